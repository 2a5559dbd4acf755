"""Advice: the best choices of a seat with its chance to win after each; exact where the table is solved, searched elsewhere.

A search names the few that are worth a look. Some playouts rank these, and others, fresh ones, say how good each is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from dicecafe.engine.contract import Action
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.formatting import chance
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, Speech

from .estimates import estimates
from .levels import level
from .search import Search

SHOWN: Final = 3  # choices that are worth a line
VISIBLE: Final = 0.01  # a lead that whole percents show
FEW: Final = 8  # choices among which another one is named beside the best: of more, it is one of many as good
FEWEST: Final = 400  # playouts that tell the chance after one move
RANKING: Final = 4  # times fewer that rank them
SEEDS: Final = (2, 3)  # of both; the search has its own


class Advice(NamedTuple):
    """The best choices in notation with their chances, best first; all in a line, and what stands behind it."""

    choices: list[tuple[str, float]]
    says: list[Message]

    def lines(self, speech: Speech) -> list[str]:
        """All of it for a person."""
        line, *details = [speech.say(one) for one in self.says]
        shown = [(speech.say(chance(share)), move) for move, share in self.choices]
        return [line, *(f"  {share:>7}  {move}" for share, move in shown), *details]


class Known(NamedTuple):
    """What is known of a few moves: the chance after each, the best first, how far the first leads beyond doubt, and how."""

    chances: dict[Action, float]
    doubt: float  # a lead of the first over the second that is none
    how: Message
    exact: bool


def advise(view: View, legal: Sequence[Action]) -> Advice:
    """The best choices, best first: the one to take in a line, then how that is known and what the rule of thumb says."""
    if len(legal) == 1:
        only = view.notation(legal[0])
        return Advice([], [Message("hint-one", move=only)])
    known = _exact(view, legal) or _searched(view)
    ranked = sorted(known.chances, key=lambda action: -known.chances[action])[:SHOWN]
    choices = [(view.notation(action), known.chances[action]) for action in ranked]
    return Advice(choices, [_line(choices, known, len(legal)), known.how, *_thumb(view, ranked)])


def _line(choices: list[tuple[str, float]], known: Known, legal: int) -> Message:
    """What a person would say: the best choice and the chance after it, and another one where there are few."""
    (best, share), *others = choices
    if not others or legal > FEW:
        return Message("hint-best", move=best, **_shown(share, known))
    other, less = others[0]
    if share - less <= known.doubt:
        return Message("hint-either", move=best, other=other, **_shown((share + less) / 2, known))
    return Message("hint-better", move=best, **_shown(share, known), other=other, less=chance(less))


def _shown(share: float, known: Known) -> dict[str, Any]:
    """A chance as parameters of a line, and whether it goes without saying "about", as "under 1%" does."""
    shown = chance(share)
    return {"chance": shown, "sure": "yes" if known.exact or shown.id != "chance" else "no"}


def _exact(view: View, legal: Sequence[Action]) -> Known | None:
    """The solved chances, where there are any or will be in a moment."""
    from dicecafe import solver

    assert view.seat is not None
    try:
        if not solver.is_quick(view.game, view.cfg):
            return None
        chances = solver.solution_of(view.game, view.cfg).values(view.cfg, view.state, view.seat, legal)
    except PlayerError:  # there is no solution
        return None
    return Known(chances, VISIBLE, Message("hint-exact"), True)


def _searched(view: View) -> Known:
    """Those that the expert's search likes best, and fresh playouts of each."""
    expert = level("expert", view.game, Stream(1, 1))
    assert isinstance(expert, Search)
    expert.parameters = replace(expert.parameters, learned=False)  # with the network, chances are not calibrated: docs/bots.md
    moves = [branch.action for branch in expert.branches(view)[:SHOWN]]
    playouts = max(FEWEST, expert.playouts // 2)
    ranking = estimates(view, moves, playouts // RANKING, SEEDS[0]).chances
    moves = [moves[at] for at in sorted(range(len(moves)), key=lambda at: -ranking[at])]
    found = estimates(view, moves, playouts, SEEDS[1])
    order = sorted(range(len(moves)), key=lambda at: -found.chances[at])
    doubt = max(VISIBLE, found.lead_error(*order[:2])) if len(moves) > 1 else VISIBLE
    how = Message("hint-searched", playouts=found.playouts, error=max(found.error(order[0]), VISIBLE))
    return Known({moves[at]: found.chances[at] for at in order}, doubt, how, False)


def _thumb(view: View, ranked: list[Action]) -> list[Message]:
    """What the rule of thumb would do."""
    hints = view.game.part("hints")
    if hints is None:
        return []
    hint = int(hints.choose(view.cfg, view.state.copy(), view.seat))
    return [Message("hint-thumb-same") if hint == ranked[0] else Message("hint-thumb", move=view.notation(hint))]
