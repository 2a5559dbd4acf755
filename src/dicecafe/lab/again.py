"""Asked again: what a bot did by chance, of which nobody has written down how likely it does what.

It is asked anew what it would do, with random numbers of its own. What it did is worth so much more than the mean of that: 0 on
average, since the same chances gave both. To ask takes as long as to play, so it is not asked where its choices are all worth
about the same, which follows from the position alone.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe import bots
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

if TYPE_CHECKING:
    from dicecafe.engine.match import Match

BOTS: Final = ("easy",)  # what they do follows from what they see and from chance, and takes them no time
TIMES: Final = 8
LEAST: Final = 0.03  # of a win, between the best and the worst that may be done


def seats(players: Sequence[str]) -> NDArray[np.int8]:
    """1 for each of these players that can be asked."""
    return np.array([name.removeprefix("bot:") in BOTS for name in players], "i1")


def luck(
    kernel: Any, tables: tuple[Any, ...], match: Match, trace: NDArray[np.int16], players: Sequence[str], features: int
) -> NDArray[np.float64]:
    """What chance did to each feature by the choices of these players in a match; `kernel` is `luck.choices`."""
    game, cfg, asked = match.game, match.cfg, seats(players)
    assert not game.has_secrets
    room = int(np.isin(trace[:, 0], np.flatnonzero(asked)).sum())
    at, worths = np.zeros(room, "i8"), np.full((room, game.n_actions, features), np.nan)
    found = kernel(cfg.array(), trace, asked, tables, at, worths)
    apart = np.nanmax(worths[:found], axis=1) - np.nanmin(worths[:found], axis=1)
    lines = {int(at[number]): number for number in np.flatnonzero(apart.max(axis=1) >= LEAST)}
    seed, done, line = zlib.crc32(trace.tobytes()), np.zeros(features), 0
    again = {seat: bots.make(players[seat], game, Stream(seed, seat), cfg) for seat in np.flatnonzero(asked).tolist()}
    for who, actions, before in match.moments:
        if (number := lines.get(line)) is not None:
            view, legal = View(game, cfg, before, who, list(match.names)), game.legal(cfg, before, who)
            others = [again[who].choose(view, legal) for _ in range(TIMES)]
            done += worths[number, actions[0]] - worths[number, others].mean(axis=0)
        line += len(actions)
    return done
