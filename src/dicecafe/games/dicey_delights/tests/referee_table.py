"""Hand-made logs for the checks of the referee itself: tables told by their lines alone, without the game."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from .referee import Referee, Refused

HOUSE = tomllib.loads((Path(__file__).parent.parent / "deck.toml").read_text(encoding="utf-8"))
LINES = ("c43 c50", "c34 c48 c20", "c15 c9 c12", "c4 c8 c13")  # seat 0 has a third card, the one its test is about


def record(seats: int = 2, first: int = 0, deck: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    """Make a record without a log."""
    head: dict[str, Any] = {"format": "dicecafe/1", "game": "dicey-delights", "options": options}
    return head | {"players": ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"][:seats], "first": first} | ({"deck": deck} if deck else {})


def lines(text: str) -> list[str]:
    """Cut a text into log lines."""
    return [line.strip() for line in text.replace("\n", "/").split("/") if line.strip()]


def table(text: str, seats: int = 2, **head: Any) -> Referee:
    """Give a referee that has taken these lines."""
    referee = Referee(record(seats, **head))
    for line in lines(text):
        referee.line(line)
    return referee


def refused(text: str, *wrong: str, rule: str = "", seats: int = 2, **head: Any) -> None:
    """Make sure that each of the wrong lines is refused after this text, with this rule named."""
    for line in wrong:
        referee = table(text, seats, **head)
        with pytest.raises(Refused, match=f"log line {len(lines(text)) + 1}: .*{rule}"):
            referee.line(line)


def points(referee: Referee) -> list[int]:
    """List everybody's points."""
    return [player.points for player in referee.players]


def due(referee: Referee) -> tuple[str, set[str]]:
    """Give who is to do what now."""
    assert referee.due is not None
    return referee.due.who, set(referee.due.legal)


def deal(*hands: str) -> str:
    """Deal three cards to each seat."""
    return " / ".join(f"* draw {seat} {card}" for seat, hand in enumerate(hands) for card in hand.split())


def roll(seat: int, dice: str) -> str:
    """Roll and keep at once."""
    return f"{seat} roll / * {dice} / {seat} keep"


def gained(card: str, dessert: str = "pie", seats: int = 2) -> str:
    """Let seat 0 take the ability of a card in its first turn, and draw c49; the dice show nothing else than this dessert."""
    hands = deal(f"{card} {LINES[0]}", *LINES[1:seats])
    if card == "c48":  # which lies with seat 1 in all other tests
        hands = hands.replace("* draw 1 c48", "* draw 1 c30")
    return f"{hands} / {roll(0, f'{dessert} {dessert} {dessert}')} / 0 ability {card} / 0 done / * draw 0 c49"


def held(card: str, dessert: str = "pie") -> str:
    """Let seat 0 take a Next Turn ability, and seat 1 its first turn: the next turn of seat 0 starts."""
    return f"{gained(card, dessert)} / {roll(1, 'smore smore smore')} / 1 score c20 / 1 ability c34 / * draw 1 c1 / * draw 1 c2"


def invented(*abilities: dict[str, Any], **cards: str) -> dict[str, Any]:
    """Make a deck like the house deck with more abilities, on these cards."""
    deck = deepcopy(HOUSE)
    deck["ability"] += abilities
    for card in deck["card"]:
        card["ability"] = cards.get(f"c{card['n']}", card["ability"])
    return deck
