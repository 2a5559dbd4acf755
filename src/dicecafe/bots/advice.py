"""Advice: the best choices of a seat with its chance to win after each; exact where the table is solved, searched elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dicecafe.engine.contract import Action
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from .levels import level
from .search import Search

SHOWN = 3  # choices that are worth a line
CLOSE = 0.01  # chances that are as good as equal


class Advice(NamedTuple):
    """The best choice in notation, and all that is worth a word, in words."""

    move: str
    words: str


def advise(view: View, legal: Sequence[Action]) -> Advice:
    """The best choices, best first, and a word on why."""
    if len(legal) == 1:
        only = view.say(legal[0])
        return Advice(only, f"There is one choice: {only}.")
    exact = _exact(view, legal)
    chances, told = (exact, "exactly") if exact else _searched(view)
    ranked = sorted(chances, key=lambda action: -chances[action])
    lines = [f"  {100 * chances[action]:5.1f}%  {view.say(action)}" for action in ranked[:SHOWN]]
    return Advice(view.say(ranked[0]), "\n".join([f"Your chance to win, {told}:", *lines, _why(view, chances, ranked)]))


def _exact(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """The solved chances, where there are any."""
    from dicecafe import solver

    try:
        solver.refuse(view.game, view.cfg)
    except PlayerError:
        return {}
    assert view.seat is not None
    return solver.solution_of(view.game, view.cfg).values(view.cfg, view.state, view.seat, legal)


def _searched(view: View) -> tuple[dict[Action, float], str]:
    """What the expert's search says, and how sure it is."""
    expert = level("expert", view.game, Stream(1, 1))
    assert isinstance(expert, Search)
    assert view.seat is not None
    branches = expert.branches(view)
    seen = [branch for branch in branches if branch.visits >= max(branch.visits for branch in branches) // 20]
    best = max(seen, key=lambda branch: branch.visits)
    error = (best.variance / best.visits) ** 0.5
    return {branch.action: branch.rewards[view.seat] for branch in seen}, f"searched, give or take {200 * error:.1f}"


def _why(view: View, chances: dict[Action, float], ranked: list[Action]) -> str:
    """A word on why: how clear it is, and what the rule of thumb would do."""
    hints = view.game.part("hints")
    hint = int(hints.choose(view.cfg, view.state.copy(), view.seat)) if hints else ranked[0]
    lead = chances[ranked[0]] - chances[ranked[1]] if len(ranked) > 1 else 1.0
    clear = "They are as good as equal." if lead < CLOSE else f"It gains {100 * lead:.1f} over the next."
    if hint == ranked[0]:
        return f"{clear} The rule of thumb says the same."
    behind = f", {100 * (chances[ranked[0]] - chances[hint]):.1f} less" if hint in chances else ""
    return f"{clear} The rule of thumb would be {view.say(hint)}{behind}."
