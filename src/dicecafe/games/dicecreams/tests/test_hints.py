"""The rules of thumb: always legal, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from dicecafe.games.dicecreams.hints import choose
from dicecafe.games.dicecreams.table import MELT
from dicecafe.lab.batch import Batch
from dicecafe.lab.run import simulate
from dicecafe.testing.conformance import Case, check_hints

from .table import GAME, position


@pytest.mark.parametrize("options", [{"cones": 8}, {"cones": 3, "last_orders": True}, {"sprinkles": "own-decisions"}], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_is_always_legal(players: int, options: dict[str, Any]) -> None:
    """With rivals, too, where the kit tries each option alone at the table for one."""
    for seed in range(6):
        check_hints(Case(GAME, players, options), seed)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    """More than 95 of 100 games of two, from either seat."""
    names = ["random", "random"]
    names[seat] = "greedy"
    assert simulate(Batch(GAME, names, {}, 100, seed=3)).wins[seat] > 95


def test_greedy_wins_the_token() -> None:
    """With 2, 2, 2 on 'sum <= 5' and a Sprinkle greedy sprinkles before it serves; without a Sprinkle it serves."""
    match = position(cones={"0x": (25, "y2 b2 k2")}, serving=1, sprinkles=[1, 0, 0, 0])
    assert match.action_notation[choose(match.cfg, match.state, 0)].startswith("sprinkle x")
    match.play(0, choose(match.cfg, match.state, 0))
    match.play(0, choose(match.cfg, match.state, 0))
    assert (match.state.strong[0], match.state.n_done[0]) == (1, 1)
    match = position(cones={"0x": (25, "y2 b2 k2")}, serving=1, sprinkles=[0, 0, 0, 0])
    assert match.action_notation[choose(match.cfg, match.state, 0)] == "serve x"


def test_greedy_saves_a_flavour_from_melting() -> None:
    """Greedy spends a Sprinkle on a 1 of an IceCream with two Flavours before it melts, and then melts."""
    match = position(cones={"0x": (25, "y1 b5 -")}, phase=MELT)
    assert match.action_notation[choose(match.cfg, match.state, 0)] == "sprinkle x1 +1"
    match.play(0, choose(match.cfg, match.state, 0))
    assert match.action_notation[choose(match.cfg, match.state, 0)] == "melt"
