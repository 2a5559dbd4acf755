"""The rules of thumb: always legal, far better than chance, and never content with less than the lead in the final round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.dice import StreamDice
from dicecafe.games.burger_dice.hints import choose
from dicecafe.games.burger_dice.rules import (
    ACTIONS,
    BUN,
    FACES,
    PLACE,
    ROLL,
    STOP,
    WASTE,
    Config,
    State,
    apply,
    at_stake,
    chance,
    legal,
    turn,
)
from dicecafe.lab.batch import Batch
from dicecafe.lab.run import simulate

from .table import GAME, position, random_game

OPTIONS: list[dict[str, int]] = [
    {},
    {"target": 3},
    {"target": 200},
    {"waste_limit": 1},
    {"waste_limit": 8, "dice": 15},
    {"roll_size": 1},
    {"roll_size": 6, "dice": 14},
    {"dice": 30},
]


def greedy_game(cfg: Config, number: int) -> Iterator[tuple[State, int, int]]:
    """A game of greedy players: each position, who decides in it, and what."""
    s, dice, weights = GAME.start(cfg), StreamDice(11, number), [0] * FACES
    while (seat := turn(s)) != OVER:
        if seat == CHANCE:
            chance(cfg, s, weights)
            apply(cfg, s, CHANCE, dice.outcome(weights, []))
            continue
        action = choose(cfg, s, seat)
        yield s, seat, action
        apply(cfg, s, seat, action)


def allowed(cfg: Config, s: State, seat: int, action: int) -> bool:
    """Whether the rules allow it."""
    mask = [0] * ACTIONS
    legal(cfg, s, seat, mask)
    return bool(mask[action])


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_is_always_legal(players: int) -> None:
    """300 games of every seat count: only ever a legal action."""
    cfg = GAME.config(players)
    choices = 0
    for number in range(300):
        for s, seat, action in greedy_game(cfg, number):
            assert allowed(cfg, s, seat, action), s.text()
            choices += 1
    assert choices > 300 * 100


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_greedy_is_legal_with_any_options(options: dict[str, int]) -> None:
    """With each option away from its default, too."""
    cfg = GAME.config(3, options)
    for number in range(20):
        for s, seat, action in greedy_game(cfg, number):
            assert allowed(cfg, s, seat, action), s.text()


@pytest.mark.parametrize("number", range(6))
def test_greedy_is_legal_where_others_led(number: int) -> None:
    """Greedy has a legal answer in any position that random players get into."""
    decisions = 0
    for match in random_game(2 + number % 5, number, target=10):
        if (seat := match.turn) >= 0:
            assert choose(match.cfg, match.state, seat) in match.legal(seat), match.state.text()
            decisions += 1
    assert decisions > 50


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_beats_random(players: int) -> None:
    """One greedy player among random ones wins at least 99 of 100 games, from any seat."""
    for seat in range(players):
        names = ["random"] * players
        names[seat] = "greedy"
        assert simulate(Batch(GAME, names, {}, 200, seed=3)).wins[seat] >= 198


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_greedy_beats_random_with_any_options(options: dict[str, int]) -> None:
    """At least 9 of 10 games, even to 3 points, where luck decides much."""
    assert simulate(Batch(GAME, ["random", "greedy"], dict(options), 300, seed=3)).wins[1] >= 270


@pytest.mark.parametrize("players", [2, 3, 6])
def test_greedy_does_not_stop_while_behind(players: int) -> None:
    """In the final round greedy stops only with more than every rival."""
    cfg = GAME.config(players, {"target": 10})
    stops = 0
    for number in range(200):
        for s, seat, action in greedy_game(cfg, number):
            if s.final and action == STOP:
                others = [total for other, total in enumerate(s.scores[:players]) if other != seat]
                assert s.scores[seat] + at_stake(s) > max(others), s.text()
                stops += 1
    assert stops > 20


@pytest.mark.parametrize(("served", "action"), [(3, ROLL), (9, ROLL), (10, ROLL), (11, STOP)])
def test_greedy_in_the_final_round(served: int, action: int) -> None:
    """With 40 against 50, greedy rolls on until 11 are at stake: a tie is not enough."""
    match = position(served=served, waste=3, scores=(40, 50), final=1)
    assert choose(match.cfg, match.state, 0) == action


def test_greedy_never_stops_with_nothing() -> None:
    """Stopping with nothing at stake gains nothing, however full the bin is."""
    match = position("bun", waste=3)
    assert choose(match.cfg, match.state, 0) == ROLL


def test_greedy_stops_at_the_target() -> None:
    """What reaches the target is taken."""
    match = position(served=3, scores=(47, 0))
    assert choose(match.cfg, match.state, 0) == STOP
    match = position(served=3, scores=(46, 0))
    assert choose(match.cfg, match.state, 0) == ROLL


def test_greedy_builds_before_it_closes() -> None:
    """Ingredients go on before the closing bun, and the bun is placed before anything is wasted."""
    match = position("bun patty", "bun cheese patty")
    cheese, patty = 4, 1
    assert choose(match.cfg, match.state, 0) == PLACE + cheese
    match.play(0, PLACE + cheese)
    assert choose(match.cfg, match.state, 0) == PLACE + BUN
    match.play(0, PLACE + BUN)
    assert choose(match.cfg, match.state, 0) == WASTE + patty
