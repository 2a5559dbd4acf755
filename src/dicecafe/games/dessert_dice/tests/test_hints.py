"""The rules of thumb: always legal, far better than chance, and the same at every speed."""

from __future__ import annotations

from itertools import islice

import pytest

from dicecafe.engine.match import Match, View
from dicecafe.engine.options import Value
from dicecafe.games.dessert_dice.clusters import SQUARES, count, largest, neighbours
from dicecafe.games.dessert_dice.dice import DESSERTS
from dicecafe.games.dessert_dice.hints import PATIENCE, SLOW, choose
from dicecafe.games.dessert_dice.rules import PLACE_GREEN, TIP, State, apply, empty_squares, must_place, showing
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


@pytest.mark.parametrize(("bot", "players"), [("random", 2), ("random", 4), ("greedy", 2), ("greedy", 3)])
def test_greedy_takes_what_looks_best_of_all(bot: str, players: int) -> None:
    """An independent reckoning: each action is taken on a board of its own, and all of that board is looked at."""
    asked = tipped = 0
    for record in records(Batch(GAME, [bot] * players, {}, 6, seed=80)):
        for moment in list(Match.replay(GAME, record).moments)[24 + players :: 3]:
            view = View(GAME, GAME.config(players), moment.before, moment.who, [str(seat) for seat in range(players)])
            action = choose(view.cfg, view.state, moment.who)
            assert action == best_looking(view, moment.who)
            asked, tipped = asked + 1, tipped + (action >= TIP)
    assert asked > 60
    assert tipped


def best_looking(view: View, seat: int) -> int:
    """The first action after which the board looks best: squares from another one on each turn, then dice, then tips."""
    actions = GAME.legal(view.cfg, view.state, seat)
    shift, forced = 7 * view.state.turns, must_place(view.cfg, view.state) or view.state.moves >= PATIENCE
    placed = [a for a in actions if a < TIP and (a >= PLACE_GREEN or a // SQUARES % 2 == view.state.turns % 2)]
    order = sorted(placed, key=lambda a: ((a % SQUARES - shift) % SQUARES, a // SQUARES))
    order += [] if forced else [a for a in actions if a >= TIP]
    return max(order, key=lambda a: looks(view, seat, a))


def looks(view: View, seat: int, action: int) -> int:
    """How the board looks after an action."""
    then = view.state.copy()
    apply(view.cfg, then, seat, action)
    return sum(looks_of(then, seat, dessert, view.cfg.players) for dessert in range(DESSERTS)) - SLOW * (action >= TIP)


def looks_of(s: State, seat: int, dessert: int, players: int) -> int:
    """What one dessert adds to that."""
    cluster = largest(showing(s, dessert))
    if dessert == s.goals[seat] - 1:
        return 12 * count(cluster) + count(showing(s, dessert))
    growth = min(2, count(neighbours(cluster) & empty_squares(s)))
    return -((3 + players) * count(cluster) ** 2 // 4 + (growth if players > 2 else 0))
