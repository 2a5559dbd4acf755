"""Search with exact chance nodes and a network, at many tables at once: it learns Pig, or Burger Dice, by itself.

    python examples/search_chance.py                               Pig to 40: a quarter of a minute
    python examples/search_chance.py burger-dice --target 20       the other game that is solved

For each decision `successors` gives every action and every way in which the dice may fall until somebody decides again. A
network says in one batch for all tables how well the seat stands there. The mean over the dice, by their exact chances, is what
an action is worth; the best of them is what is done, and what the network learns that the position was worth: value iteration
over the positions that play comes to. Plain NumPy, one core; rows go to any other library as they are.

Then it plays, and the solved table tells what each decision costs: of the network that looks one decision ahead, and of greedy.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

from dicecafe import Match, StreamDice, bots, load, solver
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.stream import Stream
from dicecafe.envs.shape import Shape
from dicecafe.envs.stepping import WHICH
from dicecafe.envs.successors import successors
from dicecafe.envs.tables import Tables

TABLES, HIDDEN, RATE = 512, 64, 2e-3
CURIOUS = 0.1  # of the actions are any
BATCH = 1024
LONGEST = 2000  # lines of a game: who has learned little may hold for ever
Array = np.ndarray[Any, Any]


class Network:
    """One hidden layer of ReLU units; how well the seat stands that decides, from -1 (lost) to 1 (won)."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        first = rng.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN))
        self.numbers = [first, np.zeros(HIDDEN), rng.normal(0, 0.1, HIDDEN), np.zeros(1)]
        self.means, self.squares = ([np.zeros_like(one) for one in self.numbers] for _ in range(2))  # Adam's two moments
        self.updates = 0

    def __call__(self, x: Array) -> Array:
        """What it says of each row."""
        first, bias, second, last = self.numbers
        found: Array = np.tanh(np.maximum(x @ first + bias, 0) @ second + last)
        return found

    def learn(self, x: Array, worth: Array, rate: float) -> None:
        """One step of Adam towards what the rows are worth."""
        first, bias, second, _ = self.numbers
        units = np.maximum(x @ first + bias, 0)
        said = self(x)
        slope = (said - worth) * (1 - said * said) / len(x)
        back = slope[:, None] * second * (units > 0)
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        slopes = (x.T @ back, back.sum(0), units.T @ slope, slope.sum(keepdims=True))
        for one, found, mean, square in zip(self.numbers, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (found - mean)
            square += 0.001 * (found * found - square)
            one -= rate * mean / (np.sqrt(square) + 1e-8)


class Searcher:
    """Looks at everything that may come of a decision, and asks the network what it is worth."""

    def __init__(self, tables: Tables, network: Network | None = None, seed: int = 0) -> None:
        self.tables = tables
        self.shape = Shape(tables.game, tables.cfgs[0], scaled=True, relative=True)
        self.network = network or Network(len(self.shape.low), seed)

    def seen(self, rows: Array, seats: Array) -> Array:
        """Rows as these seats see them: scaled, themselves first."""
        return self.shape.rows(rows, seats)

    def worths(self) -> Array:
        """What each action is worth to the seat that decides, at every table; -inf where it is not legal."""
        ways = successors(self.tables)
        seat = self.tables.seats[ways.table].astype(int)
        mover = np.maximum(ways.seat, 0)
        said = self.network(self.seen(ways.rows, mover)) * np.where(
            mover == seat, 1, -1
        )  # what is good for one is bad for the other
        worth = np.where(ways.seat < 0, ways.rewards[np.arange(len(seat)), seat], said)
        found = np.where(self.tables.masks == 1, 0.0, -np.inf)
        np.add.at(found, (ways.table, ways.action), ways.chance * worth)
        return found


def train(searcher: Searcher, rounds: int, rng: np.random.Generator) -> None:
    """Play at all tables, and learn what search says."""
    tables = searcher.tables
    x = np.zeros((0, len(searcher.shape.low)), "f4")
    worth = np.zeros(0)
    for number in range(1, rounds + 1):
        found = searcher.worths()
        seen = searcher.seen(tables.rows, tables.seats.astype(int))
        x, worth = np.concatenate([x, seen])[-8 * TABLES :], np.concatenate([worth, found.max(1)])[-8 * TABLES :]
        for _ in range(4):
            chosen = rng.integers(len(x), size=BATCH)
            searcher.network.learn(x[chosen], worth[chosen], RATE * (1 - number / (rounds + 1)))
        anything = np.where(np.isfinite(found), rng.random(found.shape), -1).argmax(1)
        tables.step(np.where(rng.random(len(found)) < CURIOUS, anything, found.argmax(1)))


def costs(tables: Tables, choose: Callable[[Any], int], games: int, seed: int) -> float:
    """What the decisions of a player cost together in a game, in chances to win, by the solved table; both seats are it."""
    game, total = tables.game, 0.0
    options = {"target": tables.cfgs[0].target}
    solution = solver.solve(game, 2, options)
    for number in range(games):
        match = Match(game, ["one", "other"], options, first=number % 2, dice=StreamDice(seed, number))
        while match.turn != OVER and len(match.log) < LONGEST:
            if match.turn == CHANCE:
                match.roll()
                continue
            seat = match.turn
            legal = game.legal(match.cfg, match.state, seat)
            action = choose(match.view(seat)) if len(legal) > 1 else legal[0]
            if len(legal) > 1:
                worth = solution.values(match.cfg, match.state, seat, legal)
                total += max(worth.values()) - worth[action]
            match.play(seat, match.view(seat).notation(action))
    return total / games / 2


class Single:
    """The searcher at one table, for a match."""

    def __init__(self, searcher: Searcher) -> None:
        one = searcher.tables
        self.searcher = Searcher(Tables(one.game, 1, 2, {"target": one.cfgs[0].target}), searcher.network)
        self.searcher.tables.begin(0)

    def choose(self, view: Any) -> int:
        """The action that search says is best."""
        tables = self.searcher.tables
        tables.states[:] = view.state.array()
        tables.counters[WHICH] = int(view.cfg.first)
        tables.seats[:] = view.seat
        tables.masks[:] = 0
        tables.masks[0, view.game.legal(view.cfg, view.state, view.seat)] = 1
        return int(self.searcher.worths()[0].argmax())


def main(name: str, target: int, rounds: int, games: int, seed: int) -> None:
    """Learn, then tell what it costs."""
    game = load(name)
    tables = Tables(game, TABLES, 2, {"target": target}, opponents=None, same_step=True)
    tables.begin(seed)
    searcher, rng = Searcher(tables, seed=seed), np.random.default_rng(seed)
    alone, greedy = Single(searcher), bots.make("greedy", game, Stream(seed, 1))
    train(searcher, rounds, rng)
    after = costs(tables, alone.choose, games, seed)
    by_hints = costs(tables, lambda view: greedy.choose(view, view.game.legal(view.cfg, view.state, view.seat)), games, seed)
    print(f"{game.title} to {target}: what a game's decisions cost a player, by the solution, in {games} games")
    print(f"search with the network after {rounds} rounds: {after:.2%}")
    print(f"greedy: {by_hints:.2%}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Search with exact chance nodes and a network.")
    parser.add_argument("game", nargs="?", default="pig", choices=("pig", "burger-dice"))
    parser.add_argument("--target", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=800, help=f"each a decision at {TABLES} tables (800)")
    parser.add_argument("--games", type=int, default=20, help="to tell costs by (20)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    main(asked.game, asked.target, asked.rounds, asked.games, asked.seed)
