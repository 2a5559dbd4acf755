"""What rolling dice again may bring in Dicey Delights: what the turn is worth then, and the matches of each camper."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.words import Message

from . import awaits
from .advice import chances, group_worths
from .table import Config, State
from .text import camper, dice_of


def odds(cfg: Config, s: State, seat: Seat) -> list[tuple[Message, Message]]:
    """For every group of dice, and for keeping them all: its worth, and how likely each camper has 1, 2 and 3 matches."""
    if s.decider != seat or s.awaits not in (awaits.REROLL_OR_KEEP, awaits.STIR_CHOICE):
        return []
    cards = [card for card in s.line[s.seat] if card]
    rows = list[tuple[Message, Message]]()
    for group, worth in enumerate(group_worths(cfg, s)):
        label = Message("odds-again", dice=dice_of(group), n=len(dice_of(group))) if group else Message("odds-keep")
        rows.append((label, Message("odds-worth", worth=worth, campers=[matches(cfg, s, card, group) for card in cards])))
    return rows


def matches(cfg: Config, s: State, card: int, group: int) -> Message:
    """How likely a camper has 1, 2 and 3 matches after one throw of a group."""
    _, one, two, three = chances(cfg, s, card, group)
    return Message("odds-matches", camper=camper(cfg, card), one=one, two=two, three=three)
