"""Tables that are not kept any more: whoever has a link to one is told so, and a record that was downloaded stays good."""

from __future__ import annotations

from typing import Any

import pytest
from cafes import at_a_cafe, roll
from refusals import refused

from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.protocol.messages import Move, SeatOrder, TableOrder
from dicecafe.server.settings import Settings
from dicecafe.server.tables.cafe import Cafe

ORDER = TableOrder("pig", [SeatOrder("here", "Ann"), SeatOrder("here", "Bo")], {"target": 10}, first=0)


async def played(cafe: Cafe, token: str) -> dict[str, Any]:
    """Play a table to its end; its record."""
    room, holder = await cafe.by_token(token)
    while room.table.status != "over":
        table = room.table
        if "* 2" <= "".join(table.playing.log[-1:]) <= "* 6":  # a roll that counts
            await cafe.do(room, holder, Move(id=f"c{table.number}", seat=table.turn, at=table.at, move="hold"))
        else:
            await roll(cafe, room, f"c{table.number}")
    return (await cafe.record(room.table.id)).as_dict()


@pytest.mark.parametrize("finished", [True, False])
def test_a_link_to_a_table_that_is_gone_says_so(url: str, finished: bool) -> None:
    """By a code of its own, since a token is proof that the table was there; nobody else learns that it was."""

    async def test(cafe: Cafe) -> None:
        key = await cafe.open(ORDER)
        record = await played(cafe, key.token) if finished else {}
        await cafe.store.sweep(*Settings().kept_seconds, open=list(cafe.rooms.rooms))
        await cafe.by_token(key.token)
        assert await cafe.store.sweep(-1, -1, -1) == 1
        with refused("table/removed", "table-removed", finished=90, idle=60):
            await cafe.by_token(key.token)
        with refused("table/unknown"):
            await cafe.record(key.table)
        with refused("table/unknown"):
            await cafe.by_watch(key.watch)
        with refused("token/invalid"):
            await cafe.by_token(key.token[:-1])
        if finished:
            assert verify(Record.from_dict(record)).rolls

    at_a_cafe(url, test)


def test_tables_may_be_kept_for_ever() -> None:
    """As the setting says it: by 0."""
    assert Settings(finished_days=0).kept_seconds == (86_400, 60 * 86_400, float("inf"))
    assert Settings(finished_days=2).kept_seconds[2] == 2 * 86_400
