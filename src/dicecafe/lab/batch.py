"""Batches: which games of bots are played. Game n is the same game whatever the batch size or the number of cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from dicecafe import bots
from dicecafe.bots import cast
from dicecafe.compiled import playout
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.digests import digests
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from .cluster import spread
from .vocabulary import Vocabulary

RECORD_CHUNK: Final = 8  # compiled games that a thread records at a time
FIRST_TRACE: Final = 16_384  # actions a trace has room for at first; a longer game is played again with more room


@dataclass(frozen=True)
class Batch:
    """Games to play: of which game, by whom, from which seed."""

    game: Game
    players: list[str]
    options: dict[str, Value]
    games: int
    seed: int = 0
    first: int = 0

    def __post_init__(self) -> None:
        bots.admit(self.players)
        cfg = self.config
        for name in self.players:
            bots.make(name, self.game, Stream(0, 0), cfg)  # refuses one that can't play here

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.game.name, self.players, self.options, self.games, self.seed, self.first)

    @property
    def method(self) -> Literal["compiled", "perfect", "matches"]:
        """How these players' games are played; see `Simulation`."""
        names = {name.removeprefix("bot:") for name in self.players}
        return "perfect" if names == {"perfect"} else "compiled" if names <= set(bots.POLICIES) else "matches"

    @property
    def interpreted(self) -> bool:
        """Whether Python plays them, so that threads would wait for each other."""
        return self.method != "compiled"

    @cached_property
    def config(self) -> Any:
        """The Config of the table."""
        return self.game.config(len(self.players), self.options, self.first)

    @property
    def policies(self) -> NDArray[np.int8]:
        """The bots as the numbers that kernels take."""
        return np.array([bots.policy(name) for name in self.players], "i1")

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The terms that the game's actions are made of."""
        return Vocabulary(self.game, self.config)

    def match(self, number: int) -> Match:
        """Game `number` played as a match; bots that can be compiled play as they do then."""
        match = Match(self.game, cast.plain_names(self.players), self.options, self.first, StreamDice(self.seed, number))
        stream = Stream(self.seed, 2 * number + 1)
        try:
            match.run([bots.make(name, self.game, stream, match.cfg) for name in self.players])
        except bots.BotError as error:
            raise in_game(error, self.seed, number) from error
        return match


def in_game(error: bots.BotError, seed: int, number: int) -> bots.BotError:
    """What went wrong with a bot, and in which game: the same seed finds it again."""
    return bots.BotError(error.code, Message("bot-in-game", error=error.message, number=str(number), seed=str(seed)))


def _load(name: str, *rest: Any) -> Batch:
    return Batch(registry.load(name), *rest)


def records(batch: Batch, cores: int | None = None) -> Iterator[Record]:
    """The games of a batch as records, in order."""
    games = range(0, batch.games, 1 if batch.interpreted else RECORD_CHUNK)
    for part in spread(_Recorder(batch), games, cores, interpreted=batch.interpreted):
        yield from part


class _Recorder:
    """The records of some games of a batch; the job of a thread or a process."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.record = batch.match if batch.interpreted else _compiled_record(batch)

    def __reduce__(self) -> tuple[Any, ...]:
        return _Recorder, (self.batch,)

    def __call__(self, start: int, count: int) -> list[Record]:
        found = (self.record(number) for number in range(start, start + count))
        return [one.record() if isinstance(one, Match) else one for one in found]


def _compiled_record(batch: Batch) -> Callable[[int], Record]:
    """A function that plays game `number` compiled and returns its record."""
    game, cfg, policies = batch.game, batch.config, batch.policies
    kernel, cfgs, options = playout.compiled(game, playout.one), cfg.array(), game.changed(batch.options)
    table_digests = digests(game, options)

    def record(number: int) -> Record:
        end = np.zeros(1, game.State.dtype())
        room, actions = 0, FIRST_TRACE
        while actions > room:
            room = actions
            trace = np.zeros((room, 2), "i2")
            actions = int(kernel(cfgs, policies, batch.seed, number, trace, end))
        log = _log(batch, trace[:actions])
        record = Record.of_table(game.name, cast.plain_names(batch.players), options, batch.first, log)
        record.result = game.result(cfg, game.State.from_record(end[0]))
        record.digests = table_digests
        record.dice = {"seed": batch.seed, "number": number}
        return record

    return record


def _log(batch: Batch, trace: NDArray[np.int16]) -> list[str]:
    """The lines of the log of a traced game."""
    notation, lines = batch.game.notation(batch.config), list[str]()
    for who, what in trace.tolist():
        if who >= 0:
            lines.append(f"{who} {notation.actions[what]}")
        elif who == playout.JOINED:
            lines[-1] += f" {notation.outcomes[what]}"
        else:
            lines.append(f"* {notation.outcomes[what]}")
    return lines
