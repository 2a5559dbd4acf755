"""Records of finished games as they are stored: what the table itself would say, without any rule."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest
from long_games import long_pig, store_pig
from refusals import refused

from dicecafe import bots
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.dice import seal_of
from dicecafe.engine.stream import Stream
from dicecafe.protocol.messages import AddBot, After, Dice, Move, SeatOrder, SeatRequest, ShowNonce, TableOrder, Undo
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables import records
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room
from dicecafe.server.tokens import Signer

NONCES = ["tea" * 8, "milk" * 8]


def at_a_cafe(test: Callable[[Cafe], Awaitable[Any]], **settings: Any) -> None:
    """Do something at a cafe."""

    async def run() -> None:
        cafe = Cafe(await open_store(":memory:"), Signer("key"), Settings(debounce=1000, **settings))
        try:
            await test(cafe)
        finally:
            await cafe.close()

    asyncio.run(run())


async def play_out(cafe: Cafe, room: Room) -> None:
    """Play for all seats, and take a move back now and then."""
    rng, table = random.Random(3), room.table
    bot = bots.make("greedy", table.game, Stream(1, 0), table.playing.cfg)
    for number in count():
        if table.turn == OVER:
            return
        id, at, match = str(number), table.at, table.playing
        if table.turn == CHANCE:
            await cafe.do(room, table.opened.host, Dice(id, at, rng.choice("123456")))
            continue
        seat = table.turn
        whose, move = table.chairs[seat].holder, match.notation(seat, bot.choose(match.view(seat), match.legal(seat)))
        await cafe.do(room, whose, Move(id, seat, at, move))
        if rng.random() < 0.1 and table.turn != OVER and match.moments[-1].who == seat:
            await cafe.do(room, whose, Undo(f"undo {number}", seat=seat, at=table.at))


@pytest.mark.parametrize(("game", "real"), [*((name, False) for name in registry.names()), ("pig", True)])
def test_a_stored_record_is_what_the_table_says(game: str, real: bool) -> None:
    """Of every game: with people who sealed nonces, a seat that was left and filled, moves taken back, real dice."""

    async def test(cafe: Cafe) -> None:
        seats = [SeatOrder("here", "Ann"), SeatOrder("open")] if 2 in registry.load(game).seats else [SeatOrder("here", "Ann")]
        key = await cafe.open(TableOrder(game, seats, seal=seal_of(NONCES[0]), real_dice=real))
        room = await cafe.rooms.by_id(key.table)
        if len(seats) > 1:
            await cafe.sit(key.code, SeatRequest("Ann", seal=seal_of(NONCES[1])))
        for nonce, chair in zip(NONCES, room.table.chairs, strict=False):
            await cafe.do(room, chair.holder, ShowNonce(f"show {nonce}", nonce))
        assert await cafe.rooms.record(key.table) is None
        await play_out(cafe, room)
        stored = await cafe.rooms.record(key.table)
        assert stored is not None
        assert stored.as_dict() == (await cafe.record(key.table)).as_dict()
        assert not records.is_other(stored)

    at_a_cafe(test)


def test_a_record_that_plays_on_from_another() -> None:
    """Its first lines are given, and bots have names."""

    async def test(cafe: Cafe) -> None:
        await store_pig(cafe.store, "long", long_pig(50))
        order = TableOrder("pig", [SeatOrder("here", "Ann"), SeatOrder("open")], after=After("long", 40))
        key = await cafe.open(order)
        room = await cafe.rooms.by_id(key.table)
        await cafe.do(room, room.table.opened.host, AddBot("fill", 1, "random"))
        room.table.chairs[1].level = ""  # so that we play for it
        room.table.chairs[1].holder = room.table.opened.host
        await play_out(cafe, room)
        stored = await cafe.rooms.record(key.table)
        assert stored is not None
        assert stored.as_dict() == room.table.playing.record().as_dict()
        assert (stored.given, stored.players) == (40, ["Ann", room.table.chairs[1].name])

    at_a_cafe(test)


def test_a_game_too_long_for_the_coach_is_not_read() -> None:
    """It is refused by how much is stored of it; one that is a little too long, by its lines."""

    async def test(cafe: Cafe) -> None:
        for name, lines in (("long", 200), ("longer", 400)):
            await store_pig(cafe.store, name, long_pig(lines // 2))
        with patch.object(cafe.store, "load", side_effect=AssertionError("read")), refused("analysis/long", "analysis-long"):
            await cafe.to_analyse("longer")
        record = await cafe.to_analyse("long")
        with refused("analysis/long", "analysis-long"):
            cafe.analyses.start("long", record)
        assert await cafe.store.length("none") == 0

    at_a_cafe(test, analysis_lines=100, asides_per_table=60)
