"""`dicecafe admin`: tables and decks of a store listed, closed, deleted and exported, beside a server that uses it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from cafes import at_a_cafe
from refusals import refused

from dicecafe.cli import main
from dicecafe.engine import registry
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.protocol.messages import Key, Move, SeatOrder, TableOrder
from dicecafe.server.admin.manage import Manager
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Viewer
from dicecafe.terminal.decks import games_with_decks

SEATS = [SeatOrder("here", "Ann"), SeatOrder("here", "Bo")]
ORDER = TableOrder("pig", SEATS, {"target": 10}, first=0)
LESSON = TableOrder("pig", [SEATS[0], SeatOrder("bot", level="easy")], first=0, lesson=True)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints."""
    assert main(["admin", *words]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


async def play(cafe: Cafe, key: Key, moves: int) -> None:
    """Make some moves, or play to the end."""
    room, holder = await cafe.by_token(key.token)
    for _ in range(moves):
        table = room.table
        if table.status == "over":
            return
        held = "* 2" <= "".join(table.playing.log[-1:]) <= "* 6"  # a roll that counts
        move = Move(id=f"c{table.number}", seat=table.turn, at=table.at, move="hold" if held else "roll")
        await cafe.do(room, holder, move)


def test_tables_are_listed_closed_deleted_and_exported(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """While they are open in a cafe: whoever sits there is told, and what was played stays as long as it is not deleted."""

    async def test(cafe: Cafe) -> None:
        over, playing, other = [await cafe.open(ORDER) for _ in range(3)]
        await play(cafe, over, 1000)
        await play(cafe, playing, 1)
        heard = list[dict[str, Any]]()

        async def hear(message: bytes) -> None:
            heard.append(json.loads(message))

        room, holder = await cafe.by_token(playing.token)
        await cafe.join(room, Viewer(holder, hear), 0)

        def outside() -> None:
            listed = {one["id"]: one for one in json.loads(run(capsys, url, "tables", "--json"))["tables"]}
            assert [listed[one.table]["status"] for one in (over, playing, other)] == ["over", "open", "open"]
            assert (listed[over.table]["names"], listed[over.table]["code"]) == (["Ann", "Bo"], over.code)
            shown = run(capsys, url, "tables")
            assert not any(secret in shown for secret in (over.token, over.watch, room.table.opened.secret))
            assert json.loads(run(capsys, url, "close", playing.code.lower(), "--json")) == {"closed": [playing.table]}
            assert json.loads(run(capsys, url, "close", playing.code, "--json")) == {"closed": []}

        await asyncio.to_thread(outside)
        with refused("table/closed", "table-closed"):
            await play(cafe, playing, 1)
        assert (heard[-1]["type"], heard[-1]["code"]) == ("refused", "table/closed")
        with refused("table/closed"):
            await cafe.by_token(playing.token)
        found, refusals = await Manager(url).records([])
        records = {len(one["log"]): one for one in found}
        assert not refusals
        assert records.pop(2).get("result") is None
        assert verify(Record.from_dict(records.popitem()[1])).rolls
        assert len((await cafe.record(playing.table)).log) == 2
        with refused("record/unfinished"):
            await Manager(url).records([other.table])
        assert await Manager(url).delete([over.table, other.code]) == [over.table, other.table]
        with refused("table/unknown"):
            await cafe.record(over.table)
        assert [one.status for one in await Manager(url).inventory.tables()] == ["closed"]

    at_a_cafe(url, test)


def test_one_record_that_can_not_be_had_spares_the_others(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A closed lesson has none, since only its rules could play it again: it is named, and the other games are there."""

    async def test(cafe: Cafe) -> None:
        over, lesson = await cafe.open(ORDER), await cafe.open(LESSON)
        await play(cafe, over, 1000)
        assert await Manager(url).close([lesson.table]) == [lesson.table]

        def outside() -> None:
            assert main(["admin", url, "export"]) == 1
            said = capsys.readouterr()
            assert len(said.out.splitlines()) == 1
            assert lesson.table in said.err
            assert "table/closed" in said.err

        await asyncio.to_thread(outside)

    at_a_cafe(url, test)


def test_decks_go_with_the_tables_that_play_with_them(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A deck is named by its digest, or as much of it as no other has."""
    name, game = next(iter(games_with_decks().items()))

    async def test(cafe: Cafe) -> None:
        keys = [await cafe.open(TableOrder(name, SEATS, first=0)) for _ in range(2)]
        await cafe.open(ORDER)

        def outside() -> None:
            ((deck),) = json.loads(run(capsys, url, "decks", "--json"))["decks"]
            assert (deck["game"], deck["tables"]) == (name, 2)
            assert game.deck_option is not None
            assert deck["cards"] == game.deck_option.house()
            assert run(capsys, url, "cards", deck["digest"][:6]) == cards(capsys, name).replace(name, deck["digest"])
            assert deck["digest"] in run(capsys, url, "decks")
            closed = json.loads(run(capsys, url, "close", deck["digest"], "--json"))["closed"]
            assert sorted(closed) == sorted(key.table for key in keys)
            assert "2" in run(capsys, url, "delete", deck["digest"])
            assert json.loads(run(capsys, url, "decks", "--json")) == {"decks": []}

        await asyncio.to_thread(outside)

    at_a_cafe(url, test)


def cards(capsys: pytest.CaptureFixture[str], game: str) -> str:
    """The cards of a game's own deck, as they are drawn."""
    assert main(["deck", "cards", game]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["close"], "usage-admin-which"),
        (["tables", "one"], "usage-admin-none"),
        (["close", "nothing"], "admin-unknown"),
        (["cards", "abcdef"], "admin-unknown"),
    ],
)
def test_what_there_is_not_is_refused(url: str, capsys: pytest.CaptureFixture[str], words: list[str], id: str) -> None:
    """With exit code 2 where the command can't be so, and 1 where nothing has that name."""

    async def nothing(_: Cafe) -> None:
        await asyncio.sleep(0)

    at_a_cafe(url, nothing)
    assert main(["admin", url, *words, "--json"]) == (1 if id == "admin-unknown" else 2)
    assert id in capsys.readouterr().out


def test_a_store_that_is_not_there_is_made_by_nobody(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither to be listed nor to be copied."""
    for words in (["admin", str(tmp_path / "no.db"), "tables"], ["backup", str(tmp_path / "no.db"), str(tmp_path / "copy")]):
        assert main(words) == 2
        assert "store/unavailable" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.db"))
    assert registry.names()
