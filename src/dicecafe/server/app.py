"""App: the server as an ASGI application: `http.py` for the API, `pages.py` for the client, `socket.py` for sockets."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from dicecafe.engine.errors import DiceCafeError

from . import memory
from .cafe import SILENCE, Cafe
from .fanout import Fanout
from .http import House, http
from .limits import Addresses
from .pages import BUILT, Answer, Pages
from .serve import end_with_parent
from .settings import Settings
from .socket import Sockets
from .store import StoreError, open_store
from .tokens import Signer

log = logging.getLogger("dicecafe.server")

SWEEP = 3600.0  # seconds between two looks for abandoned tables
DAY = 86_400
SOCKET = "/socket"
CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class App:
    """The whole server: HTTP, sockets, and what runs beside them."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.http = settings, http(settings)
        self.pages = Pages(Path(settings.client) if settings.client else BUILT)
        self.sockets: Sockets | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] == "websocket":
            if self.sockets is None or scope["path"] != SOCKET:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "request/nowhere"})
            else:
                await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            if scope["method"] == "HEAD":  # as GET; uvicorn leaves the body out
                scope = {**scope, "method": "GET"}
            if scope["method"] == "GET" and (page := self.pages.answer(scope)):
                await respond(guarded(send), page)
            else:
                await self.http(scope, receive, guarded(send))
        else:
            await self._live(receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """From the start of the process to its end."""
        await receive()
        try:
            async with self.running():
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except DiceCafeError as error:
            await send({"type": "lifespan.startup.failed", "message": f"{error} [{error.code}]"})
        else:
            await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Cafe]:
        """The cafe while it is open."""
        settings = self.settings
        store = await open_store(settings.store)
        key = settings.key or await store.setting("key", secrets.token_hex(32))
        cafe = Cafe(store, Signer(key), settings)
        addresses = Addresses(settings.tables_per_minute, settings.sockets_per_address)
        self.http.state.house, self.sockets = House(cafe, addresses), Sockets(cafe, settings, addresses)
        fanout = Fanout(cafe, settings.redis)
        if settings.store != ":memory:":  # others may write into it
            fanout.start()
        chores = [asyncio.create_task(work) for work in (sweep(cafe, settings), tend(cafe), end_with_parent())]
        try:
            with memory.collecting_young():
                yield cafe
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await fanout.close()
            await cafe.close()


async def tend(cafe: Cafe) -> None:
    """See to tables at which nothing happens though it should."""
    while True:
        await asyncio.sleep(SILENCE)
        cafe.nudge()


async def sweep(cafe: Cafe, settings: Settings) -> None:
    """Clear abandoned tables and what is left in memory away, now and then."""
    while True:
        memory.collect_all()
        try:
            swept = await cafe.store.sweep(time.time(), settings.waiting_days * DAY, settings.idle_days * DAY)
            if swept:
                log.info("abandoned tables were cleared away", extra={"about": {"tables": swept}})
        except StoreError as error:
            log.warning("no sweeping now", extra={"about": {"code": error.code}})
        await asyncio.sleep(SWEEP)


async def respond(send: Any, answer: Answer) -> None:
    """Send an answer that is there already."""
    headers = [(name.encode(), value.encode("latin-1")) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


def guarded(send: Any) -> Any:
    """Every answer with the headers that keep a browser safe."""

    async def with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return with_headers


def app() -> App:
    """The application as uvicorn's workers make it, from the environment that `serve` left them."""
    from .serve import from_environment

    return App(from_environment())
