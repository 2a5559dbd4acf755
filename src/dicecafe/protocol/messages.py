"""Messages: what goes over the wire. docs/protocol.md and the client's TypeScript types are made from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from dicecafe.engine.options import Value

PROTOCOL = 4  # goes up when a client would have to change
TABLE = "*"  # instead of the id of a command, where a refusal is about the table

# An id of a catalogue, and what it speaks of: names, numbers, messages, lists of these (dicecafe.words.Message).
Message = tuple[str, dict[str, Any]]

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1 << 40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$(?!\n)")]  # `$` alone lets a newline be the last
SeatId = Annotated[str, Meta(max_length=64, pattern=r"^(.{16,})?$(?!\n)")]
Seal = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]  # SHA-256 of a nonce, in hex
Short = Annotated[str, Meta(min_length=1, max_length=200)]

Emote = Literal["clap", "laugh", "wow", "oops", "heart", "think", "hurry", "bye"]
EMOTES: tuple[str, ...] = get_args(Emote)

# A picture that somebody chose for themselves; nothing: the first letter of their name is shown.
Avatar = Literal[
    "", "fox", "cat", "panda", "penguin", "frog", "rabbit", "unicorn", "bear", "doughnut", "cupcake", "strawberry", "lollipop"
]
AVATARS: tuple[str, ...] = get_args(Avatar)


# ---------------------------------------------------------------- HTTP: asking for a table, and answers
class SeatOrder(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of the table to be opened: `here` (somebody at this device), `bot` of a level, or `open`."""

    kind: Literal["here", "bot", "open"]
    name: Annotated[str, Meta(max_length=60)] = ""
    level: Annotated[str, Meta(max_length=20)] = ""
    avatar: Avatar = ""  # of somebody here


class After(msgspec.Struct, forbid_unknown_fields=True):
    """A place in the record of a finished game: after so many of its lines."""

    record: Annotated[str, Meta(min_length=1, max_length=40)]
    line: Annotated[int, Meta(ge=0, le=1 << 20)]


