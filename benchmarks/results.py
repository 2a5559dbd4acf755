"""Results: what every program of a run told, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

OURS = "Dice Cafe, compiled"
OURS_ONE_BY_ONE = "Dice Cafe, compiled, one by one"
OURS_ON_CORES = "Dice Cafe, compiled, 2 cores"
OURS_INTERPRETED = "Dice Cafe, interpreted"
C = "C by hand"
C_TUNED = "C by hand, on bit sets"
OPENSPIEL = "OpenSpiel, rollouts in C++"
OPENSPIEL_LOOP = "OpenSpiel, loop in Python"
JAX = "JAX, in batches"
COLD = "cold compile"
WARM = "from the cache"
SEARCH = "Dice Cafe, by hints to the horizon (expert)"
SEARCH_TO_THE_END = "Dice Cafe, by hints to the end"
SEARCH_AT_RANDOM = "Dice Cafe, at random to the end"
OPENSPIEL_SEARCH = "OpenSpiel's MCTS in C++, at random to the end"

ERRORS = 6  # standard errors that a mean of other games may be off: ours has one too

ROWS = (OURS, OURS_ONE_BY_ONE, OURS_ON_CORES, OURS_INTERPRETED, C_TUNED, C, JAX, OPENSPIEL, OPENSPIEL_LOOP)
SEARCHES = (SEARCH, SEARCH_TO_THE_END, SEARCH_AT_RANDOM, OPENSPIEL_SEARCH)
TITLES = {"pig": "Pig", "burger-dice": "Burger Dice"}


class Goal(NamedTuple):
    """A ratio we want to keep, and what it came to; None where one side was left out."""

    text: str
    bound: str
    ratio: float | None
    met: bool


@dataclass
class Results:
    """What each row told of each game, the versions behind it, and what was left out and why."""

    told: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def speed(self, row: str, game: str) -> float | None:
        """Actions per second, or None where it was not measured."""
        facts = self.told.get((row, game))
        return facts["actions"] / facts["seconds"] if facts else None

    def ratio(self, row: str, to: str, game: str) -> float | None:
        """How many times faster one row is than another."""
        ours, theirs = self.speed(row, game), self.speed(to, game)
        return ours / theirs if ours and theirs else None

    def searching(self, row: str, game: str) -> float | None:
        """Playouts per second of a search, or None where it was not measured."""
        facts = self.told.get((row, game))
        return facts["playouts"] / facts["seconds"] if facts else None

    def search_ratio(self, row: str) -> float | None:
        """How many times as many playouts a row does in Pig as OpenSpiel's search does."""
        ours, theirs = self.searching(row, "pig"), self.searching(OPENSPIEL_SEARCH, "pig")
        return ours / theirs if ours and theirs else None

    def scaling(self, game: str) -> float | None:
        """Two cores to one, both from the same process."""
        facts = self.told.get((OURS_ON_CORES, game))
        if facts is None:
            return None
        alone: float = facts["actions_alone"] / facts["seconds_alone"]
        together: float = facts["actions"] / facts["seconds"]
        return together / alone

    def goals(self) -> list[Goal]:
        """The ratios to keep."""
        goals = [at_most(f"{C} : ours, {title}", 1.2, self.ratio(C, OURS, game)) for game, title in TITLES.items()]
        goals += [at_least(f"ours : JAX, {title}", 1.1, self.ratio(OURS, JAX, game)) for game, title in TITLES.items()]
        goals.append(at_least("ours : OpenSpiel in C++, Pig", 4.5, self.ratio(OURS, OPENSPIEL, "pig")))
        goals += [at_least(f"2 cores : 1 core, {title}", 1.8, self.scaling(game)) for game, title in TITLES.items()]
        goals.append(at_least("search, ours : OpenSpiel in C++, Pig", 3, self.search_ratio(SEARCH_AT_RANDOM)))
        return goals

    def other_games(self) -> list[str]:
        """The rows that did not do the very thing we did.

        C must come to the same sums of actions and of seat 0's points, JAX to the same means but for chance, OpenSpiel must
        search the same position.
        """
        found = []
        for (row, game), facts in self.told.items():
            if row in (C, C_TUNED):
                ours = self.told[OURS, game]
                if any(facts[what] != ours[what] for what in ("actions", "points")):
                    found.append(f"{row} and ours played different games of {TITLES[game]}: {facts} and {ours}")
            if row == JAX:
                ours = self.told[OURS, game]
                for what in ("actions", "points"):
                    if abs(ours[what] / ours["games"] - facts[f"mean_{what}"]) > ERRORS * facts[f"error_{what}"]:
                        found.append(f"{row} and ours have different rules of {TITLES[game]}: {facts} and {ours}")
        if theirs := self.told.get((OPENSPIEL_SEARCH, "pig")):
            ours = self.told[SEARCH_AT_RANDOM, "pig"]
            if any(theirs[what] != ours[what] for what in ("points", "seat", "playouts")):
                found.append(f"{OPENSPIEL_SEARCH} and ours searched different positions: {theirs} and {ours}")
        return found


def at_most(text: str, limit: float, ratio: float | None) -> Goal:
    """A ratio to keep low."""
    return Goal(text, f"at most {limit}", ratio, ratio is not None and ratio <= limit)


def at_least(text: str, limit: float, ratio: float | None) -> Goal:
    """A ratio to keep high."""
    return Goal(text, f"at least {limit}", ratio, ratio is not None and ratio >= limit)
