"""Parameters of a game that is tuned: options over their ranges, and numbers of its deck; what a change of them costs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import OptionError, did_you_mean
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value, find, parse
from dicecafe.engine.tuning import DeckNumber, changed
from dicecafe.words import Message

from .goals import GoalError
from .sweep import values as values_of

CHANGE: Final = 0.1  # points that a goal must gain for something to be another than it was
WHOLE: Final = 0.4  # points more for a change over its whole range; less for a smaller one
AROUND: Final = 2  # a number of the deck is tried from a half to the double of what it is, and by so much at the least

Candidate = tuple[Value, ...]  # a value of each parameter


@dataclass(frozen=True)
class Parameter:
    """An option, or a number of the deck, with the values that it may have."""

    name: str
    values: tuple[Value, ...]  # numbers rise
    now: Value
    number: DeckNumber | None = None

    @property
    def is_number(self) -> bool:
        """Whether its values have an order."""
        return all(type(value) is int for value in self.values)

    def cost(self, value: Value) -> float:
        """What it costs to have another value than now, in points of goals."""
        if value == self.now:
            return 0.0
        if not self.is_number:
            return CHANGE + WHOLE
        whole: int = max(*self.values, self.now) - min(*self.values, self.now)
        return CHANGE + WHOLE * float(abs(value - self.now)) / whole


@dataclass(frozen=True)
class Space:
    """All that may be tuned of a game: parameters for the search, and numbers that are moved by what cards cause."""

    game: Game
    fixed: Mapping[str, Value]  # the options as they are
    parameters: tuple[Parameter, ...]
    by_cause: tuple[DeckNumber, ...] = ()

    @property
    def start(self) -> Candidate:
        """All as it is."""
        return tuple(parameter.now for parameter in self.parameters)

    @property
    def tables(self) -> dict[str, Any]:
        """The deck as it is."""
        option = self.game.deck_option
        assert option is not None
        return self.fixed.get(option.name) or option.house()

    def options(self, candidate: Candidate, moved: Mapping[DeckNumber, int] | None = None) -> dict[str, Value]:
        """The options of a table for a candidate; refuses a deck that can't be."""
        pairs = list(zip(self.parameters, candidate, strict=True))
        found = {**self.fixed, **{one.name: value for one, value in pairs if one.number is None and value != one.now}}
        numbers = {one.number: value for one, value in pairs if one.number is not None and value != one.now} | dict(moved or {})
        if numbers:
            option = self.game.deck_option
            assert option is not None
            found[option.name] = option.check(changed(self.tables, numbers))
        return found

    def cost(self, candidate: Candidate) -> float:
        """What all changes cost."""
        return sum(one.cost(value) for one, value in zip(self.parameters, candidate, strict=True))


def space(
    game: Game, options: Sequence[str], asked: Sequence[str], keep: Sequence[str], players: int, trials: Iterable[str]
) -> Space:
    """What a person asked to have tuned; `trials` are the labels of all things for whose effect there is a goal."""
    fixed, ranged = list[str](), list[tuple[str, str]]()
    for text in options:
        name, equals, value = text.partition("=")
        option = find(game.options, name, game.title) if equals else None
        if option and not isinstance(option, DeckOption) and ("," in value or ".." in value):
            ranged.append((name, value))
        else:
            fixed.append(text)
    given = parse(game.options, fixed, game.title)
    parameters = [_option(game, given, name, value) for name, value in ranged]
    numbers = deck_numbers(game, given, asked, keep)
    wanted = set(trials)
    by_cause = [number for number, bounds in numbers.items() if wanted.intersection(number.things)]
    parameters += [
        _of_deck(game, given, number, bounds) for number, bounds in numbers.items() if not wanted.intersection(number.things)
    ]
    if not parameters and not by_cause:
        raise GoalError("goal/unfit", Message("tune-nothing"))
    game.config(players, given)
    return Space(game, given, tuple(parameters), tuple(numbers_within(numbers, by_cause)))


