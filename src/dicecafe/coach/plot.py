"""The plot of win chances as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dicecafe.engine.contract import Seat
from dicecafe.engine.formatting import percent
from dicecafe.words import Message, say

MARKS: Final = "●○▲△■□◆◇★☆"  # one a seat, then letters
SHARED: Final = "+"  # several seats in one place
WIDTH, HEIGHT = 70, 12


def plot(curves: Sequence[Sequence[float]], names: Sequence[str], width: int = WIDTH, height: int = HEIGHT) -> str:
    """A curve for each seat over the points of a game, with an axis and a legend; chances are 0 to 1."""
    labels = {0: say(percent(1, 0)), (height - 1) // 2: say(percent(0.5, 0)), height - 1: say(percent(0, 0))}
    margin = max(map(len, labels.values()))
    columns = width - margin - 2
    grid = [[" "] * columns for _ in range(height)]
    for seat, curve in enumerate(curves):
        for column, chance in enumerate(_stretched(curve, columns)):
            row = grid[round((1 - min(1.0, max(0.0, chance))) * (height - 1))]
            row[column] = mark(seat) if row[column] in (" ", mark(seat)) else SHARED
    lines = [f"{labels.get(number, ''):>{margin}} │{''.join(row).rstrip()}" for number, row in enumerate(grid)]
    first, last = (_line(number) for number in (0, max(len(curve) for curve in curves) - 1))
    blank, several = " " * (margin + 2), say(Message("analyse-several"))
    foot = [f"{blank[1:]}└{'─' * columns}", f"{blank}{first}{last:>{columns - len(first)}}"]
    legend = "   ".join([*(f"{mark(seat)} {name}" for seat, name in enumerate(names)), f"{SHARED} {several}"])
    return "\n".join([*lines, *foot, f"{blank}{legend}"])


def mark(seat: Seat) -> str:
    """The sign of a seat."""
    return MARKS[seat] if seat < len(MARKS) else chr(ord("a") + seat - len(MARKS))


def _line(number: int) -> str:
    return say(Message("analyse-line", line=str(number)))


def _stretched(curve: Sequence[float], columns: int) -> list[float]:
    """The curve at each column, the first and the last point included."""
    last = len(curve) - 1
    return [curve[round(column * last / (columns - 1))] for column in range(columns)]
