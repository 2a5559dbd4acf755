"""A GPU plays the CPU's games, to the bit: here in Numba's simulator; benchmarks/gpu.py does the same on a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dicecafe import DiceCafeError, cli, load
from dicecafe.compiled import gpu, jit, playout
from dicecafe.engine import registry
from dicecafe.lab import simulation
from dicecafe.lab.batch import Batch
from dicecafe.lab.run import RunSettings, simulate
from dicecafe.lab.statistics import statistics

SIMULATED = Path(__file__).parent / "support" / "simulated_gpu.py"


@pytest.mark.parametrize("name", registry.names())
def test_a_simulated_gpu_plays_the_same_games(name: str) -> None:
    """Points, places and lengths, with random players and with hints."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([sys.executable, str(SIMULATED), name], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.split() == [name, "True", "True"], run.stderr


class OnCpu:
    """What `gpu.Games` does, on the CPU."""

    def __init__(self, *given: Any) -> None:
        self.given = given

    def __call__(self, start: int, count: int) -> tuple[object, object, object]:
        """Play games `start` and on."""
        game, cfgs, policies, seed = self.given
        rows = np.zeros((count, 2), "i4"), np.zeros((count, 2), "i1"), np.zeros(count, "i8")
        playout.compiled(game, playout.many)(cfgs, policies, seed, start, np.zeros((0, 2), "i2"), *rows)
        return rows


def test_a_batch_is_launched_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch on a GPU comes to the same sums, whatever the size of a launch."""
    monkeypatch.setattr(gpu, "Games", OnCpu)
    monkeypatch.setitem(simulation.CHUNKS, "cuda", 300)
    asked = Batch(load("pig"), ["greedy", "random"], {"target": 30}, 1000, seed=3)
    assert statistics(asked, simulate(asked, RunSettings(device="cuda"))) == statistics(asked, simulate(asked))


def test_without_a_gpu_one_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The command says that there is none, and what to do."""
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    with pytest.raises(DiceCafeError, match="leave out --device cuda") as refused:
        jit.cuda()
    assert refused.value.code == "device/none"
    assert cli.main(["simulate", "pig", "--games", "10", "--device", "cuda"]) != 0
    assert "device/none" in capsys.readouterr().err


def test_a_newer_numpy_is_given_what_numba_cuda_looks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """NumPy 2.5 has no `row_stack`, without which numba-cuda can't be imported."""
    monkeypatch.delattr(np, "row_stack", raising=False)
    jit.numba_cuda()
    assert np.row_stack is np.vstack


@pytest.mark.parametrize("more", [["--players", "easy,random"], ["--stats", "sums.json"], ["--ray", "local"]])
def test_what_a_gpu_does_not_play(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Only what one kernel can play and sum up."""
    assert cli.main(["simulate", "pig", "--games", "10", "--device", "cuda", *more]) != 0
    assert "device/unfit" in capsys.readouterr().err
