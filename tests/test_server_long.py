"""Long games: their logs are replayed a slice at a time, while everybody else has a turn; and none is longer than it may be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
from long_games import HOST, long_pig, store_pig
from refusals import refused

from dicecafe.engine.match import Match
from dicecafe.protocol import messages
from dicecafe.protocol.messages import TableOrder
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables import events
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.replay import replay
from dicecafe.server.tables.rooms import HISTORY, Viewer
from dicecafe.server.tables.slices import SLICE
from dicecafe.server.tables.table import COMMANDS
from dicecafe.server.tokens import Signer

PIG = long_pig(1000)


@asynccontextmanager
async def long_cafe(**settings: Any) -> AsyncIterator[Cafe]:
    """A cafe in whose store there is a long game, that nobody has looked at yet."""
    cafe = Cafe(await open_store(":memory:"), Signer("key"), Settings(**settings))
    await store_pig(cafe.store, "long", PIG)
    yield cafe
    await cafe.close()


def order(**more: Any) -> TableOrder:
    """An order of a table for Pig."""
    seats = [{"kind": "here", "name": name} for name in ("Cy", "Di")]
    return msgspec.convert({"game": "pig", "seats": seats, **more}, TableOrder)


class Between:
    """Counts the lines that are replayed or described between two turns of the others; the most there were."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines = self.most = 0
        for name in ("commit", "describe"):
            patch.setattr(Match, name, self._counted(getattr(Match, name)))

    def _counted(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            self.lines += 1
            return method(*arguments)

        return counted

    async def during(self, work: Awaitable[Any]) -> Any:
        """Do something while others have turns."""
        task = asyncio.create_task(self._others())
        found = await work
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        return found

    async def _others(self) -> None:
        self.lines = self.most = 0
        while True:
            before = self.lines
            await asyncio.sleep(0)
            self.most = max(self.most, self.lines - before)


def with_cafe(test: Callable[[Cafe], Awaitable[None]], **settings: Any) -> None:
    """Do something with such a cafe."""

    async def run() -> None:
        async with long_cafe(**settings) as cafe:
            await test(cafe)

    asyncio.run(run())


# ---------------------------------------------------------------- others have a turn
def test_others_have_a_turn_while_a_long_game_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record, its replay, and a table that plays on from it: no more than a slice of lines between two turns."""
    between = Between(monkeypatch)

    async def test(cafe: Cafe) -> None:
        record = await between.during(cafe.record("long"))
        assert record.log == PIG
        assert (between.lines, between.most) == (len(PIG), SLICE)
        table = await cafe.finished("long")
        found = await between.during(replay(table, 0, 1000, cafe.rooms.slices))
        assert [step.line for step in found.steps[1:]] == PIG[:999]
        assert (between.lines, between.most) == (999, SLICE)
        key = await between.during(cafe.open(order(after={"record": "long", "line": len(PIG) - 1})))
        assert between.most == SLICE
        assert (await cafe.rooms.by_id(key.table)).table.playing.log == PIG[:-1]

    with_cafe(test)


def test_long_games_that_are_read_at_once_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all together a slice is read between two turns, and a short game does not wait for the long ones."""
    between = Between(monkeypatch)

    async def test(cafe: Cafe) -> None:
        await store_pig(cafe.store, "short", long_pig(1))
        for number in range(5):
            await store_pig(cafe.store, f"game{number}", PIG)
        stored = {id: await cafe.store.load(id) for id in ("short", *(f"game{number}" for number in range(5)))}
        finished: list[str] = []

        async def load(id: str, after: int = 0) -> list[bytes]:
            return stored[id][after:]  # at once, so that all begin together

        monkeypatch.setattr(cafe.store, "load", load)

        async def read(id: str) -> None:
            await cafe.record(id)
            finished.append(id)

        await between.during(asyncio.gather(*(read(f"game{number}") for number in range(5)), read("short")))
        assert between.most <= 2 * SLICE
        assert finished[0] == "short"

    with_cafe(test)


# ---------------------------------------------------------------- what a device gets
def test_who_was_away_for_long_gets_the_newest_events() -> None:
    """As many as a device gets that saw none, whatever it claims to have seen."""

    async def test(cafe: Cafe) -> None:
        room = await cafe.rooms.by_id("long")
        for seen, numbers in (
            (0, range(len(PIG) + 2 - HISTORY, len(PIG) + 2)),
            (1, range(len(PIG) + 2 - HISTORY, len(PIG) + 2)),
            (len(PIG) - 1, range(len(PIG), len(PIG) + 2)),
            (10**6, range(len(PIG) + 2 - HISTORY, len(PIG) + 2)),
        ):
            heard: list[Any] = []

            async def send(message: bytes, heard: list[Any] = heard) -> None:
                heard.append(msgspec.json.decode(message))

            await cafe.join(room, viewer := Viewer(HOST, send), seen)
            cafe.left(room, viewer)
            assert [event["n"] for event in heard[0]["events"]] == [*numbers]

    with_cafe(test)


# ---------------------------------------------------------------- as long as a game may be
def test_a_game_that_is_too_long_goes_on_no_more() -> None:
    """Moves and typed dice are refused, and bots stop; what was played so far can be read, and is no result."""

    async def test(cafe: Cafe) -> None:
        await store_pig(cafe.store, "ten", PIG[:9], over=False)
        room = await cafe.rooms.by_id("ten")
        typed = messages.Dice("1", room.table.at, "1")
        assert (await cafe.do(room, HOST, typed)).n == 11  # line 10: the last
        with refused("limit/lines", "limit-lines", most=10):
            await cafe.do(room, HOST, messages.Move("2", 1, room.table.at, "roll"))
        with refused("limit/lines", "limit-lines", most=10):
            room.table.real_dice(HOST, room.table.at, "1")
        assert (await cafe.record("ten", or_exhausted=True)).log == PIG[:10]
        assert (await cafe.record("ten", or_exhausted=True)).result is None
        for work in (cafe.record("ten"), cafe.open(order(after={"record": "ten", "line": 3}))):
            with refused("record/unfinished", "record-not-yet"):
                await work
        room.table.chairs[room.table.turn].level = "random"
        cafe.thinking.resume(room)
        assert room.bot_task is None

    with_cafe(test, lines_per_game=10)


def test_a_table_begins_with_fewer_lines_than_a_game_may_have() -> None:
    """So that it can go on; a record that was longer under other settings is refused with the code."""

    async def test(cafe: Cafe) -> None:
        with refused("limit/lines", "limit-lines", most=10):
            await cafe.open(order(after={"record": "long", "line": 10}))
        assert await cafe.open(order(after={"record": "long", "line": 9}))

    with_cafe(test, lines_per_game=10)


def test_of_many_commands_the_newest_are_known_again() -> None:
    """A table does not keep the ids of all, and a newer one that comes twice is still done once."""

    async def test(cafe: Cafe) -> None:
        await store_pig(cafe.store, "talk", [], over=False)
        room = await cafe.rooms.by_id("talk")
        for number in range(3 * COMMANDS):
            room.table.apply(events.Emoted(seat=0, emote="clap", id=f"{HOST}:{number}"))
        assert COMMANDS <= len(room.table.done) <= 2 * COMMANDS
        newest = 3 * COMMANDS - 1
        assert (await cafe.do(room, HOST, messages.SendEmote(str(newest), 0, "clap"))).n == room.table.number

    with_cafe(test)
