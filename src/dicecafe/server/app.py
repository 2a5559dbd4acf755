"""App: the server as an ASGI application. HTTP by Litestar, sockets by `socket.py`; the only file that knows the framework."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, Parameter

import dicecafe
from dicecafe import bots
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.game import Game

from . import views
from .cafe import SILENCE, Cafe
from .fanout import Fanout
from .limits import Addresses
from .messages import EMOTES, ErrorBody, GameInfo, Health, Key, OptionInfo, Rules, RulingInfo, SeatRequest, Summary, TableOrder
from .serve import end_with_parent
from .settings import Settings
from .socket import Sockets, address_of
from .store import StoreError, open_store
from .tokens import Signer

log = logging.getLogger("dicecafe.server")

LARGEST = 256 * 1024  # bytes of a request: a deck of one's own fits
SWEEP = 3600.0  # seconds between two looks for abandoned tables
DAY = 86_400
COLLECT = (50_000, 20, 1000)  # the collector seldom walks through all positions of all tables: they hold no cycles
SOCKET = "/socket"
PAGE = Path(__file__).parent / "page"
PAGE_FILES = {"index.html": "text/html", "page.js": "text/javascript", "page.css": "text/css", "icon.svg": "image/svg+xml"}
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
STATUS = {  # by the code of an error, or the part before the slash
    "game/unknown": 404,
    "table/unknown": 404,
    "table/busy": 503,
    "table": 409,
    "seat/not-yours": 403,
    "seat": 409,
    "token": 403,
    "record/unfinished": 409,
    "limit": 429,
    "store": 503,
}
REFUSALS = {
    400: "The request can't be read, or asks for what can't be.",
    404: "There is no such game or table.",
    409: "Not now: the table stands otherwise.",
    413: "The request is too large.",
    429: "Too much at once from this address.",
    503: "Nothing can be stored now.",
}


@dataclass
class House:
    """What a running server has."""

    cafe: Cafe
    addresses: Addresses


Code = Annotated[str, Parameter(max_length=20)]
Id = Annotated[str, Parameter(max_length=40)]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation, as its description lists them."""
    return {status: ResponseSpec(ErrorBody, generate_examples=False, description=REFUSALS[status]) for status in statuses}


@get("/api/games", operation_id="games")
async def games() -> list[GameInfo]:
    """The games there are, with their options and bots."""
    return [game_info(registry.load(name)) for name in registry.names()]


@get("/api/games/{game:str}/rules", operation_id="rules", responses=refusals(400, 404))
async def rules(game: Annotated[str, Parameter(max_length=60)]) -> Rules:
    """A game's rules as Markdown, and its numbered rulings."""
    found = registry.load(game)
    return Rules(found.rules_text, [RulingInfo(r.number, r.title, r.text) for r in found.rulings.values()])


@post("/api/tables", operation_id="open", responses=refusals(400, 404, 413, 429, 503))
async def open_table(data: Annotated[TableOrder, Body()], request: Request[Any, Any, State], state: State) -> Key:
    """Open a table; the answer holds the token of whoever opened it, and the addresses for the others."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    key: Key = await state.house.cafe.open(data)
    return key


@get("/api/tables/{code:str}", operation_id="look", responses=refusals(400, 404, 429, 503))
async def look(code: Code, request: Request[Any, Any, State], state: State) -> Summary:
    """The table with a code: its game, and who sits there."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    room = await state.house.cafe.by_code(code)
    async with room.lock:
        return views.summary(room.table)


@post("/api/tables/{code:str}/seats", operation_id="sit", responses=refusals(400, 404, 409, 413, 429, 503))
async def sit(code: Code, data: Annotated[SeatRequest, Body()], request: Request[Any, Any, State], state: State) -> Key:
    """Take an open seat."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    key: Key = await state.house.cafe.sit(code, data)
    return key


@get("/api/records/{table:str}", operation_id="record", responses=refusals(400, 404, 409, 429, 503))
async def record(table: Id, request: Request[Any, Any, State], state: State) -> dict[str, Any]:
    """The record of a finished game, at an address that stays."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    found = await state.house.cafe.record(table)
    said: dict[str, Any] = found.as_dict()
    return said


