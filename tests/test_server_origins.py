"""Old tables after an upgrade: they play on with the deck they began with, and say so where the rules are others now."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from refusals import refused
from stores import execute

from dicecafe import bots
from dicecafe.engine import decks, registry
from dicecafe.engine.contract import OVER
from dicecafe.engine.decks import DeckOption
from dicecafe.engine.record import Record
from dicecafe.engine.stream import Stream
from dicecafe.engine.verify import verify
from dicecafe.protocol.messages import After, Move, Rematch, SeatOrder, TableOrder
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tokens import Signer

GAME = "dicecreams"
OPTION = next(option for option in registry.load(GAME).options if isinstance(option, DeckOption))
SEATS = [SeatOrder("here", "Ann"), SeatOrder("here", "Bo")]


def at_a_cafe(url: str, test: Callable[[Cafe], Awaitable[Any]]) -> Any:
    """Do something at a cafe with that store; what came of it."""

    async def run() -> Any:
        cafe = Cafe(await open_store(url), Signer("key"), Settings(debounce=1000))
        try:
            return await test(cafe)
        finally:
            await cafe.close()

    return asyncio.run(run())


async def opened(cafe: Cafe, **options: Any) -> str:
    """A new table with few cones."""
    return (await cafe.open(TableOrder(GAME, SEATS, options={"cones": 3, **options}, first=0))).table


async def play(cafe: Cafe, table: str, moves: int = 10_000) -> dict[str, Any]:
    """Play on, as the hints say; the record's result, if it comes to that."""
    room = await cafe.rooms.by_id(table)
    match = room.table.playing
    bot = bots.make("greedy", match.game, Stream(1, 0), match.cfg)
    for _ in range(moves):
        if (seat := room.table.turn) == OVER:
            break
        move = match.notation(seat, bot.choose(match.view(seat), match.legal(seat)))
        await cafe.do(room, room.table.opened.host, Move(id=f"c{room.table.number}", seat=seat, at=room.table.at, move=move))
    return match.record().result or {}


def another_deck() -> dict[str, Any]:
    """The house's deck with dearer cards."""
    deck = OPTION.house()
    for card in deck["icecream"]:
        card["fame"] += 1
    return deck


def upgrade(patch: pytest.MonkeyPatch) -> None:
    """A version with another house deck."""
    text = json.dumps(another_deck(), sort_keys=True)
    patch.setattr(decks, "_house", lambda folder: text)


def events(url: str, table: str) -> list[dict[str, Any]]:
    """What is stored of a table."""
    rows = execute(url, f"SELECT body FROM events WHERE table_id = '{table}' ORDER BY number")
    return [json.loads(body) for (body,) in rows]


