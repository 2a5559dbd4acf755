"""A small network learns Burger Dice on the vector environment, and is measured against the exact optimum.

    OMP_NUM_THREADS=1 python examples/train_burger.py                two to three minutes on one core
    OMP_NUM_THREADS=1 python examples/train_burger.py --rounds 60    a quarter of a minute, and as strong as greedy already
    ... --save burger.npz                                            keep the network; docs/envs.md loads it in PyTorch and JAX

(With more threads NumPy is slower at matrices as small as these.)

Plain NumPy: two hidden layers, trained by proximal policy optimisation (PPO) against the greedy bot. A beginner never wins, so
the lead in points is added as a potential, which does not change what is best. It is what makes every seed learn: with
`--potential 0` some never win a game, and stay there (docs/envs.md has the table).

Then the network plays against perfect play. The solved table knows what every decision of it costs, in chances to win. Perfect
play wins half of its games against itself, if both start equally often; so what the decisions of a game cost together is, on
average, exactly how far the network is from the optimum. That is far surer than the games it happens to win.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from dicecafe import Match, StreamDice, load, solver
from dicecafe.bots.perfect import Perfect
from dicecafe.engine.match import View
from dicecafe.envs import encoding
from dicecafe.envs.vector import DiceVectorEnv

GAME = load("burger-dice")
TABLES, STEPS = 1024, 64  # games side by side, and steps of each between two updates
EPOCHS, BATCH = 2, 4096
RATE, CLIP, DOUBT, TRACE = 1e-3, 0.2, 0.003, 0.95  # Adam's rate, PPO's clip, the bonus for entropy, lambda of the advantages
POINT = 0.01  # what a point ahead is worth as a potential, if nothing else is asked
HIDDEN = 64
Array = np.ndarray[Any, Any]

# Where a field lies in a row, and what makes it a number of about 1.
WHERE = {piece.name: slice(piece.start, piece.start + piece.entries) for piece in encoding.layout(GAME)}
SCALE = {"noted": 12, "served": 12, "rolls": 4, "loose": 3, "rolled": 3, "burger": 1, "final": 1}


def features(rows: Array) -> Array:
    """What the network sees of rows of seat 0: both totals, the fields of the turn, and the waste as one of four."""
    totals = rows[:, WHERE["scores"]][:, :2] / 50
    fields = [rows[:, WHERE[name]] / scale for name, scale in SCALE.items()]
    return np.hstack([totals, *fields, rows[:, WHERE["waste"]] == np.arange(4)]).astype(np.float32)


def lead(rows: Array) -> Array:
    """How far seat 0 is ahead."""
    totals = rows[:, WHERE["scores"]]
    return totals[:, 0] - totals[:, 1]


class Network:
    """Two hidden layers; the outputs are a logit for each action and, last, how well the seat stands."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        inputs = features(np.zeros((1, encoding.width(GAME)), np.int32)).shape[1]
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, GAME.n_actions + 1)]
        self.weights = [rng.normal(0, np.sqrt(2 / shape[0]), shape).astype(np.float32) for shape in shapes]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(shape[1], np.float32) for shape in shapes]
        self.means = [np.zeros_like(p) for p in (*self.weights, *self.biases)]  # Adam's two moments
        self.squares = [np.zeros_like(p) for p in self.means]
        self.updates = 0

    def forward(self, x: Array, legal: Array) -> tuple[Array, Array, list[Array]]:
        """How likely each legal action is, how well the seat stands, and what goes into each layer."""
        inputs = [x]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            inputs.append(np.maximum(inputs[-1] @ weight + bias, 0))
        outputs = inputs[-1] @ self.weights[-1] + self.biases[-1]
        logits = np.where(legal, outputs[:, :-1], -1e9)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True), outputs[:, -1], inputs

    def backward(self, inputs: list[Array], slope: Array, rate: float) -> None:
        """One step of Adam against the slope of the loss by the outputs."""
        weights, biases = [], []
        for x, weight in zip(reversed(inputs), reversed(self.weights), strict=True):
            weights.append(x.T @ slope)
            biases.append(slope.sum(0))
            slope = (slope @ weight.T) * (x > 0)
        slopes = [*reversed(weights), *reversed(biases)]
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for p, slope, mean, square in zip((*self.weights, *self.biases), slopes, self.means, self.squares, strict=True):
            slope *= min(1.0, 0.5 / length)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            p -= rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: str) -> None:
        """Keep the network as named arrays: the weights and biases of layer after layer."""
        arrays: dict[str, Any] = {f"weight{n}": weight for n, weight in enumerate(self.weights)}
        arrays |= {f"bias{n}": bias for n, bias in enumerate(self.biases)}
        np.savez(path, **arrays)

    def best(self, rows: Array, masks: Array) -> Array:
        """The likeliest action for each row."""
        actions: Array = self.forward(features(rows), masks == 1)[0].argmax(1)
        return actions


