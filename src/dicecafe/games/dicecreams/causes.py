"""What the lab may change to see what it causes: an IceCream that a seat can't take, or one of plain Fame."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.causes import Change, Guess
from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.rule import rule

from .cones import cone_of, is_strong
from .deck import SLOTS, Deck
from .moves import place_of
from .table import Config, State
from .uses import card as card_served

NEVER: Final = 127  # a demand that no Flavour meets
BARRED, PLAIN = range(2)  # the kinds of change


@rule
def change(cfg: Config, kind: int, card: int) -> None:
    """An IceCream whose slots nothing fits can't be taken; a plain one has the Fame that stands in the middle of the deck."""
    if kind == BARRED:
        for slot in range(SLOTS):
            cfg.needs[card][slot] = NEVER
    else:
        cfg.fame[card] = plain_fame(cfg)


@rule
def plain_fame(cfg: Config) -> int:
    """The Fame that half of the cards do not exceed."""
    fame, cards = -1, 0
    while 2 * cards < cfg.n_cards:
        fame += 1
        cards = 0
        for card in range(cfg.n_cards):
            cards += cfg.fame[card] <= fame
    return fame


@rule
def claimed(cfg: Config, s: State, seat: Seat, a: Action) -> int:
    """The IceCream that is served, from 0."""
    return card_served(cfg, s, seat, a)


@rule
def holds(cfg: Config, s: State, seat: Seat, a: Action) -> bool:
    """Whether it is strong as it is served."""
    return is_strong(cfg, s, cone_of(seat, place_of(a)))


# ---------------------------------------------------------------- for people
def changes(deck: Deck) -> list[Change]:
    """A seat can be barred from each IceCream, or find one of plain Fame in its place."""
    names = [_label(deck, n) for n in range(len(deck.names))]
    return [Change("barred", "card", names), Change("plain", "card", names)]


def guesses(deck: Deck, players: int) -> list[Guess]:
    """How often each Strong condition is met, as the deck says."""
    return [Guess("card", "share", _label(deck, n), said) for n, said in enumerate(deck.hit_rates)]


def _label(deck: Deck, n: int) -> str:
    return f"{deck.names[n]} (c{n + 1})"
