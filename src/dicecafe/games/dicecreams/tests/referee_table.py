"""Hand-made logs for the checks of the referee itself: whole games, tables told by their lines alone, and easy cards."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from .referee import Card, Flavour, Game, Refused, read_cards, read_options

HOUSE = tomllib.loads((Path(__file__).parent.parent / "deck.toml").read_text(encoding="utf-8"))


def lines(text: str) -> list[str]:
    """Cut a text into log lines."""
    return [line.strip() for line in text.replace("\n", "/").split("/") if line.strip()]


def easy_card(n: int) -> Card:
    """Make a card that takes any Flavour; odd ones are foxes, even ones are owls."""
    strong = {"id": "sum_at_least", "n": 15}
    return {"n": n, "animal": "fox" if n % 2 else "owl", "fame": 4, "slots": [{"need": "any"}] * 3, "strong": strong}


def easy_deck(size: int) -> dict[str, Any]:
    """Make a deck of easy cards."""
    return {"icecream": [easy_card(n) for n in range(1, size + 1)]}


SIXES = """* fill a1 blue 6 / * fill b1 blue 6 / * fill c1 blue 6 / * fill a2 yellow 6 / * fill b2 yellow 6 / * fill c2 yellow 6
* fill a3 black 6 / * fill b3 black 6 / * fill c3 black 6 / * market 1 1 / * market 2 2 / * top 3"""
FILLS = [
    "* fill a1 pink 6 / * fill b1 pink 6 / * fill c1 pink 6",
    "* fill a1 green 6 / * fill b1 green 6 / * fill c1 green 6",
    "* fill a1 pink 6 / * fill b1 pink 6 / * fill c1 blue 6",
    "* fill a1 green 6 / * fill b1 green 6 / * fill c1 blue 6",
    "* fill a1 yellow 6 / * fill b1 yellow 6 / * fill c1 black 6",
    "* fill a1 black 6 / * fill b1 pink 6 / * fill c1 blue 6",
]

SOLO: dict[str, Any] = {
    "format": "dicecafe/1",
    "game": "dicecreams",
    "options": {"cones": 3},
    "players": ["Ann"],
    "deck": easy_deck(12),
    "log": lines(f"""{SIXES}
        0 melt / 0 take a1 / 0 put m1.1 / * top 4 / 0 take c1 / 0 put x2 / {FILLS[0]}
        0 melt / 0 take a1 / 0 put x3 / 0 serve x / 0 take c1 / 0 put m1.1 / * top 5 / {FILLS[1]} / * top 6
        0 melt / 0 take a1 / 0 put x2 / 0 take c1 / 0 put x3 / 0 serve x / {FILLS[2]}
        0 melt / 0 take a1 / 0 put m1.1 / * top 7 / 0 take c1 / 0 put x2 / {FILLS[3]} / * top 8
        0 melt / 0 take a1 / 0 put x3 / 0 serve x / 0 take c1 / 0 put m1.1 / * top 9 / {FILLS[4]}"""),
    "result": {"points": [24], "winners": [0], "sprinkles": [3], "strong": [3], "cards": [[1, 3, 5]], "raccoon": 10},
}

PAIR: dict[str, Any] = {
    "format": "dicecafe/1",
    "game": "dicecreams",
    "options": {"cones": 3},
    "players": ["Ann", "Bo"],
    "first": 0,
    "deck": easy_deck(12),
    "dice": "ignored",
    "log": lines(f"""{SIXES}
        0 melt / 0 take a1 / 0 put m1.1 / * top 4 / 1 take b1 / 1 put m1.1 / * top 5 / 0 take c1 / 0 put x2 / {FILLS[0]}
        1 melt / 1 take a1 / 1 put x2 / 0 take b1 / 0 put x3 / 0 serve x / 1 take c1 / 1 put x3 / 1 serve x / {FILLS[1]}
        0 melt / 0 take a1 / 0 put m1.1 / * top 6 / 1 take b1 / 1 put m1.1 / * top 7 / 0 take c1 / 0 put x2 / {FILLS[2]}
        1 melt / 1 take a1 / 1 put x2 / 0 take b1 / 0 put x3 / 0 serve x / 1 take c1 / 1 put x3 / 1 serve x / {FILLS[3]}
        0 melt / 0 take a1 / 0 put m1.1 / * top 8 / 1 take b1 / 1 put m1.1 / * top 9 / 0 take c1 / 0 put x2 / {FILLS[4]}
        1 melt / 1 take a1 / 1 put x2 / 0 take b1 / 0 put x3 / 0 serve x / 1 take c1 / 1 put x3 / 1 serve x / {FILLS[5]}"""),
    "result": {"points": [21, 24], "winners": [1], "sprinkles": [2, 2], "strong": [3, 3], "cards": [[1, 4, 6], [3, 5, 7]]},
}

FRIDGE = """* fill a1 green 1 / * fill b1 black 3 / * fill c1 pink 2 / * fill a2 yellow 5 / * fill b2 blue 4 / * fill c2 green 6
* fill a3 black 2 / * fill b3 pink 6 / * fill c3 blue 1"""
SET_UP = f"{FRIDGE} / * market 1 25 / * market 2 6 / * top 13"
# Seat 0 has yellow 5 and green 1 on card 25, seat 1 has black 2 on card 6.
FIRST_TURN = f"""{SET_UP} / 0 melt / 0 take a2 / 0 put m1.1 / * top 1 / 1 take a3 / 1 put m2.1 / * top 7 / 0 take a1 / 0 put x2
* fill a1 blue 3 / * fill a2 blue 3 / * fill a3 blue 3"""


def table(text: str, seats: int = 2, deck: dict[str, Any] = HOUSE, **options: Any) -> Game:
    """Play a log that stops early and give what lies on the table; every line of it must be right."""
    game = Game(lines(text), read_options(options, seats), read_cards(deck), seats)
    with pytest.raises(Refused, match="end of log"):
        play(game)
    return game


def play(game: Game) -> None:
    """Play from the set-up."""
    game.set_up()
    game.play(0)


def refused(text: str, rule: str, seats: int = 2, deck: dict[str, Any] = HOUSE, **options: Any) -> None:
    """Make sure that the last line of a log, and no line before it, is refused, with this rule named."""
    game = Game(lines(text), read_options(options, seats), read_cards(deck), seats)
    with pytest.raises(Refused, match=rule) as refusal:
        play(game)
    assert f"log line {len(lines(text))}: " in str(refusal.value)
    assert "end of log" not in str(refusal.value)


def changed(record: dict[str, Any], **new: Any) -> dict[str, Any]:
    """Copy a record with something else in it."""
    return deepcopy(record) | new


def dice(*values: int, colours: tuple[str, str, str] = ("blue", "pink", "green")) -> list[Flavour]:
    """Make three Flavours."""
    return [Flavour(colour, value) for colour, value in zip(colours, values, strict=True)]
