"""Run a batch for a person: a progress bar, the summary, the records."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dicecafe.engine import files
from dicecafe.engine.errors import DiceCafeError, PlayerError
from dicecafe.engine.progress import progress_bar
from dicecafe.engine.record import Record
from dicecafe.words import Message, say

from .batch import Batch, records, simulate
from .cluster import cores_here, in_order
from .facts import facts
from .games import match_of
from .kept import PLAYING, How, tallied
from .tell import heading, lines, short_lines


def run(batch: Batch, out: Path | None, how: How, as_json: bool) -> int:
    """Play the batch and print what it came to: the same bytes for the same batch; the speed goes to standard error."""
    if out is not None and batch.how == "perfect":
        raise PlayerError("players/unknown", Message("simulate-perfect"))
    if how.device == "cuda" and (batch.how != "compiled" or how.stats or how.ray):
        raise DiceCafeError("device/unfit", Message("simulate-gpu"))
    started = time.perf_counter()
    head = {"game": batch.game.name, "options": batch.game.changed(batch.options), "seed": batch.seed, "first": batch.first}
    if batch.how == "compiled" and not how.stats:
        with progress_bar(batch.games, say(PLAYING)) as progress:
            summary = simulate(batch, how.cores, progress, how.ray, how.device)
        told, games, actions = summary.as_dict(), summary.games, summary.actions
        said = short_lines(told)
    else:
        measured, tally = tallied(batch, how)
        told = facts(measured, tally)
        said, games = lines(told), tally.games
        actions = int(told["actions"]["mean"] * games) if "actions" in told else 0
    seconds = time.perf_counter() - started
    if out is not None:
        with progress_bar(batch.games, say(Message("doing-write"))) as progress:
            files.write(out, _lines(batch, how.cores, progress))
    print(json.dumps({**head, **told}) if as_json else "\n".join([say(heading(batch, games)), *said]))
    speed = Message("lab-games-a-second", games=games / seconds)
    if actions:
        speed = Message("lab-actions-a-second", millions=actions / seconds / 1e6)
    print(say(Message("lab-speed", seconds=seconds, where=_where(how), speed=speed)), file=sys.stderr)
    return 0 if games >= batch.games else 1


def _where(how: How) -> Message:
    if how.ray:
        return Message("lab-on-cluster", address=how.ray)
    return Message("lab-on-gpu") if how.device == "cuda" else Message("lab-on-cores", cores=how.cores or cores_here())


def _lines(batch: Batch, cores: int | None, progress: Callable[[int], None]) -> Iterator[str]:
    for number, record in enumerate(_records(batch, cores), 1):
        yield record.json() + "\n"
        progress(number)


def _records(batch: Batch, cores: int | None) -> Iterator[Record]:
    if batch.how == "compiled":
        return records(batch, cores)

    def play(start: int, count: int) -> Any:
        return match_of(batch, start).record()

    return in_order(play, range(batch.games), cores)
