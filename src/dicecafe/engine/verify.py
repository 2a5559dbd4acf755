"""Verify: replay a record, and roll its dice again, to see that every line and the result are what they must be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from dicecafe.words import Message

from . import registry
from .contract import CHANCE
from .dice import from_public
from .digests import alike
from .errors import DiceCafeError, RecordError
from .game import Game
from .match import Match
from .pinned import Pinned
from .record import Record, lines_of


@dataclass(frozen=True)
class Verified:
    """What was checked and found right."""

    lines: int
    rolls: int  # lines of chance recomputed; 0 where the record's dice were real
    how: Message  # where the dice came from; `source` is that for programs
    given: int = 0  # lines that were there before the game began: legal, but none of its dice's
    unshown: tuple[str, ...] = ()  # players who sealed a nonce and did not show it in time
    pinned: Literal["", "commitment", "nonce"] = ""  # what of the dice was compared with what a device kept
    rules: str = "same"  # as those of the record; `other`, with the same result; `unknown` where the record does not say


def replayed(record: Record) -> Match:
    """The match a record tells of; whatever can't be in it is a RecordError."""
    try:
        return Match.replay(registry.load(record.game), record)
    except RecordError:
        raise
    except DiceCafeError as error:  # a game, players or options that can't be: in a record, that is the record's fault
        raise RecordError(error.code, error.message, error.game) from error


def verify(record: Record, pinned: Pinned | None = None) -> Verified:
    """Check a finished record in full, also against what a device kept; the first thing that is not so is a RecordError."""
    match = replayed(record)
    if not match.over:
        raise RecordError("record/unfinished", Message("record-unfinished", lines=len(record.log)))
    ours, theirs = match.record().result or {}, record.result or {}
    if {key: json.dumps(theirs.get(key)) for key in ours} != {key: json.dumps(value) for key, value in ours.items()}:
        raise RecordError("record/result", Message("record-result", ours=json.dumps(ours), theirs=json.dumps(record.result)))
    rolls, how = verify_dice(match.game, record)
    kept: Literal["", "commitment", "nonce"] = ""
    if pinned is not None:
        kept = "nonce" if pinned.check(record.dice) else "commitment"
    return Verified(len(record.log), rolls, how, record.given, unshown(record), kept, _rules(match.game, record))


def _rules(game: Game, record: Record) -> str:
    if not record.digests:
        return "unknown"
    return "same" if alike(game, record.table_options, record.digests) else "other"


def unshown(record: Record) -> tuple[str, ...]:
    """The players who sealed a nonce and did not show it in time; who does so on purpose may choose between two games."""
    nonces, seals = record.dice.get("nonces", []), record.dice.get("seals", [])
    seats = zip(record.players, nonces, seals, strict=False)
    return tuple(player for player, nonce, seal in seats if seal and not nonce)


def verify_file(path: Path, pinned: Pinned | None = None) -> list[Verified]:
    """Check every record of a file; an error names the first record that is wrong where there are several."""
    done = list[Verified]()
    for one in verdicts(path, pinned):
        if isinstance(one, RecordError):
            raise one
        done.append(one)
    return done


def verdicts(path: Path, pinned: Pinned | None = None) -> Iterator[Verified | RecordError]:
    """What came of every record of a file; an error names the record where there are several."""
    if path.suffix != ".jsonl":
        yield verify(Record.load(path), pinned)
        return
    for number, line in enumerate(lines_of(path), 1):
        try:
            yield verify(Record.parse(line), pinned)
        except RecordError as error:
            yield RecordError(error.code, Message("record-nth", number=str(number), error=error.message), error.game)


def verify_dice(game: Game, record: Record) -> tuple[int, Message]:
    """Roll every roll of a record again from its seed or secret; how many, and by what."""
    dice = from_public(record.dice)
    if dice is None:
        return 0, Message("verify-dice", source="real" if record.dice.get("real") else "unknown")
    again, rolls = Match(game, record.players, record.table_options, record.first), 0
    for number, line in enumerate(record.log, 1):
        if number <= record.given or again.turn != CHANCE or not line.startswith("*"):  # a seat may act between two rolls
            again.push(line)
            continue
        rolled = again.roll(dice)
        rolls += 1
        if rolled != line:
            other = Message("record-dice", number=str(number), line=repr(line), rolled=repr(rolled))
            raise RecordError("record/dice", other)
    return rolls, Message("verify-dice", source="seed" if "seed" in record.dice else "secret")
