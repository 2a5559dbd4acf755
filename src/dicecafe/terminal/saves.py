"""Saves: the game being played, written before every line is shown, so that nothing is lost whatever happens to the program."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dicecafe.engine.dice import Dice, FairDice, StreamDice
from dicecafe.engine.errors import RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.words import Message

from .encryption import decrypt, encrypt

HIDDEN = "* ?"  # what stands in a saved log for a line that not everybody may see yet


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
    raise RecordError("record/unreadable", Message("save-none", folder=str(folder()), command="dicecafe play"))


@dataclass
class Save:
    """A game on disk: its record as far as everybody may see it, and encrypted what it takes to go on."""

    path: Path
    seats: list[str]  # who sits there: a person's name, or bot:NAME

    def write(self, match: Match, log: list[str], is_open: list[bool]) -> None:
        """Store the match as it will be after the last line of `log`."""
        lines = [line if seen else HIDDEN for line, seen in zip(log, is_open, strict=True)]
        record = Record.of_table(match.game.name, match.names, match.options, match.first, lines)
        record.dice = match.dice.public(over=False) if match.dice else {}
        private = {"hidden": [line for line, seen in zip(log, is_open, strict=True) if not seen], **_rolled(match.dice)}
        record.more["save"] = {"seats": self.seats, "sealed": encrypt(json.dumps(private), self.path.parent)}
        record.save(self.path)

    def finish(self, match: Match) -> None:
        """Leave the finished game as a plain record."""
        match.record().save(self.path)

    @classmethod
    def read(cls, path: Path) -> tuple[Save, Record, Dice | None]:
        """A saved game, and the dice to go on with."""
        record = Record.load(path)
        save = record.more.pop("save", None)
        if not isinstance(save, dict):
            raise RecordError("record/format", Message("save-finished", path=str(path), command=f"dicecafe replay {path}"))
        seats = save.get("seats")
        if not isinstance(seats, list) or len(seats) != len(record.players) or not all(isinstance(s, str) for s in seats):
            raise RecordError("record/format", Message("save-seats", path=str(path), n=len(record.players)))
        private = json.loads(decrypt(str(save.get("sealed")), path.parent))
        hidden = iter(private["hidden"])
        record.log = [next(hidden, HIDDEN) if line == HIDDEN else line for line in record.log]
        try:
            return cls(path, seats), record, _dice(record, private)
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError("record/format", Message("save-dice", path=str(path), error=repr(error))) from error


def _rolled(dice: Dice | None) -> dict[str, Any]:
    """What it takes to go on with the same dice."""
    if isinstance(dice, FairDice):
        return {"secret": dice.secret.hex(), "counter": dice.counter}
    if isinstance(dice, StreamDice):
        return {"seed": dice.seed, "number": dice.number, "stream": dice.stream.state}
    return {}


def _dice(record: Record, private: dict[str, Any]) -> Dice | None:
    if "secret" in private:
        return FairDice(bytes.fromhex(private["secret"]), record.dice["nonces"], private["counter"])
    if "stream" in private:
        dice = StreamDice(private["seed"], private["number"])
        dice.stream.state = private["stream"]
        return dice
    return None
