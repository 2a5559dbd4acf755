"""Run a batch: play it, save its sums, print what it came to."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol, Self, TypeVar

from dicecafe.bots import BotError
from dicecafe.compiled.jit import DeviceError
from dicecafe.engine import files
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.exits import Ended, partial_field
from dicecafe.engine.progress import progress_bar
from dicecafe.words import Message, say

from . import early, stats_file
from .batch import Batch, records
from .cluster import cores_here, spread
from .formatting import heading, lines
from .measure import ACTIONS
from .simulation import Simulation
from .statistics import statistics
from .tally import Tally

SAVES: Final = 20  # times that the sums are saved along the way, in case the power fails
PLAYING: Final = Message("doing-play")


@dataclass(frozen=True)
class RunSettings:
    """Where games are played, and where their sums are saved."""

    cores: int | None = None
    ray: str | None = None
    stats: Path | None = None
    resume: bool = False
    device: str = "cpu"


HERE: Final = RunSettings()  # on all cores, nothing saved


class Sums(Protocol):
    """Sums over games."""

    @property
    def games(self) -> int:
        """How many games were added."""

    def merge(self, other: Self) -> None:
        """Add the games of others."""


S = TypeVar("S", bound=Sums)


def accumulate(
    job: Callable[[int, int], S],
    total: S,
    games: range,
    settings: RunSettings,
    doing: Message | None = None,
    merged: Callable[[], None] = lambda: None,
    interpreted: bool = False,
) -> Ended:
    """Merge the sums of all games into `total`, calling `merged` after each part, with a progress bar if it has a title.

    Ctrl+C, or a bot that fails, ends it early where some games are done; it says so.
    """
    with progress_bar(games.stop, say(doing)) if doing else nullcontext(lambda done: None) as progress:
        try:
            for part in spread(job, games, settings.cores if settings.device == "cpu" else 1, settings.ray, interpreted):
                total.merge(part)
                merged()
                progress(total.games)
        except (KeyboardInterrupt, BotError) as ended:
            if not total.games:
                raise
            return ended
    return None


def simulate(batch: Batch, settings: RunSettings = HERE, detailed: bool = False, doing: Message | None = None) -> Tally:
    """Play a batch and sum it up; memory does not grow with the number of games. A file of sums makes it detailed.

    Results less luck are those of all games or none: of games in a file they may be missing, or not wanted for so many.
    """
    if settings.stats:
        files.require_folder(settings.stats)
    resumed = stats_file.load(settings.stats, batch) if settings.stats and settings.resume else None
    less_luck = resumed is None or resumed.adjusted == resumed.games
    simulation = Simulation(batch, detailed or settings.stats is not None, settings.device, less_luck=less_luck)
    tally = resumed or simulation.empty
    if not simulation.values:
        tally.drop_less_luck()
    saved = tally.games

    def save(every: int) -> None:
        nonlocal saved
        if settings.stats and (tally.games - saved) >= every:
            stats_file.save(settings.stats, batch, tally)
            saved = tally.games

    games = range(tally.games, batch.games, simulation.chunk)
    tally.ended = accumulate(
        simulation.tally, tally, games, settings, doing, lambda: save(-(-batch.games // SAVES)), batch.interpreted
    )
    save(0)
    if settings.stats and tally.games < batch.games:
        print(say(Message("lab-saved", path=str(settings.stats))), file=sys.stderr)
    return tally


def run(batch: Batch, out: Path | None, settings: RunSettings, as_json: bool) -> int:
    """Play the batch and print what it came to: the same bytes for the same batch; the speed goes to standard error."""
    if out is not None:
        if batch.method == "perfect":
            raise PlayerError("players/unknown", Message("simulate-perfect"))
        files.require_folder(out)
    if settings.device == "cuda" and (batch.method != "compiled" or settings.stats or settings.ray):
        raise DeviceError("device/unfit", Message("simulate-gpu"))
    started = time.perf_counter()
    tally = simulate(batch, settings, doing=PLAYING)
    seconds = time.perf_counter() - started
    figures = statistics(batch, tally)
    if out is not None:
        played = replace(batch, games=min(batch.games, tally.games))
        try:
            with progress_bar(played.games, say(Message("doing-write"))) as progress:
                files.write(out, _jsonl(played, settings.cores, progress))
        except KeyboardInterrupt as ended:
            tally.ended = ended
            print(say(Message("lab-unwritten", path=str(out))), file=sys.stderr)
    head = {"game": batch.game.name, "options": batch.game.changed(batch.options), "seed": batch.seed, "first": batch.first}
    if as_json:
        print(json.dumps({**head, **partial_field(batch.games, tally.ended), **figures}))
    else:
        partial = early.line(tally.games, batch.games, tally.ended)
        print("\n".join([say(heading(batch, tally.games)), *partial, *lines(figures)]))
    speed = Message("lab-games-a-second", games=tally.games / seconds)
    if actions := int(tally.sums[ACTIONS]):
        speed = Message("lab-actions-a-second", millions=actions / seconds / 1e6)
    print(say(Message("lab-speed", seconds=seconds, where=_where(settings), speed=speed)), file=sys.stderr)
    return early.exit_code(tally.ended)


def _where(settings: RunSettings) -> Message:
    if settings.ray:
        return Message("lab-on-cluster", address=settings.ray)
    if settings.device == "cuda":
        return Message("lab-on-gpu")
    return Message("lab-on-cores", cores=settings.cores or cores_here())


def _jsonl(batch: Batch, cores: int | None, progress: Callable[[int], None]) -> Iterator[str]:
    for number, record in enumerate(records(batch, cores), 1):
        yield record.json() + "\n"
        progress(number)
