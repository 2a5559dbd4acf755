"""The plain face of a game in the terminal: words for the position, a letter for each action.

A game's `screen.py` may replace any of it. A face answers `draw`, `keys`, `label`, `help` and `score`; one whose choices take
several keys answers `pick` instead of `keys` and `label`. Whatever a face answers is words in the language of the program, as
`view.game.speech(view.names)` says them; keys are the same in every language.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from string import ascii_lowercase

from rich.cells import cell_len
from rich.markup import escape

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.game import rulings_of
from dicecafe.engine.match import View
from dicecafe.words import Message, language, say

from .formatting import position

FREE = [letter for letter in ascii_lowercase if letter not in "uqh"]  # taken: take back, quit, hint

# A dialogue for one choice: it yields a page (rich markup), a Note, or the action chosen, and is sent the next key.
# After an action it is sent a key only if the action was refused.
Picking = Generator[str | int, str, None]


class Note(str):
    """A line to say without drawing the page anew."""

    __slots__ = ()


class Move(str):
    """A move as it stands in records, typed by a person."""

    __slots__ = ()


def draw(view: View) -> str:
    """The position in words."""
    return escape(position(view.game.speech(view.names), view.game.text.position(view.cfg, view.state)))


def keys(view: View) -> dict[str, int]:
    """The first free letter of each action's notation."""
    chosen: dict[str, int] = {}
    for action in range(view.game.n_actions):
        free = [letter for letter in [*view.notation(action), *FREE] if letter in FREE and letter not in chosen]
        if free:
            chosen[free[0]] = action
    return chosen


def label(view: View, action: Action) -> str:
    """What the action is called; in a game without words, its notation."""
    assert view.seat is not None
    message = view.game.text.describe(view.cfg, view.state, view.seat, [action])
    spoken, english = view.game.speech(view.names), view.game.speech(language="en")
    if not spoken.has(message.id) and not english.has(message.id):
        return view.notation(action)
    return spoken.say(message, "label", who=view.seat)


def help(view: View) -> str:
    """The numbered rulings of the game."""
    rulings = rulings_of(view.game.rules_in(language())).values()
    messages = [Message("terminal-ruling", number=one.number, title=one.title, text=one.text) for one in rulings]
    return "\n".join(map(say, messages))


def score(view: View, seat: Seat) -> str:
    """What stands behind a player's name."""
    return str(view.points[seat])


def pick(view: View, legal: Sequence[Action], face: object) -> Picking:
    """Offer a key for every legal action of a face; the key of another one is tried too, so that the rules say why not."""
    known: dict[str, int] = face.keys(view)  # type: ignore[attr-defined]  # a game's screen, or this module
    offered = {key: action for key, action in known.items() if action in legal}
    choices = wrap([f"[{key}] {face.label(view, action)}" for key, action in offered.items()])  # type: ignore[attr-defined]  # a game's screen, or this module
    key = yield f"{face.draw(view)}\n\n{escape(choices)}"  # type: ignore[attr-defined]  # a game's screen, or this module
    while True:
        if key in known:
            key = yield known[key]
        else:
            key = yield Note(say(Message("terminal-press", keys=list(offered))))


def wrap(items: Sequence[str], width: int = 79) -> str:
    """Items side by side, on as many lines as they need."""
    lines = [""]
    for item in items:
        if lines[-1] and cell_len(lines[-1]) + 3 + cell_len(item) > width:
            lines.append(item)
        else:
            lines[-1] += f"   {item}" if lines[-1] else item
    return "\n".join(lines)
