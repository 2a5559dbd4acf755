"""Rules as machine code: what they say in Python they say compiled, and what can't be said is refused with its place."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dicecafe.compiled import arrays, jit
from dicecafe.compiled.native.errors import RuleError, SourceError
from dicecafe.engine.rule import called_rule, made_rule, rule, scratch
from dicecafe.engine.structs import Struct, i1, i2, i4, i8

NUMBERS = (-9, -3, -1, 0, 1, 2, 5, 64)
TABLE = (3, -1, 400, 7)
ROWS = ((1, 2), (30, 40), (500, 600))
SHARE = 0.25
room = scratch(4)


# ---------------------------------------------------------------- of two integers
@rule
def rounded(a: int, b: int) -> int:
    """`//` and `%` of all signs, by numbers that are known and by others."""
    n = a // 3 * 1000 + a % 3 + a // -4 * 10 + a % -4
    return n if b == 0 else n + a // b * 7 + a % b


@rule
def bits(a: int, b: int) -> int:
    """Shifts and masks."""
    shift = b & 7
    return (a << shift) ^ (a >> shift) | (a & ~b) - (1 << shift)


@rule
def relations(a: int, b: int) -> int:
    """Comparisons, also in chains, as numbers; `in`; `not`."""
    n = (a < b) + (a <= b) * 2 + (a > b) * 4 + (a >= b) * 8 + (a == b) * 16 + (a != b) * 32
    n += (-2 < a <= b < 9) * 64 + (a in (b, 5, -1)) * 128 + (a not in (b, 2)) * 256 + (not a) * 512
    return n + ((a > 0) & (b > 0)) * 1024 + ((a > 0) | (b > 0)) * 2048 + ((a > 0) ^ (b > 0)) * 4096


@rule
def unread(a: int, b: int) -> int:
    """`_` is of any type, since nobody reads it."""
    _, first = (a, b)
    _, second = (a / 2, b)
    return first + second


@rule
def sides(a: int, b: int) -> int:
    """`and` and `or` give one of their sides, `if` one of two, and what is not asked for is not worked out."""
    first = a and b
    second = a or b
    third = a > 0 and (b < 2 or a)
    nothing = 0 if b == 0 else TABLE[a // b % 4]
    return first * 1_000_000 + second * 1000 + int(third) + nothing


@rule
def extremes(a: int, b: int) -> int:
    """The least, the most, the size of a number."""
    return min(a, b, 3) * 1000 + max(a, b) * 10 + abs(a) + abs(b - a)


@rule
def loops(a: int, b: int) -> int:
    """Loops of all kinds, left early and gone on with; a counter that the body changes; its last value."""
    n, i = 0, -5
    for i in range(a, b, 2):
        if i == 3:
            continue
        if n > 50:
            break
        n += i
        i = 100
    for j in range(b, a, -3):
        for k in range(2):
            if k == j:
                break
            n += j * k
    while True:
        n += 1
        if n % 7 == 0:
            return n * 1000 + i
        while n % 5:
            n += 1


@rule
def pair(a: int, b: int = 4, c: int = 5) -> tuple[int, bool]:
    """Two things at once."""
    return a * 100 + b * 10 + c, a > b


@rule
def pairs(a: int, b: int) -> int:
    """Tuples taken apart; arguments by name, and left out."""
    one, first = pair(a, b)
    other, second = pair(b, c=a)
    both = (one, (other, first))
    one, (other, first) = both
    a, b = b, a
    return one * 1000 + other * 10 + first * 2 + second + pair(a)[0] + len(both) - b


@rule
def tables(a: int, b: int) -> int:
    """Constants by an index from either end; room that comes zeroed."""
    numbers = room()
    numbers[a & 3] += 5
    numbers[-1] -= 2
    rows = ROWS[b % 3]
    n = 0
    for i in range(len(TABLE)):
        n += numbers[i] * TABLE[i] + TABLE[-i]
    for number in rows:
        n += number
    return n + rows[1] + len(ROWS)


@called_rule
def far(a: int) -> int:
    """A rule that is called."""
    return a * a - 1


@rule
def calls(a: int, b: int) -> int:
    """Calls of a rule that is not inlined, with a bool among them."""
    return far(a) * far(b) + far(a > b)


BOTH = [rounded, bits, relations, unread, sides, extremes, loops, pairs, tables, calls]


@pytest.mark.parametrize("template", BOTH, ids=lambda template: template.__name__)
def test_numbers_are_pythons(template: Callable[[int, int], int]) -> None:
    """Interpreted and compiled, any two numbers give the same."""
    compiled = jit.compiled(template, {}, f"test-{template.__name__}")
    for a in NUMBERS:
        for b in NUMBERS:
            assert compiled(a, b) == template(a, b), (a, b)


# ---------------------------------------------------------------- floats
@rule
def reckoned(a: int, x: float) -> float:
    """Floats, and integers that become ones on the way."""
    total: Any = 0
    for i in range(1, 4):
        total += a / i
    total -= x * SHARE
    if total > x:
        return float(-total)
    return float(max(total, x) + int(x) + exp(-abs(x)) + log(x * x + 1.0) + sqrt(x * x) + (a > 0) / 2)


def test_floats_are_the_same_to_the_bit() -> None:
    """A variable that turns out to be a float is one from the start."""
    compiled = jit.compiled(reckoned, {}, "test-reckoned")
    for a in NUMBERS:
        for x in (-2.75, -0.0, 0.1, 3.0, 1e9):
            assert compiled(a, x) == reckoned(a, x), (a, x)


@rule
def divided(a: int, b: int) -> int:
    """A division by whatever comes."""
    return a // b * 10 + a % b


def test_a_division_by_zero_gives_zero() -> None:
    """Rules never raise."""
    assert jit.compiled(divided, {}, "test-divided")(7, 0) == 0


# ---------------------------------------------------------------- memory
class Thing(Struct):
    """A record with fields of all sizes."""

    small = i1(3)
    rows = i2(2, 3)
    one = i4()
    large = i8(2)


@rule
def changed(things: Any, numbers: Any, flags: Any, shares: Any) -> int:
    """Fields, rows, slices, whole records, arrays of two dimensions."""
    thing = things[1]
    thing.one += 5
    thing.small[-1] = 130
    thing.rows[1][2] -= 4
    row = thing.rows[0]
    row[0] = thing.one * 2
    thing.large[0] = 1 << 40
    things[0] = things[1]
    thing.one = 9
    part = numbers[1:-1]
    for i in range(len(part)):
        part[i, 1] += numbers[i][0]
    flags[1] = part[0, 1] > 3
    shares[0] = part[0, 1] / 3
    return int(things[0].small[2] + total(thing.large) + numbers.shape[1] * 10 + len(numbers[9:]))


@rule
def total(numbers: Any) -> int:
    """Of any array, a field among them."""
    n = 0
    for number in numbers:
        n += number
    return n


def test_memory_is_numpys() -> None:
    """What is written is what NumPy reads, cut to the size of its field."""
    things = np.zeros(2, Thing.dtype())
    numbers, flags, shares = np.arange(8, dtype="i2").reshape(4, 2), np.zeros(2, "?"), np.zeros(1, "f4")
    result = jit.compiled(changed, {}, "test-changed")(things, numbers, flags, shares)
    assert things["one"].tolist() == [5, 9]
    assert things["small"].tolist() == [[0, 0, -126]] * 2
    assert things["rows"].tolist() == [[[10, 0, 0], [0, 0, -4]]] * 2
    assert numbers.tolist() == [[0, 1], [2, 3], [4, 7], [6, 7]]
    assert flags.tolist() == [False, False]
    assert shares.tolist() == [1.0]
    assert result == -126 + (1 << 40) + 20


def fresh() -> Any:
    """A slot for memory."""
    raise NotImplementedError


@rule
def used(n: int) -> int:
    """Memory in a loop: it comes zeroed each time."""
    found = 0
    for i in range(n):
        things = fresh()
        found += things[1].one
        things[1].one = i + 1
    return found


def test_room_comes_zeroed() -> None:
    """Whatever the last one left there."""
    assert jit.compiled(used, {fresh: arrays.Room(Thing, 2)}, "test-used")(5) == 0


def test_arrays_that_cant_be_taken() -> None:
    """Every other element is no array for a rule; one that is only to be read is."""
    numbers = np.arange(6, dtype="i8")
    compiled = jit.compiled(total, {}, "test-total")
    with pytest.raises(TypeError, match="one after the other"):
        compiled(numbers[::2])
    with pytest.raises(TypeError, match="uint8"):
        compiled(numbers.astype("u1"))
    numbers.flags.writeable = False
    assert compiled(numbers) == 15


def test_a_call_is_made_again_with_what_its_arrays_hold_now() -> None:
    """Its arguments are looked at once."""
    numbers = np.arange(3, dtype="i4")
    call = jit.compiled(total, {}, "test-total").call(numbers)
    assert call() == 3
    numbers[0] = 10
    assert call() == 13


def test_threads_that_ask_at_once() -> None:
    """One compiles, the others wait, all get the same."""
    compiled = jit.compiled(loops, {}, "test-threads")
    with ThreadPoolExecutor(8) as threads:
        assert {*threads.map(lambda _: compiled(1, 40), range(32))} == {loops(1, 40)}


# ---------------------------------------------------------------- what is refused
def nobody(a: int) -> int:
    """No rule."""
    return a


@rule
def again(a: int) -> int:
    """A rule that calls itself."""
    return again(a - 1) if a else 0


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return 'text'", "'text' is no number"),
        ("return [a]", "List is no part of a rule"),
        ("with a: return 1", "With is no part of a rule"),
        ("return nowhere(a)", "nowhere is not known here"),
        ("return nobody(a)", "it is no rule: nobody"),
        ("return again(a)", "it calls itself: again"),
        ("return WORD + a", "don't mix"),
        ("if a: return 1", "it must return a value wherever it ends"),
        ("return a.field", "nothing has a field field here"),
        ("return a[0]", "only arrays and tuples have elements"),
        ("b = (a, a)\n    b = a\n    return b", "b was a"),
        ("for i in range(0, 9, a): pass", "the step of a range must be known"),
        ("b, c = a, a, a", "as many names as values"),
        ("for i in range(a): pass\n    else: return 1", "a loop has no else: return 1"),
        ("while a: a -= 1\n    else: return 1", "a loop has no else: return 1"),
        ("return room()[0:4:2][1]", "a slice has no step"),
    ],
)
def test_what_cant_be_compiled_is_said(body: str, why: str) -> None:
    """In words, with the file and the expression."""
    names = {"nobody": nobody, "again": again, "room": room, "WORD": np.uint64(1)}
    template = made_rule("wrong", f"def wrong(a):\n    {body}", names)
    with pytest.raises(RuleError, match=why) as refused:
        jit.compiled(template, {}, "test-wrong")(3)
    assert refused.value.code == "rule/unknown"
    assert why.startswith("it ") or "rule.py:" in str(refused.value)


def test_a_file_that_changed_since_it_was_loaded(tmp_path: Path) -> None:
    """Nothing is compiled that is not what is interpreted."""
    file = tmp_path / "later.py"
    text = "from dicecafe.engine.rule import rule\n\n@rule\ndef one():\n    return 1\n"
    file.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("later", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert jit.compiled(module.one, {}, "test-later")() == 1
    for other in (text.replace("return 1", "return 2"), f"\n{text}", ""):
        file.write_text(other, encoding="utf-8")
        with pytest.raises(SourceError, match=r"later\.py was changed after its rule one was loaded"):
            jit.compiled(module.one, {}, "test-later")()
