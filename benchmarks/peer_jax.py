"""Pig and Burger Dice in plain JAX on one CPU thread: a batch of games in step, each lane starting its next game when one ends.

Written to suit JAX: no scatter, no wasted lanes, one random number a step.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, NamedTuple

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import clock
import jax
import jax.numpy as jnp
import jax_burger_dice
import jax_pig

GAMES: dict[str, Any] = {"pig": jax_pig, "burger-dice": jax_burger_dice}
STEPS = 256  # between two looks at how many games have ended


class Lanes(NamedTuple):
    """A batch of games in progress, and what each lane has done so far."""

    games: Any
    actions: Any
    ended: Any


def onward(game: Any, lanes: Lanes, starts: Any, bits: Any) -> Lanes:
    """One step of each game; one that is over is followed by the next one's start."""
    over = game.over(lanes.games)
    step = jax.vmap(game.step)(where(over, starts, lanes.games), bits)
    return Lanes(step.lane, lanes.actions + step.actions, lanes.ended + over)


def once(game: Any, lanes: Lanes, starts: Any, bits: Any) -> Lanes:
    """One step of each game; one that is over is the lane's last."""
    over = game.over(lanes.games)
    step = jax.vmap(game.step)(lanes.games, bits)
    return Lanes(where(over, lanes.games, step.lane), lanes.actions + jnp.where(over, 0, step.actions), over.astype(jnp.int32))


def where(flags: Any, yes: Any, no: Any) -> Any:
    """`jnp.where` for all arrays of a game."""
    return jax.tree.map(lambda a, b: jnp.where(flags, a, b), yes, no)


def play(game: Any, games: int, follow: Callable[..., Lanes], key: Any) -> Lanes:
    """Play until at least that many games have ended."""
    zeros = jnp.zeros(game.BATCH, jnp.int32)
    starts = jax.tree.map(lambda value: jnp.full(game.BATCH, value), game.new())

    def one_step(_: Any, carry: tuple[Any, Lanes]) -> tuple[Any, Lanes]:
        key, lanes = carry
        key, now = jax.random.split(key)
        return key, follow(game, lanes, starts, jax.random.bits(now, (game.BATCH,)))

    def some_steps(carry: tuple[Any, Lanes]) -> tuple[Any, Lanes]:
        result: tuple[Any, Lanes] = jax.lax.fori_loop(0, STEPS, one_step, carry)
        return result

    def unfinished(carry: tuple[Any, Lanes]) -> Any:
        return carry[1].ended.sum() < games

    lanes: Lanes = jax.lax.while_loop(unfinished, some_steps, (key, Lanes(starts, zeros, zeros)))[1]
    return lanes


def rollouts(game: Any, games: int, repetitions: int) -> dict[str, Any]:
    """Time a batch and count what it really played."""
    run = jax.jit(lambda key: play(game, games, onward, key))
    key = jax.random.key(7)
    seconds = clock.best_seconds(lambda: jax.block_until_ready(run(key)), repetitions)
    lanes = jax.device_get(run(key))
    return {
        "actions": int(lanes.actions.sum(dtype="int64")),
        "games": int(lanes.ended.sum(dtype="int64")),
        "seconds": seconds,
    }


def means(game: Any) -> dict[str, Any]:
    """How long one game of each lane is and what seat 0 has at its end, on average and give or take, to compare with ours."""
    lanes = jax.device_get(jax.jit(lambda key: play(game, game.BATCH, once, key))(jax.random.key(8)))
    told = {"actions": lanes.actions, "points": jax.device_get(game.points(lanes.games))}
    errors = {f"error_{what}": float(values.std()) / game.BATCH**0.5 for what, values in told.items()}
    return errors | {f"mean_{what}": float(values.mean()) for what, values in told.items()}


def main() -> None:
    """Measure one game, and tell by its means that it is the same game."""
    asked = clock.arguments(__doc__, "rollouts", game=list(GAMES))
    game = GAMES[asked.game]
    clock.tell(name="JAX", version=version("jax"), **means(game), **rollouts(game, asked.games, asked.repetitions))


if __name__ == "__main__":
    main()
