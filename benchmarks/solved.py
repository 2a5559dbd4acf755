"""Check the exact solutions at full size; ten minutes on two cores, so it is run by hand:

    .venv/bin/python benchmarks/solved.py              # or one part: reckoned, games, threshold

- `reckoned`: what `dicecafe solve burger-dice --json` prints, and how long it takes with the compiler warm, beside `reckoned.py`,
  which is written from the rules' text alone. They must agree to 1e-9.
- `games`: a million games of perfect players. Each seat must win as often as solved, within 3 standard errors.
- `threshold`: the best player who stops at a fixed number of points, and how often perfect play beats it: exactly, and in a
  million games, within 3 standard errors.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from reckoned import Three, Turn, Two

TABLES: list[tuple[int, dict[str, int]]] = [
    (2, {"target": 50}),
    (2, {"target": 30}),
    (2, {"target": 100}),
    (2, {"target": 50, "waste_limit": 3}),
    (2, {"target": 50, "waste_limit": 5}),
    (3, {"target": 50}),
]
CLOSE, SECONDS = 1e-9, {2: 10.0, 3: 300.0}
GAMES, SEED = 1_000_000, 1
PLAYED = [("pig", 2), ("burger-dice", 2), ("burger-dice", 3)]
THRESHOLDS = {"pig": range(15, 31), "burger-dice": range(4, 20)}


def solve(players: int, options: dict[str, int], cache: str) -> tuple[dict[str, Any], float]:
    """What the command says, as a person would ask it, and how long it took to solve."""
    words = ["solve", "burger-dice", "--players", str(players), "--json"]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    done = subprocess.run(
        [sys.executable, "-m", "dicecafe", *words],
        env={**os.environ, "DICECAFE_CACHE": cache}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(done.stdout), float(done.stderr.split()[0])


def reckoned() -> Iterator[bool]:
    """Every table by both ways."""
    with tempfile.TemporaryDirectory() as cache:
        for players in (2, 3):
            solve(players, {"target": 3}, cache)  # so that nothing is left to compile, and no table is there already
        for players, options in TABLES:
            found, seconds = solve(players, options, cache)
            started = perf_counter()
            turn = Turn(options.get("waste_limit", 4))
            game = (Two if players == 2 else Three)(turn, options["target"])
            chances = game.solve()
            off = max(abs(x - y) for x, y in zip(found["seat_win"], chances, strict=True))
            told = ", ".join(f"{name} {value}" for name, value in options.items())
            print(f"{players} players, {told}: {', '.join(f'{x:.15f}' for x in found['seat_win'])} in {seconds:.2f} s")
            print(f"  reckoned {', '.join(f'{x:.15f}' for x in chances)} in {perf_counter() - started:.0f} s: {off:.0e} off")
            if isinstance(game, Three):
                print(f"  lots are drawn at {sorted(game.lots_drawn)}, by the solver in {found['mixed_positions']} positions")
            yield off < CLOSE and seconds < SECONDS[players]


def agree(won: Any, chances: list[float]) -> bool:
    """Print how often each seat won, and tell whether it is as often as it should."""
    errors = [(chance * (1 - chance) / GAMES) ** 0.5 for chance in chances]
    for seat, (wins, chance, error) in enumerate(zip(won / GAMES, chances, errors, strict=True)):
        print(f"  seat {seat} won {wins:.6f}, solved {chance:.6f}: {(wins - chance) / error:+.2f} standard errors")
    return all(abs(wins - chance) < 3 * error for wins, chance, error in zip(won / GAMES, chances, errors, strict=True))


def games() -> Iterator[bool]:
    """Perfect play against itself."""
    from dicecafe import load
    from dicecafe.solver import solve, trial

    for name, players in PLAYED:
        solution, started = solve(load(name), players), perf_counter()
        won = trial.play(solution, [None] * players, GAMES, SEED)
        print(f"{name}, {players} perfect players, {GAMES} games in {perf_counter() - started:.0f} s")
        yield agree(won, solution.seat_win)


def threshold() -> Iterator[bool]:
    """Perfect play against the simple player it gains least on."""
    from dicecafe import load
    from dicecafe.solver import solve, trial

    for name, range_ in THRESHOLDS.items():
        solution = solve(load(name), 2)
        plans = {least: trial.threshold(solution.graph, least) for least in range_}
        chances = {least: trial.against(solution, plan).chances for least, plan in plans.items()}
        best = min(chances, key=lambda least: sum(chances[least]))
        starts, follows = chances[best]
        print(f"{name}: the best threshold is {best}; perfect play wins {starts:.6f} of its starts, {follows:.6f} else,", end=" ")
        print(f"{(starts + follows) / 2:.6f} in all")
        yield best not in (range_[0], range_[-1])
        yield agree(trial.play(solution, [None, plans[best]], GAMES, SEED), [starts, 1 - starts])
        yield agree(trial.play(solution, [plans[best], None], GAMES, SEED), [1 - follows, follows])


PARTS = {"reckoned": reckoned, "games": games, "threshold": threshold}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], help="all, if none is named")
    passed = []
    for part in parser.parse_args().part or PARTS:
        for right in PARTS[part]():
            passed.append(right)
            print("  as it should be" if right else "  NOT as it should be", flush=True)
    sys.exit(not all(passed))
