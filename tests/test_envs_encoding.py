"""The encoding of environments: rows hold everything a seat sees and nothing else, rewards sum to nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from rows import read

from dicecafe import Match, StreamDice
from dicecafe.bots.levels import Hinted
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.game import Game
from dicecafe.engine.registry import load, names
from dicecafe.engine.stream import Stream
from dicecafe.envs import encoding

EACH_GAME = pytest.mark.parametrize("name", names())


def walk(game: Game, cfg: Any, steps: int, seed: int = 1) -> list[Any]:
    """The positions of a random game."""
    rng, s, found = Stream(seed, 0), game.start(cfg), []
    for _ in range(steps):
        found.append(s.copy())
        seat = game.kernels["turn"](s)
        if seat == OVER:
            break
        if seat == CHANCE:
            weights = [0] * game.n_outcomes
            n = game.kernels["chance"](cfg, s, weights)
            choices = [outcome for outcome in range(n) if weights[outcome]]
        else:
            choices = game.legal(cfg, s, seat)
        game.kernels["apply"](cfg, s, seat, choices[rng.below(len(choices))])
    return found


@EACH_GAME
def test_a_row_tells_the_view_and_nothing_else(name: str) -> None:
    """Read back by the layout it is the position as `hide` leaves it; within its bounds; all pieces side by side."""
    game = load(name)
    cfg = game.config(game.seats[-1])
    low, high = encoding.bounds(game, cfg)
    for s in walk(game, cfg, 150):
        for seat in range(cfg.players):
            row, seen = encoding.row(game, cfg, s, seat), s.copy()
            game.kernels["hide"](cfg, seen, seat)
            assert read(game, row) == seen
            assert row[encoding.OBSERVER] == seat
            assert row[encoding.TO_MOVE] == game.kernels["turn"](s)
            assert (low <= row).all()
            assert (row <= high).all()
    pieces = encoding.layout(game)
    assert [piece.start for piece in pieces[1:]] == [piece.start + piece.entries for piece in pieces[:-1]]
    assert encoding.width(game) == len(row) == len(low)


def test_what_is_secret_is_in_nobody_elses_row() -> None:
    """Of the goals a seat finds its own in its row; other goals for the others change nothing."""
    game = load("dessert-dice")
    cfg = game.config(3)
    s = walk(game, cfg, 40)[-1]
    start = next(piece.start for piece in encoding.layout(game) if piece.name == "goals")
    assert s.goals[:3].count(0) == 0
    assert encoding.row(game, cfg, s, 1)[start : start + 4].tolist() == [0, s.goals[1], 0, 0]
    other = s.copy()
    other.goals[0], other.goals[2] = s.goals[2], s.goals[0]
    assert np.array_equal(encoding.row(game, cfg, s, 1), encoding.row(game, cfg, other, 1))


def test_nobody_acts_out_of_turn() -> None:
    """Also where the rules let a seat interrupt, a mask is empty unless it is the seat's turn."""
    game = load("dicecreams")
    cfg = game.config(2)
    interrupted = 0
    for s in walk(game, cfg, 400):
        turn = game.kernels["turn"](s)
        for seat in range(2):
            mask = encoding.mask(game, cfg, s, seat)
            assert np.flatnonzero(mask).tolist() == (game.legal(cfg, s, seat) if turn == seat else [])
            interrupted += turn != seat and bool(game.legal(cfg, s, seat))
    assert interrupted


@pytest.mark.parametrize(
    ("players", "winners", "won", "lost"),
    [(2, 1, 1, -1), (2, 2, 0, None), (3, 1, 1, -0.5), (3, 2, 0.25, -0.5), (4, 4, 0, None), (1, 0, None, -1), (1, 1, 1, None)],
)
def test_rewards_sum_to_nothing(players: int, winners: int, won: float | None, lost: float | None) -> None:
    """A win is 1, shared by those who share it, and paid for by the others; alone there is nobody to pay."""
    if won is not None:
        assert encoding.reward(players, winners, True) == won
    if lost is not None:
        assert encoding.reward(players, winners, False) == lost
    if players > 1:
        assert winners * (won or 0) + (players - winners) * (lost or 0) == 0


@EACH_GAME
def test_rewards_are_those_of_the_winners(name: str) -> None:
    """At the end and not before; the winners of the game have more than nothing."""
    match = Match(load(name), ["Ann", "Bo"], dice=StreamDice(3))
    while not match.over:
        assert encoding.rewards(match.game, match.cfg, match.state) == [0.0, 0.0]
        if match.turn == CHANCE:
            match.roll()
        else:
            match.play(match.turn, Hinted(match.game).choose(match.view(match.turn), match.legal(match.turn)))
    (winner,) = match.game.winners(match.cfg, match.state)
    assert encoding.rewards(match.game, match.cfg, match.state) == [1.0 if seat == winner else -1.0 for seat in range(2)]


@EACH_GAME
def test_every_field_has_a_meaning(name: str) -> None:
    """What the page of environments says of a field is the comment beside it; fields without one follow one that has."""
    told = encoding.meanings(load(name))
    assert list(told) == [piece.name for piece in encoding.layout(load(name))]
    assert sum(not meaning for meaning in told.values()) <= 5
