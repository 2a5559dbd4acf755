"""`dicecafe deck`: a deck to start from, what is wrong with one, what changed between two, and a drawing of each card."""

from __future__ import annotations

import json
import shutil
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dicecafe.engine import files, registry
from dicecafe.engine.card_faces import Face, Finding, Line
from dicecafe.engine.deck_diff import changes
from dicecafe.engine.decks import DeckOption, tables_in
from dicecafe.engine.errors import FileError, OptionError
from dicecafe.engine.exits import NOT_SO
from dicecafe.engine.formatting import columns
from dicecafe.engine.game import Game
from dicecafe.words import Message, Speech, say

ENGLISH: Final = "en"  # what programs read, whatever people do
WIDTH: Final = 36  # columns of a card


@dataclass(frozen=True)
class Source:
    """A deck that somebody named: a file, or a game for its own deck."""

    name: str
    game: Game
    tables: dict[str, Any]

    @property
    def option(self) -> DeckOption[Any]:
        """The option that takes it."""
        assert self.game.deck_option is not None
        return self.game.deck_option

    @property
    def speech(self) -> Speech:
        """The words of its game."""
        return self.game.speech()


def run(doing: str, named: Sequence[str | None], game: str | None, as_json: bool) -> int:
    """Do one of these with the decks that were named; the exit code."""
    one, other = str(named[0]), named[1]
    if doing == "new":
        return new(one, other, as_json)
    first = source(one, game)
    if doing == "diff":
        second = source(other, game) if other else first
        return diff(first if other else source(first.game.name), second, as_json)
    return {"lint": lint, "cards": cards}[doing](first, as_json)


def games_with_decks() -> dict[str, Game]:
    """The games that are played with a deck."""
    found = {name: registry.load(name) for name in registry.names()}
    return {name: game for name, game in found.items() if game.deck_option}


def source(name: str, game: str | None = None) -> Source:
    """The deck that is named; of a file, the game is the one whose decks have most of its tables."""
    if name in registry.names() and not Path(name).exists():
        named = with_deck(name)
        return Source(name, named, named.deck_option.house())  # type: ignore[union-attr]  # it has one
    known = games_with_decks()
    tables = tables_in(name)
    if game is None:
        alike = {one: len(set(tables) & set(found.deck_option.keys)) for one, found in known.items() if found.deck_option}
        game = max(alike, key=lambda one: alike[one], default="")
        if not alike.get(game) or list(alike.values()).count(alike[game]) > 1:
            raise OptionError("deck/invalid", Message("deck-whose", path=name, option="--game", games=[*known]))
    return Source(name, with_deck(game), tables)


def with_deck(name: str) -> Game:
    """A game that is played with a deck."""
    game = registry.load(name)
    if game.deck_option is None:
        raise OptionError("deck/invalid", Message("deck-none", game=game.title, games=[*games_with_decks()]))
    return game


# ---------------------------------------------------------------- new
def new(name: str, path: str | None, as_json: bool) -> int:
    """Write a deck to start from: the game's own with its comments, under a few lines on how to go on."""
    game = with_deck(name)
    assert game.deck_option is not None
    shown = path or "deck.toml"
    lines = say(Message("deck-new-head", game=game.title, path=shown, name=game.name)).splitlines()
    head = "".join(f"# {line}".rstrip() + "\n" for line in lines)
    text = head + "\n" + files.read(game.deck_option.folder / "deck.toml")
    if path is None and not as_json:
        print(text, end="")
        return 0
    if path is not None:
        if Path(path).exists():
            raise FileError("file/unwritable", Message("file-there", path=path))
        files.write(Path(path), [text])
    if as_json:
        print(json.dumps({"game": game.name, "path": path, "deck": game.deck_option.house()}))
    else:
        print(say(Message("deck-written", path=path)))
    return 0