def test_tables_play_on_with_the_deck_they_began_with(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished one has the points it had, one in play goes on with its cards, and their records carry the deck whole."""

    async def before(cafe: Cafe) -> tuple[str, dict[str, Any], str]:
        done, going = await opened(cafe), await opened(cafe)
        await play(cafe, going, 5)
        return done, await play(cafe, done), going

    async def after(cafe: Cafe) -> None:
        record = await cafe.record(done)
        assert record.result == result
        assert record.more["deck"] == house
        assert verify(record).rules == "same"
        await play(cafe, going)
        assert (await cafe.record(going)).more["deck"] == house
        new = await opened(cafe)
        await play(cafe, new)
        assert "deck" not in (await cafe.record(new)).more

    house = OPTION.house()
    done, result, going = at_a_cafe(url, before)
    assert events(url, done)[-1]["result"] == result
    upgrade(monkeypatch)
    at_a_cafe(url, after)
    assert len(execute(url, "SELECT digest FROM decks")) == 2


def test_a_deck_of_ones_own_is_stored_once(url: str) -> None:
    """However many tables and rematches play with it."""
    deck = another_deck()

    async def test(cafe: Cafe) -> list[str]:
        tables = [await opened(cafe, deck=deck) for _ in range(3)]
        await play(cafe, tables[0])
        room = await cafe.rooms.by_id(tables[0])
        await cafe.do(room, room.table.opened.host, Rematch(id="again"))
        return [*tables, room.table.again]

    async def read(cafe: Cafe) -> None:
        for table in tables:
            assert (await cafe.rooms.by_id(table)).table.opened.options["deck"] == deck

    tables = at_a_cafe(url, test)
    at_a_cafe(url, read)
    assert len(execute(url, "SELECT digest FROM decks")) == 1
    assert all(len(json.dumps(events(url, table)[0])) < 2000 for table in tables)
    execute(url, "UPDATE decks SET body = substr(body, 2)")
    with refused("table/broken"):
        at_a_cafe(url, lambda cafe: cafe.rooms.by_id(tables[1]))


def test_a_deck_is_written_once_for_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often its digest is needed, until the table is opened and somebody is welcome at it."""
    written, dumps = list[Any](), json.dumps

    def noted(value: Any, **how: Any) -> str:
        written.append(value)
        return dumps(value, **how)

    async def test(cafe: Cafe) -> None:
        monkeypatch.setattr(json, "dumps", noted)
        await cafe.look((await cafe.open(TableOrder(GAME, SEATS, options={"deck": another_deck()}))).code)
        monkeypatch.undo()

    at_a_cafe(":memory:", test)
    assert written == [another_deck()]


def test_a_deck_of_ones_own_is_read_by_a_worker(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a table is opened, and when it is read from the store; a wrong one is refused in the same words as by us."""
    read: list[Any] = []
    wrong = {**OPTION.house(), "animal": []}
    with refused("deck/invalid", "deck-animals") as here:
        OPTION.lay_out(wrong)
    monkeypatch.setattr(DeckOption, "lay_out", lambda *given: read.append(given))

    async def open_two(cafe: Cafe) -> str:
        with refused("deck/invalid", "deck-animals") as there:
            await opened(cafe, deck=wrong)
        assert str(there.value) == str(here.value)
        return await opened(cafe, deck=another_deck())

    async def look(cafe: Cafe) -> str:
        return (await cafe.rooms.by_id(table)).table.game.name

    table = at_a_cafe(url, open_two)
    del OPTION.known[OPTION.fields(another_deck())["deck"]]
    assert at_a_cafe(url, look) == GAME
    assert not read


def test_a_table_of_other_rules_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unfinished, it can't go on; finished, it is shown where it comes out as it did; the record is there as it was stored."""

    async def before(cafe: Cafe) -> list[str]:
        tables = [await opened(cafe) for _ in range(3)]
        await play(cafe, tables[0])
        await play(cafe, tables[1])
        await play(cafe, tables[2], 3)
        return tables

    same, other, going = at_a_cafe(url, before)
    last = json.loads(execute(url, f"SELECT body FROM events WHERE table_id = '{other}' ORDER BY number DESC LIMIT 1")[0][0])
    last["result"]["points"][0] += 7  # what came out under the rules of then
    body = json.dumps(last).encode().hex()
    literal = f"'\\x{body}'::bytea" if url.startswith("postgres") else f"x'{body}'"
    number = len(events(url, other))
    execute(url, f"UPDATE events SET body = {literal}, checksum = NULL WHERE table_id = '{other}' AND number = {number}")
    game = registry.load(GAME)
    monkeypatch.setitem(vars(game), "rules_digest", "another")
    monkeypatch.setitem(vars(game), "known_digests", frozenset(["another"]))

    async def after(cafe: Cafe) -> None:
        assert (await cafe.playable(same)).result
        record = await cafe.record(other)
        assert (record.more["rules"], record.result) == ("other", last["result"])
        assert Record.from_dict(record.as_dict()) == record
        with refused("record/other-rules"):
            verify(record)
        for refusing in (cafe.playable(other), cafe.to_analyse(other), cafe.finished(other), cafe.record(going)):
            with refused("table/other-rules", "table-other-rules"):
                await refusing
        after = After(other, 3)
        with refused("table/other-rules", "table-other-rules"):
            await cafe.open(TableOrder(GAME, SEATS, after=after))

    at_a_cafe(url, after)


def test_tables_of_before_have_no_digests(url: str) -> None:
    """They are played on as they were."""
    table = at_a_cafe(url, opened)
    first = {key: value for key, value in events(url, table)[0].items() if key != "digests"}
    body = json.dumps(first).encode().hex()
    literal = f"'\\x{body}'::bytea" if url.startswith("postgres") else f"x'{body}'"
    execute(url, f"UPDATE events SET body = {literal} WHERE number = 1")
    execute(url, "UPDATE events SET checksum = NULL")
    assert at_a_cafe(url, lambda cafe: play(cafe, table))["points"]
