"""Tables: thousands of games of one kind side by side, stepped all at once, in arrays that stay where they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from dicecafe import bots
from dicecafe.compiled.step import HINTS
from dicecafe.engine.contract import AnyConfig, AnyState, States
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.words import Message

from . import device as gpu
from . import encoding, stepping
from .optional import EnvError
from .stepping import CALLER, COLUMNS, ENDED, GAMES, WHICH

DEVICES: Final = ("cpu", "cuda", "python")  # compiled for one core, for a GPU, or interpreted, with no compiler to wait for
THREADS: Final = 128  # of a block on a GPU


class Tables:
    """Many tables of one game; `begin` and `step` leave what came of them in the arrays.

    `rows` and `masks` are what the seat to move sees and may do, `seats` says who that is. `gains` is the reward of the seat that
    has just acted, `rewards` those of all seats; `terminated` and `truncated` tell whether a game is over or was broken off,
    `illegal` whether the action was not allowed, in which case nothing happened. With `same_step`, `finals` holds the last row
    of each game that has just ended.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        opponents: str | None = None,
        horizon: int = 0,
        same_step: bool = False,
        device: str = "cpu",
    ) -> None:
        if device not in DEVICES:
            raise EnvError("envs/device", Message("envs-device", devices=list(DEVICES), device=repr(device)))
        self.game, self.tables, self.device = game, tables, device
        self.players = players or default_players(game)
        self.horizon, self.same_step = horizon, same_step
        self.seed: int | None = None
        self.cfgs = [game.config(self.players, options, first) for first in range(self.players)]
        self.policies = np.array(_policies(game, self.players, opponents), "i1")
        self.rows = np.zeros((tables, encoding.width(game)), "i4")
        self.masks = np.zeros((tables, game.n_actions), "i1")
        self.seats = np.zeros(tables, "i1")
        self.gains = np.zeros(tables, "f4")
        self.rewards = np.zeros((tables, self.players), "f4")
        self.terminated, self.truncated, self.illegal = (np.zeros(tables, "?") for _ in range(3))
        self.finals = np.zeros((tables if same_step else 0, encoding.width(game)), "i4")
        self.nothing, self.actions = np.zeros(tables, "i8"), np.zeros(tables, "i8")
        self.states: States = np.zeros(tables, game.State.dtype())
        self.streams: Any = np.zeros(tables * COLUMNS, "u8")
        self.counters: Any = np.zeros(tables * COLUMNS, "i8")
        self.configs: Any = np.concatenate([cfg.array() for cfg in self.cfgs])
        if device == "python":
            self.states, self.configs = [game.State() for _ in range(tables)], self.cfgs
            self.streams, self.counters = self.streams.tolist(), self.counters.tolist()
        elif device == "cuda":
            for name, array in list(vars(self).items()):
                if isinstance(array, np.ndarray):
                    setattr(self, name, gpu.to_device(array))

    def begin(self, seed: int | None = None) -> None:
        """Begin a game at every table: with a seed its first ones, without one the next ones."""
        counters = self.counters.copy_to_host() if self.device == "cuda" else np.array(self.counters)
        counters[ENDED::COLUMNS] = 1
        if seed is not None or self.seed is None:
            self.seed = seed or 0
            counters[GAMES::COLUMNS] = -1
        settings = np.array([self.seed, self.horizon, self.same_step], "i8")
        if self.device == "python":
            self.counters, self.settings = counters.tolist(), settings.tolist()
        elif self.device == "cuda":
            self.counters, self.settings = gpu.to_device(counters), gpu.to_device(settings)
        else:
            self.counters, self.settings = counters, settings
            self._step = stepping.compiled(self.game).call(*self._arguments(self.actions))
        self.step(self.nothing)

    def step(self, actions: Any) -> None:
        """One action for each table, an array of integers where the tables are; where a game was over, the next one begins."""
        if self.device == "python":
            actions = [int(action) for action in actions]  # a plain twin holds no integers of NumPy's
        if self.device == "cuda":
            kernel: Any = stepping.compiled_cuda(self.game)
            kernel[-(-self.tables // THREADS), THREADS](*self._arguments(actions))
            gpu.synchronize()
        elif self.device == "cpu":
            self.actions[:] = actions
            self._step()
        else:
            stepping.interpreted(self.game)(*self._arguments(actions))

    def _arguments(self, actions: Any) -> tuple[Any, ...]:
        return (
            self.configs, self.policies, self.settings, self.states, self.streams, self.counters, actions, self.rows, self.masks,
            self.seats, self.gains, self.rewards, self.terminated, self.truncated, self.illegal, self.finals,
        )  # fmt: skip

    def state(self, table: int) -> Any:
        """The whole position at a table, secrets and all, as a plain twin."""
        if self.device == "python":
            return self.states[table].copy()
        states = self.states.copy_to_host() if self.device == "cuda" else self.states
        return self.game.State.from_record(states[table])

    def cfg(self, table: int) -> Any:
        """The Config of the game at a table."""
        return self.cfgs[int(self.counters[COLUMNS * table + WHICH])]

    def words(self, table: int) -> str:
        """The position at a table in words, as the seat to move sees it, in the language of this program."""
        cfg, s = self.cfg(table), self.state(table)
        self.game.kernels["hide"](cfg, s, int(self.seats[table]))
        return position(self.game, cfg, s)


def position(game: Game, cfg: AnyConfig, s: AnyState) -> str:
    """A position in words, in the language of this program."""
    speech = game.speech([f"player_{seat}" for seat in range(cfg.players)])
    return "\n".join(line if isinstance(line, str) else speech.say(line) for line in game.text.position(cfg, s))


def default_players(game: Game) -> int:
    """Two, or what the game needs at least."""
    return max(2, game.seats[0])


def _policies(game: Game, players: int, opponents: str | None) -> list[int]:
    """Who decides for each seat: the caller for all, or for seat 0 against bots."""
    if opponents is None:
        return [CALLER] * players
    policy = bots.policy(opponents)
    if policy == HINTS and game.part("hints") is None:
        raise PlayerError("players/unknown", Message("bot-no-hints", game=game.title, name="greedy"))
    return [CALLER, *[policy] * (players - 1)]
