"""Run a batch for a person: a progress bar, the summary, the records."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from dicecafe.engine import files
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.progress import progress_bar

from .batch import Batch, cores_here, records, simulate


def run(
    game: Game,
    players: list[str],
    options: dict[str, Value],
    games: int,
    seed: int,
    first: int,
    out: Path | None,
    cores: int | None,
    as_json: bool,
) -> int:
    """Play the batch and print what it came to: the same bytes for the same batch; the speed goes to standard error."""
    batch = Batch(game, players, options, games, seed, first)
    started = time.perf_counter()
    with progress_bar(games, "playing") as progress:
        summary = simulate(batch, cores, progress)
    seconds = time.perf_counter() - started
    if out is not None:
        with progress_bar(games, "writing") as progress:
            files.write(out, _lines(batch, cores, progress))
    if as_json:
        head = {"game": game.name, "options": game.changed(options), "seed": seed, "first": first}
        print(json.dumps({**head, **summary.as_dict()}))
    else:
        told = "".join(f", {name}={'own' if name == 'deck' else value}" for name, value in game.changed(options).items())
        print(f"{game.title}: {games} games, seed {seed}{told}")
        print("\n".join(summary.lines()))
    speed, used = summary.actions / seconds / 1e6, cores or cores_here()
    print(f"{seconds:.2f} s on {used} core{'s' * (used != 1)}: {speed:.1f} million actions/s, compiler included", file=sys.stderr)
    return 0


def _lines(batch: Batch, cores: int | None, progress: Callable[[int], None]) -> Iterator[str]:
    for number, record in enumerate(records(batch, cores), 1):
        yield record.json() + "\n"
        progress(number)
