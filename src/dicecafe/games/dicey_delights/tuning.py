"""What may be tuned in a Dicey Delights deck: the points that cards pay, the numbers of abilities, those of the whole deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dicecafe.engine.tuning import DeckNumber, Place

from .deck import LINE
from .ops import OPS

DECK: Final = {"rerolls": (0, 4), "cash_in_max": (1, LINE)}  # the rules' own bounds of each
LATE_SEATS: Final = {"start_points_step_2_to_4p": (0, 5), "start_points_step_5_to_6p": (0, 5)}
MOST_POINTS: Final = 30
LESS: Final = (
    ("dice_delta", "amount"),
    ("reroll_cap", "max"),
    ("take_score", "den"),
)  # numbers that do more the smaller they are


def numbers(tables: Mapping[str, Any]) -> list[DeckNumber]:
    """Every number that is points, or leads to them."""
    deck = [DeckNumber(key, "", (("deck", key),), low, high) for key, (low, high) in DECK.items()]
    return [*_points(tables), *_abilities(tables), *deck, *_late_seats(tables)]


def _points(tables: Mapping[str, Any]) -> Iterator[DeckNumber]:
    """What each profile pays for 1, 2 and 3 matches, there and on all of its cards."""
    for at, profile in enumerate(tables["profile"]):
        cards = [(n, card) for n, card in enumerate(tables["card"]) if card["profile"] == profile["id"]]
        labels = tuple(f"{card['camper']} (c{card['n']})" for _, card in cards)
        for match in range(LINE):
            places: list[Place] = [("profile", at, "points", match), *(("card", n, "points", match) for n, _ in cards)]
            texts = (f"profile {profile['id']}, expected",) if "expected" in profile else ()
            yield DeckNumber("points", f"{profile['id']}/{match + 1}", tuple(places), 1, MOST_POINTS, labels, texts)


def _abilities(tables: Mapping[str, Any]) -> Iterator[DeckNumber]:
    """The numbers of each effect that are written out and could be others."""
    for at, ability in enumerate(tables["ability"]):
        for n, effect in enumerate(ability["effects"]):
            for known in OPS[effect["op"]].numbers:
                if known.key in effect and known.low < known.high:
                    places: tuple[Place, ...] = (("ability", at, "effects", n, known.key),)
                    texts = (f"ability {ability['id']}, text",)
                    things = () if (effect["op"], known.key) in LESS else (ability["id"],)
                    yield DeckNumber(known.key, ability["id"], places, known.low, known.high, things, texts)


def _late_seats(tables: Mapping[str, Any]) -> Iterator[DeckNumber]:
    """By how much later seats start with more points, where that is played."""
    for at, row in enumerate(tables["option"]):
        for key, (low, high) in LATE_SEATS.items():
            if key in row:
                yield DeckNumber(key, "", (("option", at, key),), low, high, (), (f"option {row['id']}, text",))
