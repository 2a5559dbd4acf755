"""Estimate: a figure of every seat in batches that met dice of their own; how far the batches lie apart tells its error.

Sums and differences are taken batch by batch. So the error of a total allows for whatever its parts have in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from dicecafe.bots.estimates import BATCHES, T_95

__all__ = ["BATCHES", "T_95", "Estimate", "combined", "difference", "standard_error"]


@dataclass(frozen=True)
class Estimate:
    """Each seat's figure, as a chance to win or a difference of chances."""

    batches: Sequence[Sequence[float]]  # by batch, then by seat; a single one where it is exact
    floor: float = 0.0  # the least standard error: playouts that all ended alike prove little

    @classmethod
    def exactly(cls, means: Sequence[float]) -> Estimate:
        """Figures with no error."""
        return cls([means])

    @cached_property
    def means(self) -> list[float]:
        """The figure of each seat."""
        return [sum(values) / len(self.batches) for values in zip(*self.batches, strict=True)]

    @cached_property
    def errors(self) -> list[float]:
        """The standard error of each: it is off by more about one time in three."""
        if len(self.batches) == 1:
            return [0.0] * len(self.means)
        return [max(self.floor, standard_error(values)) for values in zip(*self.batches, strict=True)]


def combined(parts: Iterable[tuple[float, Estimate]]) -> Estimate:
    """The sum of estimates, so many times each."""
    listed = list(parts)
    weights = [weight for weight, _ in listed]
    rows = []
    for number in range(max(len(estimate.batches) for _, estimate in listed)):
        seats = zip(*(_batch(estimate, number) for _, estimate in listed), strict=True)
        rows.append([sum(weight * value for weight, value in zip(weights, values, strict=True)) for values in seats])
    return Estimate(rows, max(abs(weight) * estimate.floor for weight, estimate in listed))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much the first is more."""
    return combined([(1.0, one), (-1.0, other)])


def _batch(estimate: Estimate, number: int) -> Sequence[float]:
    return estimate.batches[number if len(estimate.batches) > 1 else 0]


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent figures, by how far they lie apart."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