# ---------------------------------------------------------------- lint
def lint(of: Source, as_json: bool) -> int:
    """Tell everything that is wrong with a deck, what its designer should know, and the odds of its cards."""
    errors, found, faces = [fault.message for fault in of.option.wrong_keys(of.tables)], list[Finding](), list[Face]()
    try:
        deck = of.option.of_tables(of.option.check(of.tables))
        errors += [fault.message for fault in of.option.wrong_claims(of.tables)]
        if part := of.game.part("faces"):
            found, faces = part.findings(deck), part.faces(deck)
    except OptionError as error:
        errors.append(error.message)
    right = not errors and not any(one.kind == "impossible" for one in found)
    if as_json:
        english = of.game.speech(language=ENGLISH)
        summary = {
            "game": of.game.name,
            "deck": of.name,
            "ok": right,
            "errors": [_said(english, error) for error in errors],
            "findings": [{"kind": one.kind, "where": one.where, **_said(english, one.message)} for one in found],
            "cards": [{"n": face.number, "name": face.name, **face.figures} for face in faces],
        }
        print(json.dumps(summary))
        return 0 if right else NOT_SO
    rows = [[str(face.number), face.name, of.speech.say(face.odds)] for face in faces]
    wrong = [of.speech.say(error) for error in errors]
    wrong += [of.speech.say(Message("deck-finding", kind=one.kind, where=one.where, what=one.message)) for one in found]
    print("\n".join([*(columns(rows, (1, 2)) if rows else []), *wrong]))
    print(say(Message("deck-lint", path=of.name, wrong=len(errors), found=len(found))))
    return 0 if right else NOT_SO


def _said(speech: Speech, message: Message) -> dict[str, Any]:
    """A message for programs."""
    return {"message": speech.say(message), "id": message.id, "parameters": message.parameters}


# ---------------------------------------------------------------- diff
def diff(old: Source, new: Source, as_json: bool) -> int:
    """Tell what changed between two decks of one game."""
    if old.game is not new.game:
        raise OptionError("deck/invalid", Message("deck-two-games", old=old.game.title, new=new.game.title))
    found = list(changes(old.tables, new.tables, old.option.keys))
    if as_json:
        rows = [{"kind": one.kind, "where": one.where, "old": one.old, "new": one.new, "note": one.note} for one in found]
        print(json.dumps({"game": old.game.name, "old": old.name, "new": new.name, "changes": rows}))
    else:
        print("\n".join(say(one.message) for one in found) or say(Message("deck-same")))
    return 0


# ---------------------------------------------------------------- cards
def cards(of: Source, as_json: bool) -> int:
    """Draw each card."""
    part = of.game.part("faces")
    assert part is not None, "a game with a deck says in its faces.py what is on the cards"
    of.option.check_keys(of.tables)
    faces = part.faces(of.option.of_tables(of.option.check(of.tables)))
    if as_json:
        english = of.game.speech(language=ENGLISH)
        rows = [{"n": face.number, "name": face.name, "lines": [_line(english, line) for line in face.lines]} for face in faces]
        print(json.dumps({"game": of.game.name, "deck": of.name, "cards": rows}))
        return 0
    abreast = max(1, (shutil.get_terminal_size((80, 24)).columns - 1) // (WIDTH + 1))
    for start in range(0, len(faces), abreast):
        drawn = [drawing(face, of.speech) for face in faces[start : start + abreast]]
        high = max(map(len, drawn))
        filled = [[*rows[:-1], *[_row("")] * (high - len(rows)), rows[-1]] for rows in drawn]
        print("\n".join(" ".join(rows) for rows in zip(*filled, strict=True)))
    return 0


def drawing(face: Face, speech: Speech) -> list[str]:
    """A card with a frame, line by line."""
    inside = [f"{face.number} {face.name}", *(row for line in face.lines for row in _wrapped(_line(speech, line)))]
    return ["┌" + "─" * (WIDTH - 2) + "┐", *map(_row, inside), "└" + "─" * (WIDTH - 2) + "┘"]


def _row(text: str) -> str:
    return f"│ {text[: WIDTH - 4]:{WIDTH - 4}} │"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - 4, break_on_hyphens=False)


def _line(speech: Speech, line: Line) -> str:
    """A line of a card in words; what stands in boxes is in brackets."""
    if isinstance(line, list):
        return " ".join(f"[{one if isinstance(one, str) else speech.say(one)}]" for one in line)
    return line if isinstance(line, str) else speech.say(line)
