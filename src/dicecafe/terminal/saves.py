"""Saves: the game being played, written after every line, so that nothing is lost whatever happens to the program."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

from dicecafe.engine.dice import Dice, FairDice, StreamDice
from dicecafe.engine.errors import RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record


def folder() -> Path:
    """Where games are kept: $DICECAFE_HOME, or dicecafe in the user's state folder."""
    if own := os.environ.get("DICECAFE_HOME"):
        return Path(own)
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "dicecafe"


def fresh(game: str) -> Path:
    """A file for a new game that no other game has."""
    number = 1
    while (path := folder() / f"{game}-{number}.json").exists():
        number += 1
    return path


def latest() -> Path:
    """The game played last that is not over."""
    paths = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in paths:
        if '"save":' in path.read_text(encoding="utf-8", errors="replace"):
            return path
    raise RecordError("record/unreadable", f"There is no unfinished game in {folder()}. Start one: dicecafe play GAME.")


@dataclass
class Save:
    """A game on disk: its record, and what it takes to go on with it."""

    path: Path
    seats: list[str]  # who sits there: a person's name, or bot:NAME

    def write(self, match: Match, log: list[str]) -> None:
        """Store the match as it will be after the last line of `log`."""
        record = match.record()
        record.log, record.result = log, None
        record.more["save"] = {"seats": self.seats, **_private(match.dice)}
        record.save(self.path)

    def finish(self, match: Match) -> None:
        """Leave the finished game as a plain record."""
        match.record().save(self.path)

    @classmethod
    def read(cls, path: Path) -> tuple[Save, Record, Dice | None]:
        """A saved game, and the dice to go on with."""
        record = Record.load(path)
        private = record.more.pop("save", None)
        if not isinstance(private, dict) or not isinstance(private.get("seats"), list):
            raise RecordError("record/format", f"{path} is not an unfinished game. To step through it: dicecafe replay.")
        if len(private["seats"]) != len(record.players) or not all(isinstance(seat, str) for seat in private["seats"]):
            raise RecordError("record/format", f"{path} does not say who sits at each of its {len(record.players)} seats.")
        try:
            dice = _dice(record, private)
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError("record/format", f"The dice in {path} can't be read: {json.dumps(str(error))}.") from error
        return cls(path, private["seats"]), record, dice


def _private(dice: Dice | None) -> dict[str, object]:
    """What only the owner of the file may know before the end: the secret of the dice, and how far they have rolled."""
    if isinstance(dice, FairDice):
        return {"secret": dice.secret.hex(), "counter": dice.counter}
    if isinstance(dice, StreamDice):
        return {"stream": dice.stream.state}
    return {}


def _dice(record: Record, private: dict[str, object]) -> Dice | None:
    if "secret" in private:
        return FairDice(bytes.fromhex(str(private["secret"])), record.dice["nonces"], int(str(private["counter"])))
    if "stream" in private:
        dice = StreamDice(int(record.dice["seed"]), int(record.dice["number"]))
        dice.stream.state = int(str(private["stream"]))
        return dice
    return None
