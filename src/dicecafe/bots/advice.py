"""Advice: the best choices of a seat with its chance to win after each; exact where the table is solved, searched elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dicecafe.engine.contract import Action
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, Speech

from .levels import level
from .search import Search

SHOWN = 3  # choices that are worth a line
CLOSE = 0.01  # chances that are as good as equal


class Advice(NamedTuple):
    """The best choices in notation with their chances, best first; how these are known, and a word on why."""

    choices: list[tuple[str, float]]
    says: list[Message]

    def lines(self, speech: Speech) -> list[str]:
        """All of it for a person."""
        known, *why = [speech.say(one) for one in self.says]
        shown = [(speech.say(Message("chance-exactly", share=chance)), move) for move, chance in self.choices]
        return [known, *(f"  {chance:>7}  {move}" for chance, move in shown if why), *why]


def advise(view: View, legal: Sequence[Action]) -> Advice:
    """The best choices, best first, and a word on why."""
    if len(legal) == 1:
        only = view.notation(legal[0])
        return Advice([], [Message("hint-one", move=only)])
    exact = _exact(view, legal)
    chances, known = (exact, Message("hint-exact")) if exact else _searched(view)
    ranked = sorted(chances, key=lambda action: -chances[action])
    choices = [(view.notation(action), chances[action]) for action in ranked[:SHOWN]]
    return Advice(choices, [known, *_why(view, chances, ranked)])


def _exact(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """The solved chances, where there are any or will be in a moment."""
    from dicecafe import solver

    assert view.seat is not None
    try:
        if solver.is_quick(view.game, view.cfg):
            return solver.solution_of(view.game, view.cfg).values(view.cfg, view.state, view.seat, legal)
    except PlayerError:  # there is no solution
        pass
    return {}


def _searched(view: View) -> tuple[dict[Action, float], Message]:
    """What the expert's search says, and how sure it is."""
    expert = level("expert", view.game, Stream(1, 1))
    assert isinstance(expert, Search)
    assert view.seat is not None
    branches = expert.branches(view)
    seen = [branch for branch in branches if branch.visits >= max(branch.visits for branch in branches) // 20]
    best = max(seen, key=lambda branch: branch.visits)
    error = (best.variance / best.visits) ** 0.5
    return {branch.action: branch.rewards[view.seat] for branch in seen}, Message("hint-searched", error=2 * error)


def _why(view: View, chances: dict[Action, float], ranked: list[Action]) -> list[Message]:
    """A word on why: how clear it is, and what the rule of thumb would do."""
    hints = view.game.part("hints")
    hint = int(hints.choose(view.cfg, view.state.copy(), view.seat)) if hints else ranked[0]
    lead = chances[ranked[0]] - chances[ranked[1]] if len(ranked) > 1 else 1.0
    clear = Message("hint-equal") if lead < CLOSE else Message("hint-lead", lead=lead)
    if hint == ranked[0]:
        return [clear, Message("hint-thumb-same")]
    if hint not in chances:
        return [clear, Message("hint-thumb", move=view.notation(hint))]
    return [clear, Message("hint-thumb-less", move=view.notation(hint), less=chances[ranked[0]] - chances[hint])]
