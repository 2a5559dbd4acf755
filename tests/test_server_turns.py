"""Fair turns: however much one client asks for at once, everybody else has a turn in between."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import aiohttp
import pytest
from serving import others_at_play, serving

from dicecafe.protocol.messages import SeatOrder, TableOrder
from dicecafe.server.app import SWITCH_INTERVAL
from dicecafe.server.budgets import Rate
from dicecafe.server.http import routes
from dicecafe.server.http.operations import openapi
from dicecafe.server.metrics import Metrics
from dicecafe.server.settings import Settings
from dicecafe.server.slices import REST
from dicecafe.server.store import open_store
from dicecafe.server.tables import cafe, origins, rooms
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tokens import Signer


def test_tables_are_opened_one_in_a_turn_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are ordered at once: each is checked, planned, stamped and begun in a turn of its own."""
    began: list[int] = []

    async def test() -> None:
        opened = Cafe(await open_store(":memory:"), Signer("key"), Settings())
        async with others_at_play() as turns:

            def noted(work: Callable[..., Any]) -> Callable[..., Any]:
                def begun(*given: Any) -> Any:
                    began.append(turns())
                    return work(*given)

                return begun

            for module, name in ((cafe, "check_options"), (cafe, "plan"), (origins, "stamped"), (rooms, "empty")):
                monkeypatch.setattr(module, name, noted(getattr(module, name)))
            await asyncio.gather(*(opened.open(TableOrder("pig", [SeatOrder("here"), SeatOrder("here")])) for _ in range(20)))
        await opened.close()

    asyncio.run(test())
    assert len(began) == len(set(began)) == 80


def test_requests_begin_one_in_a_turn_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many arrive at once, on as many connections: hundreds of them would take a tenth of a second together."""
    began: list[int] = []

    async def test() -> None:
        async with serving() as (_, peers, address), others_at_play() as turns:

            async def noted(*given: object) -> None:
                began.append(turns())

            monkeypatch.setattr(Cafe, "look", noted)
            place = "127.0.0.1", int(address.rpartition(":")[2])
            with ExitStack() as stack:
                guests = [stack.enter_context(socket.create_connection(place)) for _ in range(20)]
                while len(peers.peers) < len(guests):
                    await asyncio.sleep(0)
                for guest in guests:
                    guest.send(b"GET /api/tables/ABCDEF HTTP/1.1\r\nHost: x\r\n\r\n")
                while len(began) < len(guests):
                    await asyncio.sleep(0)

    asyncio.run(test())
    assert len(began) == len(set(began)) == 20


def test_what_is_refused_waits_for_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst of pings over their budget is refused one in a turn, also where they arrived at once."""
    refused: Counter[int] = Counter()  # by turn

    async def test() -> None:
        served = serving(messages=Rate(5, 1e6))
        async with served as (_, _, address), aiohttp.ClientSession() as session, others_at_play() as turns:
            refuse = Metrics.refuse

            def noted(self: Metrics, code: str, address: str) -> None:
                refused[turns()] += 1
                refuse(self, code, address)

            monkeypatch.setattr(Metrics, "refuse", noted)
            async with session.ws_connect(f"{address}/socket", autoping=False) as socket:
                for _ in range(100):
                    await socket.ping()
                for _ in range(100):
                    await socket.receive()

    asyncio.run(test())
    assert refused.total() == 95
    assert max(refused.values()) == 1


def test_threads_do_not_wait_for_the_loop() -> None:
    """While a server runs, the thread that stores moves gets the interpreter soon, however short the loop's rounds are."""
    before = sys.getswitchinterval()

    async def test() -> None:
        async with serving():
            assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL)
            assert SWITCH_INTERVAL <= REST / 10  # a slice with its rest is the longest of usual rounds

    asyncio.run(test())
    assert sys.getswitchinterval() == before > SWITCH_INTERVAL


def test_the_schema_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it: that takes longer than a move."""
    made: list[object] = []

    def noted(operations: Any) -> dict[str, Any]:
        made.append(operations)
        return openapi(operations)

    async def test() -> None:
        routes.described.cache_clear()
        monkeypatch.setattr(routes, "openapi", noted)
        async with serving() as (_, _, address), aiohttp.ClientSession() as session:
            for _ in range(5):
                async with session.get(f"{address}/api/schema") as answer:
                    assert "paths" in await answer.json(content_type=None)

    asyncio.run(test())
    assert len(made) == 1
