"""Training: games against oneself, a network fitted to how they ended, games by that network, and so on; then a file of it.

The first games are played by the game's hints. In each later round players look ahead with the network of the round before
(`positions.py`), so that it learns what positions are worth to better players. Whatever stops it, the best so far is kept.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from dicecafe import __version__
from dicecafe.bots import network
from dicecafe.bots.network import Network, NetworkError
from dicecafe.engine import files
from dicecafe.engine.exits import STOPPED, Ended, partial_field
from dicecafe.engine.game import Game
from dicecafe.engine.progress import progress_bar
from dicecafe.words import Message, say

from . import positions
from .fit import Fit, descend, inputs_of, loss
from .whole import logits_of

UNITS: Final = 32
EPOCHS: Final = 8
HELD_OUT: Final = 10  # one game in so many is not learned from: losses are told of these
CHUNK: Final = 200  # games between two looks at the clock


@dataclass
class Plan:
    """What is asked of a training."""

    game: Game
    players: int
    games: int  # of a round
    rounds: int
    minutes: float  # 0: as long as it takes
    seed: int
    out: Path

    @property
    def command(self) -> str:
        """The command that does it again."""
        asked = {"players": self.players, "games": self.games, "rounds": self.rounds, "seed": self.seed}
        return " ".join([f"dicecafe train {self.game.name}", *(f"--{name} {value}" for name, value in asked.items())])


@dataclass
class Trained:
    """What came of it so far."""

    network: Network | None = None
    losses: dict[str, float] = field(default_factory=dict)  # nats a position of games that were held out
    curve: list[float] = field(default_factory=list)  # that of the network after each time over the positions
    games: int = 0
    positions: int = 0
    ended: Ended = None  # why it ended early


def run(plan: Plan, as_json: bool) -> int:
    """Train, write the file and tell of it; the exit code."""
    features = plan.game.part("features")
    if features is None or plan.game.part("standing") is None:
        raise NetworkError("network/no-features", Message("network-no-features", game=plan.game.title))
    plan.game.config(plan.players)
    files.require_folder(plan.out)
    others = network.read(plan.out) if plan.out.is_file() else {}
    if others and (others.get("game"), others["features"]) != (plan.game.name, features.FEATURES):
        raise network.damaged(plan.out)  # one file, one game: its networks all take the same features
    started, trained = time.monotonic(), Trained()
    with progress_bar(plan.rounds, say(Message("doing-train"))) as progress:
        try:
            train(plan, trained, progress)
        except KeyboardInterrupt as stopped:
            trained.ended = stopped
            if trained.network is None:
                raise
    assert trained.network is not None
    seconds = round(time.monotonic() - started)
    write(plan, trained, seconds, others)
    print(json.dumps(_figures(plan, trained, seconds)) if as_json else _lines(plan, trained, seconds))
    return STOPPED if trained.ended else 0


def train(plan: Plan, trained: Trained, progress: Callable[[float], None]) -> None:
    """All rounds; `trained` holds the best so far at any time."""
    deadline = time.monotonic() + 60 * plan.minutes if plan.minutes else float("inf")
    random = np.random.default_rng(plan.seed)
    for number in range(plan.rounds):
        left = (deadline - time.monotonic()) / (plan.rounds - number)
        until = time.monotonic() + left / 2
        known = None if trained.network is None else {plan.players: trained.network}
        found = positions.played(plan.game, plan.players, plan.games, plan.seed + number, known, until)
        _learn(found, trained, random, time.monotonic() + left / 2, lambda part, number=number: progress(number + part))  # type: ignore[misc]  # bound now
        progress(number + 1)
        if time.monotonic() >= deadline:
            return


def _learn(
    found: positions.Positions, trained: Trained, random: np.random.Generator, until: float, progress: Callable[[float], None]
) -> None:
    """Fit a network to positions."""
    x = inputs_of(found.rows, found.players)
    held_out = found.games % HELD_OUT == 0
    scaled = (x / (1 << network.INPUT)).astype("f4")
    fit = Fit.fresh(x.shape[2], UNITS, random)
    curve: list[float] = []
    fitted = loss(found.fitted[held_out] / 1000, found.shares[held_out])
    best = loss(logits_of(trained.network, x[held_out]) / 1000, found.shares[held_out]) if trained.network else float("inf")

    def after_epoch(epoch: int) -> bool:
        curve.append(round(fit.loss(scaled[held_out], found.shares[held_out]), 5))
        nonlocal best
        if curve[-1] < best:
            best, whole = curve[-1], fit.whole()
            trained.network, trained.curve = whole, curve
            trained.games, trained.positions = int(found.games[-1]) + 1, len(x)
            trained.losses = {"fitted": round(fitted, 5), "network": curve[-1]}
            trained.losses["whole"] = round(loss(logits_of(whole, x[held_out]) / 1000, found.shares[held_out]), 5)
        progress((epoch + 1) / EPOCHS)
        return time.monotonic() < until

    descend(fit, scaled[~held_out], found.shares[~held_out], EPOCHS, random, after_epoch)


def write(plan: Plan, trained: Trained, seconds: int, others: dict[str, Any]) -> None:
    """The file: this network beside those for other numbers of seats, and what made each."""
    assert trained.network is not None
    made = {"command": plan.command, "version": __version__, "seconds": seconds, **_learned(trained)}
    networks = {**others.get("networks", {}), str(plan.players): asdict(trained.network)}
    text = network.text(plan.game, dict(sorted(networks.items())), {**others.get("made", {}), str(plan.players): made})
    files.write(plan.out, [text])


def _learned(trained: Trained) -> dict[str, Any]:
    return {"games": trained.games, "positions": trained.positions, "loss": trained.losses, "curve": trained.curve}


def _figures(plan: Plan, trained: Trained, seconds: int) -> dict[str, Any]:
    asked = {"game": plan.game.name, "players": plan.players, "seed": plan.seed, "file": str(plan.out), "seconds": seconds}
    return {**asked, **_learned(trained), **partial_field(plan.games * plan.rounds, trained.ended)}


def _lines(plan: Plan, trained: Trained, seconds: int) -> str:
    about = {"game": plan.game.title, "players": plan.players, "games": trained.games, "positions": trained.positions}
    losses = {name: f"{value:.4f}" for name, value in trained.losses.items()}
    lines = [Message("train-stopped")] if trained.ended else []
    lines += [Message("train-heading", **about, seconds=seconds), Message("train-loss", **losses)]
    return "\n".join(say(line) for line in [*lines, Message("train-file", file=str(plan.out))])
