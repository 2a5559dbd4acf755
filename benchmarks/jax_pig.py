"""Pig for `peer_jax.py`: the decision and the die it leads to in one step, from one random number. Both are counted."""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax_lanes import PLAYERS, Step, after

TARGET = 100
SIDES = 6
BATCH = 16384  # the fastest of 2,048 to 65,536 here


class Lane(NamedTuple):
    """One game in progress."""

    scores: tuple[Any, ...]  # an array a seat: in one array of two axes the loop would not become a single fused kernel
    pot: Any
    seat: Any


def new() -> Lane:
    """A game at its start."""
    return Lane((0,) * PLAYERS, 0, 0)


def step(lane: Lane, bits: Any) -> Step:
    """One random decision, and the die if it was to roll."""
    rolls = (bits & 1) == 0
    face = 1 + ((bits >> 16) * SIDES >> 16).astype(jnp.int32)  # uneven by 1 in 10,000, which costs less than being exact
    passes = ~rolls | (face == 1)
    banked = jnp.where(rolls, 0, lane.pot)
    scores = tuple(score + jnp.where(lane.seat == seat, banked, 0) for seat, score in enumerate(lane.scores))
    return Step(
        lane=Lane(scores, jnp.where(passes, 0, lane.pot + face), jnp.where(passes, after(lane.seat), lane.seat)),
        actions=1 + rolls,
    )


def over(lane: Lane) -> Any:
    """Whether a game is."""
    return reduce(jnp.logical_or, [score >= TARGET for score in lane.scores])


def points(lane: Lane) -> Any:
    """What seat 0 has."""
    return lane.scores[0]
