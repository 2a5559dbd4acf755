"""Pig in plain JAX on one CPU thread: a batch of games in step, each lane starting its next game when one ends.

Written to suit JAX: no scatter, no wasted lanes, the decision and the die it leads to in one step from one random number.
Both are counted as the actions they are.
"""

from __future__ import annotations

import os
from functools import partial, reduce
from importlib.metadata import version
from typing import Any, NamedTuple

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import clock
import jax
import jax.numpy as jnp

PLAYERS = 2
TARGET = 100
SIDES = 6
BATCH = 16384  # the fastest of 2,048 to 65,536 here
STEPS = 256  # between two looks at how many games have ended


class Lane(NamedTuple):
    """One game in progress, and what its lane has done so far."""

    scores: tuple[Any, ...]  # an array a seat: in one array of two axes the loop would not become a single fused kernel
    pot: Any
    seat: Any
    actions: Any
    games: Any


def new_lanes() -> Lane:
    """A batch of games at their start."""
    zeros = jnp.zeros(BATCH, jnp.int32)
    return Lane((zeros,) * PLAYERS, zeros, zeros, zeros, zeros)


def step(lane: Lane, bits: Any) -> Lane:
    """One random decision, and the die if it was to roll; a game that ends is followed by the next one's start."""
    rolls = (bits & 1) == 0
    face = 1 + ((bits >> 16) * SIDES >> 16).astype(jnp.int32)  # uneven by 1 in 10,000, which costs less than being exact
    passes = ~rolls | (face == 1)
    banked = jnp.where(rolls, 0, lane.pot)
    scores = [score + jnp.where(lane.seat == seat, banked, 0) for seat, score in enumerate(lane.scores)]
    won = reduce(jnp.logical_or, [score >= TARGET for score in scores])
    next_seat = jnp.where(lane.seat + 1 == PLAYERS, 0, lane.seat + 1)
    return Lane(
        scores=tuple(jnp.where(won, 0, score) for score in scores),
        pot=jnp.where(passes, 0, lane.pot + face),
        seat=jnp.where(won, 0, jnp.where(passes, next_seat, lane.seat)),
        actions=lane.actions + 1 + rolls,
        games=lane.games + won,
    )


def play(games: int, key: Any) -> Lane:
    """Play until at least that many games have ended."""

    def one_step(_: Any, carry: tuple[Any, Lane]) -> tuple[Any, Lane]:
        key, lanes = carry
        key, now = jax.random.split(key)
        return key, jax.vmap(step)(lanes, jax.random.bits(now, (BATCH,)))

    def some_steps(carry: tuple[Any, Lane]) -> tuple[Any, Lane]:
        result: tuple[Any, Lane] = jax.lax.fori_loop(0, STEPS, one_step, carry)
        return result

    def unfinished(carry: tuple[Any, Lane]) -> Any:
        return carry[1].games.sum() < games

    lanes: Lane = jax.lax.while_loop(unfinished, some_steps, (key, new_lanes()))[1]
    return lanes


def main() -> None:
    """Time a batch and count what it really played."""
    asked = clock.arguments(__doc__, "rollouts")
    run = jax.jit(partial(play, asked.games))
    key = jax.random.key(7)
    seconds = clock.best_seconds(lambda: jax.block_until_ready(run(key)), asked.repetitions)
    lanes = jax.device_get(run(key))
    clock.tell(
        name="JAX",
        actions=int(lanes.actions.sum(dtype="int64")),
        games=int(lanes.games.sum(dtype="int64")),
        seconds=seconds,
        version=version("jax"),
    )


if __name__ == "__main__":
    main()
