"""A bare server: takes a move, stores it as ours does, and sends everybody at the table an event of a given size; no rules.

Run by ceiling.py, which says what it is for. `/TABLE/SEAT` is a socket; a move is any JSON object with an `id`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import defaultdict

import msgspec
import uvloop
from aiohttp import WSMsgType, web

from dicecafe.server.app import short_turns
from dicecafe.server.garbage import Collector
from dicecafe.server.store import Store, TableRow, open_store


class Move(msgspec.Struct):
    """All that the server reads of one."""

    id: str


class News(msgspec.Struct):
    """What everybody gets."""

    n: int
    filler: str


class Done(msgspec.Struct):
    """What the mover gets besides."""

    id: str
    n: int


class Table:
    """So many events, and who looks on."""

    def __init__(self, id: str) -> None:
        self.id, self.number, self.sockets, self.lock = id, 1, list[web.WebSocketResponse](), asyncio.Lock()


class Bare:
    """All tables."""

    def __init__(self, store: Store, event_bytes: int) -> None:
        self.store, self.filler, self.tables = store, "x" * event_bytes, dict[str, Table]()
        self.read, self.encode = msgspec.json.Decoder(Move).decode, msgspec.json.Encoder().encode
        self.opening: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One socket, from its first byte to its last."""
        socket = web.WebSocketResponse(autoping=False, compress=False, writer_limit=sys.maxsize)
        await socket.prepare(request)
        table = await self.table(request.match_info["table"])
        table.sockets.append(socket)
        await socket.send_str("welcome")
        while (message := await socket.receive()).type is WSMsgType.TEXT:
            move = self.read(message.data)
            async with table.lock:
                table.number += 1
                await self.store.extend(table.id, table.number, [message.data.encode()])
                news = self.encode(News(table.number, self.filler))
                for other in table.sockets:
                    await other.send_frame(news, WSMsgType.TEXT)
            await socket.send_frame(self.encode(Done(move.id, table.number)), WSMsgType.TEXT)
        table.sockets.remove(socket)
        return socket

    async def table(self, id: str) -> Table:
        """A table, stored when the first socket comes."""
        async with self.opening[id]:
            if id not in self.tables:
                await self.store.create(TableRow(id, id, id), b"{}")
                self.tables[id] = Table(id)
            return self.tables[id]


async def serve(port: int, store: str, event_bytes: int) -> None:
    """Serve until the process is ended."""
    app = web.Application()
    app.add_routes([web.get("/{table}/{seat}", Bare(await open_store(store), event_bytes).connect)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    with Collector(), short_turns():
        await web.TCPSite(runner, "127.0.0.1", port, backlog=2048).start()
        await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--store", required=True)
    parser.add_argument("--event-bytes", type=int, required=True)
    asked = parser.parse_args()
    uvloop.run(serve(asked.port, asked.store, asked.event_bytes))
