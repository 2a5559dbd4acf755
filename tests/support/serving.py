"""A server in the test's own process; and how often others have their turn while it works."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from aiohttp import web

from dicecafe.server.app import create_app
from dicecafe.server.http.answering import ACCOUNTS, CAFE
from dicecafe.server.http.peers import Peer, Peers
from dicecafe.server.serve import http_options
from dicecafe.server.settings import Settings


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[tuple[web.Application, Peers, str]]:
    """A server in this process, its connections, and its address."""
    chosen = Settings(**{"store": ":memory:", "debounce": 0.05, **settings})
    runner = web.AppRunner(app := create_app(chosen))
    await runner.setup()
    assert runner.server is not None
    peers = Peers(chosen, app[ACCOUNTS], app[CAFE].metrics)
    connect = partial(Peer, peers, runner.server, **http_options(chosen))
    server = await asyncio.get_running_loop().create_server(connect, "127.0.0.1", 0)
    try:
        yield app, peers, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        await runner.cleanup()


@asynccontextmanager
async def others_at_play() -> AsyncIterator[Callable[[], int]]:
    """Somebody who wants to do something in every turn of the loop; how many turns they have had."""
    turns = 0

    async def play() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    playing = asyncio.create_task(play())
    try:
        yield lambda: turns
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
