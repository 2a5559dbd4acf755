"""Solve a table for a person: a progress bar, then what was found."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator

from dicecafe.engine.formatting import changes
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.progress import progress_bar
from dicecafe.words import Message, say

from . import Solution, solve
from .small import solve_small


def run(game: Game, players: int, options: dict[str, Value], as_json: bool) -> int:
    """Print the solution of a table: the same bytes for the same table; the time goes to standard error."""
    if game.part("solve") is None:
        return _run_small(game, players, options, as_json)
    started = time.perf_counter()
    with progress_bar(1.0, say(Message("doing-solve"))) as progress:
        solution = solve(game, players, options, progress)
    print(say(Message("solve-seconds", seconds=time.perf_counter() - started)), file=sys.stderr)
    changed = game.changed(options)
    if as_json:
        found = {
            "game": game.name, "players": players, "options": changed, "first_player_win": solution.first_player_win,
            "seat_win": solution.seat_win, "turn_value": solution.turn_value, "turn_bust": solution.turn_bust,
            "error_bound": solution.error_bound, "mixed_positions": len(solution.mixes),
        }  # fmt: skip
        print(json.dumps(found))
        return 0
    print(say(Message("solve-heading", game=game.title, players=players, **changes(changed))))
    table = f"--players you{',bot:perfect' * (players - 1)}" + "".join(f" --option {k}={v}" for k, v in changed.items())
    for line in _lines(solution):
        print(f"  {say(line)}")
    bound, command = f"{solution.error_bound:.0e}", f"dicecafe play {game.name} {table}"
    print(say(Message("solve-play", bound=bound, command=command)))
    return 0


def _run_small(game: Game, players: int, options: dict[str, Value], as_json: bool) -> int:
    """The same for a game that says nothing of itself but its rules."""
    started = time.perf_counter()
    with progress_bar(1.0, say(Message("doing-solve"))) as progress:
        solution = solve_small(game, players, options, progress)
    print(say(Message("solve-seconds", seconds=time.perf_counter() - started)), file=sys.stderr)
    changed, positions = game.changed(options), len(solution.positions.known)
    if as_json:
        found = {
            "game": game.name, "players": players, "options": changed, "first_player_win": solution.seat_win[0],
            "seat_win": solution.seat_win, "error_bound": solution.error_bound, "positions": positions,
        }  # fmt: skip
        print(json.dumps(found))
        return 0
    print(say(Message("solve-heading", game=game.title, players=players, **changes(changed))))
    for line in _seats(solution.seat_win):
        print(f"  {say(line)}")
    print(say(Message("solve-small", bound=f"{solution.error_bound:.0e}", positions=positions)))
    return 0


def _seats(seat_win: list[float]) -> Iterator[Message]:
    """Who wins how often."""
    for seat, chance in enumerate(seat_win):
        yield Message("solve-seat" if seat else "solve-first", seat=str(seat), chance=chance)


def _lines(solution: Solution) -> Iterator[Message]:
    """What was found."""
    yield from _seats(solution.seat_win)
    yield Message("solve-turn", value=solution.turn_value, bust=solution.turn_bust)
    if solution.mixes:
        yield Message("solve-mixed", positions=len(solution.mixes))
