"""The games there are: folders of `dicecafe.games`, and packages that announce one under the entry point `dicecafe.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from .errors import GameError, suggestion
from .game import Game

PACKAGE = "dicecafe.games"


@cache
def _modules() -> dict[str, str]:
    """The module of each game, by the game's name; nothing is imported but the empty package around them."""
    folders = pkgutil.iter_modules(importlib.import_module(PACKAGE).__path__)
    inside = {folder.name.replace("_", "-"): f"{PACKAGE}.{folder.name}" for folder in folders if folder.ispkg}
    outside = {point.name: point.module for point in entry_points(group=PACKAGE)}
    return {**outside, **inside}


def names() -> list[str]:
    """The names of all games, in order."""
    return sorted(_modules())


@cache
def load(name: str) -> Game:
    """The game of that name, imported when first asked for."""
    modules = _modules()
    if name not in modules:
        known = ", ".join(names())
        raise GameError("game/unknown", f"There is no game {name!r}. There are {known}.{suggestion(name, names())}")
    try:
        game = getattr(importlib.import_module(modules[name]), "GAME", None)
    except Exception as error:  # somebody else's code, which may fail in any way
        raise GameError("game/broken", f"{modules[name]} can't be imported: {type(error).__name__}: {error}.") from error
    if not isinstance(game, Game):
        raise GameError("game/broken", f"{modules[name]} does not export GAME = Game(...).")
    if game.name != name:
        raise GameError("game/broken", f"{modules[name]} is announced as {name}, but its folder makes it {game.name}.")
    return game
