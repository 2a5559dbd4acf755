"""Tipping and spinning: the algebra of a die with three axes, against a plain model of it."""

from __future__ import annotations

from itertools import permutations

import pytest

from dicecafe.engine.stream import Stream
from dicecafe.games.dessert_dice.clusters import SQUARES, WIDTH
from dicecafe.games.dessert_dice.dice import CARRIES, COLOUR, EAST_WEST, GREEN, NORTH_SOUTH, SHOWN, SIDES, TOP, die_lying
from dicecafe.games.dessert_dice.rules import EAST, NORTH, SOUTH, WEST, State, beside, tip

DICE = range(1, GREEN)
ROUNDS = list(permutations((NORTH, EAST, SOUTH, WEST)))
C3 = SQUARES // 2
Axes = tuple[int, int, int]  # the desserts up, north-south, east-west


def axes(die: int) -> Axes:
    """How a die lies."""
    return TOP[die], NORTH_SOUTH[die], EAST_WEST[die]


def turned(lies: Axes, direction: int) -> Axes:
    """The plain model: over a north or south edge the first two axes change places, else the first and the last."""
    up, ns, ew = lies
    return (ns, up, ew) if direction in (NORTH, SOUTH) else (ew, ns, up)


def tipped(die: int, *directions: int, square: int = C3) -> tuple[int, int]:
    """Where a die alone on the board is after these tips, and how it lies."""
    s = State(left=SQUARES - 1, empty=[1] * SQUARES)
    s.board[square], s.empty[square] = die, 0
    for direction in directions:
        tip(s, square, direction)
        square = beside(square, direction)
        assert [n for n in range(SQUARES) if s.board[n]] == [n for n in range(SQUARES) if not s.empty[n]] == [square]
    return square, s.board[square]


def test_24_ways_to_lie() -> None:
    """Four colours lie in six ways each, no two alike, each way the three desserts of the colour."""
    assert len({(COLOUR[die], *axes(die)) for die in DICE}) == len(DICE) == 24
    for die in DICE:
        assert sorted(axes(die)) == list(CARRIES[COLOUR[die]])


def test_spin_is_a_choice_of_two() -> None:
    """A die of the supply keeps its top; its turn about the vertical axis changes the two sides over."""
    for shown in range(SHOWN):
        one, two = die_lying(shown, 0), die_lying(shown, 1)
        assert TOP[one] == TOP[two] == CARRIES[shown // SIDES][shown % SIDES]
        assert COLOUR[one] == COLOUR[two] == shown // SIDES
        assert (NORTH_SOUTH[one], EAST_WEST[one]) == (EAST_WEST[two], NORTH_SOUTH[two])
    assert {die_lying(shown, turn) for shown in range(SHOWN) for turn in range(2)} == set(DICE)


@pytest.mark.parametrize("direction", [NORTH, EAST, SOUTH, WEST])
def test_one_tip(direction: int) -> None:
    """Every die, every direction, as in the model; the colour stays."""
    steps = {NORTH: WIDTH, EAST: 1, SOUTH: -WIDTH, WEST: -1}
    for die in DICE:
        square, after = tipped(die, direction)
        assert (square, COLOUR[after], axes(after)) == (C3 + steps[direction], COLOUR[die], turned(axes(die), direction))


@pytest.mark.parametrize("direction", [NORTH, EAST, SOUTH, WEST])
def test_there_and_back(direction: int) -> None:
    """A tip and the opposite one leave the die as it was, where it was."""
    for die in DICE:
        assert tipped(die, direction, (direction + 2) % 4) == (C3, die)


def test_round_a_square() -> None:
    """North, east, south, west: back on its square, but turned: up is what lay north-south. Three rounds are none."""
    for die in DICE:
        up, ns, ew = axes(die)
        square, after = tipped(die, NORTH, EAST, SOUTH, WEST)
        assert (square, axes(after)) == (C3, (ns, ew, up))
        assert tipped(die, *(NORTH, EAST, SOUTH, WEST) * 2)[1] not in (die, after)
        assert tipped(die, *(NORTH, EAST, SOUTH, WEST) * 3) == (C3, die)


@pytest.mark.parametrize("way", ROUNDS, ids=str)
def test_every_closed_round_of_four(way: tuple[int, ...]) -> None:
    """Any order of the four directions leads back; the die is turned if the way goes round a square, else the tips undo."""
    for die in DICE:
        square, after = tipped(die, *way)
        assert square == C3
        assert (after != die) == (way[0] % 2 != way[1] % 2 != way[2] % 2)


def test_what_tips_can_reach() -> None:
    """By tips all six ways to lie are reached, but on one square only three: the others lie on squares of the other colour."""
    for die in DICE:
        reached = {(C3, die)}
        waiting = [(C3, die)]
        for square, lying in waiting:
            for direction in range(4):
                if beside(square, direction) >= 0:
                    after = tipped(lying, direction, square=square)
                    if after not in reached:
                        reached.add(after)
                        waiting.append(after)
        assert len(reached) == SQUARES * 3
        assert {lying for _, lying in reached} == {other for other in DICE if COLOUR[other] == COLOUR[die]}
        here = {lying for square, lying in reached if square == C3}
        dark = {lying for square, lying in reached if square % 2 == C3 % 2}
        light = {lying for square, lying in reached if square % 2 != C3 % 2}
        assert die in here == dark
        assert not dark & light
        assert {TOP[lying] for lying in here} == set(CARRIES[COLOUR[die]])


def test_the_green_die_stays_blank() -> None:
    """DD-9: the green die is tipped like any other and shows nothing whichever way."""
    assert axes(GREEN) == (-1, -1, -1)
    for way in ROUNDS:
        assert tipped(GREEN, *way) == (C3, GREEN)
    for direction in range(4):
        assert tipped(GREEN, direction) == (beside(C3, direction), GREEN)


def test_long_walks_against_the_model() -> None:
    """1,000 random walks of 30 tips: square and axes are the model's after every tip, and the desserts never change."""
    rng = Stream(3, 0)
    for _ in range(1000):
        square, die = rng.below(SQUARES), 1 + rng.below(len(DICE))
        x, y, lies = square % WIDTH, square // WIDTH, axes(die)
        for _ in range(30):
            direction = rng.below(4)
            dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[direction]
            if not (0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH):
                assert beside(square, direction) == -1
                continue
            x, y, lies = x + dx, y + dy, turned(lies, direction)
            square, die = tipped(die, direction, square=square)
            assert (square, axes(die)) == (x + WIDTH * y, lies)
            assert sorted(lies) == list(CARRIES[COLOUR[die]])
