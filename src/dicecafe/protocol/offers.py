"""What there is at a cafe, over HTTP: games with their options and rules, words of a language, whether it is open."""

from __future__ import annotations

import msgspec

from dicecafe.engine.options import Kind, Value


class OptionInfo(msgspec.Struct):
    """An option of a game: what it may be, and what it is unless somebody says so. `option-NAME` of its catalogue says more."""

    name: str
    kind: Kind
    default: Value
    low: int  # of a number
    high: int
    choices: list[str]  # of a choice


class PresetInfo(msgspec.Struct):
    """Options that go together: a short game, an edition. `preset-NAME` of the game's catalogue is what it is called."""

    name: str
    options: dict[str, Value]


class GameInfo(msgspec.Struct):
    """A game as a menu shows it; `tagline` of its catalogue says more."""

    name: str
    title: str
    designer: str  # nothing where nobody knows
    players: list[int]
    minutes: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    levels: list[str]
    emotes: list[str]


class RulingInfo(msgspec.Struct):
    """A numbered ruling."""

    number: str
    title: str
    text: str


class Rules(msgspec.Struct):
    """A game's rules, and its rulings."""

    text: str
    rulings: list[RulingInfo]


class Words(msgspec.Struct):
    """The catalogues of a language, in Fluent's syntax: the cafe's own, and each game's."""

    language: str
    cafe: str
    games: dict[str, str]


class Health(msgspec.Struct):
    """That the server is well."""

    status: str
    version: str
