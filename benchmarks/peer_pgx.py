"""Pgx on one CPU thread or a GPU: a batch in step with a random player, jitted whole, each game starting anew when it ends."""

from __future__ import annotations

import os
import sys
import time
from importlib.metadata import version
from typing import Any

os.environ["JAX_PLATFORMS"] = "cuda" if "cuda" in sys.argv else "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import clock
import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

SEED = 7
STEPS = 64  # in one call


def measure(game: str, batch: int, seconds: float, repetitions: int, on_gpu: bool) -> float:
    """Seconds of one step of one game: the processor's, or on a GPU those on the wall."""
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], None]:
        state, key = carry
        key, to_choose, to_step = jax.random.split(key, 3)
        action = jax.random.categorical(to_choose, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return (step(state, action, jax.random.split(to_step, batch)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, STEPS)[0])
    key, to_begin = jax.random.split(jax.random.PRNGKey(SEED))
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(to_begin, batch)), key

    def work() -> None:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))

    if on_gpu:
        return clock.best_seconds(work, repetitions, time.perf_counter) / (STEPS * batch)
    return clock.processor_seconds(work, seconds, repetitions) / (STEPS * batch)


def main() -> None:
    """The fastest of the batches."""
    asked = clock.env_arguments(__doc__, "2048", "backgammon")
    rest = (asked.seconds, asked.repetitions, asked.device == "cuda")
    found = [(measure(asked.game, batch, *rest), batch) for batch in asked.batch]
    seconds, batch = min(found)
    clock.tell(seconds=seconds, batch=batch, version=version("pgx"))


if __name__ == "__main__":
    main()