class TableOrder(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    first: Annotated[int, Meta(ge=-1, le=15)] = -1  # who starts; -1 leaves it to chance
    seal: Seal = ""  # of the nonce that this device will add to the dice; without one it adds nothing
    chat: bool = False
    real_dice: bool = False
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    after: After | None = None  # play on from there: game and seats as in that record, which has the options and who starts
    lesson: bool = False  # the game's guided first game: its options, and first dice that were chosen to show something


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat: a certain one, or the next."""

    name: Name
    seal: Seal = ""  # of the nonce that this device will add to the dice; without one it adds nothing
    seat: Seat | None = None
    id: SeatId = ""  # random; asked for again with it, it is the same seat
    avatar: Avatar = ""


class Key(msgspec.Struct):
    """What a device needs to come back: the table, its addresses, and the token that acts for the seats.

    And what it keeps to check the dice by. It shows its nonce only when it has them, and only once.
    """

    table: str
    code: str
    watch: str
    token: str
    seats: list[int]
    commitment: str  # SHA-256 of the secret of the dice
    seals: list[str]  # of the nonces, by seat, empty for one that adds nothing; none at all until all seats are taken


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""  # of the bot, also of one that plays for somebody who is gone
    here: bool = True
    seal: str = ""  # of the nonce that its device adds to the dice
    shown: bool = False  # whether that nonce is there; until all are, the game waits a while
    avatar: str = ""  # its picture: one that somebody chose, or the bot's own


class TableInfo(msgspec.Struct):
    """What does not change at a table, or only with its seats."""

    table: str
    code: str
    watch: str
    game: str
    title: str
    options: dict[str, Value]  # those that differ from the defaults
    settings: dict[str, Value]  # all options but a deck, the defaults filled in
    secrets: bool  # whether seats see different things
    deck: dict[str, Any] | None  # the cards as a board draws them; each game has its own form
    first: int
    chat: bool
    real_dice: bool
    grace: int
    commitment: str
    players: int
    after: After | None  # where the game began, if not at the start: lines that were given, and no roll of this table's
    lesson: bool = False  # whether its first dice were chosen, to teach the game


class Summary(msgspec.Struct):
    """A table as somebody sees it who holds its code."""

    info: TableInfo
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]


class ErrorBody(msgspec.Struct, omit_defaults=True):
    """What was wrong, with its code."""

    code: str
    message: Message
    game: str = ""  # whose catalogue has the message, where it is not one of the cafe's own


# ---------------------------------------------------------------- WebSocket: commands
class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for; `id` is its own, and a repeated one is recognised."""

    id: Id


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who is there (`token` of seats, or `watch` of a spectator), and the last number it saw."""

    token: Annotated[str, Meta(max_length=200)] = ""
    watch: Annotated[str, Meta(max_length=60)] = ""
    seen: Count = 0
    words: bool = False  # whether positions are wanted line by line too, for a client that draws nothing
    nonce: Nonce = ""  # as in `nonce`, if its device has the seals of all seats already; one that is of no use is passed over
    next: Seal = ""


class Move(Command, tag="move"):
    """A seat moves, in notation; `at` is that of the position it saw."""

    seat: Seat
    at: Count
    move: Short


class Dice(Command, tag="dice"):
    """What the real dice show, from the host's device."""

    at: Count
    dice: Short


class Undo(Command, tag="undo"):
    """A seat takes back its last move; or the host's device, with no seat, the real dice that were typed last."""

    at: Count
    seat: Seat | None = None


class SendEmote(Command, tag="emote"):
    """A seat shows what it feels."""

    seat: Seat
    emote: Emote


class Say(Command, tag="say"):
    """A seat says something, where the host allows it."""

    seat: Seat
    text: Short


class AddBot(Command, tag="bot"):
    """The host gives an open seat to a bot."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)]


class Leave(Command, tag="leave"):
    """A seat leaves: open again before the game, a bot's after that, until it comes back."""

    seat: Seat


class ShowNonce(Command, tag="nonce"):
    """Once all seats are taken, a device shows the nonce whose seal it gave, and seals the one of a rematch."""

    nonce: Nonce = ""  # nothing: it only seals
    next: Seal = ""


class Rematch(Command, tag="rematch"):
    """Open the same table again, the next seat starting."""


class Hint(Command, tag="hint"):
    """What a strong player would do at a seat; answered to it alone."""

    seat: Seat


class Odds(Command, tag="odds"):
    """What the dice to come may bring a seat, and how likely; answered to it alone."""

    seat: Seat


AnyCommand = Move | Dice | Undo | SendEmote | Say | AddBot | Leave | ShowNonce | Rematch | Hint | Odds
ClientMessage = Hello | AnyCommand


# ---------------------------------------------------------------- WebSocket: what a client hears
class TableEvent(msgspec.Struct, omit_defaults=True):
    """An event as one seat may know it: its number, its kind, and what goes with that kind."""

    n: int
    kind: str = "line"
    seat: int | None = None  # who; none is the dice or the table
    line: str = ""  # of the game's log, where the seat may see it
    tell: Message | None = None  # what it says; `$who` in it is the seat
    text: str = ""  # said, an emote, a level
    table: str = ""  # of a rematch
    token: str = ""  # with which this device goes to the rematch
    commitment: str = ""  # of the dice of the rematch


class MoveChoice(msgspec.Struct, array_like=True):
    """A legal move: its notation, and the message whose `label` names it; the parameters are what a board draws of it."""

    move: str
    id: str
    parameters: dict[str, Any]


class Need(msgspec.Struct, array_like=True):
    """What a seat must still make in the final round."""

    seat: int
    message: Message  # `$who` in it is the seat


NO_FACTS = msgspec.Raw(b"")  # left out: msgspec knows a default by its identity


class Position(msgspec.Struct, omit_defaults=True):
    """Where the game stands, as one seat sees it."""

    at: int  # which position it is: the event of its last line, 0 at the start
    turn: int  # a seat, -1 for the dice, -2 when it is over
    state: msgspec.Raw  # each game has its own, and its own facts
    points: list[int]
    eyes: int | None = None  # the seat that sees it so; none: everybody does, or a spectator
    facts: msgspec.Raw = NO_FACTS  # what the rules make of the state, for a board to draw
    moves: dict[int, list[MoveChoice]] = {}  # what each of this device's seats may do now
    need: Need | None = None  # in the final round: what the seat whose turn it is must make to lead
    losing: list[str] = []  # of these moves, those that lose for certain where another may still win
    undo: int | None = None  # the seat that may take back its last move
    dice: list[list[str]] = []  # what each of the real dice to be rolled now may show, as it is typed, for the host's device
    result: dict[str, Any] | None = None  # when it is over
    places: list[int] = []  # the place of each seat, 0 for the winners, when it is over
    secret: str = ""  # of the dice, when it is over
    words: list[Message | str] = []  # the state line by line, for a client that asked for them
    undo_dice: bool = False  # whether this device may take back the real dice that were typed last


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The answer to hello: the table, and what this client missed (all it may know, where it saw nothing yet)."""

    protocol: int  # the version of what is spoken here
    n: int
    info: TableInfo
    you: list[int]
    host: bool
    seats: list[SeatInfo]
    events: list[TableEvent]
    position: Position | None


class News(msgspec.Struct, tag_field="type", tag="news", omit_defaults=True):
    """What happened; `seats` where they changed, `position` where it did."""

    n: int
    events: list[TableEvent]
    seats: list[SeatInfo] | None = None
    position: Position | None = None


class Chance(msgspec.Struct, array_like=True):
    """Something that the dice to come may bring, and how likely it is."""

    label: Message
    chance: Message


class Choice(msgspec.Struct, array_like=True):
    """One of the best moves, in notation, and the chance to win after it."""

    move: str
    chance: float


class Done(msgspec.Struct, tag_field="type", tag="done", omit_defaults=True):
    """A command was done, and stored, as event `n`; with the answer of those that ask something."""

    id: str
    n: int
    answer: list[Message] = []  # of a hint: all in a line, then how that is known; of odds, that there are none
    choices: list[Choice] = []  # of a hint: the best moves, best first
    odds: list[Chance] = []  # of odds


class Refused(msgspec.Struct, tag_field="type", tag="refused", omit_defaults=True):
    """A command, or a message that could not be read, changed nothing; or a table can't go on, as everybody there is told."""

    id: str  # of the command, where it could be read; `*` where it is about the table
    code: str
    message: Message  # of a forbidden move, the parameter `why` is the rule alone
    ruling: str = ""  # the number of the ruling that forbids it, where one does


ServerMessage = Welcome | News | Done | Refused
