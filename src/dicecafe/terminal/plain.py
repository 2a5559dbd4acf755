"""A plain face for games that draw no terminal screen of their own."""

from __future__ import annotations

from string import ascii_lowercase

from rich.markup import escape

from dicecafe.engine.match import View

FREE = [letter for letter in ascii_lowercase if letter not in "uq"]  # u and q are taken: take back, quit


def draw(view: View) -> str:
    """The position in words."""
    return escape(view.game.words.position(view.cfg, view.state, view.names))


def keys(view: View) -> dict[str, int]:
    """The first free letter of each action."""
    chosen: dict[str, int] = {}
    for action, text in enumerate(view.game.words.actions(view.cfg)):
        free = [letter for letter in [*text, *FREE] if letter in FREE and letter not in chosen]
        if free:
            chosen[free[0]] = action
    return chosen


def label(view: View, action: int) -> str:
    """The action's notation."""
    return view.game.words.actions(view.cfg)[action]


def help(view: View) -> str:
    """The numbered rulings of the game."""
    return "\n".join(f"{ruling.number} {ruling.title}: {ruling.text}" for ruling in view.game.rulings.values())
