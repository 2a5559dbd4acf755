"""Tuned: what a search for better rules came to, for people and for programs, and the deck that it made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from dicecafe.engine import deck_diff, files
from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import FileError
from dicecafe.engine.exits import NOT_SO, partial_field
from dicecafe.engine.formatting import columns
from dicecafe.engine.progress import progress_bar
from dicecafe.words import Message, say

from . import early
from .batch import Batch
from .effects import effects_of
from .formatting import with_interval
from .goals import Estimate, Goal, GoalError, parse, worst
from .optimiser import require
from .parameters import Space, space
from .run import RunSettings
from .statistics import Figures
from .tune import Tuning

BY_ACTIONS: Final = ("actions", "decisions", "choices")  # figures that nobody knows of games that are played turn by turn
MORE: Final = 4  # times as many games confirm as tell candidates apart
HEADS: Final = (
    Message("tune-head-goal"), Message("tune-head-wanted"), Message("tune-head-start"), Message("tune-head-tuned"),
    Message("tune-head-verdict"),
)  # fmt: skip


@dataclass(frozen=True)
class Request:
    """What a person asked for, as they wrote it."""

    goals: list[str]
    options: list[str]
    cards: list[str]
    keep: list[str]
    tries: int
    confirm: int | None
    out: str | None


def run(batch: Batch, settings: RunSettings, request: Request, as_json: bool) -> int:
    """Tune, and print what came of it; exit code 1 says that a goal is missed beyond doubt."""
    require()
    path = Path(request.out) if request.out else None
    if path:
        files.require_folder(path)
        if path.exists():
            raise FileError("file/unwritable", Message("file-there", path=str(path)))
    goals = [parse(text) for text in request.goals]
    if not goals:
        raise GoalError("goal/range", Message("goal-none"))
    if path and not request.cards:
        raise GoalError("goal/unfit", Message("tune-no-deck-out", path=str(path)))
    plain = space(batch.game, request.options, request.cards, request.keep, len(batch.players), ())
    batch = replace(batch, options=dict(plain.fixed))
    for goal in goals:
        _admit(batch, goal)
    labels = {label for goal in goals if goal.trial and (trial := effects_of(batch, goal.trial)) for label in trial.labels}
    where = space(batch.game, request.options, request.cards, request.keep, len(batch.players), labels)
    tuning, done = Tuning(batch, where, goals, request.tries, request.confirm or MORE * batch.games, settings), 0
    with progress_bar(tuning.asked, say(Message("doing-tune"))) as progress:

        def advance(games: int) -> None:
            nonlocal done
            done += games
            progress(done)

        tuning.advance = advance
        tuning.search()
        start, found, games = tuning.confirmed()
    result = Result(tuning, start, found, games, tuning.z())
    if path:
        write_deck(result, request.options, path)
    print(json.dumps(result.figures()) if as_json else "\n".join(result.lines(path)))
    missed = any(row["tuned"]["verdict"] == "missed" for row in result.rows())
    return early.exit_code(tuning.ended) or (NOT_SO if missed else 0)  # missed beyond doubt


def _admit(batch: Batch, goal: Goal) -> None:
    """Refuse a goal that these games have no figure for."""
    if goal.trial and effects_of(batch, goal.trial) is None:
        raise GoalError("goal/unfit", Message("goal-no-trial", goal=goal.text, game=batch.game.title))
    if goal.figure == "seats" and (len(batch.players) < 2 or len(set(batch.players)) > 1):
        raise GoalError("goal/unfit", Message("goal-seats", goal=goal.text))
    if goal.figure in BY_ACTIONS and batch.method == "perfect":
        raise GoalError("goal/unfit", Message("goal-no-actions", goal=goal.text))


@dataclass(frozen=True)
class Result:
    """What there is to tell of a search: the rules that it found, and each goal's figures on fresh dice."""

    tuning: Tuning
    start: list[list[Estimate]]
    found: list[list[Estimate]]
    games: int
    z: float

    @property
    def where(self) -> Space:
        """What was searched."""
        return self.tuning.space

    # ------------------------------------------------------------ what changed
    def options(self) -> Iterator[tuple[str, Any, Any]]:
        """The options that are other ones now."""
        for one, value in zip(self.where.parameters, self.tuning.best, strict=True):
            if one.number is None and value != one.now:
                yield one.name, one.now, value

    def numbers(self) -> dict[Any, int]:
        """The numbers of the deck that are other ones now."""
        pairs = zip(self.where.parameters, self.tuning.best, strict=True)
        return {one.number: value for one, value in pairs if one.number is not None and value != one.now} | self.tuning.moved

    def by_hand(self) -> list[str]:
        """Where the deck still says in words what is other now."""
        return list(dict.fromkeys(text for number in self.numbers() for text in number.texts))

    # ------------------------------------------------------------ telling
    def rows(self) -> list[Figures]:
        """Each goal: what was wanted, what it was and is, and the verdicts."""
        found = list[Figures]()
        for goal, start, now in zip(self.tuning.goals, self.start, self.found, strict=True):
            bounds = {"low": goal.low if abs(goal.low) < 1e300 else None, "high": goal.high if abs(goal.high) < 1e300 else None}
            both = {"start": self._figures(goal, start), "tuned": self._figures(goal, now)}
            found.append({"goal": goal.text, "figure": goal.figure, **bounds, "weight": goal.weight, **both})
        return found

    def _figures(self, goal: Goal, found: list[Estimate]) -> Figures:
        every = [
            {"label": one.label, "value": one.value, "low": one.value - one.reach(self.z), "high": one.value + one.reach(self.z)}
            for one in found
        ]
        return {"verdict": goal.verdict(found, self.z), "figures": every}

    def figures(self) -> Figures:
        """All of it for programs."""
        tuning, batch = self.tuning, self.tuning.batch
        numbers = [
            {"key": number.key, "label": number.label, "old": number.of(self.where.tables), "new": value}
            for number, value in self.numbers().items()
        ]
        tried = [
            {
                "values": {one.name: value for one, value in zip(self.where.parameters, each.candidate, strict=True)},
                "score": each.score,
                "games": each.games,
            }
            for each in tuning.tried
        ]
        return {
            "game": batch.game.name,
            "players": batch.players,
            "seed": batch.seed,
            "first": batch.first,
            "games": batch.games,
            "candidates": tried,
            "rounds": tuning.rounds,
            **partial_field(tuning.asked, tuning.ended),
            "changed": {name: value for name, _, value in self.options()},
            "numbers": numbers,
            "by_hand": self.by_hand(),
            "options": batch.game.changed(tuning.options),
            "confirmed_games": self.games,
            "goals": self.rows(),
        }

    def lines(self, path: Path | None) -> list[str]:
        """All of it for people."""
        tuning, game = self.tuning, self.tuning.batch.game
        tried, rounds = len(tuning.tried), tuning.rounds
        head = {"game": game.title, "seed": str(tuning.batch.seed), "games": tuning.batch.games}
        lines = [say(Message("tune-heading", **head, tried=tried, rounds=rounds))]
        if tuning.ended:
            lines.append(say(Message("tune-stopped")))
        changed = [
            say(Message("tune-option", name=n, old=str(old).lower(), new=str(new).lower())) for n, old, new in self.options()
        ]
        if self.numbers():
            assert game.deck_option is not None
            new = tuning.options[game.deck_option.name]
            changed += [say(one.message) for one in deck_diff.changes(self.where.tables, new, game.deck_option.keys)]
        lines += [f"  {line}" for line in changed] or [f"  {say(Message('tune-nothing-better'))}"]
        if texts := self.by_hand():
            lines.append(say(Message("tune-by-hand", texts=texts)))
        if self.games:
            lines += ["", *self._table(), say(Message("tune-confirmed", games=self.games))]
        if path:
            lines.append(say(Message("deck-written", path=str(path))))
        return lines

    def _table(self) -> list[str]:
        rows = [[*map(say, HEADS)]]
        for goal, start, now in zip(self.tuning.goals, self.start, self.found, strict=True):
            verdict = Message("tune-verdict", verdict=goal.verdict(now, self.z))
            rows.append([*map(say, (goal.name, goal.wanted)), self._worst(goal, start), self._worst(goal, now), say(verdict)])
        return columns(rows, left=range(5))

    def _worst(self, goal: Goal, found: list[Estimate]) -> str:
        """The figure, or that of the seat or card that is furthest out, and its interval; nothing where games are too few."""
        if not found:
            return ""
        one = worst(goal, found)
        reach = one.reach(self.z)
        shown = with_interval(*(goal.shown(value) for value in (one.value, one.value - reach, one.value + reach)))
        if not one.label:
            return say(shown)
        return say(Message("tune-worst", of="seat" if goal.figure == "seats" else "thing", label=one.label, figure=shown))


# ---------------------------------------------------------------- the deck
def write_deck(result: Result, given: list[str], path: Path) -> None:
    """Write the deck as it was read, comments and all, with other numbers in it."""
    import tomlkit

    option = result.tuning.batch.game.deck_option
    assert option is not None, "numbers were asked for"
    files.write(path, [with_numbers(result, source(option, given), tomlkit)])


def source(option: DeckOption[Any], given: list[str]) -> str:
    """The text of the deck that was tuned."""
    paths = [text.partition("=")[2] for text in given if text.partition("=")[0] == option.name]
    return files.read(Path(paths[-1]) if paths else option.folder / "deck.toml")


def with_numbers(result: Result, text: str, tomlkit: Any) -> str:
    """The text with the new numbers."""
    document = tomlkit.parse(text)
    for number, value in result.numbers().items():
        number.put(document, value)
    return str(tomlkit.dumps(document))
