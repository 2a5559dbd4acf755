"""The page for researchers and its example are true: what is generated is up to date, what is shown runs."""

from __future__ import annotations

import doctest
import io
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "envs.md"


def test_the_page_is_up_to_date() -> None:
    """It is what its script makes of the games now."""
    assert PAGE.read_text(encoding="utf-8") == runpy.run_path(str(ROOT / "tools" / "envs.py"))["page"](), (
        "run python tools/envs.py"
    )


def test_its_sessions_run() -> None:
    """One after the other in one space, printing what the page shows."""
    sessions = re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(sessions) == 5
    test, told = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, PAGE.name, str(PAGE), 0), io.StringIO()
    assert doctest.DocTestRunner(verbose=False).run(test, out=told.write).failed == 0, told.getvalue()


def test_search_with_exact_chances_learns() -> None:
    """A few rounds, and its decisions cost far less than those of greedy."""
    command = [sys.executable, str(ROOT / "examples" / "search_chance.py"), "--rounds", "400", "--games", "4"]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    search, greedy = (float(number) for number in re.findall(r": ([\d.]+)%", done.stdout))
    assert search < 1 < greedy


def test_the_training_example_learns(tmp_path: Path) -> None:
    """A few rounds are enough to win games of which a beginner wins none; then it says how far it is from the optimum."""
    kept = tmp_path / "burger.npz"
    command = [sys.executable, str(ROOT / "examples" / "train_burger.py"), "--rounds", "22", "--games", "4", "--save", str(kept)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}  # as the example says: several threads would only wait for each other
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    numbers = [float(number) for number in re.findall(r"(?:wins|optimum:) ([\d.]+)%", done.stdout)]
    greedy, _, first, distance = numbers
    assert greedy > 20
    assert first == 55.3
    assert 0 < distance < 50
    with np.load(kept, allow_pickle=False) as arrays:  # plain named arrays, layer after layer
        shapes = [(arrays[f"weight{n}"].shape, arrays[f"bias{n}"].shape) for n in range(3)]
        assert len(arrays.files) == 6
    assert all(weight[1:] == bias for weight, bias in shapes)
    assert shapes[0][0][1] == shapes[1][0][0]
    assert shapes[2][1] == (13,)  # the actions, and how well the seat stands
