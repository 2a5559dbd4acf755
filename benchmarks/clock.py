"""The clock every measured program shares: warm up once, then the best of a few repetitions, told as one JSON object."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import Any


def arguments(description: str | None, *choices: str, game: Sequence[str] = ("pig",)) -> argparse.Namespace:
    """What run.py tells a measured program: what to measure, of which game, how many games, how often."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("what", choices=choices)
    parser.add_argument("--game", choices=game, default="pig")
    parser.add_argument("--games", type=int, default=1000, help="games in one repetition")
    parser.add_argument("--repetitions", type=int, default=3, help="the fastest counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="of searching, in one repetition")
    parser.add_argument("--playouts", type=int, default=6000, help="in one search")
    parser.add_argument("--moves", type=int, nargs="*", default=[], help="that lead to the position to search, dice included")
    return parser.parse_args()


def env_arguments(description: str | None, *games: str) -> argparse.Namespace:
    """What env_steps.py tells a measured environment: of which game, how many at once, how long, how often."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", choices=games, default=games[0])
    parser.add_argument("--batch", type=int, nargs="+", default=[1024, 4096], help="games at once; the fastest number counts")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--seconds", type=float, default=1.0, help="of one repetition")
    parser.add_argument("--repetitions", type=int, default=3, help="the fastest counts")
    return parser.parse_args()


def best_seconds(work: Callable[[], object], repetitions: int, now: Callable[[], float] = time.process_time) -> float:
    """The seconds of the fastest repetition; the others were disturbed.

    The processor's, which stand still while another program has the core; where several cores work, by the clock on the wall.
    """
    work()  # compilers, caches and the processor's clock get going
    seconds = []
    for _ in range(repetitions):
        start = now()
        work()
        seconds.append(now() - start)
    return min(seconds)


def processor_seconds(work: Callable[[], object], fill: float, repetitions: int) -> float:
    """The processor's seconds for one piece of work, in the fastest of repetitions that take about `fill` seconds each.

    Unlike the clock on the wall it stands still while another program has the core.
    """
    work()  # compilers, caches and the processor's clock get going
    times = 1
    seconds: list[float] = []
    while len(seconds) < repetitions:
        start = time.process_time()
        for _ in range(times):
            work()
        taken = time.process_time() - start
        if taken < fill / 2:
            times = max(2 * times, int(times * fill / max(taken, 1e-3)))
        else:
            seconds.append(taken / times)
    return min(seconds)


def tell(**facts: Any) -> None:
    """Print the result for run.py."""
    print(json.dumps(facts))
