"""What a board draws of DiceCreams that neither the state nor a move says by itself.

`ENUMS` are measures and tables of the rules; they are the same in every position, so they are written into the board's types
(tools/typescript.py) instead of being sent.
"""

from __future__ import annotations

from typing import TypedDict

from dicecafe.engine.contract import CHANCE, OVER, Seat

from .cones import cone_of, flavours_on, owner_of, ready_cone, scrap, serve
from .deck import SLOTS
from .flow import RACCOONS_CARDS, is_reached, melt, melted
from .fridge import first_spot, last_spot
from .moves import ACTIONS, SET_ASIDE, to_put, to_take
from .rules import fills, legal, legal_places, turn
from .scoring import fame_of
from .table import FIRST, FRIDGE, HIGHEST, LAST, LOWEST, MELT, MOST_DONE, NEIGHBOUR, NONE, PLACES, Config, State
from .text import PLACE_NAMES, SPOTS

# What a position asks for; who is asked is the position's turn.
ASKS = ("place", "nowhere", "serve", "melt", "first", "neighbour", "last", "fill", "card", "over", "raccoon", "alone")
ASK = {name: number for number, name in enumerate(ASKS)}
TAKES = {"first", "neighbour", "last", "alone"}
# Where a Flavour of the Fridge may go: it can't be taken now; nowhere; on a new card alone; on an IceCream that one has.
FIT = {"untaken": 0, "nowhere": 1, "card": 2, "glass": 3}
OF_PHASE = {MELT: "melt", FIRST: "first", NEIGHBOUR: "neighbour", LAST: "last"}


class Facts(TypedDict):
    """What the rules make of a position."""

    ask: int  # what is to be done now
    hand: int  # the spot that the Flavour in somebody's hand came from, from 1; 0: none is held
    at: int  # the spot whose row and column the next Flavour is taken from, from 1; 0: from any
    fits: list[int]  # by spot, where a Flavour is to be taken: where the taker may place what lies there; none where none is
    melting: int  # Flavours of whose turn it is that melt next
    gone: int  # and those of them that melt away
    gain: int  # the Fame that serving the IceCream that is ready brings
    left: int  # IceCreams that whoever has most of them lacks to end the game


def facts(cfg: Config, s: State) -> Facts:
    """What the rules make of a position."""
    ask = asked(cfg, s)
    melting, kept = (on_cones(trial, s.seat) for trial in (s, after_melting(s)))
    return {
        "ask": ASK[ask],
        "hand": came_from(s) + 1 if s.held_colour else 0,
        "at": s.first_spot if s.phase in (NEIGHBOUR, LAST) else 0,
        "fits": [fit(cfg, s, turn(s), spot) for spot in range(FRIDGE)] if ask in TAKES else [],
        "melting": melting,
        "gone": melting - kept,
        "gain": gain(cfg, s),
        "left": left(cfg, s),
    }


def came_from(s: State) -> int:
    """The spot that the Flavour of this step comes from."""
    if s.phase == FIRST:
        return first_spot(s)
    return s.neighbour_spot - 1 if s.phase == NEIGHBOUR else last_spot(s)


def fit(cfg: Config, s: State, seat: Seat, spot: int) -> int:
    """Where a seat may place what lies on a spot, if it may take that now."""
    mask = [0] * ACTIONS
    legal(cfg, s, seat, mask)
    if not mask[to_take(spot)]:
        return FIT["untaken"]
    trial, places = s.copy(), [0] * ACTIONS
    trial.held_colour, trial.held_value = s.fridge_colour[spot], s.fridge_value[spot]
    legal_places(cfg, trial, seat, places)
    if places[SET_ASIDE]:
        return FIT["nowhere"]
    return FIT["glass"] if any(places[to_put(place, slot)] for place in range(PLACES) for slot in range(SLOTS)) else FIT["card"]


def after_melting(s: State) -> State:
    """The position when the Flavours of whose turn it is have melted."""
    trial = s.copy()
    melt(trial, s.seat)
    return trial


def on_cones(s: State, seat: Seat) -> int:
    """The Flavours on the IceCreams of a seat."""
    return sum(flavours_on(s, cone_of(seat, place)) for place in range(PLACES))


def gain(cfg: Config, s: State) -> int:
    """The Fame that serving brings its owner now: for the card, its animal, and a Strong token if it is won."""
    cone = ready_cone(s)
    if cone == NONE:
        return 0
    trial, owner = s.copy(), owner_of(cone)
    serve(cfg, trial, cone)
    return fame_of(cfg, trial, owner) - fame_of(cfg, s, owner)


def left(cfg: Config, s: State) -> int:
    """IceCreams, or the Raccoon's cards, until the game ends."""
    cones = cfg.cones - max(s.n_done)
    return max(0, min(cones, RACCOONS_CARDS - s.n_raccoon) if cfg.players == 1 else cones)


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
    "Fit": FIT,
    "Phase": {name: phase for phase, name in OF_PHASE.items()},
    "Spot": {name: spot for spot, name in enumerate(SPOTS)},
    "Place": {name: place for place, name in enumerate(PLACE_NAMES)},
    "Room": {"slots": SLOTS, "done": MOST_DONE, "raccoon": RACCOONS_CARDS},
    "Melted": {str(value): melted(value) for value in range(LOWEST, HIGHEST + 1)},  # what melting leaves of a value; 0: nothing
    "Gain": {"scrap": for_scrapping()},  # Sprinkles
}
