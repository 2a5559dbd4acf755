"""Game and referee, written apart from the same rules, agree at every moment of random games."""

from __future__ import annotations

from typing import Any

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.match import Match

from .invented import invented
from .referee import Due, Referee
from .table import random_game, steps

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "short": {"last_call": 10},
    "sprint": {"sundae_sprint": True},
    "potluck": {"potluck": True},
    "both, with treats": {"sundae_sprint": True, "potluck": True, "late_seat_treat": True},
    "invented deck": {"deck": invented()},
    "invented deck, potluck": {"deck": invented(), "potluck": True},
}


def due(match: Match) -> tuple[str, set[str]]:
    """Who is next, and what may come, by the game: dice one by one."""
    return "*" if match.turn == CHANCE else str(match.turn), steps(match)


def by_the_referee(due: Due) -> tuple[str, set[str]]:
    """The same by the referee, who knows whole throws, and takes the cards of a dump in any order."""
    if due.who == "*":
        return due.who, {text if text.startswith("draw") else text.split()[0] for text in due.legal}
    return due.who, {text for text in due.legal if not text.startswith("dump") or is_rising(text.split()[1:])}


def is_rising(cards: list[str]) -> bool:
    """Whether cards are named in rising order, as records do."""
    numbers = [int(card[1:]) for card in cards]
    return numbers == sorted(numbers)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", OPTIONS)
def test_game_and_referee_agree(name: str, players: int) -> None:
    """After every line of three games the same seats may do the same things, and have the same points."""
    for number in range(3):
        referee, lines = None, 0
        for match in random_game(players, number, **OPTIONS[name]):
            referee = referee or Referee(match.record().as_dict())
            for line in match.log[lines:]:
                referee.line(line)
            lines = len(match.log)
            assert match.points == [player.points for player in referee.players], match.log[-5:]
            if match.over:
                assert referee.due is None
                assert (match.record().result, lines > 50) == (referee.result(), True)
            else:
                assert referee.due is not None
                assert due(match) == by_the_referee(referee.due), match.log[-5:]
