"""A server killed in the middle of games: nothing that was told or answered is lost, nothing happens twice, and all go on.

The same with 200 kills for each store is `python benchmarks/crash.py`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from cafe_server import Server
from cluster import BOT, SHORT, Person, check, check_record, crash, stored, together
from stores import Cluster, execute

from dicecafe.engine import registry
from dicecafe.engine.dice import seal_of
from dicecafe.server.tokens import Signer

KILLS = 6


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of this file's own, to be ill-treated."""
    cluster = Cluster()
    yield cluster
    cluster.close()


def test_kill_9_with_sqlite(tmp_path: Path) -> None:
    """Killed at random moments, started again on the same file: every table has all it told, and is played to its end."""
    tally = asyncio.run(crash(str(tmp_path / "cafe.db"), KILLS, seed=1))
    assert tally.kills == KILLS
    assert tally.tables >= 5


def test_kill_9_with_postgres(postgres: Cluster) -> None:
    """The same on PostgreSQL, which crashes too under the running server."""
    tally = asyncio.run(crash(postgres.database(), KILLS, seed=2, postgres=postgres, stops=2))
    assert (tally.kills, tally.stops) == (KILLS, 2)
    assert tally.tables >= 5


def test_a_log_goes_on_from_wherever_it_stops(tmp_path: Path) -> None:
    """Whatever the last event is that reached the store, be it a move whose roll is missing, the table is played to its end."""
    store, rng = str(tmp_path / "cafe.db"), random.Random(3)

    async def play(people: list[Person]) -> None:
        await asyncio.wait_for(together(person.play(server.address) for person in people), 60)

    with Server(store) as server:
        first = []
        for game in registry.names():
            key = server.open(game, "Ann", f"bot:{BOT}", options=SHORT.get(game, {}), first=1, grace=0, seal=seal_of("Ann"))
            first.append(Person(key, game, rng, aside_rate=0, nonce="Ann"))
        asyncio.run(play(first))
        server.kill()
        copies = [(key, one) for one in first for key in cut_short(store, one.key["table"])]
        cut = [(Person(key, key["table"], rng, aside_rate=0, nonce="Ann"), one) for key, one in copies]
        server.start()
        asyncio.run(play([person for person, _ in cut]))
        for person, one in cut:
            log = stored(store, person.key["table"])
            check([person], log)
            check_record(server.get(f"/api/records/{person.key['table']}")[1], log, one, person)


def cut_short(store: str, table: str, most: int = 25) -> list[dict[str, str]]:
    """Copies of a table in a SQLite store that stop after one event, after two, and so on; the host's keys to them."""
    events, ((secret,),) = stored(store, table), execute(store, "SELECT value FROM settings WHERE name = 'key'")
    keys = []
    for number in range(1, min(len(events), most)):
        id = f"{table}-{number}"
        execute(store, f"INSERT INTO tables (id, code, watch) VALUES ('{id}', '{id}', '{id}')")
        execute(
            store,
            f"INSERT INTO events (table_id, number, written, body) SELECT '{id}', number, written, body FROM events"
            f" WHERE table_id = '{table}' AND number <= {number} ORDER BY number",
        )
        keys.append({"table": id, "token": Signer(secret).token(id, events[0]["host"])})
    return keys
