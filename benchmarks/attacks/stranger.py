"""A stranger: what all attackers share. It comes from an address of its own, and counts what it sent and what came back."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from wire import CLOSE, TEXT, frame

HOST = "127.0.0.1"
ADDRESS = "127.0.0.2"  # Linux lets anybody come from any address of the loopback network
UPLINK = 10_000_000  # bytes a second that a stranger sends at most: a flood of the line itself is no matter of a server
PATIENCE = 5.0  # seconds for an answer
LOST = (OSError, EOFError, TimeoutError)


@dataclass
class Stranger:
    """Somebody at an address, until a time."""

    port: int
    seconds: float
    known: dict[str, Any] = field(default_factory=dict)  # what was prepared for the attack
    address: str = ADDRESS
    sent: Counter[str] = field(default_factory=Counter)  # by what it was
    answers: Counter[str] = field(default_factory=Counter)  # codes of refusals and reasons of closing
    began: float = field(default_factory=time.monotonic)
    flooded: int = 0  # bytes

    @property
    def going(self) -> bool:
        """Whether the attack is still on."""
        return time.monotonic() < self.began + self.seconds

    def neighbour(self, last: int) -> Stranger:
        """The same attacker at another address."""
        address = f"127.0.{1 + last // 250}.{2 + last % 250}"
        return Stranger(self.port, self.seconds, self.known, address, self.sent, self.answers, self.began)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        self.sent["connections"] += 1
        async with asyncio.timeout(PATIENCE):
            return await asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0))

    async def flood(self, writer: asyncio.StreamWriter, chunk: bytes) -> None:
        """Send something as fast as the line allows."""
        writer.write(chunk)
        await writer.drain()
        self.flooded += len(chunk)
        if (early := self.began + self.flooded / UPLINK - time.monotonic()) > 0:
            await asyncio.sleep(early)

    async def again_and_again(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try as long as the attack is on; whoever is thrown out comes back."""
        while self.going:
            try:
                await attempt()
            except LOST as error:
                self.answers["timed out" if isinstance(error, TimeoutError) else "cut off"] += 1
                await asyncio.sleep(0.05)

    # ------------------------------------------------------------ HTTP
    async def request(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """One request on a connection of its own: the status and the answer."""
        reader, writer = await self.connect()
        try:
            return await self.ask(reader, writer, method, path, body)
        finally:
            writer.close()

    async def ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, body: object = None
    ) -> tuple[int, Any]:
        """One request on a connection that stays."""
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
        self.sent["requests"] += 1
        return await self.answer(reader)

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        """The status and the answer of a request; what is not JSON is skipped."""
        async with asyncio.timeout(PATIENCE):
            top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            answer = await reader.readexactly(int(top.partition("content-length: ")[2].partition("\r")[0]))
        status, said = int(top.split()[1]), json.loads(answer) if "json" in top else {}
        if status >= 400:
            self.answers[said["code"]] += 1
        return status, said

    async def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Open a table: seats are `here`, `open`, or a level of bots; an empty key if that was refused."""
        orders = [{"kind": seat} if seat in ("here", "open") else {"kind": "bot", "level": seat} for seat in seats]
        status, key = await self.request("POST", "/api/tables", {"game": game, "seats": orders, **more})
        self.sent["tables"] += status == 201
        return dict(key) if status == 201 else {}

    # ------------------------------------------------------------ sockets
    async def socket(self) -> Socket:
        """A WebSocket, before its hello."""
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            status = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
        if status != "101":
            self.answers[f"HTTP {status}"] += 1
            writer.close()
            raise ConnectionRefusedError
        return Socket(self, reader, writer)

    async def device(self, key: dict[str, Any]) -> Socket:
        """A WebSocket that was welcomed."""
        socket = await self.socket()
        await socket.say({"type": "hello", "token": key["token"]})
        await socket.hear("welcome")
        return socket

    async def look_on_unread(self, watch: str) -> None:
        """Look on at a table, and read nothing of it; whoever is thrown out comes back."""

        async def attempt() -> None:
            socket = await self.socket()
            await socket.say({"type": "hello", "watch": watch})
            socket.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport of both directions
            try:
                while self.going:
                    await asyncio.sleep(0.2)
            finally:
                socket.writer.transport.abort()

        await self.again_and_again(attempt)


@dataclass
class Socket:
    """A WebSocket of a stranger."""

    stranger: Stranger
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    position: dict[str, Any] = field(default_factory=dict)
    ids: int = 0

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.stranger.sent["messages"] += 1
        self.writer.write(frame(TEXT, json.dumps(message).encode()))
        await self.writer.drain()

    async def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.ids += 1
        await self.say({"type": type, "id": str(self.ids), **fields})
        while True:
            heard = await self.hear("done", "refused")
            if heard["id"] == str(self.ids):
                return heard

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of some types; a refusal ends the waiting too."""
        async with asyncio.timeout(PATIENCE):
            async for heard in self.messages():
                if heard["type"] in (*types, "refused"):
                    return heard
        raise EOFError

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """All that comes, refusals and the reason of closing counted."""
        while True:
            head, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            payload = await self.reader.readexactly(size)
            if head & 15 == CLOSE:
                self.stranger.answers[f"closed {int.from_bytes(payload[:2])} {payload[2:].decode()}".strip()] += 1
                raise EOFError
            if head & 15 == TEXT:
                heard = json.loads(payload)
                if heard["type"] == "refused":
                    self.stranger.answers[heard["code"]] += 1
                self.position = heard.get("position") or self.position
                yield heard

    async def listen(self) -> None:
        """Read on until the connection is gone."""
        with suppress(*LOST):
            async for _ in self.messages():
                pass

    async def skip(self) -> None:
        """Read on without looking at it."""
        with suppress(*LOST):
            while await self.reader.read(65_536):
                pass

    async def to_a_choice(self) -> int:
        """Play on until there is more than one move; whose it is."""
        while len(moves := self.position["moves"][str(turn := self.position["turn"])]) < 2:
            await self.command("move", seat=turn, at=self.position["at"], move=moves[0][0])
        return int(turn)

    async def play_out(self, choose: Callable[[list[str]], str], lines: int = 1 << 30) -> bool:
        """Play for all seats until the game is over or has so many lines; whether it is over."""
        while (turn := self.position["turn"]) != -2 and self.position["at"] < lines:
            if turn < 0 or not (moves := self.position.get("moves", {}).get(str(turn))):
                await self.hear("news")
                continue
            said = await self.command("move", seat=turn, at=self.position["at"], move=choose([move for move, *_ in moves]))
            if said["type"] == "refused" and said["code"] == "limit/messages":
                await asyncio.sleep(0.5)
            elif said["type"] == "refused":
                return False
        return bool(turn == -2)


async def together(work: Iterable[Awaitable[object]]) -> None:
    """Run attackers side by side; one that is cut off leaves the others alone."""
    for ended in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(ended, BaseException) and not isinstance(ended, LOST):
            raise ended
