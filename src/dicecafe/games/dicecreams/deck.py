"""The deck: a TOML file read, checked as a whole, and laid out as the tables that the rules read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dicecafe.engine.contract import AnyConfig
from dicecafe.engine.decks import DeckOption, demand, number, one_of, rows, spelled, table, word
from dicecafe.words import Message

from .conditions import CONDITIONS, NUMBER, strong_name
from .deck_keys import KEYS, claims

MAX_CARDS: Final = 64
MOST_ANIMALS: Final = 20
SLOTS: Final = 3
COLOURS: Final = 5
ANY: Final = 0  # what a slot may ask for: nothing, colour 1 to 5, or a number from NUMBERS + 1 to NUMBERS + 6
NUMBERS: Final = COLOURS


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: names for people, and tables of integers for the rules."""

    title: str
    colours: list[str]
    animals: list[str]
    names: list[str]
    tables: dict[str, Any]  # the fields of Config that come from the deck
    flavours: list[dict[str, str]]  # each colour's name and the sign it is printed with
    hit_rates: list[float | None]  # how often each Strong condition is met, as the designer thinks

    def public(self, cfg: AnyConfig) -> dict[str, Any]:
        """The cards as a board draws them, and what they are worth together."""
        from .scoring import set_fame  # which itself needs the deck's measures

        fame = ("start_sprinkles", "token_fame", "most_fame", "most_needs")
        return {
            "title": self.title,
            "flavours": self.flavours,
            "animals": self.animals,
            "cards": [self._card(n) for n in range(len(self.names))],
            **{key: self.tables[key] for key in fame},
            "set_fame": [set_fame(cfg, alike) for alike in range(len(self.names) + 1)],  # of so many of an animal
        }

    def _card(self, n: int) -> dict[str, Any]:
        of = self.tables
        return {
            "n": n + 1,
            "name": self.names[n],
            "animal": self.animals[of["animal"][n]],
            "fame": of["fame"][n],
            "slots": [self.demand(need) for need in of["needs"][n]],
            "strong": strong_name(of["strong"][n], of["strong_n"][n], of["strong_m"][n]),
        }

    def demand(self, need: int) -> dict[str, Any]:
        """What a slot asks for, as the parameters of the message that says it."""
        if need == ANY:
            return {"need": "any"}
        return {"need": "number", "n": need - NUMBERS} if need > NUMBERS else {"need": "colour", "die": self.colours[need - 1]}


def read(text: str) -> Deck:
    """Check a deck, given as JSON, as a whole and lay it out."""
    source = json.loads(text)
    head = table(source, "deck", "deck")
    colours = [word(row, "colour", f"flavour {n}") for n, row in enumerate(rows(source, "flavour"), 1)]
    demand(len(colours) == COLOURS and len(set(colours)) == COLOURS, "flavour", Message("deck-colours", n=COLOURS))
    spelled(colours, "flavour")
    animals = [word(row, "id", f"animal {n}") for n, row in enumerate(rows(source, "animal"), 1)]
    demand(
        1 <= len(animals) <= MOST_ANIMALS and len(set(animals)) == len(animals),
        "animal",
        Message("deck-animals", most=MOST_ANIMALS),
    )
    cards = rows(source, "icecream")
    demand(3 <= len(cards) <= MAX_CARDS, "icecream", Message("deck-cards", most=MAX_CARDS, n=len(cards)))
    numbers = [number(card, "n", f"icecream {at}", 1, len(cards)) for at, card in enumerate(cards, 1)]
    demand(sorted(numbers) == [*range(1, len(cards) + 1)], "icecream", Message("deck-numbering", n=len(cards)))
    cards = [card for _, card in sorted(zip(numbers, cards, strict=True), key=lambda pair: pair[0])]
    sets = table(head, "animal_set_fame", "deck")
    tables: dict[str, Any] = {
        "n_cards": len(cards),
        "dice": [number(row, "dice", f"flavour {colour}", 5, 5) for row, colour in zip(source["flavour"], colours, strict=True)],
        "start_sprinkles": number(head, "start_sprinkles", "deck", 0, 20),
        "token_fame": number(head, "strong_token_fame", "deck", 0, 20),
        "most_fame": number(head, "most_strong_fame", "deck", 0, 50),
        "most_needs": number(head, "most_strong_needs", "deck", 1, 20),
        "set_fame": [0, 0, *(number(sets, str(n), "deck.animal_set_fame", 0, 100) for n in range(2, 7))],
        **_lay_out(cards, colours, animals),
    }
    names = [word(card, "name", f"icecream {n}") for n, card in enumerate(cards, 1)]
    flavours = [
        {"colour": colour, "name": _said(row, "name", colour), "mark": _said(row, "mark", "")}
        for colour, row in zip(colours, source["flavour"], strict=True)
    ]
    rates = [_rate(card) for card in cards]
    return Deck(word(head, "title", "deck"), colours, animals, names, tables, flavours, rates)


