"""Pig in words."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE

from .rules import HOLD, ROLL, Config, State


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    return ["roll", "hold"]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every side of the die."""
    return ["1", "2", "3", "4", "5", "6"]


def why_not(cfg: Config, s: State, seat: int, a: int) -> str:
    """Why an action is not legal."""
    return "You may always roll or hold on your turn (PG-2)."


def tell(cfg: Config, s: State, seat: int, doing: list[int], names: list[str]) -> str:
    """What happens, as a sentence."""
    a = doing[0]
    if seat == CHANCE:
        return f"A 1: {s.pot} points lost." if a == 0 else f"A {a + 1}."
    return {ROLL: f"{names[seat]}: roll.", HOLD: f"{names[seat]}: hold and bank {s.pot}."}[a]


def position(cfg: Config, s: State, names: list[str]) -> str:
    """The position in words."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, s.scores, strict=False))
    return f"{scores} (to {cfg.target}).\nAt risk: {s.pot}."
