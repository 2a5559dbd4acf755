"""What is stored at a table is charged to somebody: to whoever sits down, comes, or looks on while bots play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from refusals import refused

from dicecafe.protocol.messages import Move, SeatOrder, SeatRequest, TableOrder
from dicecafe.server.accounts import Accounts
from dicecafe.server.budgets import Rate
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tokens import Signer

DAY = 86_400.0
SETTINGS = Settings(debounce=1000, stored_bytes=Rate(3000, DAY))
BOTS = TableOrder("pig", [SeatOrder("here", "Ann"), *[SeatOrder("bot", level="random")] * 9], {"target": 1000}, first=1)
ANN, BO, CLEO = "192.0.2.1", "192.0.2.2", "192.0.2.3"


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        """What it shows."""
        return self.now


def at_a_cafe(test: Callable[[Cafe, Clock], Awaitable[None]]) -> None:
    """Do something at a cafe where an address has few bytes."""

    async def run() -> None:
        clock = Clock()
        cafe = Cafe(await open_store(":memory:"), Signer("key"), SETTINGS, "", Accounts(SETTINGS, clock=clock))
        try:
            await test(cafe, clock)
        finally:
            await cafe.close()

    asyncio.run(run())


def viewer(told: list[dict[str, Any]], holder: str, address: str) -> Viewer:
    """A device that writes down what it is told."""

    async def hear(message: bytes) -> None:
        told.append(json.loads(message))

    return Viewer(holder, hear, address=address)


async def until_paused(room: Room) -> None:
    """Let the bots play for as long as they do."""
    assert room.bot_task
    await asyncio.wait_for(asyncio.shield(room.bot_task), 60)


def test_bots_play_at_the_expense_of_those_who_look_and_pause_when_it_is_spent() -> None:
    """They say so, once; they go on when somebody comes who can pay, or when there is something again, and nothing is lost."""

    async def test(cafe: Cafe, clock: Clock) -> None:
        told: list[dict[str, Any]] = []
        key = await cafe.open(BOTS, ANN)
        room, holder = await cafe.by_token(key.token)
        for address, spent in ((ANN, room.stored), (BO, 0)):  # two lines are left, and nine bots have one each at least
            cafe.accounts.charge("stored_bytes", address, 2950 - spent)
        spent = cafe.accounts.spent["stored_bytes"] - room.stored
        await cafe.join(room, viewer(told, holder, ANN), 0)
        await until_paused(room)
        assert room.table.next_bot() is not None
        assert [(one["id"], one["code"]) for one in told if one["type"] == "refused"] == [("*", "limit/store")]
        assert cafe.accounts.spent["stored_bytes"] - spent == room.stored
        number = room.table.number
        assert len(await cafe.store.load(key.table)) == number
        cafe.thinking.resume(room)
        await until_paused(room)
        assert (room.table.number, told[-1]["code"]) == (number, "limit/store")
        assert len([one for one in told if one["type"] == "refused"]) == 1

        await cafe.join(room, viewer([], "", BO), 0)  # a spectator of another address
        await until_paused(room)
        assert room.table.number > number
        clock.now += DAY
        played = room.stored
        cafe.thinking.resume(room)
        await until_paused(room)
        assert room.stored > played
        assert len(await cafe.store.load(key.table)) == room.table.number

    at_a_cafe(test)


def test_seats_and_coming_back_are_charged() -> None:
    """Who has nothing left takes no seat, and the seat stays free for others."""

    async def test(cafe: Cafe, clock: Clock) -> None:
        seats = [SeatOrder("here", "Ann"), *[SeatOrder("open")] * 3]
        key = await cafe.open(TableOrder("pig", seats), ANN)
        room, _ = await cafe.by_token(key.token)
        spent = cafe.accounts.spent["stored_bytes"] - room.stored
        bo = await cafe.sit(key.code, SeatRequest("Bo"), BO)
        assert cafe.accounts.spent["stored_bytes"] - spent == room.stored > 0
        holder = cafe.signer.read(bo.token).holder
        room.table.chairs[bo.seats[0]].here = False  # as if Bo had been gone
        await cafe.join(room, viewer([], holder, BO), 0)
        assert cafe.accounts.spent["stored_bytes"] - spent == room.stored
        cafe.accounts.charge("stored_bytes", CLEO, 3000)
        with refused("limit/store"):
            await cafe.sit(key.code, SeatRequest("Cleo"), CLEO)
        await cafe.sit(key.code, SeatRequest("Dan"), BO)
        with refused("limit/store"):
            await cafe.do(room, holder, Move(id="1", seat=1, at=0, move="roll"), CLEO)

    at_a_cafe(test)
