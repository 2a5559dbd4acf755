"""What the version before stored is read by this one: a store with games that are over and games that go on, and records.

The files were made by the code of commit 599a981, with the store of then; nothing here makes them again. With each release they
are joined by those of the last.
"""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

from cafes import at_a_cafe
from stores import execute

from dicecafe.engine import registry
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify_file
from dicecafe.protocol.messages import Move
from dicecafe.server.store.versions import migrations
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tokens import Signer

FOLDER = Path(__file__).parent / "upgrade"
RECORDS = FOLDER / "records.jsonl"
TABLES = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
KEY_QUERY = "value FROM settings WHERE name = 'key'"


def test_a_store_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    """Every game that was over has its record, and every other one is played on to its end by those who hold its tokens."""
    store, rng = tmp_path / "store.db", random.Random(3)
    store.write_bytes(gzip.decompress((FOLDER / "store.db.gz").read_bytes()))
    ((before,),), ((key,),) = (execute(str(store), f"SELECT {one}") for one in ("max(number) FROM migrations", KEY_QUERY))
    assert before < len(migrations("sqlite")), "it was made by an older version"
    records = {json.dumps(one["log"]): one for one in map(json.loads, RECORDS.read_text(encoding="utf-8").splitlines())}

    async def test(cafe: Cafe) -> None:
        cafe.signer = cafe.rooms.signer = Signer(key)
        assert {told["game"] for told in TABLES.values()} == set(registry.names())
        for id, told in TABLES.items():
            room, holder = await cafe.by_token(told["token"])
            assert room.table.number == told["events"]
            while room.table.status != "over":
                table = room.table
                moves = table.playing.moves(table.turn)
                move = rng.choice([one for one in moves if not one.startswith(("tip", "scrap"))] or moves)
                await cafe.do(room, holder, Move(id=f"d{table.number}", seat=table.turn, at=table.at, move=move))
            record = (await cafe.record(id)).as_dict()
            if told["over"]:
                assert {**records[json.dumps(record["log"])], "digests": record["digests"]} == record
            assert Record.from_dict(record).log

    at_a_cafe(str(store), test)
    assert execute(str(store), "SELECT max(number) FROM migrations") == [(len(migrations("sqlite")),)]


def test_records_of_the_version_before_verify() -> None:
    """Each of them, rule by rule and die by die."""
    done = verify_file(RECORDS)
    assert len(done) == len(registry.names())
    assert all(one.rolls for one in done)
