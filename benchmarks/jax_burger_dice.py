"""Burger Dice for `peer_jax.py`: deciding and throwing all dice is one step, dealing with a die another.

The rules with their rulings BD-n are in src/dicecafe/games/burger_dice/rules.md. As in C, dice in the box are left out (BD-2).
"""

from __future__ import annotations

from functools import reduce
from itertools import accumulate
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax_lanes import PLAYERS, Step, after

TARGET = 50
WASTE_LIMIT = 4
ROLL_SIZE = 3
FACES = 5  # bun, patty, pickles, ketchup, cheese
SIDES = 6  # the bun is on two of them
BUN = 0
BATCH = 8192  # the fastest of 2,048 to 16,384 here


class Packed(NamedTuple):
    """One game in progress as bits of two words: XLA goes through the whole step again for each array that it gives."""

    table: Any
    points: Any


class Lane(NamedTuple):
    """One game in progress."""

    scores: tuple[Any, ...]
    to_play: tuple[Any, ...]  # in the final round and in tie turns: the seats still to have their turn
    final: Any  # whether somebody has reached the target
    seat: Any
    loose: tuple[Any, ...]  # dice still to be placed or wasted, by face
    burger: tuple[Any, ...]  # whether the burger in progress holds each face
    served: Any  # dice in completed burgers
    waste: Any
    first: Any  # whether the first roll of the turn is still to come
    failed: Any  # whether it was thrown and showed no bun: it is thrown again, with nothing to decide
    over: Any


TABLE = [("loose", 2, FACES), ("waste", 2, 0), ("seat", 1, 0), ("burger", 1, FACES)]  # bits of a number, and how many numbers
TABLE += [("first", 1, 0), ("failed", 1, 0), ("final", 1, 0), ("to_play", 1, PLAYERS), ("over", 1, 0)]
POINTS = [("scores", 10, PLAYERS), ("served", 12, 0)]
FLAGS = {"burger", "first", "failed", "final", "to_play", "over"}


def pack(lane: Lane) -> Packed:
    """The bits of a lane."""

    def word(layout: list[tuple[str, int, int]]) -> Any:
        packed: Any = 0
        place = 0
        for name, bits, count in layout:
            for number in getattr(lane, name) if count else [getattr(lane, name)]:
                packed |= jnp.asarray(number, jnp.uint32) << place
                place += bits
        return packed

    return Packed(word(TABLE), word(POINTS))


def unpack(packed: Packed) -> Lane:
    """The lane of these bits."""
    values: dict[str, Any] = {}
    for word, layout in zip(packed, (TABLE, POINTS), strict=True):
        place = 0
        for name, bits, count in layout:
            numbers = [word >> (place + i * bits) & ((1 << bits) - 1) for i in range(count or 1)]
            place += bits * len(numbers)
            made = tuple((n != 0) if name in FLAGS else n.astype(jnp.int32) for n in numbers)
            values[name] = made if count else made[0]
    return Lane(**values)


def new() -> Packed:
    """A game at its start."""
    return pack(Lane((0,) * PLAYERS, (True,) * PLAYERS, False, 0, (0,) * FACES, (False,) * FACES, 0, 0, True, False, False))


def step(packed: Packed, bits: Any) -> Step:
    """Roll or stop at random, or place or waste a die at random."""
    lane = unpack(packed)
    deals = total(lane.loose) > 0
    stops = ~deals & ~lane.first & ((bits & 1) == 1)
    rolls = ~deals & ~stops
    dice = throw(bits)
    fails = rolls & lane.first & (dice[BUN] == 0)
    lands = rolls & ~fails
    placed, wasted = random_move(lane, bits)
    closes = placed[BUN] & lane.burger[BUN]
    waste = lane.waste + either(wasted)
    ends = stops | (waste >= WASTE_LIMIT)
    stays = ~ends & ~closes
    table = pass_dice(lane, ends, jnp.where(stops, lane.served, 0))
    table = table._replace(
        loose=tuple(
            jnp.where(ends, 0, jnp.where(lands, dice[face], lane.loose[face] - (placed[face] | wasted[face])))
            for face in range(FACES)
        ),
        burger=tuple(stays & (lane.burger[face] | placed[face]) for face in range(FACES)),
        served=jnp.where(ends, 0, lane.served + jnp.where(closes, total(lane.burger) + 1, 0)),
        waste=jnp.where(ends, 0, waste),
        first=ends | (lane.first & fails),
        failed=fails,
    )
    return Step(pack(table), jnp.where(rolls, ROLL_SIZE + 1 - lane.failed, 1))


def throw(bits: Any) -> list[Any]:
    """How many dice show each face."""
    counts: list[Any] = [0] * FACES
    rest = bits >> 8
    for _ in range(ROLL_SIZE):
        rest = rest * SIDES  # the next digit to the base 6, before the point
        side, rest = rest >> 24, rest & 0xFFFFFF
        counts[BUN] += side <= 1
        for face in range(1, FACES):
            counts[face] += side == face + 1
    return counts


def random_move(lane: Lane, bits: Any) -> tuple[list[Any], list[Any]]:
    """For each face whether a die of it is placed, and whether it is wasted; all false where nothing is loose."""
    there = [count > 0 for count in lane.loose]
    fits = [~lane.burger[BUN] | either(lane.burger[1:]), *(lane.burger[BUN] & ~has for has in lane.burger[1:])]
    legal = [a & b for a, b in zip(there, fits, strict=True)] + there
    passed = list(accumulate(move.astype(jnp.uint32) for move in legal))
    pick = (bits >> 16) * passed[-1] >> 16  # uneven by 1 in 10,000, which costs less than being exact
    moves = [move & (sum_here == pick + 1) for move, sum_here in zip(legal, passed, strict=True)]
    return moves[:FACES], moves[FACES:]


def pass_dice(lane: Lane, ends: Any, scored: Any) -> Lane:
    """The game after a turn that `ends`, where it does."""
    scores = tuple(points + jnp.where(lane.seat == seat, scored, 0) for seat, points in enumerate(lane.scores))
    final = lane.final | either([score >= TARGET for score in scores])
    to_play = [left & ~(ends & final & (lane.seat == seat)) for seat, left in enumerate(lane.to_play)]
    done = ends & ~either(to_play)
    best = reduce(jnp.maximum, scores)
    leads = [score == best for score in scores]
    to_play = [jnp.where(done, leader, left) for leader, left in zip(leads, to_play, strict=True)]
    next_seat = reduce(
        lambda taken, seat: jnp.where(either([left & (seat == i) for i, left in enumerate(to_play)]), seat, taken),
        reversed(list(accumulate(range(PLAYERS), lambda seat, _: after(seat), initial=after(lane.seat)))[:-1]),
        lane.seat,
    )
    return lane._replace(
        scores=scores,
        final=final,
        to_play=tuple(to_play),
        seat=jnp.where(ends, next_seat, lane.seat),
        over=done & (total(leads) == 1),
    )


def over(packed: Packed) -> Any:
    """Whether a game is."""
    return unpack(packed).over


def points(packed: Packed) -> Any:
    """What seat 0 has."""
    return unpack(packed).scores[0]


def either(flags: Any) -> Any:
    """Whether any of the flags is set."""
    return reduce(jnp.logical_or, flags)


def total(counts: Any) -> Any:
    """The sum of small numbers or flags."""
    return sum(jnp.asarray(count, jnp.int32) for count in counts)
