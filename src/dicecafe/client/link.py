"""Link: a socket that comes back. What was asked and not answered when it broke is asked again under the same id."""

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

PASSING = ("limit/messages", "table/busy", "store/unavailable")  # refused now; a little later it may be done
PAUSE = 0.25  # seconds until something passing is asked again
SOON, LATE = 0.1, 5.0  # seconds until the socket is opened again: the first time, and at most
ANSWER = 10.0  # seconds for a welcome
LARGEST = 16 * 1024 * 1024  # bytes of a message: a welcome tells much

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Link:
    """The way to one table. `heard` is called with every welcome and news, `failed` once when there is no way any more."""

    def __init__(self, address: str, hello: Hello, patience: float) -> None:
        self.address, self.hello, self.patience = address, hello, patience
        self.heard: Callable[[Welcome | News], None] = lambda message: None
        self.failed: Callable[[], None] = lambda: None
        self.error: DiceCafeError | None = None  # why there is no way any more
        self.game: Path | None = None  # the folder of the table's game, whose words refusals are said in
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}  # commands without an answer, by their id
        self.sent: dict[str, None] = {}  # those of them that this socket took, in their order
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and hear the welcome; refused or lost if that can't be."""
        try:
            socket = await self._connect()
        except (OSError, WebSocketException) as error:
            raise Lost(self.address, error) from error
        self.running = asyncio.create_task(self._run(socket))

    async def close(self) -> None:
        """Hang up."""
        if self.running:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
        if self.socket:  # nobody has listened to it yet
            await self.socket.close()
            self.socket = None
        self._give_up(self.error or Lost(self.address, Message("client-hung-up")))

    async def drop(self) -> None:
        """Break the connection as a bad network would; it comes back by itself."""
        if self.socket:
            await self.socket.close()

    async def ask(self, command: Command) -> Done:
        """Have something done, once, however often the socket breaks; refused if it can't be."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.patience
        while True:
            try:
                return await self._asked(command)
            except Refused as error:
                if error.code not in PASSING or clock() > until:
                    raise
            await asyncio.sleep(PAUSE)

    async def _asked(self, command: Command) -> Done:
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
        """Send a command; if the socket is broken it goes out again over the next one."""
        self.sent[id] = None
        try:
            await socket.send(message, text=True)
        except WebSocketException:
            self.sent.pop(id, None)

    # ------------------------------------------------------------ the socket
    async def _run(self, socket: ClientConnection) -> None:
        """Listen, and come back whenever the socket breaks, until nobody is there any more."""
        try:
            while True:
                await self._listen(socket)
                socket = await self._back()
        except Exception as error:  # whatever it is, nobody waits for ever
            ours = Lost(self.address, Message("client-failed", error=repr(error)))
            self._give_up(error if isinstance(error, DiceCafeError) else ours)

    async def _listen(self, socket: ClientConnection) -> None:
        """Ask again what got no answer, then hear all there is to hear until the socket breaks."""
        try:
            for id, (message, _) in list(self.waiting.items()):
                if id not in self.sent:
                    await self._send(socket, id, message)
            async for text in socket:
                self._take(self._read(text))
        except (OSError, WebSocketException):
            pass
        finally:
            self.socket = None
            await socket.close()

    async def _back(self) -> ClientConnection:
        """A new socket, as soon as there is one."""
        clock, pause = asyncio.get_running_loop().time, SOON
        until = clock() + self.patience
        while True:
            try:
                return await self._connect()
            except (OSError, WebSocketException) as error:
                if clock() > until:
                    raise Lost(self.address, error) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATE)

    async def _connect(self) -> ClientConnection:
        """A socket over which welcome was heard."""
        socket = await connect(self.address, open_timeout=ANSWER, compression=None, max_size=LARGEST)
        try:
            await socket.send(encode(self.hello), text=True)
            answer = self._read(await asyncio.wait_for(socket.recv(), ANSWER))
            if isinstance(answer, messages.Refused):
                if answer.code in PASSING:
                    raise InvalidHandshake(answer.code)
                raise self._refused(answer)
            if isinstance(answer, Welcome) and answer.protocol != PROTOCOL:
                raise Lost(self.address, Message("client-protocol", theirs=str(answer.protocol), ours=str(PROTOCOL)))
            self._take(answer)
        except BaseException:
            await socket.close()
            raise
        self.socket, self.sent = socket, {}
        return socket

    def _read(self, text: str | bytes) -> ServerMessage:
        """A message of the server; with one that speaks another protocol there is no way."""
        try:
            return decoder.decode(text)
        except msgspec.DecodeError as error:
            raise Lost(self.address, Message("client-unread", error=str(error))) from error

    def _take(self, message: ServerMessage) -> None:
        """One message of the server."""
        match message:
            case Welcome() | News():
                self.hello.seen = message.n
                self.heard(message)
            case Done():
                if message.id in self.waiting and not (answer := self.waiting[message.id][1]).done():
                    answer.set_result(message)
            case messages.Refused():
                # Answers come in the order of what was asked, so one without an id is for what waits longest.
                id = message.id or next(iter(self.sent), "")
                self.sent.pop(id, None)
                if id in self.waiting and not (answer := self.waiting[id][1]).done():
                    answer.set_exception(self._refused(message))

    def _refused(self, answer: messages.Refused) -> Refused:
        return Refused(answer.code, Message.from_json([*answer.message]), self.game)

    def _give_up(self, error: DiceCafeError) -> None:
        """There is no way any more: whoever waits is told so."""
        self.error = error
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self.failed()
