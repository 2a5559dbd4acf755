"""Exact solutions of race games, for two players and for three, under any options.

    solution = solve(load(name), players=2, options={"target": 30})
    solution.first_player_win, solution.chances(cfg, state), solution.best(cfg, state, seat, legal)

**Which games.** Those whose folder has a `solve.py`: games of turns of which nothing but points outlasts (see `race`).

**Method.** The graph of a turn is made once by asking the game's own kernels: the moments between rolls, what each roll may
show, and the ways to deal with it. Best play of a turn is then backward induction over (points at stake, moment), for a given
worth of ending the turn with each number of points. Totals are swept from the highest sum down (see `sweep`). A turn that ends
with nothing leads to the same totals with the next seat to move, so positions that are the same turned round the table form a
ring, and are solved together by policy iteration: follow everybody's best plan round the ring, find the best plans against
that, until they stay. A last round and tie turns depend on leads alone and are solved before (see `endgame`); ties by iterating
from below and above. What is solved is the chance to win, a shared win counting as its share.

**Error.** A turn has no most points, so it is cut where that can't matter: with so many points at stake that no play reaches
them with a chance of 1e-17, and, once the target is reached, where neither the mover could have got so far nor anybody catch up
with a chance of more than 5e-9 each. Each loses at most 1e-16 a turn. For two players the chance u of a ring's member is a convex
function of the worth z of nothing, and 1 where z is 1; so its slope is at most (1 - u)/(1 - z), and once round the ring
distances shrink by q <= (1 - x)(1 - y)/(xy), x and y being what it is worth to move with the one's totals and the other's.
That is below 1 if x + y > 1: if it is better to move than to have scored nothing, as it is, since one can still do that on
purpose. So there is one solution, and the last change d leaves the ring at most d/(1 - q) from it, where q is the slope there,
the chance that all of the ring score nothing. Errors add up along at most players x target turns that score.
`Solution.error_bound` is that number of turns times (the largest d/(1 - q) met, plus 3e-16 for the cuts and the arithmetic),
plus the width between the bounds of the ties. It comes to about 1e-13, for three players at most to 3e-12.
For three players the same number says how far the chances are from those of an equilibrium: nobody in any position can gain
more than that by playing otherwise. No uniqueness is claimed: of several equilibria it is the one that best answers settle in,
beginning with the chances of a neighbouring ring, else with one of a few fixed ones. Where they settle in none, in a few rings
of many thousands, two plans are mixed (see `mixing`); there `best` takes the likelier.

**Ties among equal moves.** Moves whose chances differ by less than 1e-14 are equal. Stopping comes before rolling on, but not
with nothing, or two players could pass the dice to and fro for ever. Of the ways to deal with a roll the first is the one that
ends it with the most points at stake, then with the lowest `rest` of the game's `solve.py`, a bust being last; of several orders
of the same way, the one that begins with the action of the lowest number. In points (`turn_value`, `turn_bust`) it is the same,
with 1e-12.

**Cache.** A table is kept on disk under the cache folder, by a digest of the sources and the options; whatever is wrong with the
file, it is solved anew. The folder is bounded: those not used for longest go first, small ones before those that took minutes.

**Who waits.** Solving takes from a moment to hours. `is_quick` tells which, by `steps`, about 50 million a second. Hints, the
coach and the tables of a server solve nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import AnyConfig
from dicecafe.engine.game import Game
from dicecafe.engine.options import complete
from dicecafe.words import Message

from . import race, store, sweep, turns
from .endgame import Endgame
from .race import SolverError
from .solution import Solution

__all__ = ["Solution", "SolverError", "is_quick", "is_short", "refuse", "refuse_long", "solution_of", "solve", "warm"]

SLIGHT: Final = 5e-9  # a chance that does not matter if it must come true twice
NONE: Final = 1e-17  # one that does not matter
EQUAL_POINTS: Final = 1e-12
QUICKLY_SOLVED: Final = 150_000_000  # steps: about three seconds on one core
LAST_ROUND_POINTS: Final = 100  # about how far a turn of a last round is looked into
MOST_KNOWN: Final = 8  # solutions in memory, with the turns that were asked for up to 50 MB each
_known: dict[Path, Solution] = {}  # the one asked for last is last


def solve(
    game: Game,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[float], None] = lambda done: None,
    cores: int | None = None,
) -> Solution:
    """The solution of a table: known already, from the cache on disk, or found now and kept."""
    cfg = game.config(players, options)
    part = race.part_of(game, cfg)
    asked = _asked(game, players, options or {})
    path = store.path(game, asked)
    if (solution := _known.get(path)) is None:
        solution = store.load(path, asked, game, part)
        if solution is None:
            solution = _solve(game, part, cfg, asked["options"], progress, cores)
            store.save(path, asked, solution)
    _known.pop(path, None)
    _known[path] = solution
    while len(_known) > MOST_KNOWN:
        _known.pop(next(iter(_known)))
    return solution


def solution_of(game: Game, cfg: AnyConfig) -> Solution:
    """The solution of a table by its Config; who starts does not matter."""
    race.part_of(game, cfg)
    return solve(game, int(cfg.players), _options(game, cfg))


def is_short(game: Game, cfg: AnyConfig) -> bool:
    """Whether a table that has a solution is solved in a moment, whatever was solved before: the same on every machine."""
    return steps(game, cfg) <= QUICKLY_SOLVED


def is_quick(game: Game, cfg: AnyConfig) -> bool:
    """Whether a table that has a solution was solved before, or is solved in a moment: the one bound of whoever waits for it."""
    return is_short(game, cfg) or store.path(game, _asked(game, int(cfg.players), _options(game, cfg))).exists()


def steps(game: Game, cfg: AnyConfig) -> int:
    """About how many steps solving a table takes: ways to go on, for each combination of totals and points at stake."""
    part = race.part_of(game, cfg)
    target, players = race.target_of(part, cfg), int(cfg.players)
    beyond = LAST_ROUND_POINTS if part.LAST_ROUND else 0
    leads = (target + beyond) ** 3 if part.LAST_ROUND and players > 2 else 0
    return int(part.ways(cfg) * (target**players * (target // 2 + beyond) + leads))


def refuse_long(game: Game, cfg: AnyConfig) -> None:
    """Say so if a table is not solved in a moment, and how to have it solved."""
    if not is_quick(game, cfg):
        given = " ".join(f"--option {name}={value}" for name, value in _options(game, cfg).items())
        command = f"dicecafe solve {game.name} --players {cfg.players} {given}"
        raise SolverError("solver/long", Message("solver-long", game=game.title, command=command))


def refuse(game: Game, cfg: AnyConfig = None) -> None:
    """Say so if there is no solution: of the game, or of the table with this Config."""
    race.part_of(game, cfg)


def warm(game: Game, for_players: Sequence[int] = ()) -> None:
    """Have everything compiled that solving and perfect play of a game need: solve the smallest tables, and keep none."""
    part = race.part_of(game)
    least = {option.name: option.low for option in game.options if option.name == part.TARGET}
    for players in for_players or part.PLAYERS:
        cfg = game.config(players, least)
        solution = _solve(game, part, cfg, complete(game.options, least, game.title), lambda done: None, 1)
        solution.played(solution.standing(cfg, game.start(cfg))[0]).blended(0.5)


def _options(game: Game, cfg: AnyConfig) -> dict[str, Any]:
    return {option.name: getattr(cfg, option.name) for option in game.options}


def _asked(game: Game, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What identifies a table in the cache."""
    return {"game": game.name, "players": players, "options": complete(game.options, options, game.title)}


