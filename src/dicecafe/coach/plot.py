"""The plot of win chances as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MARKS: Final = "●○▲△■□◆◇★☆"  # one a seat, then letters
SHARED: Final = "+"  # several seats in one place
WIDTH, HEIGHT = 70, 12


def plot(curves: Sequence[Sequence[float]], names: Sequence[str], width: int = WIDTH, height: int = HEIGHT) -> str:
    """A curve for each seat over the points of a game, with an axis and a legend; chances are 0 to 1."""
    columns = width - 6
    grid = [[" "] * columns for _ in range(height)]
    for seat, curve in enumerate(curves):
        for column, chance in enumerate(_stretched(curve, columns)):
            row = grid[round((1 - min(1.0, max(0.0, chance))) * (height - 1))]
            row[column] = mark(seat) if row[column] in (" ", mark(seat)) else SHARED
    labels = {0: "100%", (height - 1) // 2: "50%", height - 1: "0%"}
    lines = [f"{labels.get(number, ''):>4} │{''.join(row).rstrip()}" for number, row in enumerate(grid)]
    last = max(len(curve) for curve in curves) - 1
    foot = f"     └{'─' * columns}\n      line 0{f'line {last}':>{columns - 6}}"
    legend = "   ".join(f"{mark(seat)} {name}" for seat, name in enumerate(names))
    return "\n".join([*lines, foot, f"      {legend}   {SHARED} several"])


def mark(seat: int) -> str:
    """The sign of a seat."""
    return MARKS[seat] if seat < len(MARKS) else chr(ord("a") + seat - len(MARKS))


def _stretched(curve: Sequence[float], columns: int) -> list[float]:
    """The curve at each column, the first and the last point included."""
    last = len(curve) - 1
    return [curve[round(column * last / (columns - 1))] for column in range(columns)]
