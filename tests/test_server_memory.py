"""Memory returns: what a client leaves behind is gone when it is, without waiting for cycles to be collected."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from dicecafe.server.app import SOCKETS, create_app
from dicecafe.server.http.peers import Peer, Peers
from dicecafe.server.http.routes import ACCOUNTS, CAFE
from dicecafe.server.serve import http_options
from dicecafe.server.settings import Settings

ORDER = {"game": "burger-dice", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bo"}]}
Leave = Callable[[aiohttp.ClientWebSocketResponse, aiohttp.ClientSession], Awaitable[Any]]


@pytest.fixture
def no_collections() -> Iterator[None]:
    """Meanwhile nothing is freed but what nobody refers to."""
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[web.Application, Peers, str]]:
    """A server in this process, its connections, and its address."""
    settings = Settings(store=":memory:", debounce=0.05)
    runner = web.AppRunner(app := create_app(settings))
    await runner.setup()
    assert runner.server is not None
    peers = Peers(settings, app[ACCOUNTS], app[CAFE].metrics)
    connect = partial(Peer, peers, runner.server, **http_options(settings))
    server = await asyncio.get_running_loop().create_server(connect, "127.0.0.1", 0)
    try:
        yield app, peers, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        await runner.cleanup()


async def gone(*references: weakref.ref[Any]) -> bool:
    """Whether all of these are freed, soon."""
    for _ in range(200):
        if not any(reference() is not None for reference in references):
            return True
        await asyncio.sleep(0.05)
    return False


async def close(socket: aiohttp.ClientWebSocketResponse, session: aiohttp.ClientSession) -> None:
    """Leave politely."""
    await socket.close()


async def vanish(socket: aiohttp.ClientWebSocketResponse, session: aiohttp.ClientSession) -> None:
    """Hang up while something is on its way."""
    await socket.send_json({"type": "emote", "id": "1", "seat": 0, "emote": "clap"})
    await session.close()


async def ask(socket: aiohttp.ClientWebSocketResponse, session: aiohttp.ClientSession) -> None:
    """Leave while a hint is being worked out."""
    await socket.send_json({"type": "hint", "id": "1", "seat": 0})
    await socket.close()


async def nonsense(socket: aiohttp.ClientWebSocketResponse, session: aiohttp.ClientSession) -> None:
    """Say what can't be read, and then too much of it."""
    await socket.send_str("{")
    await socket.send_str("x" * 20_000)
    async for _ in socket:
        pass


@pytest.mark.parametrize("leave", [close, vanish, ask, nonsense])
@pytest.mark.usefixtures("no_collections")
def test_a_client_that_leaves_leaves_nothing(leave: Leave) -> None:
    """Its connection and socket, and when nobody else is there, its room, table and match."""

    async def run() -> None:
        async with serving() as (app, peers, address), aiohttp.ClientSession() as session:
            async with session.post(f"{address}/api/tables", json=ORDER) as answer:
                key = await answer.json()
            async with session.ws_connect(f"{address}/socket") as socket:
                await socket.send_json({"type": "hello", "token": key["token"]})
                await socket.receive_json()
                (connection,) = app[SOCKETS].connections
                room = app[CAFE].rooms.rooms[key["table"]]
                peer = next(peer for peer in peers.peers if peer.frames)
                left = [peer.frames, connection, connection.socket, room, room.table, room.table.playing]
                references = [weakref.ref(one) for one in left]
                del peer, connection, room, left
                await leave(socket, session)
            assert await gone(*references)

    asyncio.run(run())
