"""What the numbers of a position of Dicey Delights can be, and which name seats: for learning code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.observation import Range, Seats

from .awaits import SNACK_CHOICE
from .deck import DESSERTS, LINE
from .moves import FROM, SWAP, move_of, place_of, rival_of, rivals_place_of, to_swap, to_take_from
from .phases import CHECK
from .table import DICE, Config

BY_SEAT: Final = {"points": 1, "line": LINE, "kept": 1}
SEATS: Final = {"decider": Seats(), "seat": Seats(), "owner": Seats(), "starter": Seats(1), "filling": Seats(1)}
SEAT_BITS: Final = ("targets",)
USUAL_POINTS: Final = 10  # of a card


def ranges(cfg: Config) -> dict[str, Range]:
    """What abilities add is up to the deck: those fields keep the bounds of their type."""
    one, seat, dice, cards, side = Range(1), Range(cfg.players - 1), Range(DICE), Range(cfg.n_cards), Range(DESSERTS)
    which = Range((1 << DICE) - 1)
    return {
        "points": Range(32767, cfg.last_call, -32768), "just_scored": Range(32767, USUAL_POINTS, -32768),
        "line": cards, "kept": cards, "deck": one, "n_deck": cards, "discards": one,
        "phase": Range(CHECK), "awaits": Range(SNACK_CHOICE), "decider": seat, "seat": seat, "starter": Range(cfg.players),
        "in_use": cards, "dice": side, "n_dice": dice, "in_the_air": which, "landed": dice, "dip": side, "wild": one,
        "snack": side, "forced": one, "asked": Range(cfg.players), "doing": cards, "owner": seat,
        "targets": Range((1 << cfg.players) - 1), "filling": Range(cfg.players),
        **{name: Range(127, LINE, -128) for name in (
            "fewer_dice", "extra_rerolls", "reroll_cap", "rerolled", "cashed", "scored", "abilities", "most_cards",
            "extra_scores", "bonus", "factor", "factor_cards", "factor_most", "effect", "aim",
        )},
    }  # fmt: skip


def renamed(a: Action, seat_of: Callable[[Seat], Seat]) -> Action:
    """The same action where seat n is called `seat_of(n)`: two moves name a rival."""
    if move_of(a) == FROM:
        return int(to_take_from(seat_of(rival_of(a))))
    if move_of(a) == SWAP:
        return int(to_swap(place_of(a), seat_of(rival_of(a)), rivals_place_of(a)))
    return a
