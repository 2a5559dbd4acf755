"""Bots for tests, as somebody else would bring them: good ones, and all sorts of bad ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dicecafe.engine.game import Game
from dicecafe.engine.match import View


def first(view: View, legal: Sequence[int]) -> int:
    """Takes the first legal action."""
    return legal[0]


def hinted(view: View, legal: Sequence[int]) -> int:
    """Follows the hints of the game, as greedy does."""
    hints: Any = view.game.part("hints")
    return int(hints.choose(view.cfg, view.state, view.seat))


class Chancy:
    """Takes any legal action, as random does: told its seed."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def choose(self, view: View, legal: Sequence[int]) -> Any:
        """A number of NumPy's."""
        return self.rng.choice(np.array(legal))


class Remembering:
    """Keeps what it is told, for tests to look at."""

    seen: list[View] = []  # noqa: RUF012 (of all of its kind)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """The last legal action."""
        self.seen.append(view)
        legal = sorted(legal)
        view.state.assign(view.game.State())  # spoils nothing: it is its own
        return legal[-1]


class PigOnly:
    """Says which game it is for."""

    games = ("pig",)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """The first legal action."""
        return legal[0]


ready = Chancy(1)  # an object


class Choosing:
    """Chooses what it was made with."""

    def __init__(self, what: object) -> None:
        self.what = what

    def choose(self, view: View, legal: Sequence[int]) -> Any:
        """Whatever that is."""
        return self.what


illegal, beyond, words, nothing, yes, half = (Choosing(what) for what in (1, 99, "hold", None, True, 0.5))


class Unprintable:
    """What can't even be quoted."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


odd = Choosing(Unprintable())


def failing(view: View, legal: Sequence[int]) -> int:
    """Fails when somebody has points."""
    return legal[0] if not any(view.points) else 1 // 0


class Timid:
    """Takes the last legal action: in Pig it holds at once."""

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """With anything in the pot, it holds."""
        return legal[-1] if view.state.pot else legal[0]


class Tiring:
    """Fails in its third game."""

    games_begun = 0

    def __init__(self) -> None:
        self.begun = False

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """The last legal action."""
        type(self).games_begun += not self.begun
        self.begun = True
        if self.games_begun > 2:
            raise RuntimeError("tired")
        return legal[-1]


def cheating(view: View, legal: list[int]) -> int:
    """Tries to make everything legal."""
    legal[:] = range(view.game.n_actions)
    return 1


def grumbling(game: Game) -> Any:
    """Can't be made."""
    raise KeyError(game.name)


def empty() -> object:
    """Makes something that does not choose."""
    return object()


number = 7