def _rate(card: Mapping[str, Any]) -> float | None:
    """A guess that is for people and the lab alone: what is no share of one is none."""
    rate = card.get("hit_rate")
    return float(rate) if isinstance(rate, int | float) and 0 <= rate <= 1 else None


def _said(row: Mapping[str, Any], key: str, otherwise: str) -> str:
    """A word that a deck need not say."""
    return word(row, key, f"flavour {row['colour']}") if key in row else otherwise


def _lay_out(cards: list[Any], colours: list[str], animals: list[str]) -> dict[str, list[Any]]:
    """The cards as tables by card, with room for the most cards there may be."""
    animal, fame, needs, strong, strong_n, strong_m = [], [], [], [], [], []
    for n, card in enumerate(cards, 1):
        where = f"icecream {n} ({card.get('name', '?')})"
        animal.append(one_of(card, "animal", where, animals))
        fame.append(number(card, "fame", where, 0, 100))
        slots = card.get("slots")
        demand(isinstance(slots, list) and len(slots) == SLOTS, where, Message("deck-slots", n=SLOTS))
        needs.append([_need(slot, f"{where}, slots {at}", colours) for at, slot in enumerate(slots, 1)])
        condition = table(card, "strong", where)
        name = [*CONDITIONS][one_of(condition, "id", f"{where}, strong", [*CONDITIONS])]
        n_and_m = _parameters(condition, name, f"{where}, strong")
        strong.append(NUMBER[name])
        strong_n.append(n_and_m[0])
        strong_m.append(n_and_m[1])
    rest = MAX_CARDS - len(cards)
    columns = {"animal": animal, "fame": fame, "strong": strong, "strong_n": strong_n, "strong_m": strong_m}
    needs += [[ANY] * SLOTS for _ in range(rest)]
    return {**{key: column + [0] * rest for key, column in columns.items()}, "needs": needs}


def _parameters(condition: Mapping[str, Any], name: str, where: str) -> tuple[int, int]:
    params = CONDITIONS[name]
    extra = sorted(set(condition) - {"id", *params})
    demand(not extra, where, Message("deck-not-taken", extra=extra, condition=name))
    if params == ("values",):
        values = condition.get("values")
        demand(isinstance(values, list) and len(values) == 2, where, Message("deck-values"))
        pair = {"values": 0, "0": values[0], "1": values[1]} if isinstance(values, list) else {}
        return number(pair, "0", f"{where}.values", 1, 6), number(pair, "1", f"{where}.values", 1, 6)
    low, high = (3, 18) if name.startswith("sum") else (1, 6)
    return (number(condition, params[0], where, low, high), 0) if params else (0, 0)


def _need(slot: Any, where: str, colours: list[str]) -> int:
    demand(isinstance(slot, dict), where, Message("deck-slot"))
    kind = one_of(slot, "need", where, ["any", "colour", "number"])
    if kind == 0:
        return ANY
    return 1 + one_of(slot, "colour", where, colours) if kind == 1 else NUMBERS + number(slot, "number", where, 1, 6)


DECK: Final = DeckOption[Deck](folder=Path(__file__).parent, read=read, keys=KEYS, claims=claims)
