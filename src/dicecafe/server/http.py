"""Http: what is asked and answered over HTTP, by Litestar; the only file that knows the framework."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, Parameter

import dicecafe
from dicecafe import bots, words
from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.game import Game, rulings_of
from dicecafe.protocol.answers import Analysis, Progress, Replay
from dicecafe.protocol.messages import (
    EMOTES,
    ErrorBody,
    GameInfo,
    Health,
    Key,
    OptionInfo,
    Rules,
    RulingInfo,
    SeatRequest,
    Summary,
    TableOrder,
    Words,
)
from dicecafe.words import Message

from . import catalogues
from .cafe import Cafe
from .limits import Addresses
from .replay import MOST
from .replay import replay as make_replay
from .settings import Settings
from .socket import address_of

log = logging.getLogger("dicecafe.server")

LARGEST = 256 * 1024  # bytes of a request: a deck of one's own fits
STATUS = {  # by the code of an error, or the part before the slash
    "game/unknown": 404,
    "language/unknown": 404,
    "table/unknown": 404,
    "table/busy": 503,
    "table": 409,
    "seat/not-yours": 403,
    "seat": 409,
    "token": 403,
    "record/unfinished": 409,
    "limit": 429,
    "store": 503,
    "client": 503,
    "after": 409,
    "analysis": 503,
}
REFUSALS = {
    400: "The request can't be read, or asks for what can't be.",
    404: "There is no such game, table or language.",
    409: "Not now: the table stands otherwise.",
    413: "The request is too large.",
    429: "Too much at once from this address.",
    503: "Nothing can be stored now, or too much waits already.",
}
BEING_MADE = "It is being made."


@dataclass
class House:
    """What a running server has."""

    cafe: Cafe
    addresses: Addresses


Code = Annotated[str, Parameter(max_length=20)]
Id = Annotated[str, Parameter(max_length=40)]
Language = Annotated[str, Parameter(pattern="^[A-Za-z-]{2,20}$")]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation, as its description lists them."""
    return {status: ResponseSpec(ErrorBody, generate_examples=False, description=REFUSALS[status]) for status in statuses}


@get("/api/games", operation_id="games")
async def games() -> list[GameInfo]:
    """The games there are, with their options and bots."""
    return [game_info(registry.load(name)) for name in registry.names()]


@get("/api/games/{game:str}/rules", operation_id="rules", responses=refusals(400, 404))
async def rules(game: Annotated[str, Parameter(max_length=60)], lang: Language = "en") -> Rules:
    """A game's rules as Markdown, and its numbered rulings; in a language (`lang=de`) where they are there, else in English."""
    text = registry.load(game).rules_in(lang)
    return Rules(text, [RulingInfo(r.number, r.title, r.text) for r in rulings_of(text).values()])


@get("/api/words", operation_id="languages")
async def languages() -> list[str]:
    """The languages that the cafe speaks."""
    return words.languages()


@get("/api/words/{language:str}", operation_id="words", responses=refusals(400, 404))
async def catalogue(language: Language, request: Request[Any, Any, State]) -> Response[Words]:
    """The words of a language, the cafe's own and each game's, in Fluent's syntax; with an ETag, to be kept."""
    asked = request.headers
    found = catalogues.file_of(language).answer(asked.get("accept-encoding", ""), asked.get("if-none-match", ""))
    body: Any = found.body
    return Response(body, status_code=found.status, headers=found.headers, media_type=MediaType.JSON)


@post("/api/tables", operation_id="open", responses=refusals(400, 404, 409, 413, 429, 503))
async def open_table(data: Annotated[TableOrder, Body()], request: Request[Any, Any, State], state: State) -> Key:
    """Open a table; the answer holds the token of whoever opened it, and the addresses for the others."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    key: Key = await state.house.cafe.open(data)
    return key


@get("/api/tables/{code:str}", operation_id="look", responses=refusals(400, 404, 429, 503))
async def look(code: Code, request: Request[Any, Any, State], state: State) -> Summary:
    """The table with a code: its game, and who sits there."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    found: Summary = await state.house.cafe.look(code)
    return found


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


