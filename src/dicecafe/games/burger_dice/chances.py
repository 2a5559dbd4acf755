"""What the next roll of Burger Dice may bring: how many of its dice find no place, however well they are placed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

from dicecafe.engine.contract import Seat
from dicecafe.engine.formatting import chance
from dicecafe.words import Message

from .rules import BUN, FACES, PLACE, Config, State, apply, fits, turn

BUNS = 2  # of the six sides of a die


def odds(cfg: Config, s: State, seat: Seat) -> list[tuple[Message, Message]]:
    """How likely the next roll wastes how many dice, and how likely it ends the turn."""
    if turn(s) != seat or s.loose:
        return []
    ways, left = Counter[int](), cfg.waste_limit - s.waste
    for dice in combinations_with_replacement(range(FACES), cfg.roll_size):
        if s.rolls or BUN in dice:  # a first roll without a bun is thrown again
            ways[min(fewest_wasted(cfg, s, Counter(dice)), left)] += _ways(Counter(dice))
    every = sum(ways.values())
    rows = [(Message("odds-wasted", n=wasted), chance(ways[wasted] / every)) for wasted in range(left) if ways[wasted]]
    return [*rows, (Message("odds-bust", n=left), chance(ways[left] / every))]


def fewest_wasted(cfg: Config, s: State, dice: Counter[int]) -> int:
    """How many of some rolled dice must be wasted when they are placed as well as can be."""
    fewest = dice.total()
    for face in dice:
        if fits(s, face):
            after = s.copy()
            after.rolled[face] += 1
            after.loose += 1
            apply(cfg, after, s.seat, PLACE + face)
            fewest = min(fewest, fewest_wasted(cfg, after, dice - Counter([face])))
    return fewest


def _ways(dice: Counter[int]) -> int:
    """In how many ways a roll comes, of all that are as likely."""
    orders = factorial(dice.total()) // prod(factorial(count) for count in dice.values())
    return int(orders * BUNS ** dice[BUN])
