"""Errors for people: each has a code, and a message that says what was wrong, which rule says so and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from dicecafe.words import Message, speech


class DiceCafeError(ValueError):
    """Something a person asked for can't be done; `code` names the cause for programs, `message` says it."""

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

    def __str__(self) -> str:
        return self.say("en")


class GameError(DiceCafeError):
    """A game that does not exist, or a folder that is not a game."""


class OptionError(DiceCafeError):
    """An option that is unknown, of the wrong type, out of range or at odds with another."""


class PlayerError(DiceCafeError):
    """A list of players the game can't seat."""


class MoveError(DiceCafeError):
    """A move that can't be read, or that the rules forbid now."""


class DiceError(DiceCafeError):
    """A roll, deal or draw that can't have happened."""


class RecordError(DiceCafeError):
    """A game record that can't be read, or does not hold together."""


class FileError(DiceCafeError):
    """A file that can't be read or written."""


# Every code there is, and when it comes; docs/errors.md is checked against this table.
CODES: dict[str, str] = {
    "game/unknown": "no game has that name",
    "game/broken": "a game's folder does not fulfil the contract of a game",
    "language/unknown": "the cafe does not speak that language",
    "option/unknown": "the game has no option of that name",
    "option/wrong-type": "the value is not of the option's kind (a whole number, true or false, one of its words)",
    "option/out-of-range": "the value is outside the option's range",
    "option/range": "what a sweep should go over is not a range, or there is nothing to compare",
    "option/conflict": "two options can't hold together",
    "deck/unreadable": "the deck file is not TOML, or holds what a record can't",
    "deck/invalid": "the deck lacks something, or holds something that can't be; the message names the card and the field",
    "players/count": "too few or too many players for the game",
    "players/unknown": "no bot has that name",
    "players/first": "the first seat named is not a seat of this game",
    "solver/none": "no exact solution is known of that game, for so many players or with those options",
    "move/unreadable": "the words are not a move of the game",
    "move/illegal": "the rules forbid the move now",
    "move/not-your-turn": "it is another seat's decision",
    "move/over": "the game is over",
    "undo/refused": "somebody else has acted since, something was rolled or revealed, or the game is over",
    "dice/impossible": "the dice or cards can't show that",
    "dice/none": "it is not the moment for a roll, or there is nothing to roll with",
    "record/unreadable": "the file is not a whole JSON record",
    "record/format": "the record lacks something, or holds something of the wrong kind",
    "record/log": "a line of the log can't follow the ones before it",
    "record/unfinished": "the log stops before the game is over",
    "record/result": "the result is not what the log leads to",
    "record/dice": "a roll is not the one the dice seed or secret gives",
    "record/commitment": "the secret shown at the end is not the one committed to",
    "position/unreadable": "the text is not a position of the game",
    "tally/unreadable": "the file does not hold the sums of games",
    "tally/other": "the sums in the file are of other games: of another game, other players, options or dice",
    "extra/missing": "a package that this needs is not installed; the message says how to get it",
    "device/none": "there is no GPU that can be used",
    "device/unfit": "those games are not played on a GPU",
    "ray/unreachable": "no Ray cluster answers there",
    "ray/failed": "the Ray cluster lost the same games again and again, or runs another version",
    "file/unreadable": "the file can't be read",
    "file/unwritable": "the file can't be written",
    "usage": "the command line can't be understood",
    "envs/missing": "a package that environments need is not installed",
    "envs/device": "an environment can't run there",
    "envs/autoreset": "a vector environment can't be told to wait when a game is over",
    "table/unknown": "there is no such table, or it was swept after a long silence",
    "table/waiting": "the game has not begun",
    "table/playing": "the game is not over yet",
    "table/busy": "too many did something at the table at once",
    "table/broken": "the stored dice of a table are not the ones its secret gives",
    "seat/taken": "somebody sits there already",
    "seat/not-yours": "the device does not act for that seat",
    "seat/host": "who opened the table keeps the seat until the game begins",
    "token/invalid": "the token was not signed by this server",
    "name/empty": "nothing of the name can be seen",
    "chat/off": "the host allows no writing at this table",
    "chat/empty": "there was nothing to say",
    "command/stale": "the table has gone on since the client last looked",
    "message/unreadable": "a message is not one of the protocol's",
    "request/invalid": "a request is not what the address takes",
    "request/nowhere": "nothing is at that address",
    "request/method": "the address is not asked that way",
    "request/too-large": "the request is too large",
    "after/other": "the record to play on from is of another game, for other seats, or with other options",
    "after/line": "the record to play on from is not so long, or over there",
    "analysis/busy": "too many analyses wait already",
    "client/unbuilt": "the pages for browsers are not built yet",
    "origin/foreign": "a page of another site tried to connect",
    "limit/messages": "too many messages at once",
    "limit/requests": "too many requests from one address",
    "limit/questions": "a hint or odds were asked for while the last ones are still being worked out",
    "limit/table": "so much was said, shown and taken back at a table that only its game goes on",
    "limit/sockets": "too many connections from one address",
    "store/url": "the store's address is neither a file nor of a kind that is known",
    "store/conflict": "another process stored something there first",
    "store/unavailable": "nothing can be stored now; the message says why",
    "store/newer": "the store was made by a newer version",
    "serve/port": "the port can't be had",
    "serve/setting": "an environment variable can't be read",
    "serve/alone": "several processes need a store they can share",
    "connection/lost": "a client can't reach the server, or it stays away",
    "server/failed": "a mistake of the server's; it is in its log",
}


def did_you_mean(message: Message, word: str, known: Iterable[str]) -> Message:
    """The message, with `Did you mean x?` after it where a known word is close to the one given."""
    close = get_close_matches(word, list(known), n=1)
    return Message("did-you-mean", message=message, close=close[0]) if close else message


def _ruling(message: Message) -> str:
    """The ruling that a message, or one within it, names."""
    found = str(message.parameters.get("ruling", ""))
    inner = (value for value in message.parameters.values() if isinstance(value, Message))
    return found or next((ruling for one in inner if (ruling := _ruling(one))), "")
