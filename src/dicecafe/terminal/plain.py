"""The plain face of a game in the terminal: words for the position, a letter for each action.

A game's `screen.py` may replace any of it. A face answers `draw`, `keys`, `label`, `help` and `score`; one whose choices take
several keys answers `pick` instead of `keys` and `label`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from string import ascii_lowercase

from rich.markup import escape

from dicecafe.engine.match import View

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
    return escape(view.game.words.position(view.cfg, view.state, view.names))


def keys(view: View) -> dict[str, int]:
    """The first free letter of each action."""
    chosen: dict[str, int] = {}
    for action in range(view.game.n_actions):
        free = [letter for letter in [*view.say(action), *FREE] if letter in FREE and letter not in chosen]
        if free:
            chosen[free[0]] = action
    return chosen


def label(view: View, action: int) -> str:
    """The action's notation."""
    return view.say(action)


def help(view: View) -> str:
    """The numbered rulings of the game."""
    return "\n".join(f"{ruling.number} {ruling.title}: {ruling.text}" for ruling in view.game.rulings.values())


def score(view: View, seat: int) -> str:
    """What stands behind a player's name."""
    return str(view.points[seat])


def pick(view: View, legal: Sequence[int], face: object) -> Picking:
    """Offer a key for every legal action of a face; the key of another one is tried too, so that the rules say why not."""
    known: dict[str, int] = face.keys(view)  # type: ignore[attr-defined]
    offered = {key: action for key, action in known.items() if action in legal}
    choices = wrap([f"[{key}] {face.label(view, action)}" for key, action in offered.items()])  # type: ignore[attr-defined]
    key = yield f"{face.draw(view)}\n\n{escape(choices)}"  # type: ignore[attr-defined]
    while True:
        if key in known:
            key = yield known[key]
        else:
            key = yield Note(f"Please press one of {', '.join(offered)}, or ? for the rule.")


def wrap(items: Sequence[str], width: int = 79) -> str:
    """Items side by side, on as many lines as they need."""
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + 3 + len(item) > width:
            lines.append(item)
        else:
            lines[-1] += f"   {item}" if lines[-1] else item
    return "\n".join(lines)
