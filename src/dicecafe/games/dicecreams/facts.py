"""What a board draws of DiceCreams that neither the state nor a move says by itself.

`ENUMS` are measures and tables of the rules; they are the same in every position, so they are written into the board's types
(tools/typescript.py) instead of being sent.
"""

from __future__ import annotations

from typing import TypedDict

from dicecafe.engine.contract import CHANCE, OVER

from .cones import scrap
from .deck import SLOTS
from .flow import RACCOONS_CARDS, is_reached, melted
from .moves import ACTIONS, SET_ASIDE
from .rules import fills, legal_places, turn
from .table import FIRST, HIGHEST, LAST, LOWEST, MELT, MOST_DONE, NEIGHBOUR, Config, State
from .text import PLACE_NAMES, SPOTS

# What a position asks for; who is asked is the position's turn.
ASKS = ("place", "nowhere", "serve", "melt", "first", "neighbour", "last", "fill", "card", "over", "raccoon", "alone")
ASK = {name: number for number, name in enumerate(ASKS)}
OF_PHASE = {MELT: "melt", FIRST: "first", NEIGHBOUR: "neighbour", LAST: "last"}


class Facts(TypedDict):
    """What the rules make of a position."""

    ask: int  # what is to be done now
    at: int  # the spot whose row and column the next Flavour is taken from, from 1; 0: from any


def facts(cfg: Config, s: State) -> Facts:
    """What the rules make of a position."""
    return {"ask": ASK[asked(cfg, s)], "at": s.first_spot if s.phase in (NEIGHBOUR, LAST) else 0}


def asked(cfg: Config, s: State) -> str:
    """What is to be done now, in the order in which the rules decide whose turn it is."""
    seat = turn(s)
    if seat == OVER:
        return "over" if is_served(cfg, s) else "raccoon"
    if seat == CHANCE:
        return "fill" if fills(s) else "card"
    if s.held_colour:
        mask = [0] * ACTIONS
        legal_places(cfg, s, seat, mask)
        return "nowhere" if mask[SET_ASIDE] else "place"
    if s.serving:
        return "serve"
    return "alone" if s.phase == FIRST and cfg.players == 1 else OF_PHASE[s.phase]


def is_served(cfg: Config, s: State) -> bool:
    """Whether the game would be over without the Raccoon's cards too."""
    without = s.copy()
    without.n_raccoon = 0
    return is_reached(cfg, without)


def for_scrapping() -> int:
    """The Sprinkles that a scrapped Flavour brings."""
    s = State()
    s.card[0] = s.colour[0][0] = s.value[0][0] = 1
    scrap(s, 0, 0)
    return s.sprinkles[0]


ENUMS = {
    "Ask": ASK,
    "Spot": {name: spot for spot, name in enumerate(SPOTS)},
    "Place": {name: place for place, name in enumerate(PLACE_NAMES)},
    "Room": {"slots": SLOTS, "done": MOST_DONE, "raccoon": RACCOONS_CARDS},
    "Melted": {str(value): melted(value) for value in range(LOWEST, HIGHEST + 1)},  # what melting leaves of a value; 0: nothing
    "Gain": {"scrap": for_scrapping()},  # Sprinkles
}
