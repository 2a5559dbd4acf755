"""Tables: thousands of games of one kind side by side, stepped all at once, in arrays that stay where they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from dicecafe.compiled.shared_memory import WARP, padded
from dicecafe.engine.contract import AnyConfig, AnyState, States
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from . import device as gpu
from . import encoding, stepping, stepping_cuda
from .opponents import Company, Opponents, in_kernel, seated
from .optional import EnvError
from .stepping import CALLER, COLUMNS, ENDED, GAMES, SKIP, WHICH

DEVICES: Final = ("cpu", "cuda", "python")  # compiled for one core, for a GPU, or interpreted, with no compiler to wait for
TOLD: Final = ("gains", "rewards", "terminated", "truncated", "illegal")  # of a step, also where the next game has begun


class Tables:
    """Many tables of one game; `begin` and `step` leave what came of them in the arrays.

    `rows` and `masks` are what the seat to move sees and may do, `seats` says who that is. `gains` is the reward of the seat that
    has just acted, `rewards` those of all seats; `terminated` and `truncated` tell whether a game is over or was broken off,
    `illegal` whether the action was not allowed, in which case nothing happened. With `same_step`, `finals` holds the last row
    of each game that has just ended.

    With opponents the caller is seat 0, and they are who `opponents.seated` says: some play inside the kernel, others are asked.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        opponents: Opponents = None,
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
        self.opponents = [] if opponents is None else seated(game, self.players, opponents)
        policies = [in_kernel(one) for one in self.opponents] or [CALLER] * (self.players - 1)
        self.policies = np.array([CALLER, *(CALLER if policy is None else policy for policy in policies)], "i1")
        self.asks = None in policies  # whether opponents are asked in between
        if self.asks and device == "cuda":
            raise EnvError("envs/device", Message("envs-asked"))
        self.company: list[Company] = []
        self.taken = [0] * tables  # of such a game, the caller's steps; -1 until the caller has a decision
        self.rows = np.zeros((tables, encoding.width(game)), "i4")
        self.masks = np.zeros((tables, game.n_actions), "i1")
        self.seats = np.zeros(tables, "i1")
        self.gains = np.zeros(tables, "f4")
        self.rewards = np.zeros((tables, self.players), "f4")
        self.terminated, self.truncated, self.illegal = (np.zeros(tables, "?") for _ in range(3))
        self.finals = np.zeros((tables if same_step else 0, encoding.width(game)), "i4")
        self.nothing, self.actions = np.zeros(tables, "i8"), np.zeros(tables, "i8")
        self.states: States = np.zeros(tables, padded(game.State) if device == "cuda" else game.State.dtype())
        self.streams: Any = np.zeros(tables * COLUMNS, "u8")
        self.counters: Any = np.zeros(tables * COLUMNS, "i8")
        if device == "cuda":
            self.ended, self.n_ended, self.which = np.zeros(tables, "i8"), np.zeros(2, "i8"), 0  # see `stepping_cuda`
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
        rules = (0, 0) if self.asks else (self.horizon, self.same_step)  # where opponents are asked they are kept to here
        settings = np.array([self.seed, *rules], "i8")
        if self.device == "python":
            self.counters, self.settings = counters.tolist(), settings.tolist()
        elif self.device == "cuda":
            self.counters, self.settings = gpu.to_device(counters), gpu.to_device(settings)
        else:
            self.counters, self.settings = counters, settings
            self._bind()
        self.company = []
        self.step(self.nothing)

    def _bind(self) -> None:
        """Have the kernel take the arrays as they lie in memory."""
        self._step = stepping.compiled(self.game).call(*self._arguments(self.actions))

    def __getstate__(self) -> dict[str, Any]:
        """What copies and other processes get: all but what is bound to this memory."""
        return {name: value for name, value in vars(self).items() if name != "_step"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        if self.device == "cpu" and self.seed is not None:
            self._bind()

    def step(self, actions: Any) -> None:
        """One action for each table, an array of integers where the tables are; where a game was over, the next one begins."""
        if self.asks:
            self._step_asking([int(action) for action in actions])
        else:
            self._advance(actions)

    def _advance(self, actions: Any) -> None:
        """Let the kernel go on to the next decision that is not its own."""
        if self.device == "python":
            actions = [int(action) for action in actions]  # a plain twin holds no integers of NumPy's
        if self.device == "cuda":
            kernel = stepping_cuda.compiled(self.game, bool(self.opponents))
            for ending in (0, 1):
                kernel[-(-self.tables // WARP), WARP](ending, self.ended, self.n_ended, self.which, *self._arguments(actions))
            self.which = 1 - self.which
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

    # ------------------------------------------------------------ with opponents that are asked
    def _step_asking(self, actions: list[int]) -> None:
        """The same step where opponents are asked: what the kernel does at a game's end is done here, for the caller's eyes."""
        ended = [bool(self.counters[COLUMNS * table + ENDED]) for table in range(self.tables)]
        for table, action in enumerate(actions):
            if self.company and not ended[table]:
                self.taken[table] += 1
                if 0 <= action < self.game.n_actions and self.masks[table, action]:
                    self.company[table].note(self.state(table), 0, action)
        self._advance(actions)
        self._begun([table for table in range(self.tables) if ended[table]])
        self._ask()
        over = [table for table in range(self.tables) if self._ends(table)]
        if self.same_step and over:
            told = {name: getattr(self, name)[over].copy() for name in TOLD}
            self.finals[over] = self.rows[over]
            self._advance([0 if table in over else SKIP for table in range(self.tables)])
            self._begun(over)
            self._ask()
            for name, values in told.items():
                getattr(self, name)[over] = values

    def _begun(self, tables: list[int]) -> None:
        """Have fresh opponents at these tables, whose next game has begun."""
        for table in tables:
            number = int(self.counters[COLUMNS * table + GAMES]) * self.tables + table
            company = Company(self.game, self.cfg(table), self.opponents, Stream(self.seed or 0, 2 * number + 1))
            self.company[table : table + 1] = [company]
            self.taken[table] = -1

    def _ask(self) -> None:
        """Ask opponents until every game is over or waits for the caller; one that ends before the caller's turn is no game."""
        while True:
            actions, unseen = [SKIP] * self.tables, list[int]()
            for table in range(self.tables):
                if self.counters[COLUMNS * table + ENDED]:
                    if self.taken[table] < 0:
                        unseen.append(table)
                        actions[table] = 0
                elif seat := int(self.seats[table]):
                    state, legal = self.state(table), np.flatnonzero(self.masks[table]).tolist()
                    actions[table] = self.company[table].choose(state, seat, legal)
                    self.company[table].note(state, seat, actions[table])
                else:
                    self.taken[table] = max(0, self.taken[table])
            if all(action == SKIP for action in actions):
                return
            self._advance(actions)
            self._begun(unseen)

    def _ends(self, table: int) -> bool:
        """Whether a game is over or is broken off now; then it is shown as the caller sees it."""
        if self.horizon and self.taken[table] >= self.horizon and not self.terminated[table]:
            self.truncated[table], self.masks[table], self.counters[COLUMNS * table + ENDED] = True, 1, 1
        if self.terminated[table]:
            self.seats[table], self.gains[table] = 0, self.rewards[table, 0]
            self.rows[table] = encoding.row(self.game, self.cfg(table), self.state(table), 0)
        return bool(self.terminated[table] or self.truncated[table])

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