def _solve(
    game: Game, part: race.Part, cfg: AnyConfig, values: Mapping[str, Any], progress: Callable[[float], None], cores: int | None
) -> Solution:
    cores, target, players = cores or sweep.cores_here(), race.target_of(part, cfg), int(cfg.players)
    graph = race.graph(game, part, cfg)
    far = turns.far(graph, NONE)
    best_turn = turns.Played(graph.arrays, turns.points(graph.jump, far), far, EQUAL_POINTS)
    endgame, endgame_table, width, near = None, np.zeros((1, 2)), 1, 0
    if part.LAST_ROUND:
        near = turns.far(graph, SLIGHT)
        endgame = Endgame(graph, players, near)
        endgame.solve()
        endgame_table, width = sweep.tabulate_endgame(endgame, target, cores)
    table, mixes, error, _ = sweep.sweep(
        graph, endgame_table, width, part.LAST_ROUND, near, far, target, players, progress, cores,
    )  # fmt: skip
    mixed = {int(at): float(mixes[at]) for at in np.flatnonzero(mixes != 1.0)}
    bound = players * target * (error + 3e-16) + (endgame.error if endgame else 0.0)
    return Solution(
        game, part, players, values, target, graph, near, far, table, mixed, endgame,
        float(best_turn.u[0, graph.start]), float(best_turn.zero[0, graph.start]), bound,
    )  # fmt: skip
