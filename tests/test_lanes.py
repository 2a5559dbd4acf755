"""Rules in lanes: whatever a rule is written with does in each lane what it does alone. The conformance kit plays whole games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dicecafe.compiled import jit, lanes
from dicecafe.compiled.lane_memory import LaneState, memory, put_record, take_lane, words
from dicecafe.compiled.lanes import WIDTH, all_on, new_lanes
from dicecafe.compiled.vectors import FLAG, Lanes, Shape, constant
from dicecafe.compiled.widen import widened
from dicecafe.compiled.widen_values import Unfit
from dicecafe.engine import registry
from dicecafe.engine.rule import rule, scratch
from dicecafe.engine.structs import Struct, i1, i2, i4

GAMES = 16
LENGTH = 8
LIMIT = 5
room = scratch(4)


class State(Struct):
    """A position that rules below play with."""

    a = i1()  # differs from lane to lane, also negative
    b = i2()
    out = i2()  # what came of it
    row = i2(LENGTH)  # longer than what is always looked at
    calls = i2()  # how often `counted` was asked


@rule
def counted(s: State, answer: bool) -> bool:
    """An answer that leaves a trace."""
    s.calls += 1
    return answer


@rule
def sign(n: int) -> int:
    """Several returns, one in each branch."""
    if n < 0:
        return -1
    if n == 0:
        return 0
    return 1


@rule
def branches(s: State) -> None:
    """Sides with returns, calls and values of their own."""
    s.out = sign(s.a)
    if s.a > 2:
        if s.b > 3:
            s.out += 10
            return
        kept = s.a
    else:
        kept = -s.a
    s.out += kept * 100


@rule
def questions(s: State) -> None:
    """`and`, `or` and `not` ask no more than they need to."""
    if s.a > 0 and counted(s, s.b > 2) and not counted(s, s.a == 4):
        s.out += 1
    if s.a < -2 or counted(s, s.b < 5) or counted(s, True):
        s.out += 2
    s.out += 4 if counted(s, s.a != 0) and s.b else 8


@rule
def first_above(s: State, least: int) -> int:
    """A loop that some games leave early, by a return."""
    for place in range(LENGTH):
        if s.row[place] > least:
            return place
    return -1


@rule
def loops(s: State) -> None:
    """Loops that are left, skipped over and gone through, inside each other."""
    total = 0
    for i in range(LENGTH):
        if s.row[i] == s.a:
            continue
        if s.row[i] > LIMIT:
            break
        for j in range(3):
            if j == s.b:
                break
            total += s.row[i] + j
        last = i
        s.calls += last
    s.out = total + 1000 * first_above(s, s.b)


@rule
def halvings(s: State) -> None:
    """A loop of as many rounds as each game needs."""
    n = s.b
    while n > 0 and s.out < 9:
        s.out += 1
        if n == 3:
            break
        n = n >> 1


@rule
def items(s: State) -> None:
    """Arrays at an index that differs between games, within and beyond the near places."""
    place = s.b & (LENGTH - 1)
    s.row[place] += 7
    s.row[place] -= s.a
    s.row[LENGTH - 1 - place] = s.row[place] * 2
    s.row[1] = s.a > 0
    s.out = s.row[place] + max(s.a, s.b) - min(s.a, 3) + int(s.b > 3) + bool(s.a)


@rule
def pair(s: State) -> tuple[int, int]:
    """Two results."""
    return s.b, s.a


@rule
def names(s: State) -> None:
    """Names that get another value, alone and in pairs."""
    x, y = pair(s)
    if x > y:
        x, y = y, x
    x += (s.a ^ s.b) & 3 | 4
    s.out = x * 10 + y


def wide_rule(on: Any, s: Any) -> None:
    """The slot for the rule that is tried."""
    raise NotImplementedError


@rule
def tried(records: Any, numbers: Any) -> None:
    """Take each record into a lane, do the rule once, and give them back."""
    on, s = all_on(), new_lanes()
    for lane in range(WIDTH):
        put_record(words(on, numbers) == lane, s, records[lane:])
    wide_rule(on, s)
    for lane in range(WIDTH):
        take_lane(s, lane, records[lane:])


def check_lanes(function: Any, bits: int) -> None:
    """Random positions, each in a lane beside others: the interpreter agrees about every field."""
    shape = Shape(GAMES, bits)
    slots = {
        wide_rule: widened(function, {}, {}),
        WIDTH: GAMES,
        all_on: constant(Lanes(FLAG, shape), 1),
        new_lanes: memory(LaneState(State.fields, shape)),
    }
    kernel = jit.compiled_by_numba(tried, slots, f"{function.__name__}-{bits}")
    random = np.random.default_rng(1)
    for _ in range(20):
        numbers = random.integers(-3, 8, (GAMES, LENGTH + 2)).tolist()
        states = [State(a=a, b=b + 3, row=row) for a, b, *row in numbers]
        records = np.concatenate([state.array() for state in states])
        kernel(records, np.arange(GAMES))
        for state, record in zip(states, records, strict=True):
            before = state.copy()
            function(state)
            assert State.from_record(record) == state, f"{function.__name__} of {before}"


@pytest.mark.parametrize("bits", [16, 32])
@pytest.mark.parametrize("function", [branches, questions, loops, halvings, items, names], ids=lambda rule: rule.__name__)
def test_each_lane_does_what_a_game_does_alone(function: Any, bits: int) -> None:
    """With numbers of either length."""
    check_lanes(function, bits)


def test_lanes_need_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no folder can be made, they are compiled and not kept."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("DICECAFE_CACHE", str(tmp_path / "file" / "cache"))
    check_lanes(names, 16)


def test_what_rewrites_rules_names_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another `widen` is another entry: what yesterday's made of a game is not played."""
    before = lanes.rewriting_digest()
    monkeypatch.setattr(lanes, "REWRITING", lanes.REWRITING[1:])
    assert lanes.rewriting_digest() != before
    assert {module.__name__.rpartition(".")[2] for module in lanes.REWRITING} == {"lane_memory", "widen", "widen_values"}


