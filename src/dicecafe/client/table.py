"""Table: a table at which a program sits, or looks on. What it knows is what its seats may know, and always up to date."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec

from dicecafe.engine import registry
from dicecafe.engine.contract import OVER, Seat
from dicecafe.engine.dice import seal_of
from dicecafe.engine.errors import RecordError
from dicecafe.engine.match import View
from dicecafe.engine.pinned import Pinned
from dicecafe.protocol import messages
from dicecafe.protocol.messages import (
    Choice,
    Command,
    Emote,
    MoveChoice,
    News,
    Position,
    SeatInfo,
    TableEvent,
    TableInfo,
    Welcome,
)
from dicecafe.words import Message, speech

from .errors import Lost, Refused
from .link import Link

Choose = Callable[[Position], str | Awaitable[str]]


def state(position: Position) -> dict[str, Any]:
    """The fields of a position's state, as the seat sees them."""
    fields: dict[str, Any] = msgspec.json.decode(position.state)
    return fields


class Hint(NamedTuple):
    """What a strong player would do: the best moves with the chance to win after each, best first; and what is said of them.

    There are no choices where there is one move only, which `says` names.
    """

    choices: list[Choice]
    says: list[Message]


class Table:
    """A table, from `async with` on: where the game stands, and what one may do about it.

    A broken socket comes back by itself, and what was asked is done once. A command that is refused raises `Refused`; when the
    server stays away, `Lost`. What the server says are ids with parameters, for programs; `english` puts them into words.
    """

    info: TableInfo  # what does not change
    seats: list[SeatInfo]
    you: list[int]  # the seats that are ours; none for a spectator
    host: bool  # whether we opened the table
    position: Position | None  # none until the game begins
    pinned: Pinned  # what was sealed of the dice

    def __init__(self, link: Link, folder: Callable[[str], Path], pins: dict[str, Pinned]) -> None:
        self.link, self.position, self.again = link, None, ""  # again: the token for the table of the rematch
        self._folder, self._pins = folder, pins  # of a game's words; what was sealed, by token
        self._next = secrets.token_hex(16)  # our nonce of a rematch
        self._showing: asyncio.Task[None] | None = None
        self._name, self._count = secrets.token_hex(6), itertools.count(1)
        self._changed = asyncio.Event()
        self._listeners: list[asyncio.Queue[News | None]] = []

    async def __aenter__(self) -> Self:
        self.link.on_message, self.link.on_failure = self._apply, self._wake
        await self.link.open()
        try:
            self.link.game = await asyncio.to_thread(self._folder, self.info.game)
            if self._showing:
                await self._showing
        except BaseException:
            await self.link.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.link.close()

    # ------------------------------------------------------------ asking
    @property
    def number(self) -> int:
        """The number of the newest event received."""
        return self.link.hello.seen

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.turn == OVER

    @property
    def result(self) -> dict[str, Any] | None:
        """Points and winners, when the game is over."""
        return self.position.result if self.position else None

    @property
    def turn(self) -> int | None:
        """Our seat that is to decide now, if one is."""
        return self.position.turn if self.position and self.position.turn in self.position.moves else None

    def view(self, position: Position) -> View:
        """A position as the engine has it, for a bot that thinks with the rules; what was done before is not in it."""
        info, game = self.info, registry.load(self.info.game)
        cfg = game.config(info.players, info.options, info.first)
        return View(game, cfg, game.State.from_values(state(position)), position.eyes, [seat.name for seat in self.seats])

    def english(self, message: TableEvent | MoveChoice | tuple[str, dict[str, Any]]) -> str:
        """What the server says, in English: something that happened, a move as it is offered, or any message.

        Nothing where an event has no message: who came and went, emotes, a line that was taken back.
        """
        spoken = speech("en", self.link.game, [seat.name for seat in self.seats])
        if isinstance(message, MoveChoice):
            return spoken.say(Message.from_json([message.id, message.parameters]), "label")
        if isinstance(message, TableEvent):
            return spoken.say(Message.from_json([*message.tell]), who=message.seat) if message.tell else ""
        return spoken.say(Message.from_json([*message]))

    # ------------------------------------------------------------ doing
    async def move(self, move: str, seat: Seat | None = None, at: int | None = None) -> int:
        """Move, in notation: our seat whose turn it is unless another is named; the number of the event that it is."""
        return await self._do(messages.Move(self._id(), self._seat(seat), self._at(at), move))

    async def undo(self, seat: Seat | None = None, at: int | None = None) -> int:
        """Take back our last move, if nobody has acted and nothing was rolled since."""
        if seat is None and self.position:
            seat = self.position.undo
        return await self._do(messages.Undo(self._id(), self._at(at), self._seat(seat)))

    async def dice(self, dice: str, at: int | None = None) -> int:
        """Say what the real dice show, at a table that has them and is ours."""
        return await self._do(messages.Dice(self._id(), self._at(at), dice))

    async def undo_dice(self, at: int | None = None) -> int:
        """Take back the real dice that we said last, to say them anew, if nobody has moved since."""
        return await self._do(messages.Undo(self._id(), self._at(at)))

    async def emote(self, emote: Emote, seat: Seat | None = None) -> int:
        """Show what we feel."""
        return await self._do(messages.SendEmote(self._id(), self._seat(seat), emote))

    async def say(self, text: str, seat: Seat | None = None) -> int:
        """Say something, where the host allows it."""
        return await self._do(messages.Say(self._id(), self._seat(seat), text))

    async def add_bot(self, seat: Seat, level: str) -> int:
        """Give an open seat to a bot, at a table that is ours."""
        return await self._do(messages.AddBot(self._id(), seat, level))

    async def leave(self, seat: Seat | None = None) -> int:
        """Leave a seat: it is open again before the game, and a bot's after that, until we come back."""
        return await self._do(messages.Leave(self._id(), self._seat(seat)))

    async def rematch(self) -> str:
        """Open the same table again, the next seat starting; the token for it."""
        await self._do(messages.Rematch(self._id()))
        return self.again

    async def hint(self, seat: Seat | None = None) -> Hint:
        """What a strong player would do."""
        done = await self.link.ask(messages.Hint(self._id(), self._seat(seat)))
        return Hint(done.choices, [Message.from_json([*one]) for one in done.answer])

    async def odds(self, seat: Seat | None = None) -> list[tuple[Message, Message]]:
        """What the dice to come may bring our seat, and how likely it is; nothing where there are none to come."""
        done = await self.link.ask(messages.Odds(self._id(), self._seat(seat)))
        return [(Message.from_json([*one.label]), Message.from_json([*one.chance])) for one in done.odds]

    # ------------------------------------------------------------ hearing
    async def change(self) -> None:
        """Wait until something happens at the table."""
        if not self.link.error:
            await self._changed.wait()
        if self.link.error:
            raise self.link.error

    def news(self) -> AsyncIterator[News]:
        """What happens from now on, in order, until the table is closed; after a break, what was missed comes as one."""
        queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._listeners.append(queue)
        return self._iterate(queue)

    async def play(self, choose: Choose) -> dict[str, Any]:
        """Play our seats to the end and answer with the result; `choose` is given a position and answers with a move.

        `position.moves[position.turn]` are the moves there are. If the table goes on while we think, we are asked again.
        """
        while not self.over:
            position, seat = self.position, self.turn
            if position is None or seat is None:
                await self.change()
                continue
            chosen = choose(position)
            move = chosen if isinstance(chosen, str) else await chosen
            try:
                await self.move(move, seat, position.at)
            except Refused as error:
                if error.code != "command/stale":
                    raise
        return self.result or {}

    # ------------------------------------------------------------ inside
    async def _do(self, command: Command) -> int:
        return (await self.link.ask(command)).n

    def _id(self) -> str:
        return f"{self._name}-{next(self._count)}"

    def _seat(self, seat: Seat | None) -> int:
        """The seat meant: the one named, or ours whose turn it is, or our first."""
        if seat is not None:
            return seat
        if self.turn is not None:
            return self.turn
        if not self.you:
            raise Refused("seat/not-yours", Message("client-watching"))
        return self.you[0]

    def _at(self, at: int | None) -> int:
        if at is not None:
            return at
        return self.position.at if self.position else 0

    def _apply(self, message: Welcome | News) -> None:
        """Take over what a message says of the table."""
        if isinstance(message, Welcome):
            self._pin(message.info)
            self.info, self.you, self.host = message.info, message.you, message.host
        stood = [event.seat for event in message.events if event.kind == "stood"]
        if isinstance(message, News):
            self.you = [seat for seat in self.you if seat not in stood]
        self.seats = message.seats or self.seats
        self.position = message.position or self.position
        for event in message.events:
            if event.token:
                self.again = event.token
                self._pins.setdefault(event.token, Pinned(event.commitment, self._next))
        if self._showing is None and self._must_show():
            self.pinned.seals = [seat.seal for seat in self.seats]
            self._showing = asyncio.create_task(self._show())
        for queue in self._listeners:
            queue.put_nowait(News(message.n, message.events, message.seats, message.position))
        self._wake()

    # ------------------------------------------------------------ the dice
    def _pin(self, info: TableInfo) -> None:
        """Keep the commitment the first time that we see it; refuse another one from then on."""
        hello = self.link.hello
        self.pinned = self._pins.setdefault(hello.token or hello.watch, Pinned(info.commitment))
        if self.pinned.commitment != info.commitment:
            other = Message("pinned-commitment", pinned=self.pinned.commitment, record=info.commitment)
            raise RecordError("record/pinned", other)

    def _must_show(self) -> bool:
        """Whether the seals of all seats are known, and our nonce, which is one of them, is waited for."""
        pinned, full = self.pinned, all(seat.kind != "open" for seat in self.seats)
        ours = [self.seats[seat] for seat in self.you]
        sealed = bool(ours and pinned.nonce) and all(seat.seal == seal_of(pinned.nonce) for seat in ours)
        return full and sealed and not self.position and pinned.seals in ([], [seat.seal for seat in self.seats])

    async def _show(self) -> None:
        """Show our nonce, once, with the seal of the one for a rematch; a game that began without it goes on so."""
        following = seal_of(self._next)
        with suppress(Lost):  # whoever plays is told
            try:
                await self._do(messages.ShowNonce(self._id(), self.pinned.nonce, following))
            except Refused:
                self.pinned.seals = []
                with suppress(Refused):
                    await self._do(messages.ShowNonce(self._id(), "", following))

    def _wake(self) -> None:
        """Wake everybody who waits for a change."""
        self._changed.set()
        self._changed = asyncio.Event()
        if self.link.error:
            for queue in self._listeners:
                queue.put_nowait(None)

    async def _iterate(self, queue: asyncio.Queue[News | None]) -> AsyncIterator[News]:
        try:
            while news := await queue.get():
                yield news
        finally:
            self._listeners.remove(queue)
