"""Jobs: what a worker is asked, as data. Of a position it is told what its seat may see, and nothing else."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from dicecafe.bots.belief import RECALLED, remembers
from dicecafe.engine import registry
from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.match import Match, View
from dicecafe.engine.moment import Moment
from dicecafe.engine.options import Value


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log as a seat saw it: who did what, none where it may not know, in which position."""

    who: Seat
    actions: list[Action]
    before: dict[str, Any]


class Sight(msgspec.Struct, frozen=True, array_like=True):
    """A table as one seat sees it, and what that seat may do."""

    game: str
    names: list[str]
    options: dict[str, Value]
    first: Seat
    seat: Seat
    state: dict[str, Any]
    legal: list[Action]
    past: list[Line]

    @classmethod
    def of(cls, match: Match, seat: Seat, searching: bool) -> Self:
        """What a seat sees of a match now; what it saw before, if there will be a search in a game whose bots remember."""
        view = match.view(seat)
        past = view.past(RECALLED) if searching and remembers(match.game) else []
        lines = [Line(moment.who, moment.actions, moment.before.values()) for moment in past]
        options, legal = dict(match.options), match.legal(seat)
        return cls(match.game.name, view.names, options, match.first, seat, view.state.values(), legal, lines)

    def view(self) -> View:
        """The view that this was made from."""
        game = registry.load(self.game)
        past = [Moment(line.who, line.actions, game.State.from_values(line.before)) for line in self.past]
        cfg = game.config(len(self.names), self.options, self.first)
        return View(game, cfg, game.State.from_values(self.state), self.seat, self.names, lambda last=0: past)


class Choose(msgspec.Struct, frozen=True, tag=True):
    """What a bot of a level would do."""

    level: str
    seed: int
    sight: Sight
    plugin: str = ""  # of a level that whoever runs the server brought: where its bot is to be found


class Advise(msgspec.Struct, frozen=True, tag=True):
    """What a strong player would do."""

    sight: Sight


class Odds(msgspec.Struct, frozen=True, tag=True):
    """What the dice to come may bring."""

    sight: Sight


class Analyse(msgspec.Struct, frozen=True, tag=True):
    """What the coach finds in a finished game."""

    record: dict[str, Any]
    playout_divisor: int  # so many times fewer playouts than an analysis at home has


class ReadDeck(msgspec.Struct, frozen=True, tag=True):
    """A deck that somebody brought, checked and laid out."""

    game: str
    deck: dict[str, Any]


Job = Choose | Advise | Odds | Analyse | ReadDeck
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Job).decode
