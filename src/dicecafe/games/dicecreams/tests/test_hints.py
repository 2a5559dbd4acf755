"""The rules of thumb: always legal, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.games.dicecreams.hints import choose
from dicecafe.games.dicecreams.table import MELT
from dicecafe.lab.batch import Batch, simulate

from .table import GAME, position, random_game, table


def greedy_choices(players: int, number: int, **options: Any) -> int:
    """Walk a game of greedy players through a Match, each choice looked up among the legal ones; how many there were."""
    match, choices = table(players, number % players, **options), 0
    match.dice = StreamDice(13, number)
    while not match.over:
        if (seat := match.turn) == CHANCE:
            match.roll()
            continue
        action = choose(match.cfg, match.view(seat).state, seat)
        assert action in match.legal(seat), match.state.text()
        match.play(seat, action)
        choices += 1
    return choices


@pytest.mark.parametrize("players", range(1, 5))
def test_greedy_is_always_legal(players: int) -> None:
    """Twelve games of every seat count: only ever a legal action, and the games end."""
    for number in range(12):
        assert 50 < greedy_choices(players, number) < 5000


@pytest.mark.parametrize("options", [{"cones": 8}, {"cones": 3, "last_orders": True}, {"sprinkles": "own-decisions"}], ids=str)
@pytest.mark.parametrize("players", [1, 4])
def test_greedy_is_legal_with_any_options(players: int, options: dict[str, Any]) -> None:
    """With each option away from its default, too."""
    for number in range(4):
        assert greedy_choices(players, number, **options) > 20


@pytest.mark.parametrize("players", range(1, 5))
def test_greedy_is_legal_where_others_led(players: int) -> None:
    """Greedy has a legal answer in any position that random players get into."""
    decisions = 0
    for number in range(3):
        for match in random_game(players, number, 4, cones=3):
            if (seat := match.turn) >= 0:
                assert choose(match.cfg, match.state, seat) in match.legal(seat), match.state.text()
                decisions += 1
    assert decisions > 200


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    """More than 95 of 100 games of two, from either seat."""
    names = ["random", "random"]
    names[seat] = "greedy"
    assert simulate(Batch(GAME, names, {}, 100, seed=3)).wins[seat] > 95


def test_greedy_wins_the_token() -> None:
    """With 2, 2, 2 on 'sum <= 5' and a Sprinkle greedy sprinkles before it serves; without a Sprinkle it serves."""
    match = position(cones={"0x": (25, "y2 b2 k2")}, serving=1, sprinkles=[1, 0, 0, 0])
    assert match.action_words[choose(match.cfg, match.state, 0)].startswith("sprinkle x")
    match.play(0, choose(match.cfg, match.state, 0))
    match.play(0, choose(match.cfg, match.state, 0))
    assert (match.state.strong[0], match.state.n_done[0]) == (1, 1)
    match = position(cones={"0x": (25, "y2 b2 k2")}, serving=1, sprinkles=[0, 0, 0, 0])
    assert match.action_words[choose(match.cfg, match.state, 0)] == "serve x"


def test_greedy_saves_a_flavour_from_melting() -> None:
    """Greedy spends a Sprinkle on a 1 of an IceCream with two Flavours before it melts, and then melts."""
    match = position(cones={"0x": (25, "y1 b5 -")}, phase=MELT)
    assert match.action_words[choose(match.cfg, match.state, 0)] == "sprinkle x1 +1"
    match.play(0, choose(match.cfg, match.state, 0))
    assert match.action_words[choose(match.cfg, match.state, 0)] == "melt"
