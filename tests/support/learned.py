"""A template that asks a game's networks, and positions to ask them of: for tests of their speeds."""

from __future__ import annotations

from typing import Any

from dicecafe.bots import network
from dicecafe.bots.mcts import logits
from dicecafe.engine.contract import CHANCE, Configs, Ints, States
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.rule import rule

POSITIONS = 6
APART = 7  # decisions from one to the next


@rule
def tell(cfgs: Configs, roots: States, found: Ints) -> None:
    """How well each seat stands in each position."""
    for i in range(len(roots)):
        logits(cfgs[0], roots[i], found[i])


def told_of(game: Game, players: int = 2) -> tuple[dict[Any, Any], Any, list[Any]]:
    """The slots of `tell`, and a table with positions of a game of greedy players."""
    hints, positions = game.part("hints"), list[Any]()
    match = Match(game, [str(seat) for seat in range(players)], {}, 0, StreamDice(3))
    assert hints is not None
    decisions = 0
    while len(positions) < POSITIONS and not match.over:
        if match.turn == CHANCE:
            match.roll()
            continue
        if decisions % APART == 0:
            positions.append(match.state.copy())
        decisions += 1
        match.play(match.turn, int(hints.choose(match.cfg, match.view(match.turn).state, match.turn)))
    return {logits: network.of(game)}, match.cfg, positions