def _option(game: Game, given: Mapping[str, Value], name: str, text: str) -> Parameter:
    option = find(game.options, name, game.title)
    found = [value for _, _, value in values_of(option, text)]
    if all(type(value) is int for value in found):
        found.sort()
    return Parameter(name, tuple(found), given.get(name, option.default))


def _of_deck(game: Game, given: Mapping[str, Value], number: DeckNumber, bounds: tuple[int, int] | None) -> Parameter:
    now = number.of(Space(game, given, ()).tables)
    low, high = bounds or sorted((min(now // 2, now - AROUND), max(2 * now, now + AROUND)))
    return Parameter(number.name, tuple(range(max(low, number.low), min(high, number.high) + 1)), now, number)


def numbers_within(numbers: Mapping[DeckNumber, tuple[int, int] | None], some: Iterable[DeckNumber]) -> Iterable[DeckNumber]:
    """Some numbers with the bounds that were asked for."""
    for number in some:
        bounds = numbers[number] or (number.low, number.high)
        yield number._replace(low=max(number.low, bounds[0]), high=min(number.high, bounds[1]))


# ---------------------------------------------------------------- numbers of the deck
def deck_numbers(
    game: Game, given: Mapping[str, Value], asked: Sequence[str], keep: Sequence[str]
) -> dict[DeckNumber, tuple[int, int] | None]:
    """The numbers of the deck that were asked for, by their keys, and the bounds that came with them; without those to keep."""
    if not asked:
        if keep:
            raise GoalError("goal/unfit", Message("tune-keep-nothing"))
        return {}
    part = game.part("tuning")
    if game.deck_option is None or part is None:
        raise GoalError("goal/unfit", Message("tune-no-deck", game=game.title))
    known: list[DeckNumber] = part.numbers(Space(game, given, ()).tables)
    found = dict[DeckNumber, tuple[int, int] | None]()
    keys = list(dict.fromkeys(number.key for number in known))
    for text in asked:
        key, equals, bounds = text.partition("=")
        if key not in keys:
            about = Message("tune-number-unknown", name=key, game=game.title, known=keys)
            raise OptionError("option/unknown", did_you_mean(about, key, keys))
        found |= _bounded([number for number in known if number.key == key], _bounds(text, bounds) if equals else None)
    labels = list(dict.fromkeys(label for number in known for label in (number.label, *number.things) if label))
    kept = {_kept(text, labels) for text in keep}
    return {number: bounds for number, bounds in found.items() if not kept.intersection((number.label, *number.things))}


def _bounded(numbers: list[DeckNumber], asked: tuple[int, int] | None) -> dict[DeckNumber, tuple[int, int] | None]:
    """Those numbers of a key that can lie within the bounds that were asked for; refuses bounds that none can."""
    found = {number: asked for number in numbers if asked is None or (asked[0] <= number.high and asked[1] >= number.low)}
    if not found and asked:
        low, high = min(number.low for number in numbers), max(number.high for number in numbers)
        whole = Message("option-number", low=str(low), high=str(high))
        given = f"{asked[0]}..{asked[1]}"
        raise OptionError("option/out-of-range", Message("option-wrong", name=numbers[0].key, range=whole, value=given))
    return found


def _bounds(text: str, bounds: str) -> tuple[int, int]:
    ends = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", bounds)
    if not ends or int(ends[1]) > int(ends[2]):
        raise OptionError("option/range", Message("tune-card-range", text=text))
    return int(ends[1]), int(ends[2])


def _kept(text: str, labels: Sequence[str]) -> str:
    """The label that was meant: whole, or its name alone, or what stands in brackets."""
    for label in labels:
        if text in (label, label.partition(" (")[0], label.partition(" (")[2].rstrip(")")):
            return label
    about = Message("tune-label-unknown", name=text)
    raise OptionError("option/unknown", did_you_mean(about, text, [label.partition(" (")[0] for label in labels]))
