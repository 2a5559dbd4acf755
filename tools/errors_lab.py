"""How to make each mistake that only the lab can tell of; tools/errors.py writes down what one is told."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from dicecafe import cli
from dicecafe.compiled import jit
from dicecafe.compiled.native import source
from dicecafe.engine import files
from dicecafe.engine.registry import load
from dicecafe.engine.rule import made_rule
from dicecafe.lab import cluster, goals, plots, stats_file, sweep
from dicecafe.lab.batch import Batch
from dicecafe.lab.run import RunSettings, run


def resumed(text: str) -> None:
    """Go on with what a file holds."""
    with patch.object(files, "read", return_value=text):
        stats_file.load(Path("sums.json"), Batch(load("pig"), ["greedy", "greedy"], {}, 10))


def without_matplotlib() -> None:
    """Ask for a page where nothing can draw it."""
    with patch.dict(sys.modules, {"matplotlib": None}):
        plots.require()


def tune(*words: str) -> None:
    """Tune a game that has no cards."""
    cli.run(["tune", "burger-dice", *words])


def without_gpu() -> None:
    """Ask for a GPU where there is none."""
    with patch("numba.cuda.is_available", return_value=False):
        jit.cuda()


def changed_rule() -> None:
    """Compile a rule whose file is another than it was."""
    with patch.object(source, "_definitions", return_value={}):
        jit.compiled(load("pig").kernels["turn"], {}, "errors")(0)


def without_cluster() -> None:
    """Ask for a cluster where there is none."""

    def init(**given: Any) -> None:
        raise ConnectionError

    ray: Any = SimpleNamespace(is_initialized=lambda: False, init=init)
    with patch.dict(sys.modules, {"ray": ray}):
        list(cluster.on_ray(lambda start, count: 0, range(1), "auto"))


MISTAKES: dict[str, Callable[[], object]] = {
    "option/range": lambda: sweep.rule_sets(load("burger-dice"), ["target=30..x"], []),
    "tally/unreadable": lambda: resumed("{}"),
    "tally/other": lambda: resumed('{"format": "dicecafe-tally/1", "game": "burger-dice"}'),
    "goal/unknown": lambda: goals.parse("turn=12..18"),
    "goal/range": lambda: goals.parse("turns=18..12"),
    "goal/unfit": lambda: tune("--goal", "cards=1.5", "--option", "target=30..60"),
    "extra/missing": without_matplotlib,
    "device/none": without_gpu,
    "rule/unknown": lambda: jit.compiled(made_rule("tax", "def tax(a):\n    return a ** 2", {}), {}, "errors")(3),
    "rule/changed": changed_rule,
    "device/unfit": lambda: run(Batch(load("pig"), ["easy", "easy"], {}, 1), None, RunSettings(device="cuda"), False),
    "ray/unreachable": without_cluster,
    "ray/failed": lambda: cluster._play(lambda start, count: 0, "0.0.9", 0, 1),
}
