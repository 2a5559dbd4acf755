"""Usage: how the words of a command line are read, and what its help says.

argparse reads. What it would say in English is said here, by messages: all help, and every complaint that can be foreseen.
"""

from __future__ import annotations

import argparse
import os
import textwrap
from collections.abc import Callable, Sequence
from decimal import Decimal
from re import fullmatch
from typing import Any, ClassVar, Final, NamedTuple, NoReturn

from dicecafe.engine.errors import DiceCafeError, LanguageError, did_you_mean
from dicecafe.engine.exits import PROGRAM as PROGRAM
from dicecafe.words import Message, languages, say, system_language

WIDTH: Final = 79  # columns of a page
LEFT: Final = 26  # columns that names of arguments may take; the help of a longer one stands below it
MISSING: Final = object()  # the value of an option that was given none


class UsageError(DiceCafeError):
    """A command line that can't be understood."""

    codes: ClassVar = {
        "usage": "the command line can't be understood",
    }


LARGEST: Final = (1 << 63) - 1


class Kind(NamedTuple):
    """A kind of value: what makes one of a text, a ValueError if none can be made; and what it says of itself."""

    read: Callable[[str], Any]
    range: Message
    most: Message | None = None  # what it says of itself to a value beyond an end that nobody else has to know


def whole_number(low: int, high: int = LARGEST) -> Kind:
    """A whole number from `low` to `high`, or as far as a seed may go; also written as 1e6 or 1_000_000."""

    def read(text: str) -> int:
        number = int(Decimal(text)) if fullmatch(r"\d+(\.\d+)?[eE]\+?\d{1,2}", text) and Decimal(text) % 1 == 0 else int(text)
        if number > LARGEST:
            raise OverflowError(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    if high < LARGEST:
        return Kind(read, Message("option-number", low=str(low), high=str(high)))
    return Kind(read, Message("option-number-from", low=str(low)), Message("option-number", low=str(low), high="2^63-1"))


def one_of(words: Sequence[str]) -> Kind:
    """One of some words."""
    return Kind(lambda text: words[words.index(text)], Message("option-choice", choices=list(words)))


COUNT: Final = whole_number(0)
POSITIVE: Final = whole_number(1)
PORT: Final = whole_number(1, 65_535)


class Argument(NamedTuple):
    """Something a command takes: an option with a value, a switch, or a word without a dash."""

    name: str  # `--players`; of a word without a dash, the name of its field
    help: Message | None = None
    value: Message | str = ""  # how the value is written in help; a switch has none
    kind: Kind | None = None
    default: Any = None
    many: bool = False
    required: bool = False
    bare: Any = MISSING  # the value of an option that is given without one

    @property
    def field(self) -> str:
        """Where its value is to be found."""
        return self.name.lstrip("-").replace("-", "_")

    @property
    def is_option(self) -> bool:
        """Whether it begins with a dash."""
        return self.name.startswith("-")

    def shown(self) -> str:
        """How it is written."""
        value = say(self.value) if isinstance(self.value, Message) else self.value
        if not self.is_option:
            value = f"{value} ..." if self.many else value
            return value if self.required else f"[{value}]"
        return self.name + (f" {value if self.bare is MISSING else f'[{value}]'}" if value else "")

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Let argparse read it, so that nothing about it can be wrong for argparse."""
        if self.is_option and not self.value:
            parser.add_argument(self.name, action="store_true")
        elif self.is_option:
            parser.add_argument(
                self.name, nargs="?", const=self.bare, action="append" if self.many else "store", default=self._default()
            )
        else:
            parser.add_argument(self.name, nargs="*" if self.many else "?", default=self._default())

    def _default(self) -> Any:
        return [] if self.many else self.default


HELP: Final = Argument("--help", Message("argument-help"))
LANGUAGE: Final = Argument("--language", Message("argument-language"), Message("value-language"))
VERSION: Final = Argument("--version", Message("argument-version"))
JSON: Final = Argument("--json", Message("argument-json"))


class Parser:
    """What one command takes."""

    def __init__(self, name: str, about: Message, *own: Argument, as_json: bool = True) -> None:
        self.name, self.command, self.about = name, f"{PROGRAM} {name}", about
        self.arguments = [*own, *([JSON] if as_json else []), LANGUAGE, HELP]
        self._reader = _Reader(self.command)
        self._reader.add_argument("-h", HELP.name, action="store_true")
        for argument in self.arguments:
            if argument not in (LANGUAGE, HELP):
                argument.add_to(self._reader)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The values of all arguments; with `help`, none of them is checked."""
        asked, unknown = self._reader.parse_known_args(list(words))
        if asked.help:
            return asked
        if unknown:
            word = next((word for word in unknown if word.startswith("-")), unknown[0])
            known = [argument.name for argument in self.options]
            raise wrong(self.command, did_you_mean(Message("usage-unknown", word=word), word, known))
        for argument in self.arguments:
            if argument not in (LANGUAGE, HELP):
                given = getattr(asked, argument.field)
                values = [self._value(argument, one) for one in (given if argument.many else [given])]
                setattr(asked, argument.field, values if argument.many else values[0])
        return asked

    def _value(self, argument: Argument, given: Any) -> Any:
        if given is MISSING:
            raise wrong(self.command, Message("usage-value", name=argument.name, value=argument.value))
        if given is None and argument.required:
            raise wrong(self.command, Message("usage-missing", value=argument.value))
        if argument.kind is None or not isinstance(given, str):
            return given
        try:
            return argument.kind.read(given)
        except (ValueError, ArithmeticError) as error:  # too many digits to count are no number to decimal, either
            range = argument.kind.most if isinstance(error, ArithmeticError) and argument.kind.most else argument.kind.range
            if not argument.is_option:
                raise wrong(self.command, Message("usage-word", word=given, range=range)) from None
            raise wrong(self.command, Message("option-wrong", name=argument.name, range=range, value=repr(given))) from None

    @property
    def options(self) -> list[Argument]:
        """What begins with a dash."""
        return [argument for argument in self.arguments if argument.is_option]

    def help(self) -> str:
        """What the command does, and what it takes."""
        words = [argument for argument in self.arguments if not argument.is_option]
        line = " ".join([self.command, *(argument.shown() for argument in words)])
        described = [(argument.shown(), argument.help) for argument in words if argument.help]
        options = option_rows(self.options)
        return page(line, self.about, (Message("usage-arguments"), described), (Message("usage-options"), options))


class _Reader(argparse.ArgumentParser):
    """argparse without words of its own."""

    def __init__(self, command: str) -> None:
        super().__init__(command, add_help=False, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong although nothing should be: in its own words."""
        raise wrong(self.prog, Message("usage-other", detail=message))


def wrong(command: str, problem: Message) -> UsageError:
    """What is wrong with a command line, and where to see what is right."""
    return UsageError("usage", Message("usage-see", problem=problem, command=f"{command} --help"))


# ---------------------------------------------------------------- the language
def take_language(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, wherever it does; else the environment's or the system's; and the rest."""
    code, rest, waiting = os.environ.get("DICECAFE_LANGUAGE", ""), list[str](), iter(words)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name == LANGUAGE.name:
            code = value if equals else next(waiting, "")
            if not code or code.startswith("-"):
                raise wrong(PROGRAM, Message("usage-value", name=LANGUAGE.name, value=LANGUAGE.value))
        else:
            rest.append(word)
    if code and code not in languages():
        raise LanguageError("language/unknown", Message("language-not-spoken", language=code, known=languages()))
    return code or system_language(), rest


# ---------------------------------------------------------------- help
Rows = list[tuple[str, Message]]  # what is explained, and by what


def option_rows(options: Sequence[Argument]) -> Rows:
    """Options and what they are for."""
    return [(f"-h, {one.shown()}" if one is HELP else one.shown(), one.help) for one in options if one.help]


def page(line: str, about: Message, *parts: tuple[Message, Rows]) -> str:
    """A page of help: how a command is written, what it does, and rows under headings."""
    left = max(len(name) for _, rows in parts for name, _ in rows if len(name) <= LEFT)
    text = [say(Message("usage-line", command=line)), "", *textwrap.wrap(say(about), WIDTH)]
    for heading, rows in parts:
        if rows:
            text += ["", say(heading), *(one for name, about in rows for one in columns(name, say(about), left))]
    return "\n".join(text)


def columns(name: str, text: str, left: int, width: int = WIDTH) -> list[str]:
    """A name and beside it a text, on as many lines as it needs."""
    fits, indent, head = len(name) <= left, " " * (left + 4), f"  {name:{left}}  "
    lines = textwrap.wrap(text, width, initial_indent=head if fits else indent, subsequent_indent=indent, break_on_hyphens=False)
    return lines if fits else [head.rstrip(), *lines]
