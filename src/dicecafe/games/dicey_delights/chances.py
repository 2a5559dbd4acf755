"""What rolling dice again may bring in Dicey Delights: how likely one more throw is to bring more points than the dice now."""

from __future__ import annotations

from itertools import product
from typing import Final

from dicecafe.engine.contract import Seat
from dicecafe.engine.formatting import chance
from dicecafe.words import Message

from . import awaits
from .advice import group_worths
from .cards import cash_in_limit, pay, served
from .odds import SIDES
from .table import DICE, Config, State
from .text import dice_of

SHOWN: Final = 3  # groups of dice that are worth a line


def odds(cfg: Config, s: State, seat: Seat) -> list[tuple[Message, Message]]:
    """What the dice bring as they lie, and for the best few groups of them how likely another throw brings more."""
    if s.decider != seat or s.awaits not in (awaits.REROLL_OR_KEEP, awaits.STIR_CHOICE):
        return []
    worths = group_worths(cfg, s)
    best = sorted(range(1, len(worths)), key=lambda group: -worths[group])[:SHOWN]
    again = [
        (
            Message("odds-again", dice=dice_of(group), n=len(dice_of(group))),
            Message("odds-for-more", chance=chance(chance_of_more(cfg, s, group))),
        )
        for group in sorted(best)
    ]
    return [(Message("odds-keep"), Message("points", points=points_of(cfg, s, s.dice))), *again]


def points_of(cfg: Config, s: State, dice: tuple[int, ...] | list[int]) -> int:
    """The points of the cards that these dice pay best, as many as may be cashed in."""
    matches = [(card, served(cfg, card, dice[0], dice[1], dice[2], s.snack, s.wild)) for card in s.line[s.seat] if card]
    paid = sorted((pay(cfg, card, n) for card, n in matches if n), reverse=True)
    return sum(paid[: cash_in_limit(cfg, s)])


def chance_of_more(cfg: Config, s: State, group: int) -> float:
    """How likely one throw of a group brings more points than the dice now."""
    now = points_of(cfg, s, s.dice)
    sides = [range(1, SIDES + 1) if group >> die & 1 else (s.dice[die],) for die in range(DICE)]
    throws = [points_of(cfg, s, dice) > now for dice in product(*sides)]
    return sum(throws) / len(throws)
