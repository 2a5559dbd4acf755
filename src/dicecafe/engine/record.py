"""Records: a game as its options and its log, in JSON or as text; all that is needed to replay it without this program."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dicecafe.words import Message

from . import files
from .errors import RecordError
from .options import Value

FORMAT: Final = "dicecafe/1"


@dataclass
class Record:
    """One game: who played what with which options, and every line of it."""

    game: str
    players: list[str]
    options: dict[str, Value] = field(default_factory=dict)
    first: int = 0
    log: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    dice: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)  # keys of others, kept as they came
    given: int = 0  # lines of the log that were there before the game began, from another record
    digests: dict[str, str] = field(default_factory=dict)  # of the rules and the deck it was played with; see `digests`

    @classmethod
    def of_table(cls, game: str, players: list[str], options: Mapping[str, Value], first: int, log: list[str]) -> Record:
        """The record of a table; a deck of one's own stands beside the options, whole."""
        plain = {name: value for name, value in options.items() if name != "deck"}
        return cls(game, players, plain, first, log, more={"deck": options["deck"]} if "deck" in options else {})

    @property
    def table_options(self) -> dict[str, Value]:
        """The options of the table, its deck among them."""
        return {**self.options, **({"deck": self.more["deck"]} if "deck" in self.more else {})}

    def as_dict(self) -> dict[str, Any]:
        """The record as the object that JSON holds."""
        data: dict[str, Any] = {"format": FORMAT, "game": self.game, "options": self.options, "players": self.players}
        data |= {"first": self.first, **({"given": self.given} if self.given else {})}
        data |= {**({"digests": self.digests} if self.digests else {}), **self.more, "log": self.log}
        if self.result is not None:
            data["result"] = self.result
        if self.dice:
            data["dice"] = self.dice
        return data

    def json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def text(self) -> str:
        """The record as text: a head of `key = JSON` lines, the log, a foot; `parse` is the inverse."""
        data = self.as_dict()
        log = data.pop("log")
        foot: dict[str, Any] = {key: data.pop(key) for key in ("result", "dice") if key in data}
        del data["format"]
        parts = [FORMAT, *_pairs(data), "", *log, "", *_pairs(foot)]
        return "\n".join(parts).rstrip("\n") + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that a text spells, in either form."""
        if text.lstrip().startswith("dicecafe/"):
            return cls.from_dict(_from_text(text))
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("record/unreadable", Message("record-json", error=str(error))) from error
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: Any) -> Record:
        """The record an object spells; refuses one that lacks something."""
        if not isinstance(data, dict):
            raise RecordError("record/format", Message("record-object", value=_short(data)))
        if data.get("format") != FORMAT:
            other = Message("record-version", format=FORMAT, value=_short(data.get("format")))
            raise RecordError("record/format", other)
        rest = {key: value for key, value in data.items() if key != "format"}
        taken = {name: _take(rest, name, kind) for name, kind in _KINDS.items()}
        for name in ("players", "log"):
            if not all(isinstance(item, str) for item in taken[name]):
                raise RecordError("record/format", Message("record-strings", name=name))
        if not all(isinstance(digest, str) for digest in taken["digests"].values()):
            raise RecordError("record/format", Message("record-digests"))
        if not 0 <= taken["given"] <= len(taken["log"]):
            wrong = Message("record-given", lines=str(len(taken["log"])), given=str(taken["given"]))
            raise RecordError("record/format", wrong)
        return cls(**taken, more=rest)

    @classmethod
    def load(cls, path: Path, number: int = 1) -> Record:
        """The record in a file, or record `number`, from 1, of a .jsonl file."""
        if path.suffix != ".jsonl":
            return cls.parse(files.read(path))
        lines = lines_of(path)
        if not 1 <= number <= len(lines):
            none = Message("record-number", path=str(path), records=len(lines), number=str(number))
            raise RecordError("record/unreadable", none)
        return cls.parse(lines[number - 1])

    @classmethod
    def load_all(cls, path: Path) -> list[Record]:
        """Every record of a .jsonl file, or the one in a file."""
        return [cls.parse(line) for line in lines_of(path)] if path.suffix == ".jsonl" else [cls.load(path)]

    def save(self, path: Path) -> None:
        """Write the record to a file, whole or not at all; as text where the name ends in .txt."""
        files.write(path, [self.text() if path.suffix == ".txt" else self.json() + "\n"])


def lines_of(path: Path) -> list[str]:
    """The records of a .jsonl file, a line each."""
    return [line for line in files.read(path).split("\n") if line.strip()]


_KINDS: dict[str, type] = {
    "game": str, "players": list, "options": dict, "first": int, "given": int, "digests": dict, "log": list, "result": dict,
    "dice": dict,
}  # fmt: skip
_DEFAULTS: dict[str, Any] = {"options": {}, "first": 0, "given": 0, "result": None, "dice": {}, "digests": {}}


def _take(rest: dict[str, Any], name: str, kind: type) -> Any:
    if name not in rest:
        if name in _DEFAULTS:
            default = _DEFAULTS[name]
            return dict(default) if isinstance(default, dict) else default
        raise RecordError("record/format", Message("record-lacks", name=name, kind=Message("record-kind", name=name)))
    value = rest.pop(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        wrong = Message("record-wrong", name=name, kind=Message("record-kind", name=name), value=_short(value))
        raise RecordError("record/format", wrong)
    return value


def _pairs(data: Mapping[str, Any]) -> Iterator[str]:
    for key, value in data.items():
        name = key if key.isidentifier() else json.dumps(key, ensure_ascii=False)
        yield f"{name} = {json.dumps(value, ensure_ascii=False)}"


def _from_text(text: str) -> dict[str, Any]:
    first, *lines = text.strip().split("\n")
    data: dict[str, Any] = {"format": first.strip(), "log": []}
    for number, line in enumerate(lines, 2):
        if line[:1].isdigit() or line.startswith("*"):
            data["log"].append(line)
        elif line.strip():
            try:
                key, value = _pair(line)
            except (ValueError, RecursionError) as error:
                neither = Message("record-text-line", number=str(number), line=_short(line))
                raise RecordError("record/unreadable", neither) from error
            if key in data:
                raise RecordError("record/format", Message("record-text-key", number=str(number), key=key))
            data[key] = value
    return data


def _pair(line: str) -> tuple[str, Any]:
    """A line `key = JSON`; a key that is no plain word stands in quotes."""
    if line.startswith('"'):
        key, end = json.JSONDecoder().raw_decode(line)
        equals, value = line[end : end + 3], line[end + 3 :]
    else:
        key, equals, value = line.partition(" = ")
    if equals != " = ":
        raise ValueError(line)
    return key, json.loads(value)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
