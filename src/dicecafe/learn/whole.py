"""A network of whole numbers over many positions at once, in NumPy: what `bots.network.logits` says of each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicecafe.bots.network import INPUT, MOST_UNIT, OUTPUT, UNIT, WEIGHT, Network


def logits_of(known: Network, inputs: NDArray[Any]) -> NDArray[np.int64]:
    """Thousandths of a logit, for inputs in whatever shape, the last dimension a seat's."""
    weights = np.array(known.weights, "i8").T
    held = (inputs.astype("i8") @ weights + np.array(known.biases, "i8")) >> (WEIGHT + INPUT - UNIT)
    found: NDArray[np.int64] = (np.clip(held, 0, MOST_UNIT) @ np.array(known.out, "i8")) >> (UNIT + OUTPUT)
    return found
