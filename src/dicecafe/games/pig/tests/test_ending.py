"""The points of Pig are pots: the best one, the others, and those that a 1 took."""

from __future__ import annotations

from dicecafe.engine import ending
from dicecafe.engine.match import Match
from dicecafe.engine.registry import load
from dicecafe.words import Message


def test_points_are_pots() -> None:
    """A pot is banked by holding; a 1 loses it to nobody. The best turn is told with the line that it began at."""
    match = Match(load("pig"), ["Ann", "Bo"], {"target": 10}, 0)
    ann = "0 roll, * 4, 0 hold, 1 roll, * 5, 1 roll, * 1, 0 roll, * 2, 0 hold, 1 roll, * 3, 1 hold, 0 roll, * 6, 0 hold"
    for line in ann.split(", "):
        match.push(line)
    assert match.over
    assert ending.ending(match) == (
        [
            [(Message("part-best-turn"), 6), (Message("part-other-turns", n=2), 6)],
            [(Message("part-best-turn"), 3), (Message("part-ones", n=1, lost=5), 0)],
        ],
        (0, 6, 13),
    )
