"""What may come into the Fridge of DiceCreams: the colour of the next die from the pouch."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.formatting import chance
from dicecafe.words import Message

from .deck import DECK
from .flow import pouch_is_empty
from .rules import turn
from .table import Config, State


def odds(cfg: Config, s: State, seat: Seat) -> list[tuple[Message, Message]]:
    """How likely each colour is, if a die were drawn now; the likeliest first."""
    if turn(s) != seat:
        return []
    pouch = list(s.aside if pouch_is_empty(s) else s.pouch)
    dice = sorted(zip(pouch, DECK.of(cfg).colours, strict=True), key=lambda one: -one[0])
    return [(Message("odds-next", die=colour), chance(n / sum(pouch))) for n, colour in dice if n]
