"""What rolling dice again may bring in Dicey Delights: what the turn is worth then, and the matches of each camper."""

from __future__ import annotations

from .advice import chances, group_worths
from .deck import DECK, LINE
from .table import REROLL_OR_KEEP, STIR_CHOICE, Config, State
from .text import group_words


def odds(cfg: Config, s: State, seat: int) -> list[tuple[str, str]]:
    """For every group of dice, and for keeping them all: its worth, and 1, 2 and 3 matches on each camper in percent."""
    if s.decider != seat or s.awaits not in (REROLL_OR_KEEP, STIR_CHOICE):
        return []
    cards, campers = [card for card in s.line[s.seat * LINE : s.seat * LINE + LINE] if card], DECK.of(cfg).campers
    rows = list[tuple[str, str]]()
    for group, worth in enumerate(group_worths(cfg, s)):
        each = ["/".join(f"{100 * p:.0f}" for p in chances(cfg, s, card, group)[1:]) for card in cards]
        matches = ", ".join(f"{campers[card - 1]} {odds}%" for card, odds in zip(cards, each, strict=True))
        rows.append((f"roll {group_words(group)} again" if group else "keep all", f"worth {worth:.2f} points; {matches}"))
    return rows
