"""Strong Flavour conditions: a small vocabulary, one function each; a new one is added here, and its words in words/."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.rule import called_rule, rule
from dicecafe.words import Message

# a, b and c are the three values from the left.


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


# What the deck file calls them, and their numbers there.
CONDITIONS: Final[dict[str, tuple[str, ...]]] = {
    "all_odd": (),
    "all_even": (),
    "all_equal": (),
    "sum_at_most": ("n",),
    "sum_at_least": ("n",),
    "sum_exactly": ("n",),
    "all_at_most": ("n",),
    "all_at_least": ("n",),
    "at_least_two": ("value",),
    "contains_both": ("values",),
    "staircase": (),
    "same_colour": (),
}
NUMBER: Final = {name: number for number, name in enumerate(CONDITIONS)}
(ODD, EVEN, EQUAL, SUM_MOST, SUM_LEAST, SUM_EXACTLY, ALL_MOST, ALL_LEAST, TWO, BOTH, STAIRS, COLOUR) = range(len(CONDITIONS))


@called_rule
def holds(condition: int, n: int, m: int, a: int, b: int, c: int, same_colour: bool) -> bool:
    """Whether a condition holds; n and m are the numbers that the card names with it, in the order of CONDITIONS."""
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


def strong_name(condition: int, n: int, m: int) -> Message:
    """A condition as it is said on a card, with its numbers."""
    name = [*CONDITIONS][condition]
    numbers = {"n": n, "m": m} if CONDITIONS[name] == ("values",) else {"n": n} if CONDITIONS[name] else {}
    return Message("strong", strong=name, **numbers)
