"""App: the server as an aiohttp application: the API, the pages of the client, the sockets, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from aiohttp import web

from dicecafe.engine import registry

from .accounts import Accounts
from .brought_bots import bring
from .fanout import Fanout
from .garbage import Collector, Trimmer, break_cycle
from .http.answering import ACCOUNTS, CAFE, SETTINGS, addresses, sent
from .http.errors import CODE, METRICS, add_headers, answer_errors, count_refusal, status_of
from .http.pages import BUILT, OFFLINE, File, Pages
from .http.peers import count_requests
from .http.tracing import trace
from .observer import Observer, resident_bytes
from .settings import Settings
from .socket.sockets import Sockets
from .store import StoreError, open_store
from .tables.cafe import STALLED_AFTER, Cafe
from .tokens import Signer

log = logging.getLogger("dicecafe.server")

SWEEP_INTERVAL = 3600.0  # seconds
SWEEP_CONFIRM = 2 * SWEEP_INTERVAL  # time enough for every process to say which of the tables to be swept are open there
SWITCH_INTERVAL = 0.0001  # seconds for which a thread keeps the interpreter that another one wants
SOCKETS = web.AppKey("sockets", Sockets)


def create_app(settings: Settings, accounts: Accounts | None = None) -> web.Application:
    """The application of one process, which may share its accounts with others."""
    middlewares = [trace, answer_errors, count_requests, pages(settings)]
    app = web.Application(middlewares=middlewares, client_max_size=settings.request_bytes)
    app[SETTINGS], app[ACCOUNTS] = settings, accounts or Accounts(settings)
    app.add_routes(addresses(settings.metrics, settings.base_path))
    app.add_routes([web.get(f"{settings.base_path}/socket", connect, allow_head=False)])
    app.on_response_prepare.extend([add_headers, count_refusal])
    app.cleanup_ctx.append(lambda app: running(app, settings))
    app.on_shutdown.append(close_sockets)
    return app


def pages(settings: Settings) -> Callable[..., Awaitable[web.StreamResponse]]:
    """A middleware that answers with a page of the client where there is nothing else."""
    base = settings.base_path
    pages = Pages(Path(settings.client) if settings.client else BUILT, base, "offline" * bool(settings.demo))
    demo = Pages(Path(settings.demo), base + OFFLINE, "online") if settings.demo else None

    @web.middleware
    async def middleware(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPNotFound as error:
            if request.method not in ("GET", "HEAD"):
                raise
            if file := (demo and demo.find(request.path)) or pages.find(request.path):
                break_cycle(error)
                return sent(file, request.headers)
            if request.path == base:  # people leave the slash out
                break_cycle(error)
                return web.Response(status=308, headers={"Location": f"{base}/"})
            if "text/html" in request.headers.get("Accept", "") and not request.path.startswith(f"{base}/api/"):
                break_cycle(error)
                return lost(pages.find(f"{base}/"), request.headers)
            raise

    return middleware


def lost(index: File | None, headers: Mapping[str, str]) -> web.Response:
    """The page for people who come to an address at which there is nothing; it is refused like one that a program asks for."""
    assert index is not None
    response = sent(index, {name: value for name, value in headers.items() if name != "If-None-Match"})
    response.set_status(status_of("request/nowhere"))
    response[CODE] = "request/nowhere"
    return response


async def running(app: web.Application, settings: Settings) -> AsyncIterator[None]:
    """Open the cafe and its store, and close them at the end."""
    store = await open_store(settings.store)
    await asyncio.to_thread(load_games)
    await asyncio.to_thread(bring, settings.bots)
    key = settings.key or await store.setting("key", secrets.token_hex(32))
    process = f"{socket.gethostname()}:{settings.port}:{app[ACCOUNTS].worker}"
    cafe = app[CAFE] = Cafe(store, Signer(key), settings, process, app[ACCOUNTS])
    app[METRICS] = cafe.metrics
    app[SOCKETS] = Sockets(cafe, app[ACCOUNTS])
    fanout = Fanout(cafe, settings.redis)
    if settings.store != ":memory:":  # others may write into it
        fanout.start()
    with Collector() as collector, short_turns():
        beside = (
            sweep(cafe, settings),
            resume_stalled(cafe),
            app[SOCKETS].ping_silent(),
            collector.run(lambda: cafe.metrics.events, lambda: resident_bytes() > settings.memory_warning),
            Trimmer().run(lambda: len(cafe.rooms.rooms)),
            Observer(cafe.metrics, settings, cafe.load).run(),
        )
        tasks = [asyncio.create_task(work) for work in beside]
        yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await fanout.close()
    await cafe.close()


@contextmanager
def short_turns() -> Iterator[None]:
    """Have threads wait less for the interpreter, which the loop gives up at each of its rounds and takes back at once.

    A thread that waits is woken each time and comes too late each time. Only when it was not woken for this long does the loop
    have to wait for it: so this is shorter than nearly all rounds, or the thread that stores moves waits for tens of milliseconds
    while the loop is busy with long games.
    """
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    yield
    sys.setswitchinterval(before)


def load_games() -> None:
    """Load all games with the digests of their rules: nobody at a table is to wait for that."""
    for name in registry.names():
        _ = registry.load(name).known_digests


async def connect(request: web.Request) -> web.StreamResponse:
    """The WebSocket."""
    return await request.app[SOCKETS].connect(request)


async def close_sockets(app: web.Application) -> None:
    """Send the clients away; they come back when the server does."""
    await app[SOCKETS].close()


async def resume_stalled(cafe: Cafe) -> None:
    """See to tables at which nothing happens though it should."""
    while True:
        await asyncio.sleep(STALLED_AFTER)
        cafe.resume_stalled()


async def sweep(cafe: Cafe, settings: Settings) -> None:
    """Clear old tables away, now and then."""
    while True:
        try:
            swept = await cafe.store.sweep(*settings.kept_seconds, SWEEP_CONFIRM, list(cafe.rooms.rooms))
            if swept:
                log.info("old tables were cleared away", extra={"about": {"tables": swept}})
        except StoreError as error:
            log.warning("no sweeping now", extra={"about": {"code": error.code}})
        await asyncio.sleep(SWEEP_INTERVAL)
