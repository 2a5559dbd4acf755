"""Speech: messages as sentences of a language, by Project Fluent; plurals, lists and numbers are its and Babel's."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .message import Message, Parameter, player

if TYPE_CHECKING:
    from .catalogue import Catalogue

FOLDER: Final = Path(__file__).parent
LONGEST: Final = 2000  # letters of a parameter that are said; Fluent refuses a part of a sentence of more than 2500
ENGLISH: Final = "en"  # the language every message is written in first, and what is said where another lacks it

_language = ENGLISH


def languages() -> list[str]:
    """The languages that the cafe speaks: a folder each, here or where DICECAFE_WORDS says."""
    folders = [FOLDER, *([Path(more)] if (more := os.environ.get("DICECAFE_WORDS")) else [])]
    return sorted({path.name for folder in folders for path in folder.iterdir() if path.is_dir() and any(path.glob("*.ftl"))})


def files(code: str, game: Path | None = None) -> list[Path]:
    """The catalogues of a language: the cafe's own, or those of a game, by its folder.

    A language can be tried without installing it: `DICECAFE_WORDS=folder` has `folder/fr/*.ftl` and `folder/fr/games/GAME.ftl`.
    """
    more = Path(os.environ.get("DICECAFE_WORDS", FOLDER)) / code
    found = [*(FOLDER / code).glob("*.ftl"), *more.glob("*.ftl")]
    if game is not None:
        found = [game / "words" / f"{code}.ftl", more / "games" / f"{game.name}.ftl"]
    return sorted({path for path in found if path.is_file()})


def system_language() -> str:
    """The language of this system's settings, where the cafe speaks it; else English."""
    wanted = next((value for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    for one in wanted.split(":"):
        code = one.partition(".")[0].partition("_")[0].lower()
        if code in languages():
            return code
    return ENGLISH


def language() -> str:
    """The language of this program."""
    return _language


def set_language(code: str) -> None:
    """Let this program speak a language."""
    global _language
    _language = code


def speech(code: str | None = None, game: Path | None = None, names: Sequence[str] = (), you: int | None = None) -> Speech:
    """A language, the program's own unless another is named; with the words of a game (its folder), and the players' names.

    `you` is the seat of whoever hears it, where that is one of the players.
    """
    return Speech(code or _language, game, tuple(names), you)


def say(message: Message, part: str = "") -> str:
    """A message of the cafe's own in the language of this program."""
    return speech().say(message, part)


class Speech(NamedTuple):
    """A language, for whoever speaks it about one thing."""

    language: str
    game: Path | None = None
    names: tuple[str, ...] = ()
    you: int | None = None  # the seat of whoever hears it

    def say(self, message: Message, part: str = "", who: int | None = None) -> str:
        """A message as a sentence, or the `part` of it (`label`: what a move is called where it is offered).

        `who` is the seat that it tells of, which the message itself need not say; to that seat's own player it is said by its
        part `you`, where it has one: "You roll" and not "Ann rolls". What is done to the player who hears it is said by its part
        `to-you`: "Ann takes 3 points from you".
        """
        if not part and self.you is not None:
            to_you = player(self.you) in message.parameters.values()
            part = "you" if who == self.you else "to-you" if to_you else ""
        if message.id == "player":
            return self._name(message.parameters["seat"])
        about = {name: self._value(value) for name, value in message.parameters.items()}
        if who is not None:
            about["who"] = self._name(who)
        for code in dict.fromkeys((self.language, ENGLISH)):
            for catalogue in _catalogues(code, self.game):
                if (text := catalogue.format(message.id, part, about)) is not None:
                    return text
        return str(about.get("text", message.id))

    def has(self, id: str, part: str = "") -> bool:
        """Whether there is a message of that id, with this part, in this very language."""
        return any(catalogue.has(id, part) for catalogue in _catalogues(self.language, self.game))

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def _value(self, value: Parameter) -> Any:
        if isinstance(value, list | tuple) and not isinstance(value, Message):
            from .catalogue import Row

            return Row([str(self._value(one)) for one in value])
        text = self.say(value) if isinstance(value, Message) else value
        return f"{text[:LONGEST]}…" if isinstance(text, str) and len(text) > LONGEST else text


def _catalogues(code: str, game: Path | None) -> Iterator[Catalogue]:
    if game is not None:
        yield _catalogue(code, game)
    yield _catalogue(code, None)


@cache
def _catalogue(code: str, game: Path | None) -> Catalogue:
    from .catalogue import Catalogue

    return Catalogue(code, files(code, game))
