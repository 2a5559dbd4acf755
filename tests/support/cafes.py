"""A cafe in the test's own process, with a store and no server around it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from dicecafe.protocol.messages import Move
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room
from dicecafe.server.tokens import Signer


def at_a_cafe(url: str, test: Callable[[Cafe], Awaitable[None]]) -> None:
    """Do something at a cafe with that store."""

    async def run() -> None:
        cafe = Cafe(await open_store(url), Signer("key"), Settings(debounce=1000))
        try:
            await test(cafe)
        finally:
            await cafe.close()

    asyncio.run(run())


async def roll(cafe: Cafe, room: Room, id: str) -> None:
    """The host rolls."""
    await cafe.do(room, room.table.opened.host, Move(id=id, seat=room.table.turn, at=room.table.at, move="roll"))
