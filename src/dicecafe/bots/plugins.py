"""Plugins: bots from outside, named by `module:name`, or installed and announced under the entry point `dicecafe.bots`.

They are code that runs in this process, so only whoever started it may name one: `admit` is told what a command line or a program
says, never what came over a connection, and `bots.make` knows no others.

A plugin is anything that sits at a seat: an object with `choose(view, legal)`, that function itself, or what makes such an
object, which is asked anew for each game and told `game` and `seed` if it takes them.
"""

from __future__ import annotations

import importlib
import inspect
import operator
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, ClassVar, Final, NamedTuple

from dicecafe.engine.contract import Action
from dicecafe.engine.errors import PlayerError, did_you_mean
from dicecafe.engine.game import Game
from dicecafe.engine.match import Player, View
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

GROUP: Final = "dicecafe.bots"
MAX_LISTED: Final = 8  # legal actions that an error lists
MAX_QUOTED: Final = 80  # letters of what a plugin chose or said
SEEDS: Final = 1 << 30  # of plugins


class BotError(PlayerError):
    """A bot from outside that is not there, is none, or does what it may not."""

    codes: ClassVar = {
        "bot/missing": "a bot's module, or the name in it, is not there or can't be imported",
        "bot/broken": "what was named as a bot is none, or can't be made",
        "bot/failed": "a bot raised an error when it was to choose",
        "bot/illegal": "a bot chose what the rules forbid, or what is no action",
    }


class Plugin(NamedTuple):
    """A bot from outside as it was found: an object that chooses, or what makes one."""

    name: str
    source: Any

    def plays(self, game: Game) -> bool:
        """Whether it is for this game: a plugin may say for which by `games`, a list of names."""
        return game.name in getattr(self.source, "games", [game.name])

    def check(self) -> None:
        """Refuse what neither chooses nor makes anything."""
        if not callable(self.source) and not callable(getattr(self.source, "choose", None)):
            raise BotError("bot/broken", Message("bot-no-choose", name=self.name, what=_quoted(self.source)))

    def player(self, game: Game, stream: Stream) -> Player:
        """Somebody for one seat of one game."""
        if not self.plays(game):
            raise PlayerError("players/unknown", Message("bot-other-game", name=self.name, games=list(self.source.games)))
        return Guarded(self.name, self._made(game, stream))

    def _made(self, game: Game, stream: Stream) -> Player:
        if not isinstance(self.source, type) and callable(getattr(self.source, "choose", None)):
            return self.source  # type: ignore[no-any-return]  # what has choose() is a Player
        self.check()
        takes = _parameters(self.source)
        if takes[:2] == ["view", "legal"]:
            return _Function(self.source)
        given = {"game": game, "seed": stream.below(SEEDS)}
        try:
            player = self.source(**{name: value for name, value in given.items() if name in takes})
        except Exception as error:  # somebody else's code, which may fail in any way
            raise BotError("bot/broken", Message("bot-not-made", name=self.name, **_told(error))) from error
        if not callable(getattr(player, "choose", None)):
            raise BotError("bot/broken", Message("bot-no-choose", name=self.name, what=_quoted(player)))
        return player  # type: ignore[no-any-return]  # what has choose() is a Player


class _Function:
    """A function that chooses, as a player."""

    def __init__(self, choose: Callable[[View, Sequence[Action]], Any]) -> None:
        self.choose = choose


