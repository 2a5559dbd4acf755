"""Batches: many games of bots, compiled, on all cores. Game n is the same game whatever the batch size or the number of cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from dicecafe import bots
from dicecafe.compiled import gpu, playout
from dicecafe.engine import registry
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream

from .cluster import in_order, spread
from .summary import Summary

CHUNK = 512  # games a thread plays at a time: short enough for a smooth progress bar, long enough to cost nothing
GPU_CHUNK = 1 << 20  # games of a launch: a GPU is only fast with very many
CHUNKS = {"compiled": CHUNK, "perfect": 1 << 18, "matches": 1}
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
        cfg = self.game.config(len(self.players), self.options, self.first)
        for name in self.players:
            bots.make(name, self.game, Stream(0, 0), cfg)  # refuses one that can't play here

    def __reduce__(self) -> Any:
        return _batch_of, (self.game.name, self.players, self.options, self.games, self.seed, self.first)

    @property
    def how(self) -> str:
        """How the games are played (see `games`): compiled, turn by turn by perfect players, or as matches."""
        plain = {name.removeprefix("bot:") for name in self.players}
        return "perfect" if plain == {"perfect"} else "compiled" if plain <= set(bots.POLICIES) else "matches"

    @property
    def chunk(self) -> int:
        """How many games a thread plays at a time."""
        return CHUNKS[self.how]

    @property
    def config(self) -> Any:
        """The options as the one-element array that kernels take."""
        return self.game.config(len(self.players), self.options, self.first).array()

    @property
    def policies(self) -> Any:
        """The bots as the numbers that kernels take."""
        return np.array([bots.policy(name) for name in self.players], "i1")


def _batch_of(name: str, *rest: Any) -> Batch:
    return Batch(registry.load(name), *rest)


class Played:
    """Plays any games of a batch, compiled: the points and places of each seat, and how long each game was."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.cfgs, self.policies = batch, batch.config, batch.policies
        self.kernel = playout.compiled(batch.game, playout.many)

    def __reduce__(self) -> Any:
        return Played, (self.batch,)

    def __call__(self, start: int, count: int) -> tuple[Any, Any, Any]:
        """Play games `start` and on."""
        seats = len(self.batch.players)
        points, places, lengths = np.zeros((count, seats), "i4"), np.zeros((count, seats), "i1"), np.zeros(count, "i8")
        self.kernel(self.cfgs, self.policies, self.batch.seed, start, np.zeros((0, 2), "i2"), points, places, lengths)
        return points, places, lengths


def simulate(
    batch: Batch,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    ray: str | None = None,
    device: str = "cpu",
) -> Summary:
    """Play a batch and sum it up; memory does not grow with the number of games."""
    summary = Summary(bots.names(batch.players))
    if device == "cuda":
        parts = spread(gpu.Games(batch.game, batch.config, batch.policies, batch.seed), range(0, batch.games, GPU_CHUNK), 1)
    else:
        parts = spread(Played(batch), range(0, batch.games, CHUNK), cores, ray)
    for points, places, lengths in parts:
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

    for part in in_order(play, range(0, batch.games, RECORD_CHUNK), cores):
        yield from part


class _Words:
    """Every entry a trace can hold, as its text, by seat and number."""

    def __init__(self, game: Game, cfg: Any) -> None:
        actions, self.outcomes = game.text.actions(cfg), game.text.outcomes(cfg)
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
