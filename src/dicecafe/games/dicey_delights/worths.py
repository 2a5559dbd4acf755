"""What abilities are worth to bots: a line for each operation, fitted to games in which one was used against nothing at all.

`worths.toml` holds the lines and says what made them: `python tools/worths.py`. A deck's own guesses are not read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from .ops import OPS, Effect

FILE: Final = Path(__file__).with_name("worths.toml")
PLAYERS: Final = {2: "two", 4: "four"}  # the tables that lines are fitted for
ROLLS: Final = (20, 15, 1)  # of 36 throws of three dice: all different, a pair, three alike
SCORED: Final = 3  # points that a card brings, about
REROLLS: Final = 2  # of a turn


def worth(effects: Iterable[Effect], players: int) -> int:
    """What an ability of these effects is worth at a table for so many, in hundredths of a point."""
    lines = fitted()[players]
    return round(100 * sum(max(0.0, lines[effect.op][0] + lines[effect.op][1] * size(effect, players)) for effect in effects))


def size(effect: Effect, players: int) -> float:
    """How much an effect does by its numbers, about in points; 0 where it has none. Its line says what that is worth."""
    n, name = effect.numbers, [*OPS][effect.op]
    match name:
        case "gain_points" | "score_bonus" | "reroll_delta" | "extra_cash_in":
            return n["amount"]
        case "gain_points_per":
            return (n["base"] + min(n["base"] + n["each"], n["max"])) / 2
        case "gain_points_roll":
            return sum(ways * n[key] for ways, key in zip(ROLLS, ("all_different", "pair", "triple"), strict=True)) / sum(ROLLS)
        case "take_points":
            return (n["amount"] + n["amount_if_target_ahead"]) / 2 * min(n["max_targets"], players - 1)
        case "refresh_line":
            return n["discard_max"]
        case "dice_delta":
            return -n["amount"]
        case "reroll_cap":
            return max(0, REROLLS - n["max"])
        case "copy_score":
            return min(n["max"], SCORED)
        case "take_score":
            return min(n["max"], SCORED * n["num"] / n["den"])
        case "score_multiplier":
            return min(n["max_extra"], SCORED * (n["factor"] - 1)) * n["cards"]
        case _:
            return 0


@cache
def fitted() -> Mapping[int, list[tuple[float, float]]]:
    """The line of each operation, its start and its slope in points, at tables for two and for four."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {players: [(found[op][key][0], found[op][key][1]) for op in OPS] for players, key in PLAYERS.items()}
