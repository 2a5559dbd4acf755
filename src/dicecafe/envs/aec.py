"""PettingZoo: any game, for any number of seats, as an environment of agents that take turns (AEC).

    env = aec.env(NAME, players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

It drives a `Match`, as every other screen does: the log of it is the record of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dicecafe.engine.contract import CHANCE, OVER, Action
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.registry import load
from dicecafe.engine.stream import Stream

from . import encoding, spaces
from .opponents import Opponents, players_of, seated
from .optional import optional_import
from .shape import Shape
from .tables import default_players, position

with optional_import("pettingzoo"):
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(game: str, **options: Any) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with -1 for who took it."""
    wrapped: AECEnv[str, Any, int] = wrappers.TerminateIllegalWrapper(DiceAEC(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class DiceAEC(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc]  # PettingZoo's types are not read
    """The environment without wrappers: an illegal action is refused with the rule that forbids it, and nothing happens.

    Agents are `player_0` and on, by seat. Dice and cards are the environment's, from its seed. Nobody acts out of turn. Rewards
    come at the end, see `encoding.rewards`; after `horizon` actions the game is broken off with nothing for anybody.
    With `opponents` the one agent is `player_0`, and they play the other seats.
    The info of the agent to move has `events`, what happened since it last moved as far as it may know, and `moves`, its legal
    actions in words by their number. `scaled` and `relative` are those of `Shape`. With `flat` an observation is the row alone,
    as wrappers for plain arrays want it, and the mask is in the info, as `action_mask`.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        first: int = 0,
        horizon: int = 0,
        render_mode: str | None = None,
        opponents: Opponents = None,
        scaled: bool = False,
        relative: bool = False,
        flat: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, players, options, first, horizon, render_mode, opponents, scaled, relative, flat)
        super().__init__()
        self.game, self.options, self.first, self.horizon, self.render_mode = load(game), options, first, horizon, render_mode
        self.metadata = {
            "name": f"dicecafe_{game.replace('-', '_')}_v0",
            "render_modes": ["ansi", "human"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.names = [f"player_{seat}" for seat in range(players or default_players(self.game))]
        self.opponents = [] if opponents is None else seated(self.game, len(self.names), opponents)
        self.possible_agents = self.names[: len(self.names) - len(self.opponents)]
        self.agents: list[str] = []
        self.flat, self.shape = flat, Shape(self.game, self.game.config(len(self.names), options), scaled, relative)
        space = spaces.rows(self.shape) if flat else spaces.observations(self.game, self.shape)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.actions(self.game) for agent in self.possible_agents}
        self.np_random: Any = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed its dice are those of game 0 of that seed, as everywhere in the cafe."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        dice = StreamDice(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        self.match = Match(self.game, self.names, self.options, self.first, dice)
        self.bots, self.steps = players_of(self.opponents, self.game, self.match.cfg, Stream(dice.seed, 1)), 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.reported = dict.fromkeys(self.agents, 0)
        self._go_on()
        self._end()  # opponents may have won before anybody else had a turn
        self._accumulate_rewards()

    def step(self, action: Action | None) -> None:
        """The action of the agent to move; None from one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self._seat(agent)
        self.match.play(seat, int(self.shape.actions(np.array([action]), np.array([seat]))[0]))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._end()
        if self.horizon and self.steps >= self.horizon and not self.match.over:
            self.truncations = dict.fromkeys(self.agents, True)
            self._tell_masks()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Give everybody what a game that is over was worth to them."""
        if self.match.over:
            rewards = encoding.rewards(self.game, self.match.cfg, self.match.state)
            self.rewards = {agent: rewards[self._seat(agent)] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)

    def _go_on(self) -> None:
        """Roll and draw until it is somebody's decision, and tell whoever it is."""
        while (seat := self.match.turn) != OVER and (seat == CHANCE or seat in self.bots):
            if seat == CHANCE:
                self.match.roll()
            else:
                self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.match.legal(seat)))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        heard_by = self.agents if self.match.over else [self.possible_agents[self.match.turn]]
        for agent in heard_by:
            seat, lines = self._seat(agent), range(self.reported[agent], len(self.match.log))
            moves = {} if self.match.over else self._moves(seat)
            self.infos[agent] = {
                "events": [(self._mover(line), self.match.describe(line, seat)) for line in lines],
                "moves": moves,
            }
            self.reported[agent] = len(self.match.log)
        self._tell_masks()
        self.agent_selection = heard_by[0]

    def _moves(self, seat: int) -> dict[int, str]:
        """What a seat may do, by the number of the action, in notation."""
        legal = self.match.legal(seat)
        named: list[int] = np.flatnonzero(self._mask(seat)).tolist() if self.shape.relative else legal
        meant = self.shape.actions(np.array(named, np.int64), np.full(len(named), seat))
        return {a: self.match.notation(seat, int(b)) for a, b in zip(named, meant, strict=True)}

    def _tell_masks(self) -> None:
        """Put the masks into the infos, where they are not in the observations."""
        if self.flat:
            for agent in self.agents:
                self.infos[agent]["action_mask"] = self._mask(self._seat(agent))

    def observe(self, agent: str) -> Any:
        """What an agent sees, and what it may do if it is its turn."""
        seat = self._seat(agent)
        row = encoding.row(self.game, self.match.cfg, self.match.state, seat)
        seen = self.shape.rows(row[None], np.array([seat]))[0]
        return seen if self.flat else {"observation": seen, "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> np.ndarray[Any, Any]:
        """What a seat may do; at the end everything, so that no softmax over it divides by nothing."""
        if self.match.over or (self.horizon and self.steps >= self.horizon):
            return np.ones(self.game.n_actions, np.int8)
        mask = encoding.mask(self.game, self.match.cfg, self.match.state, seat)
        masks = self.shape.masks(mask[None], np.array([seat]))
        return masks[0]  # type: ignore[no-any-return]  # a row of an array

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The position in words, as the agent to move sees it: given back, or printed in mode `human`."""
        view = self.match.view(self._seat(self.agent_selection))
        words = position(self.game, view.cfg, view.state)
        if self.render_mode == "human":
            print(words)
            return None
        return words

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _mover(self, line: int) -> int | None:
        """The seat that did a line of the log; none where the dice decided."""
        who = self.match.moments[line].who
        return None if who == CHANCE else who

    @staticmethod
    def _seat(agent: str) -> int:
        return int(agent.removeprefix("player_"))