class Steps(NamedTuple):
    """What happened in a round, step by step: arrays whose first axes are steps and tables."""

    x: Array
    legal: Array
    action: Array
    chance: Array  # of the action
    value: Array  # how well the seat was thought to stand
    reward: Array
    ended: Array


def train(rounds: int, seed: int, point: float = POINT) -> Network:
    """Play and learn, round by round; a point ahead is worth `point` as a potential."""
    envs = DiceVectorEnv("burger-dice", TABLES, opponents="greedy", autoreset_mode="SameStep")
    network, rng, started = Network(seed), np.random.default_rng(seed), time.perf_counter()
    seen, _ = envs.reset(seed=seed)
    won = ended = 0
    for number in range(1, rounds + 1):
        steps, seen = play(envs, network, seen, rng, point)
        value = network.forward(features(seen["observation"]), seen["action_mask"] == 1)[1]
        learn(network, steps, advantages(steps, value), RATE * (1 - number / (rounds + 1)), rng)
        won, ended = won + int((steps.reward > 0.5).sum()), ended + int(steps.ended.sum())
        if number % 50 == 0 or number == rounds:
            seconds = time.perf_counter() - started
            print(
                f"round {number:4}, {seconds:4.0f} s: {won / max(1, ended):6.1%} of {ended:,} games won against greedy",
                flush=True,
            )
            won = ended = 0
    return network


def play(
    envs: DiceVectorEnv, network: Network, seen: dict[str, Array], rng: np.random.Generator, point: float
) -> tuple[Steps, dict[str, Array]]:
    """So many steps at every table."""
    steps = []
    for _ in range(STEPS):
        x, legal, before = features(seen["observation"]), seen["action_mask"] == 1, lead(seen["observation"])
        chances, value, _ = network.forward(x, legal)
        action = np.minimum((chances.cumsum(1) < rng.random((TABLES, 1))).sum(1), GAME.n_actions - 1)
        seen, reward, ended, _, _ = envs.step(action)
        reward = reward + point * (np.where(ended, 0, lead(seen["observation"])) - before)
        steps.append(Steps(x, legal, action, chances[np.arange(TABLES), action], value, reward, ended))
    return Steps(*map(np.stack, zip(*steps, strict=True))), seen


def advantages(steps: Steps, value: Array) -> Array:
    """How much better each action came out than expected: generalised advantage estimation."""
    found, ahead = np.zeros_like(steps.value), np.zeros(TABLES)
    for step in reversed(range(STEPS)):
        going = 1 - steps.ended[step]
        ahead = steps.reward[step] + going * value - steps.value[step] + TRACE * going * ahead
        found[step], value = ahead, steps.value[step]
    return found


