"""Networks: how well each seat stands, learned from play (`dicecafe train`) and computed in whole numbers alone.

A game's `features.py` tells what a seat sees of its own standing as small numbers. A network takes those of a seat beside those
of its rivals (the largest of each, and from three seats on their sums), has one hidden layer of ReLU units and gives thousandths
of a logit. Whole numbers come out the same interpreted, compiled and on a GPU. `network.json` in the game's folder
holds the weights for each number of seats, and what made them.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, ClassVar, Final

from dicecafe.engine import files
from dicecafe.engine.contract import AnyConfig, AnyState, Ints, Seat
from dicecafe.engine.errors import DiceCafeError, FileError
from dicecafe.engine.game import Game
from dicecafe.engine.rule import called_rule, scratch
from dicecafe.words import Message

FORMAT: Final = "dicecafe-network/1"
FILE: Final = "network.json"
MOST_BYTES: Final = 500_000
INPUT: Final = 6  # bits: a feature of 64 counts as 1
WEIGHT: Final = 10  # bits of a weight of the first layer that is 1
UNIT: Final = 10  # bits of a unit that is 1
MOST_UNIT: Final = 16 << UNIT  # where a unit is cut off
OUTPUT: Final = 4  # bits of a weight of the second layer, beside thousandths


class NetworkError(DiceCafeError):
    """A network that is not there or not whole."""

    codes: ClassVar = {
        "network/damaged": "a file of networks is not as it was written, or not for these features",
        "network/no-features": "a game has no features that a network could learn from",
    }


# ---------------------------------------------------------------- slots: filled for each game below
FEATURES: Final = 1  # of a seat
UNITS: Final[tuple[int, ...]] = ()  # for each number of seats: how many, and where in the tables its numbers begin
FIRST_WEIGHT: Final[tuple[int, ...]] = ()
FIRST_UNIT: Final[tuple[int, ...]] = ()
WEIGHTS: Final[tuple[int, ...]] = ()  # of the first layer, unit by unit
BIASES: Final[tuple[int, ...]] = ()
OUT: Final[tuple[int, ...]] = ()  # of the second
new_features = scratch(1)
new_inputs = scratch(1)


def features(cfg: AnyConfig, s: AnyState, seat: Seat, found: Ints, at: int) -> None:
    """What a seat sees of its own standing, written from `at` on."""
    raise NotImplementedError


def standing(cfg: AnyConfig, s: AnyState, seat: Seat) -> int:
    """The game's own standing, for tables that no network has learned."""
    raise NotImplementedError


def knows(cfg: AnyConfig) -> bool:
    """Whether the options of a table are such as the network has learned with."""
    raise NotImplementedError


@called_rule
def logits(cfg: AnyConfig, s: AnyState, found: Ints) -> None:
    """How well each seat stands, in thousandths of a logit."""
    units = UNITS[cfg.players]
    if units == 0 or not knows(cfg):
        for seat in range(cfg.players):
            found[seat] = standing(cfg, s, seat)
        return
    known, inputs = new_features(), new_inputs()
    for seat in range(cfg.players):
        features(cfg, s, seat, known, FEATURES * seat)
    width = 2 * FEATURES if cfg.players == 2 else 3 * FEATURES
    for seat in range(cfg.players):
        for i in range(FEATURES):
            most, total = -1_000_000, 0
            for rival in range(cfg.players):
                if rival != seat:
                    most = max(most, known[FEATURES * rival + i])
                    total += known[FEATURES * rival + i]
            inputs[i] = known[FEATURES * seat + i]
            inputs[FEATURES + i] = most
            inputs[2 * FEATURES + i] = total
        worth = 0
        for unit in range(units):
            one = FIRST_UNIT[cfg.players] + unit
            row = FIRST_WEIGHT[cfg.players] + unit * width
            held = BIASES[one]
            for i in range(width):
                held += WEIGHTS[row + i] * inputs[i]
            worth += OUT[one] * min(max(held >> (WEIGHT + INPUT - UNIT), 0), MOST_UNIT)
        found[seat] = worth >> (UNIT + OUTPUT)


@dataclass(frozen=True)
class Network:
    """The weights for one number of seats."""

    weights: list[list[int]]  # a row a unit
    biases: list[int]
    out: list[int]


def rule_of(game: Game, features: Any, fitted: Any, networks: dict[int, Network]) -> Any:
    """`logits` for a game with these networks, by the number of seats."""
    most, width = game.seats[-1] + 1, features.FEATURES
    units, first_weight, first_unit = [0] * most, [0] * most, [0] * most
    weights, biases, out = list[int](), list[int](), list[int]()
    for players, one in sorted(networks.items()):
        units[players], first_weight[players], first_unit[players] = len(one.out), len(weights), len(out)
        weights += [weight for row in one.weights for weight in row]
        biases += one.biases
        out += one.out
    tables = (units, first_weight, first_unit, weights, biases, out)
    names = ("UNITS", "FIRST_WEIGHT", "FIRST_UNIT", "WEIGHTS", "BIASES", "OUT")
    filling: dict[str, Any] = {name: tuple(table) for name, table in zip(names, tables, strict=True)}
    filling |= {"FEATURES": width, "features": features.features, "knows": features.knows, "standing": fitted.standing}
    filling |= {"new_features": scratch(width * (most - 1)), "new_inputs": scratch(3 * width)}
    filled = FunctionType(logits.__code__, {**globals(), **filling}, logits.__name__)
    return called_rule(filled)


@cache
def networks_of(game: Game) -> dict[int, Network]:
    """A game's own networks, by the number of seats."""
    file = game.folder / FILE
    if not file.is_file():
        return {}
    found = read(file)
    if found["features"] != getattr(game.part("features"), "FEATURES", None):
        raise damaged(file)
    return {int(players): Network(**one) for players, one in found["networks"].items()}


@cache
def of(game: Game) -> Any:
    """`logits` of a game's own networks; None where it has none."""
    networks = networks_of(game)
    return rule_of(game, game.part("features"), game.part("standing"), networks) if networks else None


def has_learned(game: Game, cfg: AnyConfig) -> bool:
    """Whether the game's own networks tell who stands how at such a table."""
    return cfg.players in networks_of(game) and bool(game.part("features").knows(cfg))  # type: ignore[union-attr]  # networks have it


# ---------------------------------------------------------------- the file
def read(file: Path) -> dict[str, Any]:
    """The contents of a file; refuses one that is damaged."""
    try:
        found = json.loads(files.read(file))
        if found["format"] == FORMAT and found["digest"] == _digest(found["features"], found["networks"]):
            return dict(found)
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, FileError):
            raise
    raise damaged(file)


def damaged(file: Path) -> NetworkError:
    """The refusal of a damaged file."""
    return NetworkError("network/damaged", Message("network-damaged", file=str(file)))


def text(game: Game, networks: dict[str, Any], made: dict[str, Any]) -> str:
    """A file of these networks, by the number of seats, with what made them."""
    width = getattr(game.part("features"), "FEATURES", 0)
    digest = _digest(width, networks)
    whole = {"format": FORMAT, "game": game.name, "features": width, "made": made, "digest": digest, "networks": networks}
    return "{\n" + ",\n".join(f'"{name}": {json.dumps(value)}' for name, value in whole.items()) + "\n}\n"


def _digest(width: int, networks: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps([width, networks], sort_keys=True).encode()).hexdigest()
