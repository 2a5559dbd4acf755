"""Conversation: what a device says at a table, and what it is answered; over a WebSocket, or whatever else carries messages.

The first message is `hello`; everything after it is a command, answered by `done` or `refused`. Whatever a client sends, the
answer is a message with a code, and the table goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import msgspec

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import AnyCommand, Hello, Hint, Odds
from dicecafe.words import Message

from ..tables.cafe import Cafe
from ..tables.rooms import Room, Viewer
from ..tables.table import TableError
from ..tables.views import encode

POLICY_VIOLATION: Final = 1008  # the code with which RFC 6455 closes on somebody who does nothing right

hellos = msgspec.json.Decoder(Hello)
commands = msgspec.json.Decoder(AnyCommand)


class Client(Protocol):
    """A device, as far as a conversation with it goes."""

    address: str
    refused: int  # messages in a row

    async def receive(self) -> str | bytes | None:
        """The next message, None when the client is gone."""

    async def send(self, message: bytes) -> None:
        """Send something without waiting for the client."""

    async def refuse(self, id: str, error: DiceCafeError) -> None:
        """Say why something was not done."""

    def answer_later(self, answer: Coroutine[Any, Any, None]) -> None:
        """Answer a question while the game goes on; one at a time."""

    async def close(self, code: int, reason: str = "") -> None:
        """Send the client away, with an error's code as the reason."""


async def converse(cafe: Cafe, client: Client) -> None:
    """Hello, then commands until the client is gone."""
    if (greeted := await _greet(cafe, client)) is None:
        return
    room, viewer = greeted
    try:
        while (message := await client.receive()) is not None:
            started = time.perf_counter()
            await _answer(cafe, client, room, viewer, message)
            cafe.metrics.commands.observe(time.perf_counter() - started)
    finally:
        cafe.left(room, viewer)


async def _greet(cafe: Cafe, client: Client) -> tuple[Room, Viewer] | None:
    """Wait for a valid hello; None if the client is gone before."""
    settings, until = cafe.settings, asyncio.get_running_loop().time() + cafe.settings.hello_timeout
    for _ in range(settings.hellos):
        try:
            async with asyncio.timeout_at(until):
                message = await client.receive()
            if message is None:
                return None
            return await _hello(cafe, client, read(hellos, message, Message("advice-hello")))
        except TimeoutError:
            break
        except DiceCafeError as error:
            await client.refuse("", error)
    cafe.metrics.refuse("limit/hello", client.address)
    await client.close(POLICY_VIOLATION, "limit/hello")
    return None


async def _hello(cafe: Cafe, client: Client, hello: Hello) -> tuple[Room, Viewer]:
    if hello.token:
        room, holder = await cafe.by_token(hello.token, client.address)
    else:
        room, holder = await cafe.by_watch(hello.watch, client.address), ""
    viewer = Viewer(holder, client.send, hello.words, address=client.address)
    await cafe.join(room, viewer, hello.seen, hello.nonce, hello.next)
    return room, viewer


async def _answer(cafe: Cafe, client: Client, room: Room, viewer: Viewer, message: str | bytes) -> None:
    id = ""
    try:
        command = read(commands, message, Message("advice-protocol"))
        id = command.id
        cafe.accounts.take("messages_per_address", client.address)
        if isinstance(command, Hint | Odds):  # they take their time: the game goes on meanwhile
            return client.answer_later(_question(cafe, client, room, viewer, command))
        done = await cafe.do(room, viewer.holder, command, client.address)
    except DiceCafeError as error:
        await client.refuse(id or id_of(message), error)
    else:
        client.refused = 0
        await client.send(encode(done))


async def _question(cafe: Cafe, client: Client, room: Room, viewer: Viewer, question: Hint | Odds) -> None:
    try:
        await client.send(encode(await cafe.answer(room, viewer, question)))
    except DiceCafeError as error:
        await client.refuse(question.id, error)


def read(decoder: msgspec.json.Decoder[Any], message: str | bytes, advice: Message) -> Any:
    """The message that a client sent; refuses one that is none."""
    try:
        return decoder.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        wrong = Message("message-unreadable", error=str(error)[:200], advice=advice)
        raise TableError("message/unreadable", wrong) from None


class Identified(msgspec.Struct):
    """The id of a message that is otherwise unreadable."""

    id: str = ""


def id_of(message: str | bytes) -> str:
    """The id of a message that could not be read, where it has one."""
    try:
        return msgspec.json.decode(message, type=Identified).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
