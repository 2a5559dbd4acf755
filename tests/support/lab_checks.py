"""The lab's figures by a second way, and a run that somebody stops."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from dicecafe import Match, Record, cli, load
from dicecafe.lab import cluster
from dicecafe.lab.statistics import wilson


class Reckoned:
    """The figures of some records, by a second way: a match replayed line by line."""

    def __init__(self, seats: int) -> None:
        self.seats, self.games = seats, 0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.sums: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()
        self.users: Counter[str] = Counter()
        self.user_wins: defaultdict[str, float] = defaultdict(float)

    def add(self, record: Record) -> None:
        """Count one game."""
        game = load(record.game)
        match = Match(game, record.players, record.table_options, record.first)
        turns: list[tuple[int, list[int]]] = []  # whose each was, and everybody's points as it began
        mark, used = None, [set[str]() for _ in range(self.seats)]
        for line in record.log:
            who, _, words = line.partition(" ")
            if who != "*":
                now = getattr(match.state, "turns", match.state.seat)
                if now != mark:
                    turns.append((match.state.seat, match.points))
                    mark = now
                self.sums["decisions"] += 1
                self.sums["choices"] += len(match.legal(int(who))) > 1
                self.uses[words] += 1
                used[int(who)].add(words)
            match.push(line)
            self.sums["actions"] += len(match.moments[-1].actions)
        result = record.result or {}
        winners, after = result["winners"], [points for _, points in turns[1:]] + [result["points"]]
        self.games += 1
        self.sums["turns"] += len(turns)
        self.sums["dead"] += sum(end[seat] <= begin[seat] for (seat, begin), end in zip(turns, after, strict=True))
        leaders = [self.leader(points) for points in after]
        alone = [seat for seat in leaders if seat is not None]
        self.sums["lead_changes"] += sum(one != other for one, other in pairwise(alone))
        half = leaders[len(turns) // 2 - 1] if len(turns) > 1 else None
        self.sums["led"] += half is not None
        self.sums["held"] += half is not None and half in winners
        self.sums["ties"] += len(winners) > 1
        for seat in range(self.seats):
            share = 1 / len(winners) if seat in winners else 0.0
            self.wins[seat] += share
            self.points[seat] += result["points"][seat]
            for words in used[seat]:
                self.users[words] += 1
                self.user_wins[words] += share

    @staticmethod
    def leader(points: list[int]) -> int | None:
        """Who leads alone."""
        best = [seat for seat, has in enumerate(points) if has == max(points)]
        return best[0] if len(best) == 1 else None


def check(told: dict[str, Any], found: Reckoned) -> None:
    """Every figure of the statistics, from the other way's counts."""
    n = found.games
    assert told["games"] == n
    for seat, said in enumerate(told["seats"]):
        assert said["wins"] == pytest.approx(found.wins[seat])
        assert said["rate"] == pytest.approx(found.wins[seat] / n)
        assert (said["low"], said["high"]) == pytest.approx(wilson(found.wins[seat], n))
        assert said["points"] == pytest.approx(found.points[seat] / n)
    for name in ("actions", "turns", "decisions", "choices", "lead_changes"):
        assert told[name]["mean"] == pytest.approx(found.sums[name] / n), name
    assert told["dead_turns"]["share"] == pytest.approx(found.sums["dead"] / found.sums["turns"])
    assert told["decisions"]["mattered"] == pytest.approx(found.sums["choices"] / found.sums["decisions"])
    assert (told["half_time"]["led"], told["half_time"]["held"]) == (found.sums["led"], found.sums["held"])
    assert told["shared_wins"] == found.sums["ties"]
    phrases = {use["word"]: use for use in told["uses"] if use["kind"] == "phrase"}
    for words, uses in found.uses.items():
        use = phrases[words]
        assert (use["uses"], use["games"]) == (uses, found.users[words]), words
        assert use["rate"] == pytest.approx(found.user_wins[words] / found.users[words])
    assert sum(use["uses"] for use in told["uses"] if use["kind"] == "verb") == sum(found.uses.values())


def stopped_after(parts: int) -> Callable[..., Iterator[Any]]:
    """A `spread` that somebody stops with Ctrl+C."""

    def spread(*arguments: Any) -> Iterator[Any]:
        for number, part in enumerate(cluster.spread(*arguments)):
            if number == parts:
                raise KeyboardInterrupt
            yield part

    return spread


def tune_says(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    """What `dicecafe tune` says, as JSON."""
    assert cli.main(["tune", *words, "--json"]) == code
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said
