"""Batches: many games of bots, compiled, on all cores. Game n is the same game whatever the batch size or the number of cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from dicecafe import bots
from dicecafe.engine import playout
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.record import Record

from .summary import Summary

T = TypeVar("T")
CHUNK = 512  # games a thread plays at a time: short enough for a smooth progress bar, long enough to cost nothing
RECORD_CHUNK = 8
FIRST_TRACE = 16_384  # actions a trace has room for at first; a longer game is played again with more room


@dataclass(frozen=True)
class Batch:
    """Which games are played: of what, by whom, from which seed."""

    game: Game
    players: list[str]
    options: dict[str, Value]
    games: int
    seed: int = 0
    first: int = 0

    def __post_init__(self) -> None:
        self.game.config(len(self.players), self.options, self.first)
        if playout.HINTS in self.policies and self.game.part("hints") is None:
            raise PlayerError("players/unknown", f"{self.game.title} has no hints, so greedy can't play it.")

    @property
    def config(self) -> Any:
        """The options as the one-element array that kernels take."""
        return self.game.config(len(self.players), self.options, self.first).array()

    @property
    def policies(self) -> Any:
        """The bots as the numbers that kernels take."""
        return np.array([bots.policy(name) for name in self.players], "i1")


def simulate(batch: Batch, cores: int | None = None, progress: Callable[[int], None] = lambda done: None) -> Summary:
    """Play a batch and sum it up; memory does not grow with the number of games."""
    kernel, cfgs, policies, seats = playout.compiled(batch.game, playout.many), batch.config, batch.policies, len(batch.players)
    no_trace = np.zeros((0, 2), "i2")

    def play(start: int, count: int) -> tuple[Any, Any, Any]:
        points, places = np.zeros((count, seats), "i4"), np.zeros((count, seats), "i1")
        lengths = np.zeros(count, "i8")
        kernel(cfgs, policies, batch.seed, start, no_trace, points, places, lengths)
        return points, places, lengths

    summary = Summary(bots.names(batch.players))
    for points, places, lengths in _in_order(play, batch.games, CHUNK, cores):
        summary.add(points, places, lengths)
        progress(summary.games)
    return summary


def records(batch: Batch, cores: int | None = None) -> Iterator[Record]:
    """The games of a batch as records, in order."""
    kernel, cfgs, policies = playout.compiled(batch.game, playout.one), batch.config, batch.policies
    cfg = batch.game.config(len(batch.players), batch.options, batch.first)
    words = _Words(batch.game, cfg)

    def game(number: int, trace: Any, end: Any) -> int:
        return int(kernel(cfgs, policies, batch.seed, number, trace, end))

    def play(start: int, count: int) -> list[Record]:
        return [_record(batch, number, cfg, words, game) for number in range(start, start + count)]

    for part in _in_order(play, batch.games, RECORD_CHUNK, cores):
        yield from part


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Words:
    """Every entry a trace can hold, as its text, by seat and number."""

    def __init__(self, game: Game, cfg: Any) -> None:
        actions, self.outcomes = game.words.actions(cfg), game.words.outcomes(cfg)
        self.lines = {seat: [f"{seat} {action}" for action in actions] for seat in range(cfg.players)}

    def log(self, trace: Any) -> list[str]:
        """The lines of the log that a trace tells."""
        lines: list[str] = []
        for who, what in trace.tolist():
            if who >= 0:
                lines.append(self.lines[who][what])
            elif who == playout.JOINED:
                lines[-1] += f" {self.outcomes[what]}"
            else:
                lines.append(f"* {self.outcomes[what]}")
        return lines


def _record(batch: Batch, number: int, cfg: Any, words: _Words, play: Callable[..., int]) -> Record:
    end = np.zeros(1, batch.game.State.dtype())
    room = FIRST_TRACE
    while True:
        trace = np.zeros((room, 2), "i2")
        actions = play(number, trace, end)
        if actions <= room:
            break
        room = actions
    s = batch.game.State.from_record(end[0])
    options, log = batch.game.changed(batch.options), words.log(trace[:actions])
    record = Record.of_table(batch.game.name, bots.names(batch.players), options, batch.first, log)
    record.result, record.dice = batch.game.result(cfg, s), {"seed": batch.seed, "number": number}
    return record


def _in_order(play: Callable[[int, int], T], games: int, chunk: int, cores: int | None) -> Iterator[T]:
    """Call `play(start, count)` for all games in chunks, on threads, and give the results in the order of the games."""
    waiting: list[Future[T]] = []
    starts = iter(range(0, games, chunk))
    with ThreadPoolExecutor(cores or cores_here()) as pool:
        try:
            for start in starts:
                waiting.append(pool.submit(play, start, min(chunk, games - start)))
                if len(waiting) > 4 * (cores or cores_here()):
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()
