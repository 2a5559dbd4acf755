"""OpenSpiel: importing this registers every game as `python_dicecafe_GAME`, with dashes as underscores.

    import pyspiel
    import dicecafe.envs.openspiel
    game = pyspiel.load_game("python_dicecafe_NAME(players=3,horizon=500)")

Chance is explicit, one die or card at a time. The parameters are `players`, the game's own options but its deck, `horizon` (the
game is broken off after so many decisions, or so many dice and cards, with 0 for all), `history` and `memory` (below). Nobody
acts out of turn, and there are two players at least.

The observation is what `encoding` makes of a seat's view. The information state adds its past: as a string every line as the seat
saw it, as a tensor the last `memory` of them, each as 1 + who (0 is chance), 1 + the number of the action or outcome, or 0 where
the seat may not know it. With `history=False` it is the observation with how many decisions and chances came before, and
no more: positions that were reached in different ways are one, so that tabular methods have small tables, and none comes after
itself, which those that search would never come back from. What a seat saw and a position does not show is forgotten then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER, Action, AnyState, Seat
from dicecafe.engine.decks import DeckOption
from dicecafe.engine.game import Game

from . import encoding
from .optional import optional_import
from .tables import default_players

with optional_import("open_spiel"):
    import pyspiel

HORIZON: Final = 1_000  # players who know what they do are done long before, even at the largest tables
MEMORY: Final = 32
SPECTATOR: Final = -1
ALL_PLAYERS, NOBODY = pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.NONE


def short_name(game: str) -> str:
    """What OpenSpiel knows a game by."""
    return f"python_dicecafe_{game.replace('-', '_')}"


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game and their defaults."""
    options = {option.name: option.default for option in game.options if not isinstance(option, DeckOption)}
    return {"players": default_players(game), "horizon": HORIZON, "history": True, "memory": MEMORY, **options}


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    secrets = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"{game.title} (Dice Cafe)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets.IMPERFECT_INFORMATION if game.has_secrets else secrets.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=default_players(game),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class Table:
    """What all states of a game share; copies of a state share it too, and it is pickled by its parameters."""

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        game, given = registry.load(name), {**parameters(registry.load(name)), **params}
        players, self.horizon, memory = (int(given.pop(key)) for key in ("players", "horizon", "memory"))
        self.history = bool(given.pop("history"))
        self.memory = memory if self.history else 0  # lines of the past in a tensor
        cfg = game.config(players, given)
        self.game, self.cfg, self.params = game, cfg, dict(params)
        self.actions, self.outcomes = game.text.actions(cfg), game.text.outcomes(cfg)
        self.sees = getattr(game.text, "sees", None)

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game.name, self.params)

    def words(self, s: AnyState, who: Seat, what: int) -> str:
        """An action or an outcome in notation."""
        if who == CHANCE:
            return str(self.outcomes[self.game.kernels["word"](self.cfg, s, what)])
        return str(self.actions[self.game.kernels["phrase"](self.cfg, s, who, what)])

    def seen(self, s: AnyState, seat: Seat) -> Any:
        """A position as a seat sees it."""
        seen = s.copy()
        self.game.kernels["hide"](self.cfg, seen, seat)
        return seen


class Line(NamedTuple):
    """One line of the past: who did what, in words, and which seats know."""

    who: Seat
    what: int
    words: str
    witnesses: frozenset[int]


class Past:
    """The lines so far, the last one first; never changed, so that all copies of a state share it."""

    __slots__ = ("before", "line")

    def __init__(self, line: Line, before: Past | None) -> None:
        self.line, self.before = line, before


class Moment:
    """A position, how it came about, and how many decisions and chances it took."""

    __slots__ = ("chances", "decisions", "past", "s")

    def __init__(self, s: AnyState, decisions: int = 0, chances: int = 0, lines: Sequence[Line] = ()) -> None:
        self.s, self.decisions, self.chances = s, decisions, chances
        self.past: Past | None = None
        for line in lines:
            self.past = Past(line, self.past)

    def latest(self) -> Iterator[Line]:
        """The lines, the last one first."""
        past = self.past
        while past is not None:
            yield past.line
            past = past.before

    def __deepcopy__(self, memo: Any) -> Moment:
        twin = Moment(self.s.copy(), self.decisions, self.chances)
        twin.past = self.past
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Moment, (self.s, self.decisions, self.chances, list(self.latest())[::-1])


class DiceGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the cafe, with the parameters it was loaded with; each game has a class of its own below this one."""

    cafe_game: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.cafe_game
        self.table = Table(game.name, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_actions,
            max_chance_outcomes=game.n_outcomes,
            num_players=self.table.cfg.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.horizon,
        )
        super().__init__(game_type(game), info, dict(params or {}))

    def new_initial_state(self) -> DiceState:
        """The start of a game."""
        return DiceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DiceObserver:
        """Something that looks at states: with perfect recall for information states, else for observations."""
        return DiceObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class DiceState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game. The names of its methods are OpenSpiel's."""

    def __init__(self, game: DiceGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.moment = Moment(self.table.game.start(self.table.cfg))

    def current_player(self) -> int:
        """A seat, chance or the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        turn = int(self.table.game.kernels["turn"](self.moment.s))
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        """Over, or broken off."""
        late = max(self.moment.decisions, self.moment.chances) >= self.table.horizon
        return late or bool(self.table.game.kernels["turn"](self.moment.s) == OVER)

    def returns(self) -> list[float]:
        """The rewards of `encoding.rewards`."""
        return encoding.rewards(self.table.game, self.table.cfg, self.moment.s)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.game.legal(self.table.cfg, self.moment.s, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next die or card, with the chance of each of its outcomes."""
        weights = [0] * self.table.game.n_outcomes
        n = self.table.game.kernels["chance"](self.table.cfg, self.moment.s, weights)
        total = sum(weights[:n])
        return [(outcome, weight / total) for outcome, weight in enumerate(weights[:n]) if weight]

    def _apply_action(self, action: Action) -> None:
        table, moment = self.table, self.moment
        who = int(table.game.kernels["turn"](moment.s))
        seats = range(SPECTATOR, table.cfg.players)
        witnesses = frozenset(p for p in seats if table.sees is None or table.sees(table.cfg, moment.s, p, who, [action]))
        moment.past = Past(Line(who, action, table.words(moment.s, who, action), witnesses), moment.past)
        table.game.kernels["apply"](table.cfg, moment.s, who, action)
        if who == CHANCE:
            moment.chances += 1
        else:
            moment.decisions += 1

    def _action_to_string(self, player: int, action: Action) -> str:
        return self.table.words(self.moment.s, CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def __str__(self) -> str:
        return f"{self.moment.s.text()} turn={self.table.game.kernels['turn'](self.moment.s)}"


class DiceObserver:
    """What a player sees of a state, as a tensor of 32-bit floats (with its pieces by name) and as a string."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.table, self.kind, self.private = table, kind, kind.private_info
        width, pairs = encoding.width(table.game), (table.memory if table.history else 1) if kind.perfect_recall else 0
        self.tensor = np.zeros(width + 2 * pairs, np.float32)
        self.dict = {"view": self.tensor[:width]}
        if kind.perfect_recall:
            self.dict["past" if table.history else "time"] = self.tensor[width:].reshape(pairs, 2)

    def set_from(self, state: DiceState, player: int) -> None:
        """Look at a state."""
        view = self.dict["view"]
        view[encoding.OBSERVER], view[encoding.TO_MOVE] = player, self.table.game.kernels["turn"](state.moment.s)
        encoding.writer(self.table.game)(self._seen(state.moment.s, player), view[None], 0)
        if not self.kind.perfect_recall:
            return
        if not self.table.history:
            self.dict["time"][0] = state.moment.decisions, state.moment.chances
        else:
            self.dict["past"].fill(0)
            for line, entry in zip(state.moment.latest(), self.dict["past"], strict=False):
                entry[:] = line.who + 1, line.what + 1 if self._knows(line, player) else 0

    def string_from(self, state: DiceState, player: int) -> str:
        """What a player sees, in text: the fields that are not zero; with perfect recall the past after it."""
        s = state.moment.s
        text = f"observer={player} to_move={self.table.game.kernels['turn'](s)} {self._seen(s, player).text()}"
        if not self.kind.perfect_recall:
            return text
        if not self.table.history:
            return f"{text} decisions={state.moment.decisions} chances={state.moment.chances}"
        lines = [
            f"{'*' if line.who == CHANCE else line.who} {line.words if self._knows(line, player) else '?'}"
            for line in state.moment.latest()
        ]
        return "\n".join([text, *reversed(lines)])

    def _seen(self, s: AnyState, player: int) -> Any:
        return s if self.private == ALL_PLAYERS else self.table.seen(s, self._eyes(player))

    def _knows(self, line: Line, player: int) -> bool:
        return self.private == ALL_PLAYERS or self._eyes(player) in line.witnesses

    def _eyes(self, player: int) -> int:
        """Whose eyes it looks through: a spectator's, where no private information is asked for."""
        return SPECTATOR if self.private == NOBODY else player


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in registry.names():
        if short_name(name) not in known:
            game = registry.load(name)
            # A class, which lives as long as the process: OpenSpiel drops it when Python is gone already.
            pyspiel.register_game(game_type(game), type(short_name(name), (DiceGame,), {"cafe_game": game}))


register()
