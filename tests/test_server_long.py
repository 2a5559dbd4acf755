"""Long games: their logs are replayed a slice at a time, while everybody else has a turn; and none is longer than it may be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cafes import roll
from long_games import HOST, long_pig, store_pig
from refusals import refused
from serving import others_at_play

from dicecafe.engine.match import Match
from dicecafe.protocol import messages
from dicecafe.protocol.messages import TableOrder
from dicecafe.server.budgets import Rate
from dicecafe.server.settings import Settings
from dicecafe.server.slices import LONG, REST, SLICE, Slices
from dicecafe.server.store import checksums, open_store, reading
from dicecafe.server.store.checksums import chained
from dicecafe.server.tables import events, real_dice, records, stored
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.replay import replay
from dicecafe.server.tables.rooms import HISTORY, Room, Viewer
from dicecafe.server.tables.table import COMMANDS
from dicecafe.server.tokens import Signer
from dicecafe.words import Message

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
        assert between.lines == 0  # nothing is played again for it
        table = await between.during(cafe.finished("long"))
        assert (between.lines, between.most) == (len(PIG), SLICE)
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
            await cafe.finished(id)
            finished.append(id)

        await between.during(asyncio.gather(*(read(f"game{number}") for number in range(5)), read("short")))
        assert between.most <= 2 * SLICE
        assert finished[0] == "short"

    with_cafe(test)


def test_others_have_a_turn_while_a_record_is_made_of_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many events between two turns."""
    between = Between(monkeypatch)
    monkeypatch.setattr(records, "decode", between._counted(stored.decode))

    async def test(cafe: Cafe) -> None:
        assert (await between.during(cafe.record("long"))).log == PIG
        assert (between.lines, between.most) == (len(PIG) + 1, records.SLICE)

    with_cafe(test)


def test_a_long_game_leaves_the_loop_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """After its first lines it rests between two slices; so does nothing that is short."""
    rests, sleep = list[float](), asyncio.sleep

    async def noted(seconds: float) -> None:
        rests.append(seconds)
        await sleep(0)

    async def run() -> None:
        slices = Slices()
        for done in range(len(PIG)):
            await slices.pause(done)

    monkeypatch.setattr("dicecafe.server.slices.asyncio.sleep", noted)
    asyncio.run(run())
    assert rests == [0.0] * (LONG // SLICE) + [REST] * ((len(PIG) - 1) // SLICE + 1 - LONG // SLICE)


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
            real_dice.rolled(room.table, HOST, room.table.at, "1")
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


def test_checksums_of_a_long_game_are_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event has one, and others have a turn in between."""
    made: Counter[int] = Counter()  # by turn

    async def test(cafe: Cafe) -> None:
        async with others_at_play() as turns:

            def noted(*given: Any) -> bytes:
                made[turns()] += 1
                return chained(*given)

            monkeypatch.setattr(checksums, "chained", noted)
            await cafe.store.load("long")

    with_cafe(test)
    assert made.total() == len(PIG) + 1
    assert max(made.values()) <= reading.PIECE


def test_an_address_reads_so_many_lines() -> None:
    """One game at a time, at its own expense; then it is refused, and another address, or who looks at what is open, is not."""

    async def test(cafe: Cafe) -> None:
        await store_pig(cafe.store, "other", PIG)
        begun: list[str] = []
        load = cafe.store.load

        async def noted(table: str, after: int = 0) -> list[bytes]:
            begun.append(table)
            assert len(cafe.rooms.loading) == 1
            return await load(table, after)

        cafe.store.load = noted  # type: ignore[method-assign]  # as the server calls it
        await asyncio.gather(*(cafe.finished(id, address="192.0.2.1") for id in ("long", "other")))
        assert begun == ["long", "other"]
        with refused("limit/reading"):
            await cafe.record("long", address="192.0.2.1")
        room = await cafe.rooms.by_id("long", "192.0.2.2")
        assert (await cafe.rooms.by_id("long", "192.0.2.1")) is room

    with_cafe(test, lines_read=Rate(3000, 1e6))


# ---------------------------------------------------------------- whoever plays comes first
def watched(cafe: Cafe, room: Room, welcomed: list[str], holder: str = "") -> Coroutine[Any, Any, None]:
    """Somebody comes to a table; `welcomed` tells."""

    async def hear(message: bytes) -> None:
        welcomed.append("welcome")

    return cafe.join(room, Viewer(holder, hear), 0)


def test_a_table_goes_on_while_somebody_is_told_what_they_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of events are described before the table is locked, a slice at a time; in all, the newest ones."""
    between, locked = Between(monkeypatch), list[bool]()

    async def test(cafe: Cafe) -> None:
        room, welcomed = await cafe.rooms.by_id("long"), list[str]()
        describe = Match.describe

        def noted(*given: Any) -> Message:
            locked.append(room.lock.locked())
            return describe(*given)

        monkeypatch.setattr(Match, "describe", noted)
        await between.during(watched(cafe, room, welcomed))
        assert (welcomed, locked, between.most) == (["welcome"], [False] * HISTORY, SLICE)

    with_cafe(test)


def test_a_move_waits_for_one_spectator_at_most() -> None:
    """However many come at once."""

    async def test(cafe: Cafe) -> None:
        key = await cafe.open(order(first=0))
        room, happened = await cafe.rooms.by_id(key.table), list[str]()
        coming = [asyncio.create_task(watched(cafe, room, happened)) for _ in range(50)]
        await asyncio.sleep(0)
        roll = messages.Move(id="1", seat=0, at=room.table.at, move="roll")
        await cafe.do(room, room.table.opened.host, roll)
        assert len(happened) <= 2
        await asyncio.gather(*coming)
        assert len(happened) >= 50

    with_cafe(test)


def test_spectators_of_a_table_are_limited() -> None:
    """So many devices; one of somebody who plays is let in all the same, and hears of everything first."""

    async def test(cafe: Cafe) -> None:
        key = await cafe.open(order(first=0))
        room, happened = await cafe.rooms.by_id(key.table), list[str]()
        for _ in range(3):
            await watched(cafe, room, happened)
        with refused("limit/spectators"):
            await watched(cafe, room, happened)
        heard: list[int] = []

        async def hear(message: bytes) -> None:
            heard.append(len(happened))

        await cafe.join(room, Viewer(room.table.opened.host, hear), 0)
        before = len(happened)
        await cafe.do(room, room.table.opened.host, messages.Move(id="1", seat=0, at=room.table.at, move="roll"))
        assert (heard[-1], len(happened)) == (before, before + 3)

    with_cafe(test, viewers_per_table=3)


def test_who_saw_more_at_another_process_is_told_nothing_twice(tmp_path: Path) -> None:
    """A device that comes to a process which is behind is told what is new since the last number that it saw."""

    async def test() -> None:
        one, other = [Cafe(await open_store(str(tmp_path / "cafe.db")), Signer("key"), Settings(debounce=1000)) for _ in range(2)]
        key = await one.open(order(first=0))
        here = await one.rooms.by_id(key.table)
        for number in range(SLICE):
            await roll(one, here, str(number))
        there = await other.rooms.by_id(key.table)
        await roll(one, here, "the last")
        heard: list[Any] = []

        async def hear(message: bytes) -> None:
            heard.append(msgspec.json.decode(message))

        await other.join(there, Viewer(here.table.opened.host, hear), here.table.number)
        assert (heard[0]["type"], heard[0]["n"], heard[0]["events"]) == ("welcome", here.table.number, [])
        await one.close()
        await other.close()

    asyncio.run(test())
