"""Attacks by thinking: hints, bots and analyses that cost the server more than they cost whoever asks."""

from __future__ import annotations

import asyncio
import json
import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .stranger import Stranger, together

EXPERT_TABLES = 26
HINTERS = 4


async def exact_solves(stranger: Stranger) -> None:
    """Hints at Burger Dice for three to 60, each table with other options, so that each asks for another exact solution."""

    async def one(options: dict[str, int]) -> None:
        key = await stranger.open("burger-dice", "here", "here", "here", options=options, first=0)
        if key:
            socket = await stranger.device(key)
            await socket.say({"type": "hint", "id": "1", "seat": await socket.to_a_choice()})
            stranger.sent["hints"] += 1
            listening = asyncio.create_task(socket.listen())
            while stranger.going:
                await asyncio.sleep(0.2)
            listening.cancel()
            socket.writer.close()

    await together(one({"target": 60 - n, "waste_limit": 3 + n % 3}) for n in range(6))


async def abandoned_experts(stranger: Stranger) -> None:
    """26 tables of five experts and a person, who looks at each once and leaves."""

    async def one() -> None:
        key = await stranger.open("dicey-delights", "here", *["expert"] * 5, first=1)
        if key:
            (await stranger.device(key)).writer.close()

    await together(one() for _ in range(EXPERT_TABLES))


async def watched_experts(stranger: Stranger) -> None:
    """The same 26 tables, and somebody looks on at each."""

    async def one() -> None:
        key = await stranger.open("dicey-delights", "here", *["expert"] * 5, first=1)
        if key:
            socket = await stranger.device(key)
            while stranger.going:
                await asyncio.sleep(0.2)
            socket.writer.close()

    await together(one() for _ in range(EXPERT_TABLES))


async def flood_of_hints(stranger: Stranger) -> None:
    """Four sockets ask for hints at Dicey Delights as fast as they may, each without waiting for the last."""

    async def one() -> None:
        key = await stranger.open("dicey-delights", "here", "here", first=0)
        socket = await stranger.device(key)
        seat = await socket.to_a_choice()
        listening = asyncio.create_task(socket.listen())
        while stranger.going and not listening.done():
            await socket.say({"type": "hint", "id": "1", "seat": seat})
            stranger.sent["hints"] += 1
            await asyncio.sleep(0.05)
        listening.cancel()
        socket.writer.close()

    await together(one() for _ in range(HINTERS))


async def blank_colours(port: int) -> dict[str, Any]:
    """Eight finished games whose deck has a colour of two blanks, as far as such are allowed; and somebody else's game of Pig."""
    guest, rng = Stranger(port, 600), random.Random(4)
    deck = house_deck("dicecreams")
    colour = deck["flavour"][0]["colour"]
    deck["flavour"][0]["colour"] = "  "
    for slot in [slot for card in deck["icecream"] for slot in card["slots"] if slot.get("colour") == colour]:
        slot["colour"] = "  "

    async def finished(game: str, *seats: str, **options: Any) -> str:
        key = await guest.open(game, *seats, options=options)
        return str(key["table"]) if key and await (await guest.device(key)).play_out(rng.choice) else ""

    games = [await finished("dicecreams", "here", deck=deck, cones=3) for _ in range(8)]
    analysed = await finished("pig", "here", "here", target=20)
    return {"records": [game for game in games if game], "analysed": analysed, "answers": dict(guest.answers)}


async def poisoned_analyses(stranger: Stranger) -> None:
    """Analyses of eight games whose deck has a colour of two blanks are asked for, again and again."""
    stranger.answers.update(stranger.known["answers"])
    while stranger.going:
        for table in stranger.known["records"]:
            await stranger.request("GET", f"/api/records/{table}/analysis")
        await asyncio.sleep(0.2)


async def long_analyses(stranger: Stranger) -> None:
    """Analyses of games of 18,000 lines are asked for from two addresses, as often as they may."""

    async def one(guest: Stranger, record: str) -> None:
        while stranger.going:
            await guest.request("GET", f"/api/records/{record}/analysis")
            await asyncio.sleep(0.1)

    guests = [stranger.neighbour(0), stranger.neighbour(1)]
    await together(one(guest, record) for guest in guests for record in stranger.known["records"][:2])


@cache
def _house_deck(game: str) -> str:
    folder = Path(__file__).parents[2] / "src" / "dicecafe" / "games" / game.replace("-", "_")
    return json.dumps(tomllib.loads((folder / "deck.toml").read_text()))


def house_deck(game: str) -> dict[str, Any]:
    """A game's own deck, to be changed."""
    deck: dict[str, Any] = json.loads(_house_deck(game))
    return deck
