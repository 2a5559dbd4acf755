"""Tune: options and numbers of a deck towards goals, and what came of it on dice that nobody looked at before.

Options are searched by the optimiser, on the same dice for all candidates. Numbers of cards for whose effects there is a goal are
moved by what their cards cause. What the search found is optimistic, since it chose among noisy figures: the verdicts are those
of fresh games, in which the rules as they were and the tuned ones are played on the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import ceil, sqrt
from typing import Final

from dicecafe.engine.errors import OptionError
from dicecafe.engine.exits import Ended
from dicecafe.engine.options import Value
from dicecafe.engine.tuning import DeckNumber

from .batch import Batch
from .candidates import Advance, Measured, Race
from .card_numbers import Levels, Line, groups_of
from .effects import effects_of
from .goals import Estimate, Goal
from .optimiser import candidates
from .parameters import Candidate, Space
from .run import RunSettings
from .statistics import simultaneous_z

FRESH: Final = 987_654_321  # makes another seed of one: of the games that confirm
CARDS: Final = 123_456_789  # of the rounds in which numbers of cards are moved


@dataclass
class Tried:
    """A candidate of the search, its score there, and the games that it took."""

    candidate: Candidate
    score: float
    games: int


@dataclass
class Tuning:
    """A search for better rules, and what it has found so far."""

    batch: Batch
    space: Space
    goals: list[Goal]
    tries: int
    confirm: int
    settings: RunSettings
    advance: Advance = lambda games: None  # hears of games that were played
    tried: list[Tried] = field(default_factory=list)
    rounds: int = 0  # of moving numbers of cards
    moved: dict[DeckNumber, int] = field(default_factory=dict)
    ended: Ended = None

    @property
    def asked(self) -> int:
        """How many games it takes at the most."""
        searches = bool(self.space.parameters) + bool(self.space.by_cause)
        return self.batch.games * self.tries * searches + 2 * self.confirm

    @property
    def best(self) -> Candidate:
        """The candidate with the least score, of those that played all their games."""
        whole = [one for one in self.tried if one.games == self.batch.games]
        return min(whole, key=lambda one: one.score).candidate if whole else self.space.start

    @property
    def options(self) -> dict[str, Value]:
        """The options of the best rules that were found."""
        return self.space.options(self.best, self.moved)

    @property
    def by_cause(self) -> set[str]:
        """The kinds of things whose numbers are moved by what they cause."""
        things = {label for number in self.space.by_cause for label in number.things}
        found = {goal.trial: effects_of(self.batch, goal.trial) for goal in self.goals if goal.trial}
        return {of for of, effects in found.items() if effects and things.intersection(effects.labels)}

    def z(self) -> float:
        """How many errors the intervals of all verdicts reach, so that all hold at once."""
        figures = 0
        for goal in self.goals:
            effects = effects_of(self.batch, goal.trial) if goal.trial else None
            figures += len(effects.labels) if effects else len(self.batch.players) if goal.figure == "seats" else 1
        return simultaneous_z(2 * figures)

    # ------------------------------------------------------------ searching
    def search(self) -> None:
        """Try candidates, then move numbers; Ctrl+C ends it early."""
        try:
            if self.space.parameters:
                self._search_rules()
            if self.space.by_cause and not self.ended:
                self._move_numbers()
        except KeyboardInterrupt as ended:
            self.ended = ended

    def _search_rules(self) -> None:
        left = self.by_cause
        goals = [goal for goal in self.goals if goal.trial not in left] or self.goals
        race = Race(goals, self.batch.games, self.confirm, self.z(), self.settings, self.advance)
        for candidate, tell in candidates(self.space, self.tries, self.batch.seed):
            try:
                batch = replace(self.batch, options=self.space.options(candidate))
            except OptionError:  # options, or numbers of a deck, that can't be together
                tell(float("inf"))
                continue
            score, games, ended = race.run(batch, self.space.cost(candidate))
            if ended:
                self.ended = ended
                return
            tell(score.total)
            self.tried.append(Tried(candidate, score.total, games))

    def _move_numbers(self) -> None:
        goals = [goal for goal in self.goals if goal.trial in self.by_cause]
        groups = groups_of(self.space.by_cause, self.space.tables)
        lines = dict[str, Line]()
        for goal in goals:
            effects = effects_of(self.batch, goal.trial)
            assert effects is not None, "by_cause has found them"
            own = {key: group for key, group in groups.items() if set(group.things).intersection(effects.labels)}
            more = self.confirm / self.batch.games
            lines[goal.text] = Line(own, goal.high, self.batch.seed, self.z() / sqrt(more), ceil(more))
        for number in range(self.tries):
            levels = {text: line.plan() for text, line in lines.items()}
            self._move(lines, levels)
            batch = replace(self.batch, options=self.options, seed=self.batch.seed ^ (CARDS + number))
            measured = Measured(batch, goals, self.settings)
            if ended := measured.play(self.batch.games, self.advance):
                self.ended = ended
                break
            for goal, found in zip(goals, measured.estimates(), strict=True):
                lines[goal.text].add(levels[goal.text], found)
            self.rounds += 1
            if all(line.settled() for line in lines.values()):
                break
        self._move(lines, {text: line.found() for text, line in lines.items()})

    def _move(self, lines: dict[str, Line], levels: dict[str, Levels]) -> None:
        """Move numbers as planned; a move that makes no deck is left out of the plan."""
        self.moved = {}
        for text, line in lines.items():
            for key in sorted(levels[text]):
                group = line.groups[key]
                more = group.moved(levels[text][key])
                try:
                    self.space.options(self.best, {**self.moved, **more})
                except OptionError:
                    levels[text].pop(key)
                    continue
                self.moved |= more

    # ------------------------------------------------------------ confirming
    def confirmed(self) -> tuple[list[list[Estimate]], list[list[Estimate]], int]:
        """The figures of each goal as it was and tuned, on fresh dice, and in how many games; of none where it was stopped."""
        none: list[list[Estimate]] = [[] for _ in self.goals]
        if self.ended:
            return none, none, 0
        fresh = replace(self.batch, seed=self.batch.seed ^ FRESH, games=self.confirm)
        found = list[list[list[Estimate]]]()
        now = self.space.options(self.space.start)
        for options in [now] if self.options == now else [now, self.options]:
            measured = Measured(replace(fresh, options=options), self.goals, self.settings)
            try:
                self.ended = measured.play(self.confirm, self.advance)
            except KeyboardInterrupt as ended:
                self.ended = ended
            if self.ended:
                return none, none, 0
            found.append(measured.estimates())
        return found[0], found[-1], self.confirm
