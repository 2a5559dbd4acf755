"""How much of what the coach says hangs on its dice: `python benchmarks/coach_noise.py`, half an hour on two cores.

Games of an easy bot against a medium one are analysed by two seeds. Of the luck, the skill and the cost of each seat: how far the
two are apart, how far they say they may be off, how often they differ by less than their errors together allow. Of the
decisions called mistakes: how many both called so.
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


class Seen(NamedTuple):
    """What one seed says of a game."""

    figures: list[tuple[float, float]]  # each of FIGURES seat by seat, with its error
    flagged: set[int]
    seconds: float  # of a processor


def seen(name: str, playouts: int | None, number: int, seed: int) -> Seen:
    """One game, analysed by one seed."""
    game = registry.load(name)
    match = Match(game, ["Ann", "Bo"], None, number % 2, StreamDice(99, number))
    match.run([bots.make(LEVELS[(seat + number) % 2], game, Stream(5 + seat, number), match.cfg) for seat in range(2)])
    started = time.process_time()
    analysis = analyse(match.record(), playouts, seed=seed)
    took = time.process_time() - started
    figures = [(getattr(total, name), getattr(total, f"{name}_error")) for name in FIGURES for total in analysis.totals]
    return Seen(figures, {step.number for step in analysis.steps if step.grade}, took)


def row(name: str, pairs: list[tuple[Seen, Seen]]) -> list[str]:
    """A game's row of the table."""
    cells, seats = [registry.load(name).title, str(len(pairs))], 2
    for at in range(len(FIGURES)):
        both = [
            (one.figures[seats * at + seat], other.figures[seats * at + seat]) for one, other in pairs for seat in range(seats)
        ]
        apart = [abs(one[0] - other[0]) for one, other in both]
        errors = [hypot(one[1], other[1]) for one, other in both]
        within = sum(far <= T_95 * error for far, error in zip(apart, errors, strict=True))
        told = sqrt(sum(error**2 for error in errors) / len(errors))
        cells.append(f"{100 * sqrt(sum(far**2 for far in apart) / len(apart)):.1f}, {100 * told:.1f}, {within / len(both):.0%}")
    flags = [sum(len(pair[seed].flagged) for pair in pairs) for seed in (0, 1)]
    shared = sum(len(one.flagged & other.flagged) for one, other in pairs)
    seconds = sum(one.seconds + other.seconds for one, other in pairs) / (2 * len(pairs))
    return [*cells, f"{flags[0]} and {flags[1]}, {shared} ({2 * shared / max(1, sum(flags)):.0%})", f"{seconds:.1f}"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="of each game")
    parser.add_argument("--only", default="", help="this game alone")
    parser.add_argument("--playouts", type=int, help="of a position; a live table has half of the usual number")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    rows = [["", "games", *(f"{name}: apart, told, within" for name in FIGURES), "mistakes of each, of both", "CPU s"]]
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in [asked.only] if asked.only else GAMES:
            numbers = [number for number in range(asked.games) for _ in range(2)]
            found = list(pool.map(partial(seen, name, asked.playouts), numbers, [0, 1] * asked.games))
            rows.append(row(name, list(zip(found[::2], found[1::2], strict=True))))
            print("\n".join(columns(rows)), flush=True)


if __name__ == "__main__":
    main()
