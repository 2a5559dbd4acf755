"""Link: a socket that reconnects. Commands without an answer when it broke are sent again under the same id."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol import messages
from dicecafe.protocol.messages import PROTOCOL, Command, Done, Hello, News, ServerMessage, Welcome
from dicecafe.words import Message

from .errors import Lost, Refused

TRANSIENT = ("limit/messages", "table/busy", "store/unavailable")  # codes of refusals that are worth another try
RETRY_PAUSE = 0.25  # seconds before a command that met one of them is sent again
FIRST_BACKOFF, MAX_BACKOFF = 0.1, 5.0  # seconds before reconnecting
WELCOME_TIMEOUT = 10.0  # seconds
MAX_MESSAGE = 16 * 1024 * 1024  # bytes; a welcome holds the history of a table

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Link:
    """The connection to one table. `on_message` gets every welcome and news; `on_failure` is called once, when it gives up."""

    def __init__(self, address: str, hello: Hello, patience: float) -> None:
        self.address, self.hello, self.patience = address, hello, patience
        self.on_message: Callable[[Welcome | News], None] = lambda message: None
        self.on_failure: Callable[[], None] = lambda: None
        self.error: DiceCafeError | None = None  # why the link gave up
        self.game: Path | None = None  # the folder of the table's game, which has the words of its refusals
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}  # commands without an answer, by id
        self.sent: dict[str, None] = {}  # those sent over this socket, in order
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and wait for the welcome; raises Refused or Lost."""
        try:
            socket = await self._connect()
        except (OSError, WebSocketException) as error:
            raise Lost(self.address, error) from error
        self.running = asyncio.create_task(self._run(socket))

    async def close(self) -> None:
        """Close the connection."""
        if self.running:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
        if self.socket:  # the task that reads it had not started yet
            await self.socket.close()
            self.socket = None
        self._fail(self.error or Lost(self.address, Message("client-hung-up")))

    async def drop(self) -> None:
        """Break the connection as a bad network would; the link reconnects."""
        if self.socket:
            await self.socket.close()

    async def ask(self, command: Command) -> Done:
        """Have a command done exactly once, however often the socket breaks; raises Refused or Lost."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.patience
        while True:
            try:
                return await self._ask_once(command)
            except Refused as error:
                if error.code not in TRANSIENT or clock() > until:
                    raise
            await asyncio.sleep(RETRY_PAUSE)

    async def _ask_once(self, command: Command) -> Done:
        if self.error:
            raise self.error
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        message = encode(command)
        self.waiting[command.id] = message, answer
        try:
            if self.socket:
                await self._send(self.socket, command.id, message)
            return await answer
        finally:
            self.waiting.pop(command.id, None)
            self.sent.pop(command.id, None)

    async def _send(self, socket: ClientConnection, id: str, message: bytes) -> None:
        """Send a command; over a broken socket it is not sent, and goes out over the next one."""
        self.sent[id] = None
        try:
            await socket.send(message, text=True)
        except WebSocketException:
            self.sent.pop(id, None)

    # ------------------------------------------------------------ the socket
    async def _run(self, socket: ClientConnection) -> None:
        """Read from the socket and reconnect whenever it breaks, until the server stays away."""
        try:
            while True:
                await self._listen(socket)
                socket = await self._reconnect()
        except Exception as error:  # whatever it is, callers must not wait for ever
            ours = Lost(self.address, Message("client-failed", error=repr(error)))
            self._fail(error if isinstance(error, DiceCafeError) else ours)

    async def _listen(self, socket: ClientConnection) -> None:
        """Send again what got no answer, then handle messages until the socket breaks."""
        try:
            for id, (message, _) in list(self.waiting.items()):
                if id not in self.sent:
                    await self._send(socket, id, message)
            async for text in socket:
                self._handle(self._read(text))
        except (OSError, WebSocketException):
            pass
        finally:
            self.socket = None
            await socket.close()

    async def _reconnect(self) -> ClientConnection:
        """A new socket; Lost when there is none within `patience` seconds."""
        clock, pause = asyncio.get_running_loop().time, FIRST_BACKOFF
        until = clock() + self.patience
        while True:
            try:
                return await self._connect()
            except (OSError, WebSocketException) as error:
                if clock() > until:
                    raise Lost(self.address, error) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF)

    async def _connect(self) -> ClientConnection:
        """A socket that has received its welcome."""
        socket = await connect(self.address, open_timeout=WELCOME_TIMEOUT, compression=None, max_size=MAX_MESSAGE)
        try:
            await socket.send(encode(self.hello), text=True)
            answer = self._read(await asyncio.wait_for(socket.recv(), WELCOME_TIMEOUT))
            if isinstance(answer, messages.Refused):
                if answer.code in TRANSIENT:
                    raise InvalidHandshake(answer.code)
                raise self._refused(answer)
            if isinstance(answer, Welcome) and answer.protocol != PROTOCOL:
                raise Lost(self.address, Message("client-protocol", theirs=str(answer.protocol), ours=str(PROTOCOL)))
            self._handle(answer)
        except BaseException:
            await socket.close()
            raise
        self.socket, self.sent = socket, {}
        return socket

    def _read(self, text: str | bytes) -> ServerMessage:
        """A decoded message; Lost where the server speaks another protocol."""
        try:
            return decoder.decode(text)
        except msgspec.DecodeError as error:
            raise Lost(self.address, Message("client-unread", error=str(error))) from error

    def _handle(self, message: ServerMessage) -> None:
        """Handle one message."""
        match message:
            case Welcome() | News():
                self.hello.seen = message.n
                self.on_message(message)
            case Done():
                if message.id in self.waiting and not (answer := self.waiting[message.id][1]).done():
                    answer.set_result(message)
            case messages.Refused(id=messages.TABLE):
                if message.code.startswith("table/"):  # else it goes on some time
                    raise self._refused(message)
            case messages.Refused():
                # Answers come in the order of the commands, so one without an id is for the oldest.
                id = message.id or next(iter(self.sent), "")
                self.sent.pop(id, None)
                if id in self.waiting and not (answer := self.waiting[id][1]).done():
                    answer.set_exception(self._refused(message))

    def _refused(self, answer: messages.Refused) -> Refused:
        return Refused(answer.code, Message.from_json([*answer.message]), self.game)

    def _fail(self, error: DiceCafeError) -> None:
        """Give up: everybody who waits gets the error."""
        self.error = error
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self.on_failure()