class Guarded:
    """A plugin at its seat: what it raises, and whatever it chooses that is no legal action, is an error that says so."""

    def __init__(self, name: str, player: Player) -> None:
        self.name, self.player = name, player

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The plugin's choice, as a plain number."""
        try:
            chosen: object = self.player.choose(view, list(legal))
        except Exception as error:  # somebody else's code, which may fail in any way
            raise BotError("bot/failed", Message("bot-failed", name=self.name, game=view.game.title, **_told(error))) from error
        if isinstance(chosen, bool) or not hasattr(chosen, "__index__"):
            raise self._illegal(view, legal, _quoted(chosen))
        try:
            action = operator.index(chosen)  # of NumPy, torch and others too
        except Exception:  # an array of several, or what can't be a number after all
            raise self._illegal(view, legal, _quoted(chosen)) from None
        if action not in range(view.game.n_actions):
            raise self._illegal(view, legal, str(action))
        if action not in legal:
            raise self._illegal(view, legal, _named(view, action), kind="action")
        return action

    def _illegal(self, view: View, legal: Sequence[Action], chosen: str, kind: str = "") -> BotError:
        listed = [_named(view, action) for action in legal[:MAX_LISTED]]
        more = [] if len(legal) <= MAX_LISTED else ["…"]
        about = {"name": self.name, "game": view.game.title, "chosen": chosen, "is": kind, "legal": [*listed, *more]}
        return BotError("bot/illegal", Message("bot-illegal", **about))


# ---------------------------------------------------------------- which there are
_admitted: dict[str, Plugin] = {}  # by the names they are known by in this process


def admit(names: Iterable[str], known: Sequence[str]) -> None:
    """Let these names be bots from now on, those that are `known` already aside; refuses what is not there or is no bot."""
    for name in (one.removeprefix("bot:") for one in names):
        if name not in known and name not in _admitted:
            _admitted[name] = find(name, known)


def admit_as(name: str, plugin: Plugin) -> None:
    """Let a plugin be known by this name."""
    _admitted[name] = plugin


def admitted() -> dict[str, Plugin]:
    """The plugins that this process may use, by their names."""
    return _admitted


def find(name: str, known: Sequence[str] = ()) -> Plugin:
    """The plugin of that name."""
    module, colon, path = name.partition(":")
    if not colon:
        installed = _installed()
        if name not in installed:
            there = [*known, *installed]
            raise PlayerError("players/unknown", did_you_mean(Message("bot-unknown", name=name, known=there), name, there))
        module, path = installed[name].module, installed[name].attr
    found = Plugin(name, _within(name, _imported(name, module), module, path))
    found.check()
    return found


@cache
def _installed() -> dict[str, EntryPoint]:
    """The plugins of installed packages; none is imported."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _imported(name: str, module: str) -> Any:
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # a bot is mostly a file in the folder where one is; last, so that it replaces nothing
    importlib.invalidate_caches()
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            raise BotError("bot/missing", Message("bot-no-module", name=name, module=module, folder=here)) from error
        raise BotError("bot/missing", Message("bot-import", name=name, module=module, **_told(error))) from error
    except Exception as error:  # somebody else's code, which may fail in any way
        raise BotError("bot/missing", Message("bot-import", name=name, module=module, **_told(error))) from error


def _within(name: str, module: Any, named: str, path: str) -> Any:
    found = module
    for part in path.split("."):
        try:
            found = getattr(found, part)
        except AttributeError:
            there = [one for one, value in vars(module).items() if _could_be(value) and not one.startswith("_")]
            missing = Message("bot-no-name", name=name, module=named, path=path, n=len(there), known=there)
            raise BotError("bot/missing", did_you_mean(missing, path, there)) from None
    return found


def _could_be(value: object) -> bool:
    """Whether something looks like a bot."""
    return callable(getattr(value, "choose", None)) or (inspect.isfunction(value) and _parameters(value)[:2] == ["view", "legal"])


def _parameters(function: Any) -> list[str]:
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):  # of some built-in ones nothing is known
        return []


# ---------------------------------------------------------------- how they are told of
def _told(error: BaseException) -> dict[str, str]:
    """An error of somebody else's code: what it says, and where it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else "?"
    return {"error": _short(f"{type(error).__name__}: {error}"), "where": where}


def _named(view: View, action: Action) -> str:
    return f"{action} ({view.notation(action)})"


def _quoted(value: object) -> str:
    try:
        return _short(repr(value))
    except Exception:  # somebody else's code, which may fail in any way
        return f"<{type(value).__name__}>"


def _short(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= MAX_QUOTED else plain[: MAX_QUOTED - 1] + "…"
