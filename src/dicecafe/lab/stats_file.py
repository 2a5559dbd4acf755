"""The file of `--stats`: the sums of a batch, so that a run that was stopped can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.engine import files
from dicecafe.engine.errors import FileError
from dicecafe.words import Message

from .batch import Batch
from .tally import Tally

FORMAT: Final = "dicecafe-tally/1"
COLUMNS: Final = ("sums", "squares", "lows", "highs")
MAX_QUOTE: Final = 60  # letters of a value that an error quotes


class StatsFileError(FileError):
    """A file of statistics that can't be read, or that is of other games."""

    codes: ClassVar = {
        "tally/unreadable": "the file does not hold the sums of games",
        "tally/other": "the sums in the file are of other games: of another game, other players, options or dice",
    }


def save(path: Path, batch: Batch, tally: Tally) -> None:
    """Write the sums, and what they are the sums of."""
    uses = {" ".join(term): tally.uses[:, i].tolist() for i, term in enumerate(batch.vocabulary.terms) if tally.uses[:, i].any()}
    data = {
        **_head(batch), "games": tally.games, **{name: getattr(tally, name).tolist() for name in COLUMNS},
        "turns": _trimmed(tally.turns), "points": [_trimmed(bins) for bins in tally.points], "uses": uses,
        "adjusted": tally.adjusted, "less_luck": tally.less_luck.tolist(),
    }  # fmt: skip
    files.write(path, [json.dumps(data), "\n"])


def load(path: Path, batch: Batch) -> Tally:
    """The sums in a file; refused if they are of other games, or not all there."""
    try:
        data = json.loads(files.read(path))
    except (ValueError, RecursionError) as error:
        if isinstance(error, FileError):
            raise
        raise StatsFileError("tally/unreadable", Message("tally-no-json", path=str(path), error=str(error))) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise StatsFileError("tally/unreadable", Message("tally-no-sums", path=str(path), format=FORMAT))
    for name, ours in _head(batch).items():
        if (theirs := data.get(name)) != ours:
            about = {"path": str(path), "what": name, "theirs": _quoted(theirs), "ours": _quoted(ours)}
            raise StatsFileError("tally/other", Message("tally-other", **about))
    try:
        return _tally(data, batch)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise StatsFileError("tally/unreadable", Message("tally-not-whole", error=repr(error))) from error


def _tally(data: dict[str, Any], batch: Batch) -> Tally:
    tally = Tally(len(batch.players), len(batch.vocabulary))
    tally.games = int(data["games"])
    for name in COLUMNS:
        getattr(tally, name)[:] = data[name]
    for bins, counts in zip([tally.turns, *tally.points], [data["turns"], *data["points"]], strict=True):
        bins[: len(counts)] = counts
    tally.adjusted = int(data.get("adjusted", 0))  # a file of before results were told less luck has none
    tally.less_luck[:] = data.get("less_luck", 0)
    for text, counts in data["uses"].items():
        kind, _, word = text.partition(" ")
        tally.uses[:, batch.vocabulary.numbers[kind, word]] = counts
    return tally


def _head(batch: Batch) -> dict[str, Any]:
    players = [name.removeprefix("bot:") for name in batch.players]
    return {
        "format": FORMAT, "game": batch.game.name, "players": players, "options": batch.game.changed(batch.options),
        "seed": batch.seed, "first": batch.first,
    }  # fmt: skip


def _trimmed(bins: NDArray[np.int64]) -> list[int]:
    return np.trim_zeros(bins, "b").tolist()  # type: ignore[no-any-return]  # NumPy does not say what a list holds


def _quoted(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= MAX_QUOTE else text[: MAX_QUOTE - 3] + "..."
