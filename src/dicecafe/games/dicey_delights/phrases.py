"""The phrases of records: actions name a card by its place in a line, records by its number."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.actions import Layout
from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.rule import called_rule, rule

from . import moves, ops
from .deck import LINE, MAX_CARDS
from .moves import group_of, move_of, place_of, rival_of, rivals_place_of
from .table import Config, State
from .windows import aims_at

CARDS: Final = range(1, MAX_CARDS + 1)
PHRASES: Final = Layout()
PHRASES.plain(moves.USE_ON_CARD)  # actions that name no card are phrases as they are
_, say_use = PHRASES.move(card=CARDS)
_, say_score = PHRASES.move(card=CARDS)
_, say_double = PHRASES.move(card=CARDS)
_, say_ability = PHRASES.move(card=CARDS)
_, say_share = PHRASES.move(card=CARDS)
_, say_dump = PHRASES.move(low=CARDS, high=CARDS)  # a dump of one card names it twice
_, say_swap = PHRASES.move(own=CARDS, rivals=CARDS)


@called_rule
def phrase(cfg: Config, s: State, seat: Seat, a: Action) -> int:
    """The words of an action: a card instead of its place."""
    move = move_of(a)
    if move == moves.DUMP:
        return phrase_of_dump(s, seat, group_of(a))
    if move == moves.SWAP:
        return say_swap(sayable(s.line[seat][place_of(a)]), sayable(s.line[rival_of(a)][rivals_place_of(a)]))
    card = sayable(card_named(cfg, s, seat, a))
    if move == moves.USE_ON_CARD:
        return say_use(card)
    if move == moves.SCORE:
        return say_score(card)
    if move == moves.DOUBLE:
        return say_double(card)
    if move == moves.ABILITY:
        return say_ability(card)
    return say_share(card) if move == moves.SHARE else a


@rule
def card_named(cfg: Config, s: State, seat: Seat, a: Action) -> int:
    """The card on the place that an action names: in the rival's line where an ability discards it, else in one's own."""
    rivals = move_of(a) == moves.USE_ON_CARD and s.kept[seat] and aims_at(cfg, s.kept[seat]) == ops.DISCARD_CARD
    return s.line[s.seat if rivals else seat][place_of(a)]


@rule
def phrase_of_dump(s: State, seat: Seat, group: int) -> int:
    """A dump names its cards in rising order."""
    low, high = MAX_CARDS, 1
    for place in range(LINE):
        if group >> place & 1:
            card = sayable(s.line[seat][place])
            low = min(low, card)
            high = max(high, card)
    return say_dump(low, high)


@rule
def sayable(card: int) -> int:
    """A card that there are words for: an empty place is told as the first card."""
    return max(card, 1)