@rule
def reckons(s: State) -> None:
    """A rule with scratch room."""
    numbers = room()
    s.out = numbers[0]


def test_what_has_no_form_in_lanes_is_named_with_its_line() -> None:
    """Scratch room is refused by name, where it stands."""
    line = reckons.__code__.co_firstlineno + 3
    with pytest.raises(Unfit, match=rf"test_lanes\.py:{line}: no call of room in lanes"):
        widened(reckons, {}, {})


class Long(State):
    """A position with a longer number."""

    points = i4()


def test_numbers_are_as_short_as_the_fields_allow() -> None:
    """16 bits where no field has more; a longer field makes all numbers longer."""
    assert (lanes.number_bits(State), lanes.number_bits(Long)) == (16, 32)


PLAY = """
import numpy as np
from dicecafe.compiled import playout, step
from halved_pig import GAME
rows = [(np.zeros((50, 2), "i4"), np.zeros((50, 2), "i1"), np.zeros(50, "i8")) for _ in range(2)]
for kernel, row in zip((playout.compiled(GAME, playout.many), playout.batches(GAME)), rows):
    kernel(GAME.config(2).array(), np.full(2, step.RANDOM, "i1"), 7, 0, np.zeros((0, 2), "i2"), *row)
print(all((one == other).all() for one, other in zip(*rows)), rows[0][2].sum() > 0)
"""


def test_a_changed_rule_without_a_form_in_lanes_is_played_one_by_one(tmp_path: Path) -> None:
    """Whoever changes a rule of a game that has lanes may say in it what rules may say."""
    game = tmp_path / "halved_pig"
    shutil.copytree(registry.load("pig").folder, game, ignore=shutil.ignore_patterns("tests", "web"))
    rules = (game / "rules.py").read_text(encoding="utf-8")
    assert rules.count("s.pot += a + 1") == 1
    (game / "rules.py").write_text(rules.replace("s.pot += a + 1", "s.pot += a // 2 + 1"), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.split() == ["True", "True"], run.stderr