@get("/health", operation_id="health", responses=refusals(503))
async def health(state: State) -> Health:
    """Whether the server can store what happens."""
    await state.house.cafe.store.latest()
    return Health("open", dicecafe.__version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    """What the server counts, for Prometheus."""
    return Response(state.house.cafe.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/", include_in_schema=False)
async def page() -> Response[bytes]:
    """The page on which one plays."""
    return await part_of_page.fn("index.html")  # type: ignore[no-any-return]


@get("/page/{name:str}", include_in_schema=False)
async def part_of_page(name: Annotated[str, Parameter(max_length=60)]) -> Response[bytes]:
    """A file of the page."""
    kind = PAGE_FILES.get(name)
    if kind is None:
        raise NotFoundException(detail=f"There is no {name[:40]!r} here.")
    return Response((PAGE / name).read_bytes(), media_type=kind)


def game_info(game: Game) -> GameInfo:
    """A game as a menu shows it."""
    levels = list(bots.LEVELS) if game.part("hints") else ["random"]
    if game.part("solve"):
        levels.append("perfect")
    return GameInfo(
        game.name,
        game.title,
        game.tagline,
        game.designer,
        list(game.seats),
        game.minutes,
        [OptionInfo(o.name, o.help, o.range(), {} if o.name == "deck" else o.default) for o in game.options],
        levels,
        list(EMOTES),
    )


# ---------------------------------------------------------------- errors
def refused(_: Request[Any, Any, State], error: DiceCafeError) -> Response[ErrorBody]:
    """What can't be done, with its code."""
    status = STATUS.get(error.code) or STATUS.get(error.code.partition("/")[0]) or 400
    return Response(ErrorBody(error.code, str(error)), status_code=status)


def misread(_: Request[Any, Any, State], error: HTTPException) -> Response[ErrorBody]:
    """A request that can't be read, or that leads nowhere."""
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(f"{e.get('key', '')} {e.get('message', '')}".strip() for e in extra if isinstance(e, dict)) or error.detail
    code = {404: "request/nowhere", 405: "request/method", 413: "request/too-large"}.get(error.status_code, "request/invalid")
    return Response(ErrorBody(code, why), status_code=error.status_code, headers=error.headers)


def garbled(_: Request[Any, Any, State], error: Exception) -> Response[ErrorBody]:
    """A body that is nested too deep, or is not UTF-8; Litestar lets these two through as they are."""
    return Response(ErrorBody("request/invalid", f"The request can't be read: {error}."), status_code=400)


def failed(_: Request[Any, Any, State], error: Exception) -> Response[ErrorBody]:
    """A mistake of ours: told to the log, not to the world."""
    log.error("a request failed", exc_info=error)
    return Response(ErrorBody("server/failed", "Something went wrong here; it is in the log."), status_code=500)


# ---------------------------------------------------------------- the application
def http(settings: Settings) -> Litestar:
    """The HTTP part."""
    handlers: list[Any] = [games, rules, open_table, look, sit, record, health, page, part_of_page]
    if settings.metrics:
        handlers.append(metrics)
    return Litestar(
        handlers,
        state=State({"settings": settings}),
        exception_handlers={
            DiceCafeError: refused,
            HTTPException: misread,
            RecursionError: garbled,
            UnicodeDecodeError: garbled,
            Exception: failed,
        },
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Dice Cafe", dicecafe.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )


class App:
    """The whole server: HTTP, sockets, and what runs beside them."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.http = settings, http(settings)
        self.sockets: Sockets | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] == "websocket":
            if self.sockets is None or scope["path"] != SOCKET:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": f"The socket is at {SOCKET}."})
            else:
                await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            if scope["method"] == "HEAD":  # as GET; uvicorn leaves the body out
                scope = {**scope, "method": "GET"}
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
        gc.set_threshold(*COLLECT)
        gc.freeze()
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
    """Clear abandoned tables away, now and then."""
    while True:
        try:
            swept = await cafe.store.sweep(time.time(), settings.waiting_days * DAY, settings.idle_days * DAY)
            if swept:
                log.info("abandoned tables were cleared away", extra={"about": {"tables": swept}})
        except StoreError as error:
            log.warning("no sweeping now", extra={"about": {"code": error.code}})
        await asyncio.sleep(SWEEP)


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
