"""Bots: players that are programs. `make` finds one by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dicecafe.compiled.step import HINTS, RANDOM
from dicecafe.engine.contract import CHANCE, Action, AnyConfig
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import PlayerError, did_you_mean
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from . import plugins
from .cast import YOU as YOU
from .levels import LEVELS as LEVELS
from .levels import Hinted, level
from .perfect import Perfect
from .perfect import expert_is_perfect as expert_is_perfect
from .plugins import BotError as BotError
from .search import Search
from .search_tree import SearchParameters

POLICIES = {"random": RANDOM, "greedy": HINTS, "medium": HINTS}  # those that compiled batches know
BOTS = ("random", "greedy", *LEVELS, "perfect")


class Random:
    """Takes any legal action."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The same choice a seeded batch makes from the same stream."""
        return legal[self.stream.below(len(legal))]


def admit(names: Iterable[str]) -> None:
    """Let bots from outside play in this process (see `plugins`): only for names that whoever started it has given."""
    plugins.admit(names, BOTS)


def policy(name: str) -> int:
    """The number by which compiled playouts know a bot."""
    plain = _known(name)
    if plain not in POLICIES:
        raise PlayerError("players/unknown", Message("bot-not-in-batches", name=plain))
    return POLICIES[plain]


def make(name: str, game: Game, stream: Stream, cfg: AnyConfig = None) -> Player:
    """The bot of that name, for one game.

    With a table's Config it is refused at once where it can't play there, and expert is perfect where that is solved in a moment.
    """
    plain = _known(name)
    if plain == "perfect" or (plain == "expert" and cfg is not None and expert_is_perfect(game, cfg)):
        return Perfect(game, cfg)
    if plain == "random":
        return Random(stream)
    if (plugin := plugins.admitted().get(plain)) is not None:
        return plugin.player(game, stream)
    return Hinted(game) if plain == "greedy" else level(plain, game, stream)


def warm(game: Game) -> None:
    """Compile what strong bots and hints search with; the game must have hints."""
    warm_search(game, learned=True)
    warm_search(game, learned=False)


def warm_search(game: Game, learned: bool) -> None:
    """The same for the search that stands on the game's network, or for the one without: one search from the first decision."""
    match = Match(game, [str(seat) for seat in range(game.seats[0])], dice=StreamDice(0))
    while match.turn == CHANCE:
        match.roll()
    Search(game, Stream(0, 0), 1, parameters=SearchParameters(learned=learned)).branches(match.view(match.turn))


def _known(name: str) -> str:
    plain = name.removeprefix("bot:")
    known = [*BOTS, *plugins.admitted()]
    if plain not in known:
        unknown = Message("bot-unknown", name=plain, known=known)
        raise PlayerError("players/unknown", did_you_mean(unknown, plain, known))
    return plain
