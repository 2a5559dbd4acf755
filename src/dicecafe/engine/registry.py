"""The games there are: folders of `dicecafe.games`, and packages that announce one under the entry point `dicecafe.games`."""

from __future__ import annotations

import copyreg
import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from dicecafe.words import Message

from .errors import GameError, did_you_mean
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


def is_ours(name: str) -> bool:
    """Whether a game is one of the cafe's own, which have boards in the cafe's client."""
    return _modules()[name].startswith(f"{PACKAGE}.")


@cache
def load(name: str) -> Game:
    """The game of that name, imported when first asked for."""
    modules = _modules()
    if name not in modules:
        unknown = Message("game-unknown", name=name, known=names())
        raise GameError("game/unknown", did_you_mean(unknown, name, names()))
    try:
        game = getattr(importlib.import_module(modules[name]), "GAME", None)
    except Exception as error:  # somebody else's code, which may fail in any way
        why = f"{type(error).__name__}: {error}"
        raise GameError("game/broken", Message("game-import", module=modules[name], error=why)) from error
    if not isinstance(game, Game):
        raise GameError("game/broken", Message("game-none", module=modules[name]))
    if game.name != name:
        raise GameError("game/broken", Message("game-misnamed", module=modules[name], name=name, folder=game.name))
    return game


copyreg.pickle(Game, lambda game: (load, (game.name,)))  # by its name: modules and kernels travel to no other process
