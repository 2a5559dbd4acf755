"""Solve a table for a person: a progress bar, then what was found."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dicecafe.engine.game import Game
from dicecafe.engine.options import Value

from . import solve


def run(game: Game, players: int, options: dict[str, Value], as_json: bool) -> int:
    """Print the solution of a table: the same bytes for the same table; the time goes to standard error."""
    started = time.perf_counter()
    with _progress() as progress:
        solution = solve(game, players, options, progress)
    print(f"{time.perf_counter() - started:.2f} s", file=sys.stderr)
    changed = game.changed(options)
    if as_json:
        found = {
            "game": game.name, "players": players, "options": changed, "first_player_win": solution.first_player_win,
            "seat_win": solution.seat_win, "turn_value": solution.turn_value, "turn_bust": solution.turn_bust,
            "error_bound": solution.error_bound, "mixed_positions": len(solution.mixes),
        }  # fmt: skip
        print(json.dumps(found))
        return 0
    told = "".join(f", {name}={value}" for name, value in changed.items())
    print(f"{game.title} for {players} players{told}, all playing perfectly:")
    for seat, chance in enumerate(solution.seat_win):
        print(f"  seat {seat} wins {100 * chance:.6f}%{', moving first' if seat == 0 else ''}")
    print(
        f"  a turn played for points alone brings {solution.turn_value:.6f} and busts {100 * solution.turn_bust:.4f}% of the time"
    )
    if solution.mixes:
        print(f"  in {len(solution.mixes)} positions one of two equally good moves must be chosen by lot")
    table = f"--players you{',bot:perfect' * (players - 1)}" + "".join(f" --option {k}={v}" for k, v in changed.items())
    print(f"Off by at most {solution.error_bound:.0e}. Play against it: dicecafe play {game.name} {table}")
    return 0


@contextmanager
def _progress() -> Iterator[Callable[[float], None]]:
    """A progress bar on a terminal's standard error, else nothing."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("solving", total=1.0)
        yield lambda done: bar.update(task, completed=done)
