"""The deck, its open top card, and the market."""

from __future__ import annotations

from dicecafe.engine.rule import called_rule, rule

from .deck import MAX_CARDS
from .table import MARKET, NONE, State


@called_rule
def turn_up(s: State) -> None:
    """The next card is to be turned up, if there is one; when none is left, the discarded ones are shuffled first (DC-5)."""
    under = 0
    for card in range(MAX_CARDS):
        under += s.deck[card]
    if under == 0:
        for card in range(MAX_CARDS):
            s.deck[card] = s.discards[card]
            under += s.deck[card]
            s.discards[card] = 0
    s.showing = 1 if under else 0


@called_rule
def take_from_market(s: State, market: int) -> int:
    """Take a market card; the top card moves to its spot, if there is one."""
    card = s.market[market]
    s.market[market] = s.top
    if s.top:
        s.top = 0
        turn_up(s)
    return card


@rule
def empty_market(s: State) -> int:
    """The first market spot without a card; NONE if both have one."""
    for market in range(MARKET):
        if s.market[market] == 0:
            return market
    return NONE


@rule
def lay_card(s: State, card: int) -> None:
    """A card off the deck goes to the first empty market spot (DC-5), else it is the top card."""
    s.deck[card - 1] = 0
    s.showing = 0
    market = empty_market(s)
    if market == NONE:
        s.top = card
    else:
        s.market[market] = card
