"""Rows as they are given out: within bounds that are the game's own, scaled to about 1, and turned round the table."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from rows import read

from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.game import Game
from dicecafe.engine.observation import observing
from dicecafe.engine.registry import load, names
from dicecafe.envs import encoding
from dicecafe.envs.shape import Shape
from dicecafe.envs.tables import Tables
from dicecafe.envs.vector import DiceVectorEnv

CASES = [(name, players) for name in names() for players in (max(2, load(name).seats[0]), load(name).seats[-1])]


def whole(game: Game, s: Any, seat: int) -> Any:
    """A row of everything, secrets and all, as for a seat that sees all."""
    row = np.zeros(encoding.width(game), "i4")
    row[encoding.OBSERVER], row[encoding.TO_MOVE] = seat, game.kernels["turn"](s)
    encoding.writer(game)(s, row[None], 0)
    return row


def chosen(game: Game, cfg: Any, s: Any, rng: random.Random) -> int:
    """One of the outcomes of the next die or card."""
    weights = [0] * game.n_outcomes
    n = game.kernels["chance"](cfg, s, weights)
    return rng.choice([outcome for outcome in range(n) if weights[outcome]])


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_table_that_is_turned_goes_on_the_same(name: str, players: int) -> None:
    """What seat 1 sees relative to itself is a position that its seat 0 plays on from as seat 1 does from the real one."""
    game, rng = load(name), random.Random(1)
    cfg, one = game.config(players), np.array([1])
    shape, s = Shape(game, cfg, relative=True), game.start(cfg)
    while game.kernels["turn"](s) == CHANCE:  # what is dealt at set-up is dealt from seat 0 on
        game.kernels["apply"](cfg, s, CHANCE, chosen(game, cfg, s, rng))
    turned = read(game, shape.rows(whole(game, s, 1)[None], one)[0])
    for _ in range(600):
        expected = whole(game, turned, 0)
        expected[encoding.OBSERVER] = players
        assert np.array_equal(shape.rows(whole(game, s, 1)[None], one)[0], expected)
        seat, other = game.kernels["turn"](s), game.kernels["turn"](turned)
        if seat == OVER:
            break
        if seat == CHANCE:
            meant = action = chosen(game, cfg, turned, rng)
        else:
            assert other == (seat - 1) % players
            mask = encoding.mask(game, cfg, turned, other)
            assert np.array_equal(shape.masks(encoding.mask(game, cfg, s, seat)[None], one)[0], mask)
            action = rng.choice(np.flatnonzero(mask).tolist())
            meant = int(shape.actions(np.array([action]), one)[0])
        game.kernels["apply"](cfg, s, seat, meant)
        game.kernels["apply"](cfg, turned, other, action)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_rows_are_within_the_games_own_bounds(name: str, players: int) -> None:
    """In play of every kind, and the bounds are narrower than those of the types; scaled, most numbers are about 1."""
    game, rng = load(name), np.random.default_rng(1)
    tables = Tables(game, 64, players, opponents="greedy")
    shapes = [Shape(game, tables.cfgs[0], scaled, relative) for scaled in (False, True) for relative in (False, True)]
    tables.begin(1)
    for step in range(150):
        for shape in shapes:
            low, high = shape.bounds()
            rows = shape.rows(tables.rows, tables.seats)
            assert rows.dtype == shape.dtype
            assert (low <= rows).all()
            assert (rows <= high).all()
            if shape.scaled and step % 50 == 0:
                assert np.abs(rows).max() <= 4
        tables.step((rng.random(tables.masks.shape) * tables.masks).argmax(1))
    types = [piece.high for piece in encoding.layout(game) for _ in range(piece.entries)]
    assert (shapes[0].high < types).mean() > 0.7


@pytest.mark.parametrize("name", names())
def test_what_a_game_says_of_its_fields_is_about_its_fields(name: str) -> None:
    """Every name is a field of the State."""
    game = load(name)
    said = observing(game)
    named = {*said.ranges(game.config(game.seats[-1])), *said.by_seat, *said.seats, *said.seat_bits}
    assert named <= set(game.State.fields)


def test_self_play_from_one_seats_eyes() -> None:
    """Everybody is seat 0 to itself, in the rows that a vector environment gives and in its last ones."""
    envs = DiceVectorEnv("pig", 6, players=3, options={"target": 10}, opponents=None, autoreset_mode="SameStep", relative=True)
    seen, infos = envs.reset(seed=2)
    plain = DiceVectorEnv("pig", 6, players=3, options={"target": 10}, opponents=None, autoreset_mode="SameStep")
    same, _ = plain.reset(seed=2)
    ended = 0
    for _ in range(60):
        rows = seen["observation"]
        assert (rows[:, 0] == 3).all()
        assert (rows[:, 1] == 0).all()
        scores = same["observation"][:, 2:5]
        for row, score, seat in zip(rows, scores, infos["seat"], strict=True):
            assert row[2:5].tolist() == np.roll(score, -seat).tolist()
        actors, actions = infos["seat"], (rows[:, 12] >= 10).astype(int)
        seen, _, over, _, infos = envs.step(actions)
        same, *_, others = plain.step(actions)
        assert np.array_equal(infos["seat"], others["seat"])
        last, real = infos["final_obs"]["observation"], others["final_obs"]["observation"]
        for game in np.flatnonzero(over):
            ended += 1
            assert last[game, 2:5].tolist() == np.roll(real[game, 2:5], -actors[game]).tolist()
    assert ended > 5
