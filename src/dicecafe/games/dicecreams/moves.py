"""The actions of DiceCreams and the words of its chance lines, declared by name in the order of their numbers."""

from __future__ import annotations

from dicecafe.engine.actions import Layout
from dicecafe.engine.rule import rule

from .deck import COLOURS, MAX_CARDS, SLOTS
from .table import FRIDGE, HIGHEST, MARKET, PLACES

UP, DOWN = range(2)  # which way a Sprinkle changes a die
WAYS = 2

LAYOUT = Layout()
(DO_MELT,) = LAYOUT.plain(1)
TAKE, to_take = LAYOUT.move(spot=range(FRIDGE))
PUT, to_put = LAYOUT.move(place=range(PLACES), slot=range(SLOTS))
PUT_NEW, to_put_new = LAYOUT.move(market=range(MARKET), slot=range(SLOTS))
(SET_ASIDE,) = LAYOUT.plain(1)
SERVE, to_serve = LAYOUT.move(place=range(PLACES))
SPRINKLE, to_sprinkle = LAYOUT.move(spot=range(FRIDGE), way=range(WAYS))  # from here on, what may be done out of turn
SPRINKLE_OWN, to_sprinkle_own = LAYOUT.move(place=range(PLACES), slot=range(SLOTS), way=range(WAYS))
SCRAP, to_scrap = LAYOUT.move(place=range(PLACES), slot=range(SLOTS))
ACTIONS = LAYOUT.count
move_of = LAYOUT.move_of()
spot_of, market_of, place_of, slot_of, way_of = map(LAYOUT.parameter, ("spot", "market", "place", "slot", "way"))

WORDS = Layout()
_, fill_word = WORDS.move(spot=range(FRIDGE), colour=range(COLOURS))
_, value_word = WORDS.move(value=range(HIGHEST))
_, market_word = WORDS.move(market=range(MARKET), card=range(MAX_CARDS))
_, top_word = WORDS.move(card=range(MAX_CARDS))
OUTCOMES = MAX_CARDS  # of one chance, at most


@rule
def change_by(way: int) -> int:
    """What a Sprinkle adds to a die."""
    return 1 if way == UP else -1
