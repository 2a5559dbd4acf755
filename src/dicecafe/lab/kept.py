"""Kept: the sums of a batch in a file, so that work that was stopped goes on where it was."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dicecafe.engine import files
from dicecafe.engine.errors import FileError
from dicecafe.engine.progress import progress_bar
from dicecafe.words import Message, say

from .batch import Batch
from .cluster import spread
from .games import Measured
from .tally import Tally

FORMAT: Final = "dicecafe-tally/1"
SAVES: Final = 20  # times that the file is written along the way, in case the lights go out
PLAYING: Final = Message("doing-play")


@dataclass(frozen=True)
class How:
    """Where games are played, and where their sums are kept."""

    cores: int | None = None
    ray: str | None = None
    stats: Path | None = None
    resume: bool = False
    device: str = "cpu"


def tallied(batch: Batch, how: How, doing: Message = PLAYING) -> tuple[Measured, Tally]:
    """The sums of a batch; if it is stopped, those of the games that were done, where there are any."""
    measured = Measured(batch)
    tally = load(how.stats, measured) if how.stats and how.resume else measured.empty
    saves = {batch.games * i // SAVES for i in range(1, SAVES)}

    def add(part: Tally) -> None:
        before = tally.games
        tally.merge(part)
        if how.stats and any(before < at <= tally.games for at in saves):
            save(how.stats, measured, tally)

    play(measured.tally, range(tally.games, batch.games, batch.chunk), how, doing, add, lambda: tally.games)
    if how.stats:
        save(how.stats, measured, tally)
        if tally.games < batch.games:
            print(say(Message("lab-kept", path=str(how.stats))), file=sys.stderr)
    return measured, tally


def play(
    job: Callable[[int, int], Any], games: range, how: How, doing: Message, add: Callable[[Any], None], done: Callable[[], int]
) -> None:
    """Have all games played and added, with a progress bar; Ctrl+C leaves it at what is done, if something is."""
    with progress_bar(games.stop, say(doing)) as progress:
        try:
            for part in spread(job, games, how.cores, how.ray):
                add(part)
                progress(done())
        except KeyboardInterrupt:
            if not done():
                raise
            print(say(Message("lab-stopped", done=done(), games=games.stop)), file=sys.stderr)


def save(path: Path, measured: Measured, tally: Tally) -> None:
    """Write the sums, and what they are the sums of."""
    files.write(path, [json.dumps({**_head(measured.batch), **tally.as_dict(measured.words)}), "\n"])


def load(path: Path, measured: Measured) -> Tally:
    """The sums in a file, if they are of this batch's games."""
    try:
        said = json.loads(files.read(path))
    except (ValueError, RecursionError) as error:
        if isinstance(error, FileError):
            raise
        raise FileError("tally/unreadable", Message("tally-no-json", path=str(path), error=str(error))) from error
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise FileError("tally/unreadable", Message("tally-no-sums", path=str(path), format=FORMAT))
    for name, ours in _head(measured.batch).items():
        if (theirs := said.get(name)) != ours:
            about = {"path": str(path), "what": name, "theirs": _short(theirs), "ours": _short(ours)}
            raise FileError("tally/other", Message("tally-other", **about))
    return Tally.from_dict(said, len(measured.batch.players), measured.words)


def _head(batch: Batch) -> dict[str, Any]:
    players = [name.removeprefix("bot:") for name in batch.players]
    return {
        "format": FORMAT, "game": batch.game.name, "players": players, "options": batch.game.changed(batch.options),
        "seed": batch.seed, "first": batch.first,
    }  # fmt: skip


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
