"""Pig as notation, and as messages of its catalogue (words/)."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.words import Message, player

from .rules import HOLD, ROLL, Config, State


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    return ["roll", "hold"]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every side of the die."""
    return ["1", "2", "3", "4", "5", "6"]


def why_not(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Why an action is not legal."""
    return Message("why-not", ruling="PG-2")


def describe(cfg: Config, s: State, seat: Seat, doing: list[int]) -> Message:
    """What happens."""
    a = doing[0]
    if seat == CHANCE:
        return Message("one", pot=s.pot) if a == 0 else Message("shows", side=a + 1)
    return {ROLL: Message("roll"), HOLD: Message("hold", pot=s.pot)}[a]


def position(cfg: Config, s: State) -> list[Message | str]:
    """The position, line by line."""
    scores = [Message("score", player=player(seat), points=s.scores[seat]) for seat in range(cfg.players)]
    return [Message("scores", scores=scores, target=cfg.target), Message("at-risk", pot=s.pot)]
