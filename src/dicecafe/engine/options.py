"""Options: what a table may tune, with ranges and defaults, so that bad values get a clear error and the lab can sweep them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from dicecafe.words import Message

from .errors import OptionError, did_you_mean

Kind = Literal["number", "switch", "choice", "deck"]
Value = Any  # a bool, a whole number, a word; or a deck, as its tables


@dataclass(frozen=True, eq=False)
class Option:
    """A whole number from `low` to `high`; with `choices` one of these words; with a bool default a switch.

    What it does is said by `option-NAME` of the game's catalogue, and what it is called by the part `name` of that.
    """

    name: str
    default: Value
    low: int = 0
    high: int = 1
    choices: tuple[str, ...] = ()

    def check(self, value: object) -> Value:
        """The value itself, or an error that says what would be right."""
        if self.choices:
            if value not in self.choices:
                raise self.wrong("option/out-of-range", value)
            return str(value)
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise self.wrong("option/wrong-type", value)
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong("option/wrong-type", value)
        if not self.low <= value <= self.high:
            raise self.wrong("option/out-of-range", value)
        return value

    def wrong(self, code: str, value: object) -> OptionError:
        """That the option can't have this value, and what it may be."""
        given = Message("option-nothing") if value is None else repr(value)
        return OptionError(code, Message("option-wrong", name=self.name, range=self.range(), value=given))

    def parse(self, text: str) -> Value:
        """The value a person typed."""
        if self.choices:
            return self.check(text)
        if isinstance(self.default, bool):
            switch = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
            return self.check(switch.get(text.lower(), text))
        try:
            return self.check(int(text))
        except ValueError as error:
            if isinstance(error, OptionError):
                raise
            return self.check(text)

    def fields(self, value: Value) -> dict[str, Any]:
        """The value as the fields of Config that it sets: one integer of the option's name."""
        return {self.name: self.choices.index(str(value)) if self.choices else int(value)}

    @property
    def kind(self) -> Kind:
        """What sort of value it has."""
        if self.choices:
            return "choice"
        return "switch" if isinstance(self.default, bool) else "number"

    def range(self) -> Message:
        """What the option may be."""
        if self.choices:
            return Message("option-choice", choices=list(self.choices))
        if isinstance(self.default, bool):
            return Message("option-switch")
        return Message("option-number", low=str(self.low), high=str(self.high))

    def edges(self) -> list[Value]:
        """The values at the ends of the range, for whoever tests every option."""
        if self.choices:
            return list(self.choices)
        if isinstance(self.default, bool):
            return [False, True]
        return [self.low, self.high]


@dataclass(frozen=True)
class Preset:
    """Options that go together: a short game, an edition. What it is called is said by `preset-NAME` of the game's catalogue."""

    name: str
    options: Mapping[str, Value]


def find(options: Sequence[Option], name: str, game: str) -> Option:
    """The option of that name."""
    for option in options:
        if option.name == name:
            return option
    known = [option.name for option in options]
    has = Message("option-known", names=known) if known else Message("option-none")
    raise OptionError("option/unknown", did_you_mean(Message("option-unknown", game=game, name=name, has=has), name, known))


def complete(options: Sequence[Option], given: Mapping[str, object], game: str) -> dict[str, Value]:
    """Every option's value: the given ones, checked, and the defaults for the rest."""
    for name in given:
        find(options, name, game)
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}


def parse(options: Sequence[Option], words: Sequence[str], game: str) -> dict[str, Value]:
    """The options a person typed as `name=value`."""
    values: dict[str, Value] = {}
    for text in words:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option/unknown", Message("option-form", text=text))
        values[name] = find(options, name, game).parse(value)
    return values
