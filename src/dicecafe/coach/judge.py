"""Judges: who says what a position is worth. The exact one asks a solved table; the other plays the game on many times."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Final, Protocol

from dicecafe.bots.levels import slip_odds
from dicecafe.engine.contract import OVER, Action, AnyConfig, AnyState, Outcome, Seat
from dicecafe.engine.game import Game
from dicecafe.words import Message

from . import noisy_playouts
from .estimate import BATCHES, Estimate
from .noisy_playouts import NONE
from .threads import usual_threads

if TYPE_CHECKING:
    import numpy as np

    from dicecafe.solver import Solution

PLAYOUTS: Final = 1000  # shared by the seats: the more of them, the longer a game and the more positions it has
SKETCHED: Final = 64  # playouts of a first look
OTHER_SEED: Final = 1_000_000  # salts are smaller
SKETCH_SEED: Final = 1 << 40
EASY_ACTIONS: Final = 16  # a game with no more actions than this is played on in microseconds...
EASY_TIMES: Final = 10  # ...and gets so many times the playouts


class Judge(Protocol):
    """Says how a position stands."""

    @property
    def exact(self) -> bool:
        """Whether the chances are those of perfect play, with no error to speak of."""

    @property
    def method(self) -> Message:
        """Where the chances come from."""

    @property
    def playouts(self) -> int:
        """How often a position is played on; 0 if it needs not be."""

    @property
    def seed(self) -> int:
        """Of the dice of its playouts."""

    @property
    def threads(self) -> int:
        """How many may ask it at once, and gain by it."""

    @property
    def slips(self) -> float:
        """How often the players it imagines take any move instead of the hint's."""

    def chances(
        self, cfg: AnyConfig, state: AnyState, effort: float = 1.0, salt: int = 0, slip: bool = False, apart: Outcome = NONE
    ) -> Estimate:
        """Each seat's chance to win; with so many times the usual effort, and other dice for another salt.

        The first decision may be a slip; the first outcome may be any but one.
        """


class ExactJudge:
    """Chances when all play perfectly, from a solved table."""

    exact, playouts, seed, threads, slips = True, 0, 0, 1, 0.0
    method = Message("judge-exact")

    def __init__(self, game: Game, solution: Solution) -> None:
        self.game, self.solution = game, solution

    def chances(
        self, cfg: AnyConfig, state: AnyState, effort: float = 1.0, salt: int = 0, slip: bool = False, apart: Outcome = NONE
    ) -> Estimate:
        """What the solution says; effort and dice don't matter, and nobody slips."""
        if self.game.kernels["turn"](state) == OVER:
            return ended(self.game, cfg, state)
        return Estimate.exactly(self.solution.chances(cfg, state))


class PlayoutJudge:
    """Chances when all follow the game's hints but slip at times, by playing on; with the same dice, unless asked for others."""

    exact = False

    def __init__(self, game: Game, playouts: int, seed: int = 0, threads: int = 1) -> None:
        self.game, self.playouts, self.seed, self.threads = game, playouts, seed, threads
        self.slips = 1 / slip_odds(game)

    @property
    def method(self) -> Message:
        """What was done, and how often."""
        return Message("judge-searched", playouts=self.playouts)

    def chances(
        self, cfg: AnyConfig, state: AnyState, effort: float = 1.0, salt: int = 0, slip: bool = False, apart: Outcome = NONE
    ) -> Estimate:
        """The mean of the playouts; where all ended alike, one more that did not is allowed for in the error."""
        if self.game.kernels["turn"](state) == OVER:
            return ended(self.game, cfg, state)
        playouts = BATCHES * ceil(self.playouts * effort / BATCHES)
        return Estimate(noisy_playouts.chances(self.game, cfg, state, playouts, self._seed(salt), slip, apart), 1 / playouts)

    def wins(
        self, cfg: AnyConfig, seen: AnyState, seat: Seat, move: Action, salt: int, start: int, stop: int
    ) -> np.ndarray[Any, Any]:
        """The seat's share of the win in each of these playouts, after a move by what it sees; the nth meets the same dice."""
        return noisy_playouts.wins(self.game, cfg, seen, seat, move, self._seed(salt), start, stop)

    def _seed(self, salt: int) -> int:
        return (OTHER_SEED * self.seed + salt) % (1 << 63)


def ended(game: Game, cfg: AnyConfig, state: AnyState) -> Estimate:
    """The result of a game that is over: 1 for the winner, a share for each of several."""
    return Estimate.exactly(game.shares(cfg, state))


def judge_for(game: Game, cfg: AnyConfig, playouts: int | None = None, seed: int = 0) -> Judge:
    """The exact judge where this table is solved, or is in a moment; else the one that plays on."""
    solution = _solution(game, cfg)
    if solution is not None:
        return ExactJudge(game, solution)
    return PlayoutJudge(game, playouts or usual_playouts(game, int(cfg.players)), seed, usual_threads())


def sketching(judge: Judge) -> Judge | None:
    """The judge for a first look with few playouts, of other dice; none where that saves nothing."""
    if isinstance(judge, PlayoutJudge) and judge.playouts > SKETCHED:
        return PlayoutJudge(judge.game, SKETCHED, judge.seed + SKETCH_SEED, judge.threads)
    return None


def usual_playouts(game: Game, players: int) -> int:
    """So many that a usual game is analysed within a minute on one core."""
    return PLAYOUTS // players * (EASY_TIMES if game.n_actions <= EASY_ACTIONS else 1)


def could_be_exact(game: Game, cfg: AnyConfig) -> bool:
    """Whether there is a solution of this table, which may take minutes to find."""
    from dicecafe import solver

    try:
        solver.refuse(game, cfg)
    except solver.SolverError:
        return False
    return True


def _solution(game: Game, cfg: AnyConfig) -> Solution | None:
    if not could_be_exact(game, cfg):
        return None
    from dicecafe import solver

    try:
        return solver.solution_of(game, cfg) if solver.is_quick(game, cfg) else None
    except solver.SolverError:  # no equilibrium was found
        return None
