"""A position for each kind of choice, many of random games, and what the screen says to keys typed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.text import Text

from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights import awaits, screen
from dicecafe.words import Message, language

from .table import GAME, play, position, random_game, roll

PIES = roll(0, "pie pie pie")
KINDS: dict[int, Callable[[], Match]] = {
    awaits.WINDOW: lambda: play(position(kept={1: "c18"}), f"{PIES} / 0 score c43"),
    awaits.ROLL_NOW: position,
    awaits.REROLL_OR_KEEP: lambda: play(position(), "0 roll / * pie smore cookie"),
    awaits.CASH_IN: lambda: play(position(kept={0: "c11"}), PIES),
    awaits.SHARE_OR_PASS: lambda: play(
        position("c43 c50 c34", "c48 c4 c8", options={"potluck": True}), f"{PIES} / 0 score c43 / 0 done / * draw 0 c1"
    ),
    awaits.TARGET_CHOICE: lambda: play(position("c8 c43 c50", "c12 c4 c1", players=4), f"{PIES} / 0 ability c8"),
    awaits.SWAP_CHOICE: lambda: play(position("c36 c43 c50"), f"{PIES} / 0 ability c36"),
    awaits.DUMP_CHOICE: lambda: play(position("c42 c43 c50"), f"{roll(0, 'smore smore smore')} / 0 ability c42"),
    awaits.STIR_CHOICE: lambda: play(position("c1 c43 c50"), f"{PIES} / 0 ability c1"),
    awaits.SET_CHOICE: lambda: play(position(kept={0: "c6"}), PIES),
    awaits.WILD_CHOICE: lambda: position(kept={0: "c48"}),
    awaits.SNACK_CHOICE: lambda: position(kept={0: "c10"}),
}
OPTIONS: list[dict[str, Any]] = [{}, {"potluck": True}, {"sundae_sprint": True}, {"last_call": 100}]


def decisions(players: int, games: int = 4) -> Iterator[Match]:
    """The positions of a few random games in which a seat decides."""
    for number in range(games):
        yield from (match for match in random_game(players, number, **OPTIONS[number % 4]) if match.turn >= 0)


def typed(match: Match, *keys: str) -> str | int:
    """What the screen says to keys in turn: a page, or an action."""
    dialogue = screen.pick(match.view(match.turn), match.legal(match.turn))
    return [next(dialogue), *(dialogue.send(key) for key in keys)][-1]


def plain(page: str | int) -> list[str]:
    """The lines of a page as they stand on the screen."""
    assert isinstance(page, str)
    return Text.from_markup(page).plain.split("\n")


def said(id: str, **about: Any) -> str:
    """A message of the game in the language of the program."""
    return GAME.speech(language=language()).say(Message(id, **about))


def words(page: str | int) -> str:
    """The words of a page, wherever its lines break."""
    return " ".join(" ".join(plain(page)).split())
