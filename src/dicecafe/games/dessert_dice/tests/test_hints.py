"""The rules of thumb: always legal, far better than chance, and the same at every speed."""

from __future__ import annotations

from itertools import islice

import pytest

from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.games.dessert_dice.hints import choose
from dicecafe.games.dessert_dice.rules import TIP
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.run import simulate

from .table import GAME, ICE, ROLL, TART, compiled_choice, decisions, play, table

OPTIONS: list[dict[str, Value]] = [{}, {"stall_limit": 1}, {"stall_limit": 0}, {"edition": "cards"}, {"tie_everyone": True}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_is_always_legal(players: int) -> None:
    """100 games of greedy players: a match, which refuses what is not legal, takes every line of them."""
    choices = 0
    for record in records(Batch(GAME, ["greedy"] * players, {}, 100, seed=21, first=players - 1)):
        match = Match.replay(GAME, record)
        assert match.over
        choices += len(match.log) - players - 24
    assert choices >= 100 * 25


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_greedy_is_legal_with_any_options(options: dict[str, Value]) -> None:
    """With each option away from its default, against random players who lead it astray."""
    for record in records(Batch(GAME, ["greedy", "random", "greedy"], options, 30, seed=22)):
        assert Match.replay(GAME, record).over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_is_legal_where_others_led(players: int) -> None:
    """Every seat in turn has a legal answer in any position that random players get into, interpreted and compiled alike."""
    asked = 0
    for match in islice(decisions(players, 60 + players), 0, None, 3):
        view = match.view(match.turn)
        before = view.state.copy()
        action = choose(view.cfg, view.state, match.turn)
        assert view.state == before, "a choice leaves the view as it was"
        assert action in match.legal(match.turn), match.state.text()
        assert compiled_choice(match, match.turn) == action, match.state.text()
        asked += 1
    assert asked >= 9


@pytest.mark.parametrize("options", OPTIONS[1:3], ids=str)
def test_interpreted_and_compiled_alike_near_the_limit(options: dict[str, Value]) -> None:
    """Where DD-5 forces a placement, and where nothing does, both speeds choose the same."""
    forced = 0
    for match in islice(decisions(2, 70, **options), 20, 60, 2):
        view = match.view(match.turn)
        action = choose(view.cfg, view.state, match.turn)
        assert compiled_choice(match, match.turn) == action
        forced += match.state.moves >= 1
        assert options != {"stall_limit": 1} or not match.state.moves or action < TIP
    assert forced


def test_greedy_beats_random() -> None:
    """More than 95 of 100 of 1,000 games, the first seat alternating."""
    wins = 0.0
    for first in (0, 1):
        wins += simulate(Batch(GAME, ["greedy", "random"], {}, 250, seed=31, first=first)).wins[0]
        wins += simulate(Batch(GAME, ["random", "greedy"], {}, 250, seed=32, first=first)).wins[1]
    assert wins > 950


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_several_random_players(players: int) -> None:
    """One greedy player among random ones wins more than 3 of 4 games, from any seat."""
    for seat in range(players):
        names = ["greedy" if seat == other else "random" for other in range(players)]
        assert simulate(Batch(GAME, names, {}, 200, seed=33)).wins[seat] > 150


def test_greedy_grows_its_own_dessert() -> None:
    """With one die of its dessert on the board the next one is laid beside it."""
    match = play(table(goals=[ICE, TART]), f"place orange {ICE} c3 ns:{ROLL}", f"place purple {TART} a1 ns:{ROLL}")
    assert match.points == [1, 1]
    match.play(0, choose(match.cfg, match.view(0).state, 0))
    assert match.points == [2, 1]
