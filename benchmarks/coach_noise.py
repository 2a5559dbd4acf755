"""How much of what the coach says hangs on its dice: `python benchmarks/coach_noise.py`, half an hour on two cores.

Games of an easy bot against a medium one are analysed by two seeds. Of the luck, the skill and the cost of each seat: how far the
two are apart, the error that both state together, how often they differ by less than that allows. Of the decisions called
mistakes: how many both called so.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import hypot, sqrt
from typing import Final, NamedTuple

from dicecafe import bots
from dicecafe.coach import analyse
from dicecafe.coach.estimate import T_95
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.formatting import columns
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream

GAMES: Final = ("dessert-dice", "dicecreams", "dicey-delights")
FIGURES: Final = ("luck", "skill", "cost")
LEVELS: Final = ("easy", "medium")
SEATS: Final = len(LEVELS)


class Outcome(NamedTuple):
    """What one seed makes of a game."""

    figures: list[tuple[float, float]]  # each of FIGURES seat by seat, with its error
    flagged: set[int]
    seconds: float  # of a processor


def outcome(name: str, playouts: int | None, number: int, seed: int) -> Outcome:
    """One game, analysed by one seed."""
    game = registry.load(name)
    match = Match(game, ["Ann", "Bo"], None, number % SEATS, StreamDice(99, number))
    levels = [LEVELS[(seat + number) % SEATS] for seat in range(SEATS)]
    match.run([bots.make(level, game, Stream(5 + seat, number), match.cfg) for seat, level in enumerate(levels)])
    started = time.process_time()
    analysis = analyse(match.record(), playouts, seed=seed)
    seconds = time.process_time() - started
    figures = [(getattr(total, what), getattr(total, f"{what}_error")) for what in FIGURES for total in analysis.totals]
    return Outcome(figures, {step.number for step in analysis.steps if step.grade}, seconds)


def row(name: str, pairs: list[tuple[Outcome, Outcome]]) -> list[str]:
    """A game's row of the table."""
    cells = [registry.load(name).title, str(len(pairs))]
    for first in range(0, SEATS * len(FIGURES), SEATS):
        both = [(one.figures[at], other.figures[at]) for one, other in pairs for at in range(first, first + SEATS)]
        differences = [one[0] - other[0] for one, other in both]
        errors = [hypot(one[1], other[1]) for one, other in both]
        within = sum(abs(far) <= T_95 * error for far, error in zip(differences, errors, strict=True))
        cells.append(f"{100 * rms(differences):.1f}, {100 * rms(errors):.1f}, {within / len(both):.0%}")
    flags = [sum(len(pair[seed].flagged) for pair in pairs) for seed in (0, 1)]
    shared = sum(len(one.flagged & other.flagged) for one, other in pairs)
    seconds = sum(one.seconds + other.seconds for one, other in pairs) / (2 * len(pairs))
    return [*cells, f"{flags[0]} and {flags[1]}, {shared} ({2 * shared / max(1, sum(flags)):.0%})", f"{seconds:.1f}"]


def rms(values: list[float]) -> float:
    """The root of the mean square."""
    return sqrt(sum(value**2 for value in values) / len(values))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="of each game")
    parser.add_argument("--only", default="", help="this game alone")
    parser.add_argument("--playouts", type=int, help="of a position; a live table has half of the usual number")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    rows = [["", "games", *(f"{what}: apart, stated error, within" for what in FIGURES), "mistakes of each, of both", "CPU s"]]
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in [asked.only] if asked.only else GAMES:
            numbers = [number for number in range(asked.games) for _ in range(2)]
            outcomes = list(pool.map(partial(outcome, name, asked.playouts), numbers, [0, 1] * asked.games))
            rows.append(row(name, list(zip(outcomes[::2], outcomes[1::2], strict=True))))
            print("\n".join(columns(rows)), flush=True)


if __name__ == "__main__":
    main()
