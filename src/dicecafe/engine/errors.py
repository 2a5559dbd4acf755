"""Errors for people: each has a code, and a message that says what was wrong, which rule says so and what would be right."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from itertools import takewhile
from operator import eq
from pathlib import Path
from typing import Any, ClassVar

from dicecafe.words import Message, speech

MISSPELT = 0.9  # how alike two words are, of which one is the other with a letter or two wrong


class DiceCafeError(ValueError):
    """Something a person asked for can't be done; `code` names the cause for programs, `message` says it."""

    codes: ClassVar[Mapping[str, str]] = {}  # each code that errors of this class have, and when it comes

    def __init__(self, code: str, message: Message, game: Path | None = None) -> None:
        super().__init__(code, message, game)
        self.code, self.message = code, message
        self.game = game  # the folder of the game that has the words, where they are not the cafe's own

    @property
    def ruling(self) -> str:
        """The number of the ruling that forbids it (`BD-3`), where one does."""
        return _ruling(self.message)

    def say(self, language: str | None = None) -> str:
        """The message in a language: the program's own, unless another is named."""
        return speech(language, self.game).say(self.message)

    def as_dict(self) -> dict[str, Any]:
        """What programs are told: code and id, with the English words beside them."""
        id, parameters = self.message
        return {"code": self.code, "message": str(self), "id": id, "parameters": parameters}

    def __str__(self) -> str:
        return self.say("en")


class GameError(DiceCafeError):
    """A game that does not exist, or a folder that is not a game."""

    codes: ClassVar = {
        "game/unknown": "no game has that name",
        "game/broken": "a game's folder does not fulfil the contract of a game",
    }


class OptionError(DiceCafeError):
    """An option that is unknown, of the wrong type, out of range or at odds with another."""

    codes: ClassVar = {
        "option/unknown": "the game has no option of that name",
        "option/wrong-type": "the value is not of the option's kind (a whole number, true or false, one of its words)",
        "option/out-of-range": "the value is outside the option's range",
        "option/range": "what a sweep should go over is not a range, or there is nothing to compare",
        "option/conflict": "two options can't hold together",
        "deck/unreadable": "the deck file is not TOML, or holds what a record can't",
        "deck/invalid": "the deck lacks something, or holds something that can't be; the message names the card and the field",
    }


class PlayerError(DiceCafeError):
    """A list of players the game can't seat."""

    codes: ClassVar = {
        "players/count": "too few or too many players for the game",
        "players/unknown": "no bot has that name",
        "players/first": "the first seat named is not a seat of this game",
    }


class MoveError(DiceCafeError):
    """A move that can't be read, or that the rules forbid now."""

    codes: ClassVar = {
        "move/unreadable": "the words are not a move of the game",
        "move/illegal": "the rules forbid the move now",
        "move/not-your-turn": "it is another seat's decision",
        "move/over": "the game is over",
        "undo/refused": "somebody else has acted since, something was rolled or revealed, or the game is over",
    }


class DiceError(DiceCafeError):
    """A roll, deal or draw that can't have happened."""

    codes: ClassVar = {
        "dice/impossible": "the dice or cards can't show that",
        "dice/missing": "fewer dice were typed than were rolled",
        "dice/none": "it is not the moment for a roll, or there is nothing to roll with",
    }


class RecordError(DiceCafeError):
    """A game record that can't be read, or does not hold together."""

    codes: ClassVar = {
        "record/unreadable": "the file is not a whole JSON record",
        "record/format": "the record lacks something, or holds something of the wrong kind",
        "record/log": "a line of the log can't follow the ones before it",
        "record/unfinished": "the log stops before the game is over",
        "record/result": "the result is not what the log leads to",
        "record/dice": "a roll is not the one the dice seed or secret gives",
        "record/other-rules": "it was played with other rules or another deck, and comes out otherwise now",
        "record/commitment": "the secret shown at the end is not the one committed to",
        "record/seal": "the players' nonces are not the ones that were sealed, seat by seat",
        "record/pinned": "the dice are not those that a device saw sealed, or its nonce is not among them",
    }


class PositionError(DiceCafeError):
    """A text that is not a position."""

    codes: ClassVar = {
        "position/unreadable": "the text is not a position of the game",
    }


class LanguageError(DiceCafeError):
    """A language that the cafe does not speak."""

    codes: ClassVar = {
        "language/unknown": "the cafe does not speak that language",
    }


class MissingPackage(DiceCafeError):
    """A package that is needed and not installed."""

    codes: ClassVar = {
        "extra/missing": "a package that this needs is not installed; the message says how to get it",
    }


class FileError(DiceCafeError):
    """A file that can't be read or written."""

    codes: ClassVar = {
        "file/unreadable": "the file can't be read",
        "file/unwritable": "the file, or what is printed, can't be written",
        "file/no-folder": "there is no folder for the file that is to be written",
    }


def all_codes(base: type[DiceCafeError] = DiceCafeError) -> dict[str, str]:
    """Every code of the errors that are imported, and when it comes; `docs/errors.md` lists them."""
    found = dict(base.codes)
    for child in base.__subclasses__():
        found |= all_codes(child)
    return found


def did_you_mean(message: Message, word: str, known: Iterable[str]) -> Message:
    """The message, with `Did you mean x?` after it where a known word is close to the one given."""
    close = closest(word, list(known))
    return Message("did-you-mean", message=message, close=close) if close else message


def closest(word: str, known: Collection[str]) -> str:
    """The known word that was meant: one that is misspelt, else one that it begins with, else the closest of those akin to it.

    Akin are those that begin with most of the same parts, as `a_b_c` and `a_b_d`. Nothing where none is close.
    """
    parts = {one: re.split("[-_]", one) for one in (word, *known)}
    same = {one: sum(takewhile(bool, map(eq, parts[word], parts[one]))) for one in known}
    begun = sorted((one for one in known if same[one] == len(parts[one])), key=len)
    akin = [one for one in known if same[one] == max(same.values())]
    found = get_close_matches(word, known, 1, MISSPELT) or begun[-1:] or get_close_matches(word, akin, 1)
    return found[0] if found else ""


def _ruling(message: Message) -> str:
    """The ruling that a message, or one within it, names."""
    found = str(message.parameters.get("ruling", ""))
    inner = (value for value in message.parameters.values() if isinstance(value, Message))
    return found or next((ruling for one in inner if (ruling := _ruling(one))), "")
