"""Fitting: the network under which the results of the games are likeliest, by gradient descent in NumPy.

A position is a choice among its seats: what a network says of each of them, through softmax, should be its share of the win. The
same weights serve every seat, which no estimator of scikit-learn has, so the few lines of Adam stand here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.bots.network import INPUT, MOST_UNIT, OUTPUT, UNIT, WEIGHT, Network

Floats = NDArray[np.float32]
BATCH: Final = 1024
RATE: Final = 0.002  # of the first steps; it falls to a hundredth on a half cosine
DECAY: Final = 1e-5
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam's own


def inputs_of(rows: NDArray[Any], players: int) -> NDArray[np.int16]:
    """The inputs for each seat of each position: its features, the rivals' largest, from three seats on their sum."""
    own = rows.reshape(len(rows), players, -1)
    if players == 2:
        return np.concatenate([own, own[:, ::-1]], 2)
    total = own.sum(1, keepdims=True) - own
    most = np.stack([np.delete(own, seat, 1).max(1) for seat in range(players)], 1)
    return np.concatenate([own, most, total], 2).astype("i2")


@dataclass
class Fit:
    """A network while it learns, in floating point."""

    weights: Floats  # (inputs, units)
    biases: Floats
    out: Floats

    @classmethod
    def fresh(cls, inputs: int, units: int, random: np.random.Generator) -> Fit:
        """One that knows nothing."""
        weights = random.normal(0, (2 / inputs) ** 0.5, (inputs, units))
        out = random.normal(0, 0.1 / units**0.5, units)
        return cls(weights.astype("f4"), np.zeros(units, "f4"), out.astype("f4"))

    def logits(self, x: Floats) -> tuple[Floats, Floats]:
        """Of each seat of each position; and the units."""
        held = x @ self.weights + self.biases
        units = np.clip(held, 0, MOST_UNIT >> UNIT)
        return units @ self.out, units

    def loss(self, x: Floats, shares: Floats) -> float:
        """How unlikely results are by it, in nats a position."""
        return loss(np.concatenate([self.logits(x[at : at + 8192])[0] for at in range(0, len(x), 8192)]), shares)

    def gradients(self, x: Floats, shares: Floats) -> list[Floats]:
        """Of the loss, by each number."""
        logits, units = self.logits(x)
        error = (softmax(logits) - shares) / len(x)
        back = error[..., None] * self.out * ((units > 0) & (units < MOST_UNIT >> UNIT))
        flat = back.reshape(-1, len(self.out))
        return [x.reshape(-1, x.shape[-1]).T @ flat, flat.sum(0), (units * error[..., None]).sum((0, 1))]

    def whole(self) -> Network:
        """In whole numbers."""
        weights = np.rint(self.weights.T * (1 << WEIGHT)).astype(int).tolist()
        biases = np.rint(self.biases * (1 << WEIGHT + INPUT)).astype(int).tolist()
        return Network(weights, biases, np.rint(self.out * (1000 << OUTPUT)).astype(int).tolist())


def softmax(logits: NDArray[Any]) -> Floats:
    """Shares of the win that logits promise."""
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    found: Floats = powers / powers.sum(-1, keepdims=True)
    return found


def loss(logits: NDArray[Any], shares: Floats) -> float:
    """The cross-entropy of the results: how unlikely they are, in nats a position."""
    return float(-(shares * np.log(np.maximum(softmax(logits), 1e-9))).sum(-1).mean())


def descend(
    fit: Fit, x: Floats, shares: Floats, epochs: int, random: np.random.Generator, after_epoch: Callable[[int], bool]
) -> None:
    """Go over the positions so often with Adam; where `after_epoch` returns False it ends there."""
    numbers = [fit.weights, fit.biases, fit.out]
    first, second = ([np.zeros_like(one) for one in numbers] for _ in range(2))
    size = min(BATCH, len(x))
    steps, step = epochs * (len(x) // size), 0
    for epoch in range(epochs):
        order = random.permutation(len(x))
        for at in range(0, len(x) - size + 1, size):
            chosen = order[at : at + size]
            step += 1
            rate = RATE * (0.01 + 0.99 * (1 + np.cos(np.pi * step / steps)) / 2)
            for one, mean, square, gradient in zip(numbers, first, second, fit.gradients(x[chosen], shares[chosen]), strict=True):
                mean += (1 - FIRST) * (gradient - mean)
                square += (1 - SECOND) * (gradient**2 - square)
                one -= rate * (mean / (1 - FIRST**step) / (np.sqrt(square / (1 - SECOND**step)) + TINY) + DECAY * one)
        if not after_epoch(epoch):
            return
