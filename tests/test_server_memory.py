"""Memory returns: what a client leaves behind is gone when it is, without waiting for cycles to be collected."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import aiohttp
import pytest
from serving import serving

from dicecafe.engine import registry
from dicecafe.engine.match import Match
from dicecafe.server.app import SOCKETS
from dicecafe.server.http.answering import CAFE
from dicecafe.server.socket.connection import Connection
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tables.table import Table

ORDER = {"game": "burger-dice", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bo"}]}
Leave = Callable[[aiohttp.ClientWebSocketResponse, aiohttp.ClientSession], Awaitable[Any]]


@pytest.fixture
def no_collections() -> Iterator[None]:
    """Meanwhile nothing is freed but what nobody refers to."""
    gc.disable()
    yield
    gc.enable()


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


def live() -> int:
    """What there is of tables in this process."""
    gc.unfreeze()  # else none of the old ones would be listed
    # of the type itself: `isinstance` also asks for `__class__`, and a dead weak proxy raises at that
    return sum(issubclass(type(one), Room | Table | Match | Viewer | Connection) for one in gc.get_objects())


@pytest.mark.usefixtures("no_collections")
def test_many_tables_that_leave_leave_nothing() -> None:
    """Of all games, against bots, some moves each."""

    async def play(address: str, session: aiohttp.ClientSession, game: str) -> None:
        seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
        async with session.post(f"{address}/api/tables", json={"game": game, "seats": seats, "first": 0}) as answer:
            key = await answer.json()
        async with session.ws_connect(f"{address}/socket") as socket:
            await socket.send_json({"type": "hello", "token": key["token"]})
            moved = 0
            while moved < 5:
                position = (await socket.receive_json()).get("position") or {"turn": 1}
                if position["turn"] == 0:
                    moved += 1
                    move = {"seat": 0, "at": position["at"], "move": position["moves"]["0"][0][0]}
                    await socket.send_json({"type": "move", "id": f"{moved}", **move})

    async def run() -> None:
        before = live()
        async with serving() as (_, _, address), aiohttp.ClientSession() as session:
            await asyncio.gather(*(play(address, session, game) for game in 4 * registry.names()))
            for _ in range(200):
                if live() == before:
                    break
                await asyncio.sleep(0.05)
            assert live() == before

    asyncio.run(run())
