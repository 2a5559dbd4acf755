"""Positions to learn from: games that players play against themselves, and what each seat sees wherever a search would stop.

Without a network everybody follows the hints. With one, decisions are looked ahead: some actions are tried, each a few times
with the same dice up to where the network says how everybody stands, and the best is done. Now and then anything is done.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.bots import mcts, network
from dicecafe.bots.mcts import estimated_chance, logits, play_out, quiet, rests, standing
from dicecafe.bots.network import Network
from dicecafe.compiled import jit
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import (
    copy_state,
    fill_mask,
    hinted_action,
    new_mask,
    new_states,
    new_weights,
    nth_in_mask,
    random_action,
    roll,
)
from dicecafe.engine.contract import CHANCE, OVER, Action, AnyConfig, AnyState, Configs, Ints, Seat, States, apply, new, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import Constant, called_rule, merged_rule, rule
from dicecafe.engine.stream import below, seeded

SLIPS: Final = 24  # one decision in so many is anybody's guess
LOOKED_AT: Final = 6  # actions that are looked ahead, the hint one of them
TRIES: Final = 3  # times each
MOST: Final = 120  # positions of a game that are kept
CHUNK: Final = 100  # games between two looks at the clock

FEATURES = Constant()  # of a seat
LOOKS = Constant()  # 1 where players look ahead


@rule
def features(cfg: AnyConfig, s: AnyState, seat: Seat, found: Ints, at: int) -> None:
    """A game's features.py."""


@rule
def sample(cfgs: Configs, seed: int, first: int, games: int, rows: Any, fitted: Any, shares: Any, numbers: Any) -> int:
    """Play games from number `first` on; how many positions they came to.

    Of each: every seat's features, how well it stands by the game's own standing, its share of the win; and which game it was.
    """
    at = 0
    for number in range(first, first + games):
        at = sample_one(cfgs[number % len(cfgs)], seed, number, rows, fitted, shares, numbers, at)
    return at


@merged_rule
def sample_one(cfg: AnyConfig, seed: int, number: int, rows: Any, fitted: Any, shares: Any, numbers: Any, begin: int) -> int:
    """One game, whose positions are written from `begin` on; where they end."""
    states, tried, mask, weights = new_states(), new_states(), new_mask(), new_weights()
    points, places = new_points(), new_places()
    dice, step = seeded(seed, 2 * number)
    choice, choice_step = seeded(seed, 2 * number + 1)
    new(cfg, states[0])
    at = begin
    while True:
        who = turn(states[0])
        if who == OVER:
            break
        if who == CHANCE:
            a, dice = roll(cfg, states[0], weights, dice, step)
        else:
            if at < begin + MOST and quiet(cfg, states[0]):
                for seat in range(cfg.players):
                    features(cfg, states[0], seat, rows[at], FEATURES * seat)
                    fitted[at][seat] = standing(cfg, states[0], seat)
                numbers[at] = number
                at += 1
            choice, r = below(choice, choice_step, SLIPS)
            if r == 0:
                a, choice = random_action(cfg, states[0], who, mask, choice, choice_step)
            elif LOOKS:
                choice, r = below(choice, choice_step, 1 << 30)
                a = looked_ahead(cfg, states, tried, who, mask, weights, points, places, seed, r)
            else:
                a = hinted_action(cfg, states, who)
        apply(cfg, states[0], who, a)
    settle(cfg, states[0], points, places)
    for row in range(begin, at):
        for seat in range(cfg.players):
            shares[row][seat] = win_share(cfg.players, places, seat)
    return at


@called_rule
def looked_ahead(
    cfg: AnyConfig, states: States, tried: States, who: Seat,
    mask: Ints, weights: Ints, points: Ints, places: Ints, seed: int, r: int,
) -> Action:  # fmt: skip
    """The best of a few actions by what the network says a little later; the hint, unless another is better."""
    hint = hinted_action(cfg, states, who)
    choices = fill_mask(cfg, states[0], who, mask)
    best, best_worth = hint, -1.0
    if choices == 1:
        return best
    for look in range(min(choices, LOOKED_AT)):
        a = hint if look == 0 else nth_in_mask(cfg, states[0], who, mask, (r + look * 7919) % choices)
        worth = 0.0
        for nth in range(TRIES):
            dice, step = seeded(seed + r, nth)
            copy_state(tried, 0, states, 0)
            apply(cfg, tried[0], who, a)
            play_out(cfg, tried, weights, 0.0, rests(cfg, states[0], who), 0, 0, dice, step)
            if turn(tried[0]) == OVER:
                settle(cfg, tried[0], points, places)
                worth += win_share(cfg.players, places, who)
            else:
                logits(cfg, tried[0], points)
                worth += estimated_chance(cfg.players, points, who)
        if worth > best_worth:
            best, best_worth = a, worth
    return best


@dataclass(frozen=True)
class Positions:
    """Positions of many games: a row each."""

    players: int
    rows: NDArray[np.int16]
    fitted: NDArray[np.int32]
    shares: NDArray[np.float32]
    games: NDArray[np.int64]


def played(
    game: Game, players: int, games: int, seed: int, known: dict[int, Network] | None, until: float = float("inf")
) -> Positions:
    """The positions of so many games, each seat starting as often; of fewer, where the time is over before."""
    part = game.part("features")
    assert part is not None
    filling = {**mcts.slots(game, learned=False), features: part.features, FEATURES: part.FEATURES, LOOKS: int(known is not None)}
    if known is not None:
        filling[logits] = network.rule_of(game, part, game.part("standing"), known)
    kernel = jit.compiled(sample, filling, f"{game.name}-positions")
    cfgs = np.concatenate([game.config(players, first=seat).array() for seat in range(players)])
    room = MOST * CHUNK
    rows, shares = np.zeros((room, players * part.FEATURES), "i2"), np.zeros((room, players), "f4")
    fitted, numbers = np.zeros((room, players), "i4"), np.zeros(room, "i8")
    found: list[tuple[Any, ...]] = []
    for first in range(0, games, CHUNK):
        count = kernel(cfgs, seed, first, min(CHUNK, games - first), rows, fitted, shares, numbers)
        found.append(tuple(one[:count].copy() for one in (rows, fitted, shares, numbers)))
        if time.monotonic() > until:
            break
    return Positions(players, *(np.concatenate(parts) for parts in zip(*found, strict=True)))