def learn(network: Network, steps: Steps, ahead: Array, rate: float, rng: np.random.Generator) -> None:
    """Make what came out better likelier, but not at once by much."""
    x, legal, action, chance, value = (array.reshape(TABLES * STEPS, *array.shape[2:]) for array in steps[:5])
    target = value + ahead.ravel()
    ahead = (ahead.ravel() - ahead.mean()) / (ahead.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in np.split(rng.permutation(len(x)), len(x) // BATCH):
            chances, value, inputs = network.forward(x[rows], legal[rows])
            taken = np.eye(GAME.n_actions, dtype=np.float32)[action[rows]]
            ratio = (chances * taken).sum(1) / chance[rows]
            free = np.where(ahead[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = (free * ratio * ahead[rows])[:, None] * (taken - chances)
            logs = np.log(chances + 1e-9)
            doubt = chances * ((chances * logs).sum(1, keepdims=True) - logs)
            slope = np.hstack([-push - DOUBT * doubt, (value - target[rows])[:, None]]) / len(rows)
            network.backward(inputs, slope.astype(np.float32), rate)


# ---------------------------------------------------------------- how good it is
def against_greedy(network: Network, games: int) -> float:
    """The part of so many games that the network wins against greedy, a game at each table."""
    envs = DiceVectorEnv("burger-dice", games, opponents="greedy", copy=False)
    seen, _ = envs.reset(seed=1_000_000)
    result = np.zeros(games)
    while not result.all():
        seen, reward, _, _, _ = envs.step(network.best(seen["observation"], seen["action_mask"]))
        result = np.where(result, result, reward)
    return float((result > 0).mean())


class Learned:
    """The network at a table, a player like any other; the solved table says what each of its decisions cost."""

    def __init__(self, network: Network, solution: solver.Solution) -> None:
        self.network, self.solution = network, solution
        self.costs: list[float] = []

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """What it holds to be the best; it sits at seat 0, as it has learned to."""
        asked = view.game, view.cfg, view.state, 0
        action = int(self.network.best(encoding.row(*asked)[None], encoding.mask(*asked)[None])[0])
        if len(legal) > 1:
            worth = self.solution.values(view.cfg, view.state, 0, legal)
            self.costs.append(max(worth.values()) - worth[action])
        return action


def against_perfect(network: Network, games: int) -> tuple[float, list[float]]:
    """The part of so many games that it wins against perfect play; and what each of its decisions cost."""
    learned, perfect, wins = Learned(network, solver.solve(GAME)), Perfect(GAME), 0
    for number in range(games):
        match = Match(GAME, ["network", "perfect"], first=number % 2, dice=StreamDice(1_000_000, number))
        match.run([learned, perfect])
        wins += 0 in GAME.winners(match.cfg, match.state)
    return wins / games, learned.costs


def main(rounds: int, games: int, seed: int, point: float, path: str | None) -> None:
    """Train, keep what was learned if that is asked for, then tell."""
    network = train(rounds, seed, point)
    if path:
        network.save(path)
    print(f"Against greedy it wins {against_greedy(network, 50 * games):.1%} of {50 * games:,} games.")
    won, costs = against_perfect(network, games)
    first = solver.solve(GAME).first_player_win
    print(f"Against perfect play it wins {won:.1%} of {games:,} games; who starts wins {first:.1%} between two perfect players.")
    wrong = sum(cost > 1e-9 for cost in costs)
    print(
        f"{wrong / len(costs):.1%} of its {len(costs):,} decisions are not the best; one costs {np.mean(costs):.3%} on average."
    )
    print(f"Distance to the optimum: {sum(costs) / games:.2%} of the chance to win a game.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A small network learns Burger Dice.")
    parser.add_argument("--rounds", type=int, default=500, help=f"updates, each after {TABLES * STEPS:,} decisions (500)")
    parser.add_argument("--games", type=int, default=400, help="against perfect play (400)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--potential", type=float, default=POINT, help=f"what a point ahead is worth as a potential ({POINT})")
    parser.add_argument("--save", metavar="FILE", help="a .npz for the network: weight0, bias0, weight1 ...")
    asked = parser.parse_args()
    main(asked.rounds, asked.games, asked.seed, asked.potential, asked.save)
