"""Attacks by tables: decks that are padded, rematches without end, records that are long."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from .stranger import Stranger, together
from .thinking import house_deck

PADDING = 200_000  # bytes that say nothing
LONG_RECORDS = (33_000, 18_000)  # lines
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


async def long_game(port: int) -> dict[str, Any]:
    """A finished game of Pig with 33,000 lines; where the server allows none of that length, with 18,000."""
    guest, rng, lines = Stranger(port, 600), random.Random(5), 0
    for length in LONG_RECORDS:
        key = await guest.open("pig", "here", "here", first=0)
        socket = await guest.device(key)
        await socket.play_out(lambda moves: "roll", length)
        over, lines = await socket.play_out(lambda moves: "hold" if rng.random() < 0.2 else "roll"), socket.position["at"]
        if over:
            return {"record": key["table"], "lines": lines, "answers": dict(guest.answers)}
    return {"record": "", "lines": lines, "answers": dict(guest.answers)}


async def long_records(stranger: Stranger) -> None:
    """Tables that play on after a record as long as one may be, and each is looked at."""
    known = stranger.known
    stranger.answers.update(known["answers"])
    stranger.sent["lines of the record"] = known["lines"]

    async def one() -> None:
        while stranger.going and known["record"]:
            after = {"record": known["record"], "line": known["lines"] - 10}
            if key := await stranger.open("pig", "here", "here", after=after):
                (await stranger.device(key)).writer.close()
            else:
                await asyncio.sleep(0.5)

    await together(one() for _ in range(2))
