"""Strong Flavour conditions: a small vocabulary, one function each; a new one is added here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from dicecafe.engine.jit import called_rule, rule

# Each takes the three values a, b, c from the left, the three colours, and up to two numbers of the card.


@rule
def all_odd(a: int, b: int, c: int) -> bool:
    """All three values are odd."""
    return a % 2 + b % 2 + c % 2 == 3


@rule
def all_even(a: int, b: int, c: int) -> bool:
    """All three values are even."""
    return a % 2 + b % 2 + c % 2 == 0


@rule
def all_equal(a: int, b: int, c: int) -> bool:
    """All three values are the same."""
    return a == b and b == c


@rule
def at_least_two(a: int, b: int, c: int, value: int) -> bool:
    """At least two Flavours show this value."""
    return (a == value) + (b == value) + (c == value) >= 2


@rule
def contains(a: int, b: int, c: int, value: int) -> bool:
    """This value is there."""
    return a == value or b == value or c == value


@rule
def staircase(a: int, b: int, c: int) -> bool:
    """Left to right, each value is exactly 1 more than the one before."""
    return b == a + 1 and c == b + 1


class Condition(NamedTuple):
    """A condition of the deck file: the names of its numbers there, and how it is said on a card."""

    params: tuple[str, ...]
    say: Callable[[int, int], str]


CONDITIONS: Final[dict[str, Condition]] = {
    "all_odd": Condition((), lambda n, m: "1 / 3 / 5"),
    "all_even": Condition((), lambda n, m: "2 / 4 / 6"),
    "all_equal": Condition((), lambda n, m: "? = ? = ?"),
    "sum_at_most": Condition(("n",), lambda n, m: f"sum <= {n}"),
    "sum_at_least": Condition(("n",), lambda n, m: f"sum >= {n}"),
    "sum_exactly": Condition(("n",), lambda n, m: f"sum = {n}"),
    "all_at_most": Condition(("n",), lambda n, m: f"all <= {n}"),
    "all_at_least": Condition(("n",), lambda n, m: f"all >= {n}"),
    "at_least_two": Condition(("value",), lambda n, m: f"{n} + {n} + ?"),
    "contains_both": Condition(("values",), lambda n, m: f"{n} + {m} + ?"),
    "staircase": Condition((), lambda n, m: "?, ?+1, ?+2"),
    "same_colour": Condition((), lambda n, m: "one colour"),
}
NUMBER: Final = {name: number for number, name in enumerate(CONDITIONS)}
(ODD, EVEN, EQUAL, SUM_MOST, SUM_LEAST, SUM_EXACTLY, ALL_MOST, ALL_LEAST, TWO, BOTH, STAIRS, COLOUR) = range(len(CONDITIONS))


@called_rule
def holds(condition: int, n: int, m: int, a: int, b: int, c: int, same_colour: bool) -> bool:
    """Whether a condition with its numbers n and m holds for the values a, b, c from the left."""
    if condition == ODD:
        return all_odd(a, b, c)
    if condition == EVEN:
        return all_even(a, b, c)
    if condition == EQUAL:
        return all_equal(a, b, c)
    if condition == SUM_MOST:
        return a + b + c <= n
    if condition == SUM_LEAST:
        return a + b + c >= n
    if condition == SUM_EXACTLY:
        return a + b + c == n
    if condition == ALL_MOST:
        return max(a, b, c) <= n
    if condition == ALL_LEAST:
        return min(a, b, c) >= n
    if condition == TWO:
        return at_least_two(a, b, c, n)
    if condition == BOTH:
        return contains(a, b, c, n) and contains(a, b, c, m)
    if condition == STAIRS:
        return staircase(a, b, c)
    return same_colour
