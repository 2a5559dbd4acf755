"""Dice Cafe's search: playouts per second of the expert in the middle of a game between two greedy players.

Three kinds of playout: by the game's hints to the horizon, which is how the expert plays; by the hints to the end of the game;
and by random moves to the end with a tree as wide as OpenSpiel's, which is what OpenSpiel's search does.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from importlib.metadata import version
from typing import Any

import clock
from ours import PLAYERS, SEED

from dicecafe.bots import mcts
from dicecafe.bots.levels import Hinted, level
from dicecafe.bots.search import Search
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream

# The parameters of each kind that are not the expert's. UCT as OpenSpiel does it: every action is tried at every node, and 1 on
# rewards from 0 to 1 is its 2 on rewards from -1 to 1.
PARAMETERS: dict[str, dict[str, Any]] = {
    "horizon": {},
    "end": {"horizon": mcts.NO_HORIZON},
    "random": {"horizon": mcts.NO_HORIZON, "explore": 1.0, "widening": 1_000_000.0, "slips": 1},
}


def middle(game: Game) -> tuple[Match, int]:
    """A game stopped half-way, at the next real decision, and how many lines it has in the end."""
    whole = Match(game, ["greedy 1", "greedy 2"], dice=StreamDice(SEED))
    whole.run([Hinted(game)] * PLAYERS)
    match = Match.replay(game, whole.record(), len(whole.log) // 2)
    while match.turn == CHANCE or len(match.legal(match.turn)) < 2:
        match.push(whole.log[len(match.log)])
    return match, len(whole.log)


def horizon(game: Game, passed: int, lines: int) -> str:
    """Where the expert's playouts stop, in words; which positions are quiet, the game's own words tell."""
    quiet = getattr(game.part("standing"), "quiet", None)
    if quiet is None or passed >= lines:  # no game gets that far
        return "the end of the game."
    words = ("first", "second", "third", "fourth", "fifth")
    which = words[passed] if passed < len(words) else f"{passed + 1}th"
    return f"the {which} quiet position. {quiet.__doc__}"


def main() -> None:
    """Measure one kind of playout in one game."""
    asked = clock.arguments(__doc__, *PARAMETERS, game=registry.names())
    game = registry.load(asked.game)
    match, lines = middle(game)
    expert = level("expert", game, Stream(SEED, 0))
    assert isinstance(expert, Search)
    stops = horizon(game, expert.parameters.horizon, lines)
    expert.parameters = replace(expert.parameters, **PARAMETERS[asked.what])
    search = partial(expert.branches, match.view(match.turn))
    seconds = clock.processor_seconds(search, asked.seconds, asked.repetitions)
    playouts = sum(branch.visits for branch in search())  # as many as were done, whatever was asked for
    clock.tell(
        name=f"Dice Cafe search, {asked.what}",
        version=version("llvmlite"),
        title=game.title,
        playouts=playouts,
        seconds=seconds,
        stops=stops,
        line=len(match.log) + 1,
        lines=lines,
        choices=len(match.legal(match.turn)),
        seat=match.turn,
        points=match.points,
        moves=[action for moment in match.moments for action in moment.actions],
    )


if __name__ == "__main__":
    main()
