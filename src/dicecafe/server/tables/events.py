"""Events: what can happen at a table. A table is the fold of its events, numbered from 1; each is stored before it is told."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dicecafe.engine.contract import Seat
from dicecafe.engine.options import Value


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit at a seat: somebody of this device (`here`), a bot, or whoever takes the open seat."""

    kind: Literal["here", "bot", "open"]
    name: str = ""
    level: str = ""  # of a bot
    holder: str = ""  # whose token acts for the seat
    nonce: str = ""  # what the player added to the dice, at tables of old that had no seals
    seal: str = ""  # of the nonce that the player will add
    avatar: str = ""  # a picture: chosen, or that of the bot's character


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """One thing that happened at a table; `id` is that of the command it came from."""

    id: str = ""


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """A table was opened."""

    game: str
    options: dict[str, Value]
    seats: list[Plan]
    first: int
    host: str  # the holder who opened it
    watch: str  # the address for spectators
    code: str  # what one types to join
    secret: str  # of the dice, in hex; shown when the game is over
    chat: bool = False
    real_dice: bool = False
    grace: int = 60  # seconds until a bot takes over for somebody who is gone; 0: never
    after: str = ""  # the table whose record the game begins with
    given: list[str] = []  # the lines of it
    lesson: list[str] = []  # what the first dice show, line by line, where the table is there to teach the game
    digests: dict[str, str] = {}  # of the rules and the deck; tables of earlier versions have none
    process: str = ""  # the process whose people these are


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """Somebody took an open seat."""

    seat: Seat
    name: str
    holder: str
    nonce: str = ""  # as in Plan
    seal: str = ""
    process: str = ""  # the process whose people they belong to
    avatar: str = ""


class Filled(Event, frozen=True, kw_only=True, tag="filled"):
    """The host gave an open seat to a bot."""

    seat: Seat
    level: str
    name: str = ""  # of its character; at tables of old it was called by its level
    avatar: str = ""


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """Somebody left a seat before the game began; it is open again."""

    seat: Seat


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """The device of a seat showed its nonce, for all seats that it holds, and sealed the one of a rematch."""

    seat: Seat
    nonce: str = ""  # nothing: it only sealed
    next: str = ""


class Late(Event, frozen=True, kw_only=True, tag="late"):
    """The nonce of a seat is waited for no longer; its device adds nothing."""

    seat: Seat


class Line(Event, frozen=True, kw_only=True, tag="line"):
    """A move or a roll: a line of the game's log."""

    line: str
    result: dict[str, Any] | None = None  # with the line that ended the game


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last move."""

    seat: Seat | None = None  # none: the host took back the real dice that were typed last


class Gone(Event, frozen=True, kw_only=True, tag="gone"):
    """Nobody is at a seat's device any more."""

    seat: Seat


class Came(Event, frozen=True, kw_only=True, tag="came"):
    """Somebody is back at a seat, and takes it back from the bot if there was one."""

    seat: Seat
    process: str = ""


class Missed(Event, frozen=True, kw_only=True, tag="missed"):
    """A process asks whether somebody is still there whom the table has waited for as long as its grace time."""

    seat: Seat


class Here(Event, frozen=True, kw_only=True, tag="here"):
    """Somebody who was not gone is here: through another process than before, or though they were missed."""

    seat: Seat
    process: str = ""


class Handed(Event, frozen=True, kw_only=True, tag="handed"):
    """A bot plays for somebody who is gone."""

    seat: Seat
    level: str


class Emoted(Event, frozen=True, kw_only=True, tag="emoted"):
    """A seat shows what it feels."""

    seat: Seat
    emote: str


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """A seat says something, where the host allows it."""

    seat: Seat
    text: str


class Again(Event, frozen=True, kw_only=True, tag="again"):
    """A rematch was opened at another table."""

    table: str
    commitment: str = ""  # of its dice


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """Whoever runs the cafe closed the table: nothing comes after it. Devices are told by a refusal."""


Seating = Opened | Sat | Filled | Stood | Shown | Late
Presence = Gone | Came | Missed | Here | Handed
AnyEvent = Seating | Line | Undone | Presence | Emoted | Said | Again

_decoder = msgspec.json.Decoder(AnyEvent | Closed)
encode = msgspec.json.Encoder().encode


def decode(body: bytes) -> Any:
    """The event that stored bytes are."""
    return _decoder.decode(body)
