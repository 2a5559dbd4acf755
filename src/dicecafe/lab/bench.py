"""How fast this machine plays. Comparisons with others are in benchmarks/."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from dicecafe.engine.formatting import decimal
from dicecafe.engine.game import Game
from dicecafe.words import Message, say

from .batch import Batch
from .cluster import cores_here
from .measure import ACTIONS
from .run import RunSettings, simulate

SECONDS = 1.0  # a measurement lasts at least this long


def bench(games: Sequence[Game], as_json: bool) -> int:
    """Random playouts of each game, fewest players, on one core and on all."""
    rows, wide = [], max(len(game.name) for game in games)
    for game in games:
        one, every = (_speed(game, cores) for cores in (1, cores_here()))
        rows.append({"game": game.name, "one_core": round(one), "all_cores": round(every), "cores": cores_here()})
        if not as_json:
            print(say(_row(f"{game.name:{wide}}", one, every)), flush=True)
    if as_json:
        print(json.dumps({"games": rows}))
    return 0


def _row(name: str, one: float, every: float) -> Message:
    """A line of the table; the figures end at the right, up to ten thousand millions."""
    speeds = [f"{say(decimal(speed / 1e6)):>8}" for speed in (one, every)]
    return Message("bench-row", game=name, one=speeds[0], every=speeds[1], cores=cores_here())


def _speed(game: Game, cores: int) -> float:
    """Actions a second, from a batch that lasts long enough."""
    players, games = ["random"] * game.seats[0], 1024
    simulate(Batch(game, players, {}, 1))  # the compiler is not part of it
    while True:
        started = time.perf_counter()
        tally = simulate(Batch(game, players, {}, games), RunSettings(cores))
        seconds = time.perf_counter() - started
        if seconds >= SECONDS:
            return int(tally.sums[ACTIONS]) / seconds
        games = int(games * max(2.0, 1.2 * SECONDS / seconds))