@get("/api/records/{table:str}/replay", operation_id="replay", responses=refusals(400, 404, 409, 429, 503))
async def replay(
    table: Id,
    request: Request[Any, Any, State],
    state: State,
    start: Annotated[int, Parameter(ge=0, le=1 << 30)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST)] = MOST,
) -> Replay:
    """A finished game step by step, each with its position, and what proves the dice; `count` steps, from `start` on."""
    state.house.addresses.ask(address_of(request.scope, state.settings))
    found = await state.house.cafe.finished(table)
    return await asyncio.to_thread(make_replay, found, start, count)


@get(
    "/api/records/{table:str}/analysis",
    operation_id="analysis",
    responses={202: ResponseSpec(Progress, generate_examples=False, description=BEING_MADE), **refusals(400, 404, 409, 429, 503)},
)
async def analysis(table: Id, request: Request[Any, Any, State], state: State) -> Response[Analysis]:
    """What the coach finds in a finished game; 202 while it is being made: ask again, that counts as no request."""
    cafe = state.house.cafe
    found: Any = cafe.analyses.look(table)
    if found is None:
        state.house.addresses.ask(address_of(request.scope, state.settings))
        record = await cafe.record(table)
        found = cafe.analyses.look(table) or cafe.analyses.start(table, record)
    return Response(found, status_code=202 if isinstance(found, Progress) else 200)


@get("/health", operation_id="health", responses=refusals(503))
async def health(state: State) -> Health:
    """Whether the server can store what happens."""
    await state.house.cafe.store.latest()
    return Health("open", dicecafe.__version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    """What the server counts, for Prometheus."""
    return Response(state.house.cafe.metrics.text(), media_type="text/plain; version=0.0.4")


def game_info(game: Game) -> GameInfo:
    """A game as a menu shows it."""
    levels = list(bots.LEVELS) if game.part("hints") else ["random"]
    if game.part("solve"):
        levels.append("perfect")
    return GameInfo(
        game.name,
        game.title,
        game.designer,
        list(game.seats),
        game.minutes,
        [OptionInfo(o.name, o.kind, o.default, o.low, o.high, list(o.choices)) for o in game.options],
        levels,
        list(EMOTES),
    )


# ---------------------------------------------------------------- errors
def refused(_: Request[Any, Any, State], error: DiceCafeError) -> Response[ErrorBody]:
    """What can't be done, with its code."""
    status = STATUS.get(error.code) or STATUS.get(error.code.partition("/")[0]) or 400
    game = error.game.name.replace("_", "-") if error.game else ""
    return Response(ErrorBody(error.code, error.message, game), status_code=status)


def misread(_: Request[Any, Any, State], error: HTTPException) -> Response[ErrorBody]:
    """A request that can't be read, or that leads nowhere."""
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(f"{e.get('key', '')} {e.get('message', '')}".strip() for e in extra if isinstance(e, dict)) or error.detail
    code, message = {
        404: ("request/nowhere", Message("request-nowhere")),
        405: ("request/method", Message("request-method")),
        413: ("request/too-large", Message("request-too-large")),
    }.get(error.status_code, ("request/invalid", Message("request-invalid", why=why)))
    return Response(ErrorBody(code, message), status_code=error.status_code, headers=error.headers)


def garbled(_: Request[Any, Any, State], error: Exception) -> Response[ErrorBody]:
    """A body that is nested too deep, or is not UTF-8; Litestar lets these two through as they are."""
    return Response(ErrorBody("request/invalid", Message("request-invalid", why=str(error))), status_code=400)


def failed(_: Request[Any, Any, State], error: Exception) -> Response[ErrorBody]:
    """A mistake of ours: told to the log, not to the world."""
    log.error("a request failed", exc_info=error)
    return Response(ErrorBody("server/failed", Message("server-failed")), status_code=500)


# ---------------------------------------------------------------- the application
def http(settings: Settings) -> Litestar:
    """The HTTP part."""
    handlers: list[Any] = [games, rules, languages, catalogue, open_table, look, sit, record, replay, analysis, health]
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
