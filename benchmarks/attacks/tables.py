"""Attacks by tables: decks that are padded, rematches without end, records that are long."""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "support"))

from long_games import long_pig, store_pig

from dicecafe.server.store import open_store

from .stranger import Stranger, together
from .thinking import house_deck

PADDING = 200_000  # bytes that say nothing
LONG_RECORD = 18_000  # lines
LONG_GAMES = 40
ADDRESSES = 20
CHAINS = 10  # of rematches


def padded_deck(number: int) -> dict[str, Any]:
    """A deck that differs from every other, and is 200 KB longer than it has to be."""
    return {**house_deck("dicecreams"), "padding": f"{number} ".ljust(PADDING, "x")}


async def padded_decks(stranger: Stranger) -> None:
    """Tables with decks of 200 KB, each another one, from 20 addresses."""

    async def one(guest: Stranger, number: int) -> None:
        while stranger.going:
            number += ADDRESSES
            if not await guest.open("dicecreams", "here", options={"deck": padded_deck(number), "cones": 3}):
                await asyncio.sleep(0.5)

    await together(one(stranger.neighbour(n), n) for n in range(ADDRESSES))


async def own_decks(stranger: Stranger) -> None:
    """Tables with decks that are right and differ in a title, from 20 addresses."""

    async def one(guest: Stranger, number: int) -> None:
        while stranger.going:
            number += ADDRESSES
            deck = house_deck("dicecreams")
            deck["deck"]["title"] = f"deck {number}"
            if not await guest.open("dicecreams", "here", options={"deck": deck}):
                await asyncio.sleep(0.5)

    await together(one(stranger.neighbour(n), n) for n in range(ADDRESSES))


async def rematches(stranger: Stranger) -> None:
    """Ten sockets play games of Pig to 10 at one device, and ask for the next one at once."""

    async def one() -> None:
        key, rng = await stranger.open("pig", "here", "here", options={"target": 10}), random.Random(6)
        while key and stranger.going:
            socket = await stranger.device(key)
            over = await socket.play_out(rng.choice)
            await socket.say({"type": "rematch", "id": "again"})
            key = {}
            while over and stranger.going and not key:
                heard = await socket.hear("news")
                key = next(({"token": told["token"]} for told in heard.get("events", ()) if "token" in told), {})
                if heard["type"] == "refused":
                    await asyncio.sleep(0.5)
                    await socket.say({"type": "rematch", "id": "again"})
            stranger.sent["rematches"] += bool(key)
            socket.writer.close()

    await together(one() for _ in range(CHAINS))


async def stored_games(store: str) -> dict[str, Any]:
    """Finished games of Pig, nearly as long as a game may be, put into the store."""
    opened = await open_store(store)
    names = [f"long{number}" for number in range(LONG_GAMES)]
    lines = long_pig(LONG_RECORD // 2)
    for name in names:
        await store_pig(opened, name, lines)
    await store_pig(opened, "short", long_pig(9))
    await opened.close()
    return {"records": names, "watches": [f"watch-{name}" for name in names], "lines": len(lines)}


async def stored_games_and_a_short_one(store: str) -> dict[str, Any]:
    """The same, and somebody else wants to know what the coach says of a short one."""
    return {**await stored_games(store), "analysed": "short"}


async def long_records(stranger: Stranger) -> None:
    """Tables that play on after a record as long as one may be, and each is looked at."""
    known = stranger.known
    stranger.sent["lines of the record"] = known["lines"]

    async def one(record: str) -> None:
        while stranger.going:
            after = {"record": record, "line": known["lines"] - 10}
            if key := await stranger.open("pig", "here", "here", after=after):
                (await stranger.device(key)).writer.close()
            else:
                await asyncio.sleep(0.5)

    await together(one(record) for record in known["records"][:2])


async def read_records(stranger: Stranger) -> None:
    """40 records of such games are asked for at once, each by another request, from two addresses; and again."""

    async def one(guest: Stranger, record: str) -> None:
        while stranger.going:
            with suppress(TimeoutError):
                status, _ = await guest.request("GET", f"/api/records/{record}")
                stranger.sent["records read"] += status == 200
            await asyncio.sleep(0.5)

    guests = [stranger.neighbour(0), stranger.neighbour(1)]
    await together(one(guests[n % 2], record) for n, record in enumerate(stranger.known["records"]))
