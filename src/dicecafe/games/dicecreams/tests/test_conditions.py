"""Every Strong condition, by table and against a plain restatement over all triples of values."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from dicecafe.games.dicecreams.conditions import CONDITIONS, NUMBER, holds, strong_name
from dicecafe.words import Message

Values = tuple[int, int, int]
TRIPLES: list[Values] = list(product(range(1, 7), range(1, 7), range(1, 7)))

# What a condition means, in the plainest words there are.
PLAIN: dict[str, Callable[[Values, int, int], bool]] = {
    "all_odd": lambda v, n, m: set(v) <= {1, 3, 5},
    "all_even": lambda v, n, m: set(v) <= {2, 4, 6},
    "all_equal": lambda v, n, m: len(set(v)) == 1,
    "sum_at_most": lambda v, n, m: sum(v) <= n,
    "sum_at_least": lambda v, n, m: sum(v) >= n,
    "sum_exactly": lambda v, n, m: sum(v) == n,
    "all_at_most": lambda v, n, m: all(value <= n for value in v),
    "all_at_least": lambda v, n, m: all(value >= n for value in v),
    "at_least_two": lambda v, n, m: v.count(n) >= 2,
    "contains_both": lambda v, n, m: {n, m} <= set(v),
    "staircase": lambda v, n, m: v in [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)],
    "same_colour": lambda v, n, m: False,
}


def test_every_condition_is_restated() -> None:
    """No condition is left out here, and each has its number."""
    assert list(PLAIN) == list(CONDITIONS) == list(NUMBER)
    assert list(NUMBER.values()) == list(range(12))


@pytest.mark.parametrize("name", PLAIN)
def test_against_the_plain_restatement(name: str) -> None:
    """Over all 216 triples, all numbers, of one colour and of several, it holds exactly when the plain words say so."""
    params = CONDITIONS[name]
    numbers = list(product(range(1, 7), repeat=2)) if params == ("values",) else [(n, 0) for n in range(19 if params else 1)]
    for (n, m), values, same in product(numbers, TRIPLES, (False, True)):
        expected = same if name == "same_colour" else PLAIN[name](values, n, m)
        assert holds(NUMBER[name], n, m, *values, same) == expected, (name, n, m, values, same)


@pytest.mark.parametrize(
    ("name", "n", "m", "values", "colours", "expected"),
    [
        ("all_odd", 0, 0, (1, 3, 5), "ykb", True),
        ("all_odd", 0, 0, (1, 3, 4), "ykb", False),
        ("all_even", 0, 0, (2, 2, 6), "ykb", True),
        ("all_even", 0, 0, (2, 5, 6), "yyy", False),
        ("all_equal", 0, 0, (4, 4, 4), "ykb", True),
        ("all_equal", 0, 0, (4, 4, 5), "ykb", False),
        ("sum_at_most", 5, 0, (2, 2, 1), "ykb", True),
        ("sum_at_most", 5, 0, (2, 2, 2), "ykb", False),
        ("sum_at_least", 14, 0, (6, 6, 2), "ykb", True),
        ("sum_at_least", 14, 0, (6, 6, 1), "ykb", False),
        ("sum_exactly", 12, 0, (6, 5, 1), "ykb", True),
        ("sum_exactly", 12, 0, (6, 6, 1), "ykb", False),
        ("all_at_most", 2, 0, (2, 1, 2), "ykb", True),
        ("all_at_most", 2, 0, (1, 1, 3), "ykb", False),
        ("all_at_least", 5, 0, (5, 6, 5), "ykb", True),
        ("all_at_least", 5, 0, (6, 6, 4), "ykb", False),
        ("at_least_two", 6, 0, (6, 1, 6), "ykb", True),
        ("at_least_two", 6, 0, (6, 1, 1), "ykb", False),
        ("contains_both", 2, 5, (5, 1, 2), "ykb", True),
        ("contains_both", 2, 5, (2, 2, 4), "ykb", False),
        ("staircase", 0, 0, (3, 4, 5), "ykb", True),
        ("staircase", 0, 0, (5, 4, 3), "ykb", False),
        ("staircase", 0, 0, (3, 5, 4), "ykb", False),
        ("same_colour", 0, 0, (1, 4, 6), "ppp", True),
        ("same_colour", 0, 0, (1, 4, 6), "ppk", False),
    ],
)
def test_by_table(name: str, n: int, m: int, values: Values, colours: str, expected: bool) -> None:
    """One that holds and one that just does not, for each condition."""
    assert holds(NUMBER[name], n, m, *values, len(set(colours)) == 1) == expected


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("sum_at_most", {"n": 5}), ("at_least_two", {"n": 5}), ("contains_both", {"n": 5, "m": 2}), ("same_colour", {})],
)
def test_how_it_is_said(name: str, numbers: dict[str, int]) -> None:
    """On a card a condition is said with its numbers."""
    assert strong_name(NUMBER[name], 5, 2) == Message("strong", strong=name, **numbers)
