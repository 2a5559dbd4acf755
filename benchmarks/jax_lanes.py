"""What the games written in JAX share."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax.numpy as jnp

PLAYERS = 2


class Step(NamedTuple):
    """What one step of a game did."""

    lane: Any  # the game after it
    actions: Any  # how many actions it took, dice included


def after(seat: Any) -> Any:
    """The seat to the left."""
    return jnp.where(seat + 1 == PLAYERS, 0, seat + 1)
