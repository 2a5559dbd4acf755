"""Options: what a table may tune, with ranges and defaults, so that bad values get a clear error and the lab can sweep them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import OptionError, suggestion

Value = Any  # a bool, a whole number, a word; or a deck, as its tables


@dataclass(frozen=True, eq=False)
class Option:
    """A whole number from `low` to `high`; with `choices` one of these words; with a bool default a switch."""

    name: str
    default: Value
    low: int = 0
    high: int = 1
    help: str = ""
    choices: tuple[str, ...] = ()

    def check(self, value: object) -> Value:
        """The value itself, or an error that says what would be right."""
        wanted = self.range()
        if self.choices:
            if value not in self.choices:
                raise OptionError("option/out-of-range", f"{self.name} is {wanted}, not {value!r}.")
            return str(value)
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise OptionError("option/wrong-type", f"{self.name} is {wanted}, not {value!r}.")
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise OptionError("option/wrong-type", f"{self.name} is {wanted}, not {value!r}.")
        if not self.low <= value <= self.high:
            raise OptionError("option/out-of-range", f"{self.name} is {wanted}, not {value}.")
        return value

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

    def range(self) -> str:
        """What the option may be, in words."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        if isinstance(self.default, bool):
            return "true or false"
        return f"a whole number from {self.low} to {self.high}"

    def edges(self) -> list[Value]:
        """The values at the ends of the range, for whoever tests every option."""
        if self.choices:
            return list(self.choices)
        if isinstance(self.default, bool):
            return [False, True]
        return [self.low, self.high]


def find(options: Sequence[Option], name: str, game: str) -> Option:
    """The option of that name."""
    for option in options:
        if option.name == name:
            return option
    known = [option.name for option in options]
    has = f"It has {', '.join(known)}." if known else "It has none."
    raise OptionError("option/unknown", f"{game} has no option {name!r}. {has}{suggestion(name, known)}")


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
            raise OptionError("option/unknown", f"An option is given as name=value, not {text!r}.")
        values[name] = find(options, name, game).parse(value)
    return values
