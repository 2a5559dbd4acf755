"""Binding: one source, names that lead elsewhere, a cache that never plays yesterday's rules."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dicecafe.compiled import arrays, jit, playout, step
from dicecafe.engine import registry
from dicecafe.engine.rule import Constant, called_rule, rule, scratch

SIZE = Constant()


def answer() -> int:
    """A slot."""
    raise NotImplementedError


@rule
def doubled() -> int:
    """A rule that calls a slot and names a constant."""
    return answer() * 2 + SIZE


@rule
def template() -> int:
    """A rule that calls a rule."""
    return doubled() + 1


@rule
def twenty() -> int:
    """A filling that is a rule."""
    return 20


def test_slots_are_filled_through_every_call() -> None:
    """A template's names lead where the slots say, also inside the rules it calls."""
    assert jit.interpreted(template, {answer: twenty, SIZE: 2}, "x")() == 43
    assert jit.compiled(template, {answer: twenty, SIZE: 2}, "x")() == 43
    with pytest.raises(NotImplementedError):
        template()


def test_two_bindings_of_one_template_do_not_mix() -> None:
    """Each binding keeps its own fillings."""
    one = jit.compiled(template, {answer: twenty, SIZE: 1}, "one")
    two = jit.compiled(template, {answer: twenty, SIZE: 2}, "two")
    assert (one(), two(), one()) == (42, 43, 42)


@pytest.mark.parametrize("name", registry.names())
def test_sources_are_all_files_of_the_game_and_the_bound_ones(name: str) -> None:
    """The digest covers all files of a game but its tests, the templates, the streams and the contract's constants."""
    game = registry.load(name)
    files = jit.sources(playout.many, step.compiled_slots(game))
    assert {path for path in files if game.folder in path.parents} == set(game.folder.glob("*.py"))
    others = {path.name for path in files if game.folder not in path.parents}
    layout = {"rule.py"} & others  # bound by games whose actions are numbered by rules that a program made
    assert others == {"contract.py", "playout.py", "step.py", "stream64.py"} | layout


def test_an_edited_rule_changes_the_cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule file edited between two runs is compiled anew, also where another file calls it."""
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path / "cache"))
    module = tmp_path / "callee.py"
    head = "from dicecafe.engine.rule import rule\n\n@rule\ndef value():\n    return "
    answers = []
    for number in (1, 2):
        module.write_text(f"{head}{number}\n", encoding="utf-8")
        os.utime(module, (1_000_000_000, 1_000_000_000))  # as a checkout may leave it: the same size, the same time
        answers.append(jit.compiled(template, {answer: load(module).value, SIZE: 0}, "edited")())
    assert answers == [3, 5]
    assert len(list((tmp_path / "cache").iterdir())) == 2


PLAY = """
import numpy as np
from dicecafe.compiled import playout, step
from patient_pig import GAME
policies, trace = np.full(2, step.HINTS, "i1"), np.zeros((10_000, 2), "i2")
cfg, end = GAME.config(2), GAME.State()
print(playout.compiled(GAME, playout.one)(cfg.array(), policies, 7, 0, trace, end.array()))
print(playout.interpreted(GAME, playout.one)([cfg], policies, 7, 0, trace, [end]))
"""


def test_an_edited_constant_is_compiled_anew(tmp_path: Path) -> None:
    """A game whose rules take a number from a file without a rule plays by the new number, compiled as interpreted."""
    game = tmp_path / "patient_pig"
    shutil.copytree(registry.load("pig").folder, game, ignore=shutil.ignore_patterns("tests", "web"))
    hints = (game / "hints.py").read_text(encoding="utf-8")
    assert hints.count("s.pot >= 20") == 1
    hints = hints.replace("s.pot >= 20", "s.pot >= ENOUGH").replace("from .rules", "from .patience import ENOUGH\nfrom .rules")
    (game / "hints.py").write_text(hints, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "DICECAFE_CACHE": str(tmp_path / "cache"), "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    lengths = []
    for enough in (20, 10, 20):
        (game / "patience.py").write_text(f"ENOUGH = {enough}\n", encoding="utf-8")
        run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
        compiled, interpreted = run.stdout.split()
        assert compiled == interpreted
        lengths.append(compiled)
    assert lengths[0] == lengths[2] != lengths[1]
    assert len(list((tmp_path / "cache").iterdir())) == 2


def load(path: Path) -> ModuleType:
    """A module from a file, past Python's own cache of it."""
    spec = importlib.util.spec_from_file_location("callee", path)
    assert spec
    module = importlib.util.module_from_spec(spec)
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)
    return module


@rule
def first_and_last(out: Any) -> None:
    """Write into a fresh array and hand out its ends."""
    room = fresh()
    room[1] += 5
    out[0], out[1] = room[0], room[1]


def fresh() -> Any:
    """A slot for an array on the stack."""
    raise NotImplementedError


def test_stack_arrays_come_zeroed() -> None:
    """Every call gets zeros, whatever the last one left there."""
    kernel = jit.compiled(first_and_last, {fresh: arrays.Room("i4", 2)}, "stack")
    out = np.ones(2, "i4")
    for _ in range(3):
        kernel(out)
        assert out.tolist() == [0, 5]


room = scratch(5)


@called_rule
def squares(n: int) -> int:
    """The sum of squares below n, reckoned in scratch room."""
    numbers = room()
    for i in range(n):
        numbers[i] = i * i
    total = 0
    for i in range(5):
        total += numbers[i]
    return total


@rule
def twice_squares() -> int:
    """A rule that uses the room of another twice."""
    return 1000 * squares(5) + squares(2)


def test_scratch_room_comes_zeroed_each_time() -> None:
    """What one call left in its room the next one does not find, at either speed."""
    assert twice_squares() == 30_001
    assert jit.interpreted(twice_squares, {}, "room")() == 30_001
    assert jit.compiled(twice_squares, {}, "room")() == 30_001


class Box:
    """A thing with a field of the same name as a rule."""

    field_or_rule = 7


@rule
def field_or_rule(box: Any) -> int:
    """A rule that reads a field of its own name."""
    return int(box.field_or_rule)


def test_a_field_is_not_taken_for_a_rule_of_that_name() -> None:
    """Only names of the module are bound, however fields are called."""
    assert jit.interpreted(field_or_rule, {}, "field")(Box()) == 7
