"""Numbers of cards, moved against what their cards are worth: a straight line is fitted, and asked where the goal is met.

What a card is worth beside the median rises with its number, by about as much for every card whose number has the same key. So
each round plays new games, and all rounds together tell the slope of each key and the height of each card. The first rounds are
an experiment: half of the numbers, drawn at random, are raised and the others lowered, then the other way round. From then on
every number is where the line has its card within the bounds, as near as may be to where it was; and a card that luck alone put
outside comes back.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from dicecafe.engine.tuning import DeckNumber

from .goals import Estimate

PROBES: Final = 2  # rounds in which numbers are moved to find the slope
PROBE: Final = 0.2  # of a number, and one at the least
SURE: Final = 1.0  # standard errors by which a card must be outside the bounds to be moved
SETTLED: Final = 3  # rounds in a row that move nothing any more

TINY: Final = 1e-12  # a square of an error of nothing

Levels = dict[str, int]  # by what each group's numbers together differ from those of the deck


@dataclass
class Group:
    """The numbers of the same cards; of several, each moves in proportion to itself."""

    numbers: list[DeckNumber]
    values: list[int]  # in the deck as it is
    things: tuple[str, ...]

    @property
    def key(self) -> str:
        """The key of its numbers, those of several with a plus: what groups must have in common to have a slope in common."""
        return "+".join(sorted({number.key for number in self.numbers}))

    def moved(self, by: int) -> dict[DeckNumber, int]:
        """The numbers, with so much more shared among them."""
        whole, found, given = sum(self.values), dict[DeckNumber, int](), 0
        order = sorted(range(len(self.numbers)), key=lambda at: (self.values[at], at))
        for rank, at in enumerate(order):  # the largest takes what rounding leaves over
            last = rank == len(order) - 1
            share = by - given if last else round(by * self.values[at] / whole) if whole else 0
            number = self.numbers[at]
            value = min(number.high, max(number.low, self.values[at] + share))
            given += value - self.values[at]
            if value != self.values[at]:
                found[number] = value
        return found

    def reach(self) -> tuple[int, int]:
        """By how much they can be moved, down and up."""
        pairs = list(zip(self.numbers, self.values, strict=True))
        return sum(min(0, number.low - now) for number, now in pairs), sum(max(0, number.high - now) for number, now in pairs)


def groups_of(numbers: Iterable[DeckNumber], tables: Mapping[str, object]) -> dict[str, Group]:
    """Numbers by whose they are."""
    found = dict[str, Group]()
    for number in numbers:
        group = found.setdefault("/".join(number.things), Group([], [], number.things))
        group.numbers.append(number)
        group.values.append(number.of(tables))
    return found


@dataclass
class Line:
    """What is known of the cards of a goal: in each round how much their numbers were moved, and what they were worth."""

    groups: dict[str, Group]
    high: float  # a card may be so far from the median, up and down
    seed: int
    doubt: float = 0.0  # so many errors of a round are what the games that confirm will leave in doubt
    enough: int = 0  # rounds that tell as much as the games that confirm
    rounds: list[tuple[Levels, dict[str, Estimate]]] = field(default_factory=list)
    slopes: dict[str, Estimate] = field(default_factory=dict)  # of each key: what a number larger by one does

    def plan(self) -> Levels:
        """How much each group should be moved for the next round."""
        if not self.rounds:
            return {}
        if len(self.rounds) <= PROBES:
            return self._probe(-1 if len(self.rounds) == PROBES else 1)
        return self.found()

    def found(self) -> Levels:
        """How much each group should be moved, by what is known; not at all before the slopes are."""
        if len(self.rounds) <= PROBES:
            return {}
        self._fit()
        return {key: by for key, group in self.groups.items() if (by := self._needed(key, group))}

    def add(self, levels: Levels, worths: list[Estimate]) -> None:
        """Note what a round found: worths beside their median."""
        by_label = {one.label: one for one in worths}
        found = dict[str, Estimate]()
        for key, group in self.groups.items():
            own = [by_label[label] for label in group.things if label in by_label]
            if own:
                middle, error = sum(one.value for one in own) / len(own), sqrt(sum(one.error**2 for one in own)) / len(own)
                found[key] = Estimate(key, middle, error)
        self.rounds.append((levels, found))

    def settled(self) -> bool:
        """Whether the last rounds moved nothing, and no more is to be known."""
        last = [levels for levels, _ in self.rounds[-SETTLED:]]
        return len(self.rounds) >= max(PROBES + SETTLED, self.enough) and all(levels == last[0] for levels in last)

    def _probe(self, sign: int) -> Levels:
        """Half of the groups up and half down, as the seed has it."""
        keys, stream = sorted(self.groups), random.Random(self.seed)
        stream.shuffle(keys)
        found = Levels()
        for at, key in enumerate(keys):
            by = sign * (1 if at % 2 else -1) * max(1, round(PROBE * sum(self.groups[key].values)))
            low, high = self.groups[key].reach()
            found[key] = min(high, max(low, by))
        return found

    def _fit(self) -> None:
        """The slope that all groups of a key have in common, each about its own mean, and of a weight as it is known."""
        over, under = defaultdict[str, float](float), defaultdict[str, float](float)
        for name, group in self.groups.items():
            seen = self._seen(name)
            if seen:
                level, worth = (sum(one) / len(seen) for one in zip(*((by, one.value) for by, one in seen), strict=True))
                weight = len(seen) / max(TINY, sum(one.error**2 for _, one in seen))
                over[group.key] += weight * sum((by - level) * (one.value - worth) for by, one in seen)
                under[group.key] += weight * sum((by - level) ** 2 for by, _ in seen)
        self.slopes = {key: Estimate(key, over[key] / squares, 1 / sqrt(squares)) for key, squares in under.items() if squares}

    def slope(self, name: str) -> Estimate:
        """What it does to a group's cards to move it by one, as far as that is known of its key."""
        return self.slopes.get(self.groups[name].key, Estimate(self.groups[name].key, 0.0, 0.0))

    def _seen(self, name: str) -> list[tuple[int, Estimate]]:
        """What each round found of a group, and by how much it was moved."""
        return [(levels.get(name, 0), found[name]) for levels, found in self.rounds if name in found]

    def height(self, key: str) -> Estimate | None:
        """What a group's cards are worth beside the median as the deck is, by all rounds."""
        seen = self._seen(key)
        if not seen:
            return None
        values = [one.value - self.slope(key).value * by for by, one in seen]
        return Estimate(key, sum(values) / len(values), sqrt(sum(one.error**2 for _, one in seen)) / len(seen))

    def _error(self, key: str) -> float:
        """The standard error of a card of a group in one round."""
        found = self.rounds[0][1].get(key)
        return found.error * sqrt(len(self.groups[key].things)) if found else 0.0

    def _needed(self, key: str, group: Group) -> int:
        """The smallest move that has the group's cards within the bounds; none where it is in doubt whether they are outside."""
        height, (_, slope, error) = self.height(key), self.slope(key)
        if height is None or slope <= SURE * error:
            return 0
        inside = max(self.high / 2, self.high - self.doubt * self._error(key))
        if abs(height.value) <= inside + SURE * height.error:
            return 0
        low, high = group.reach()
        excess = abs(height.value) - inside
        by = max(1, -int(-excess // slope))
        if abs(abs(height.value) - by * slope) > abs(abs(height.value) - (by - 1) * slope):
            by -= 1  # bounds that are narrower than a whole number
        return min(high, max(low, -by if height.value > 0 else by))
