"""What a game lets the lab change, to see what it causes: a game's part `causes.py` defines any of the functions below.

Python, by the deck of a table:
    changes(deck) -> list[Change]           what a seat can be without, or have otherwise; `change(cfg, kind, n)` does it
    cards(deck) -> list[str]                the labels of cards that are dealt; `dealt_to(cfg, s)` says whom the next one is for
    guesses(deck, players) -> list[Guess]   what the designer says of something; `tried` and `blank`, or `claimed` and `holds`
Rules (`lab/trials.py` has them with their arguments): change, dealt_to, tried, blank, claimed, holds.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Change(NamedTuple):
    """A kind of change: to bar a seat from something, or to give it a plain one instead."""

    cause: Literal["barred", "plain"]
    of: Literal["card", "ability"]
    things: list[str]  # the label of each


class Guess(NamedTuple):
    """What a designer says of something: what it is worth in points, or how often it comes off; None where they say nothing."""

    of: Literal["card", "ability"]
    unit: Literal["points", "share"]
    thing: str  # its label
    said: float | None
