"""What the numbers of a position of DiceCreams can be, and which name seats: for learning code."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.observation import Range, Seats

from .deck import COLOURS, SLOTS
from .table import ENDED, FRIDGE, HIGHEST, MOST_DONE, PLACES, Config

MOST: Final = 32767  # where nothing bounds how long seats go on
USUAL_TURNS, USUAL_SPRINKLES = 40, 5
BY_SEAT: Final = {
    "card": PLACES,
    "colour": PLACES * SLOTS,
    "value": PLACES * SLOTS,
    "done": MOST_DONE,
    "n_done": 1,
    "strong": 1,
    "sprinkles": 1,
}
SEATS: Final = {"seat": Seats(), "neighbour": Seats(), "holder": Seats(), "serving": Seats(1, PLACES)}


def ranges(cfg: Config) -> dict[str, Range]:
    """Dice, cards and spots are counted; turns and Sprinkles have no most."""
    one, seat, dice, cards = Range(1), Range(cfg.players - 1), Range(max(cfg.dice)), Range(cfg.n_cards)
    colour, value, spot, done = Range(COLOURS), Range(HIGHEST), Range(FRIDGE), Range(MOST_DONE, cfg.cones)
    return {
        "pouch": dice, "aside": dice, "fridge_colour": colour, "fridge_value": value,
        "card": cards, "colour": colour, "value": value, "market": cards, "top": cards, "deck": one, "discards": one,
        "done": cards, "n_done": done, "strong": done, "sprinkles": Range(MOST, USUAL_SPRINKLES),
        "phase": Range(ENDED), "seat": seat, "neighbour": seat, "turns": Range(MOST, USUAL_TURNS),
        "held_colour": colour, "held_value": value, "holder": seat, "drawn": colour, "first_spot": spot, "neighbour_spot": spot,
        "serving": Range(cfg.players * PLACES), "showing": one, "settling": one, "raccoon": cards, "n_raccoon": done,
    }  # fmt: skip
