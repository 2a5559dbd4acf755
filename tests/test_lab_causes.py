"""Causes: faults planted in decks are found by them, and nothing else is."""

from __future__ import annotations

import pytest
from planting import PLANTERS, tried

SMALL = {"dicecreams": (2, 20_000), "dicey-delights": (1, 8_000)}  # which faults, in how many games: fewer than a report's


@pytest.mark.parametrize("name", PLANTERS)
def test_planted_faults_are_found_by_their_causes(name: str) -> None:
    """A card twice too strong, one never worth its while, something impossible, an option, a wrong guess; no innocent card."""
    assert tried(name, *SMALL[name]) == (set(), set())
