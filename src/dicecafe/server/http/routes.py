"""Routes: what is asked and answered over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from aiohttp import web
from msgspec import Meta

import dicecafe
from dicecafe import bots, words
from dicecafe.bots import plugins
from dicecafe.engine import registry
from dicecafe.engine.game import Game, rulings_of
from dicecafe.protocol.answers import Analysis, Ending, Progress, Replay
from dicecafe.protocol.messages import EMOTES, Key, SeatRequest, Summary, TableOrder
from dicecafe.protocol.offers import GameInfo, Health, OptionInfo, PresetInfo, Rules, RulingInfo, Words

from ..accounts import Accounts
from ..tables.cafe import Cafe
from ..tables.replay import MAX_STEPS, came_out
from ..tables.replay import replay as make_replay
from ..tables.views import encode
from . import catalogues
from .clients import address_of
from .operations import SETTINGS, openapi, operation, reply

CAFE = web.AppKey("cafe", Cafe)
ACCOUNTS = web.AppKey("accounts", Accounts)

Code = Annotated[str, Meta(max_length=20)]
Id = Annotated[str, Meta(max_length=40)]
GameName = Annotated[str, Meta(max_length=60)]
Language = Annotated[str, Meta(pattern=r"^[A-Za-z-]{2,20}$(?!\n)")]
Start = Annotated[int, Meta(ge=0, le=1 << 30)]
Seen = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1, le=MAX_STEPS)]


def limited(request: web.Request) -> tuple[Cafe, str]:
    """The cafe, for a request that counts against the limit of its address; and the address, which pays."""
    cafe, address = request.app[CAFE], address_of(request, request.app[SETTINGS])
    request.app[ACCOUNTS].take("tables", address)
    return cafe, address


@operation("GET", "/api/games", "games")
async def games(request: web.Request) -> list[GameInfo]:
    """The games there are, with their options and bots."""
    return [game_info(registry.load(name)) for name in registry.names()]


@operation("GET", "/api/games/{game}/rules", "rules", 400, 404)
async def rules(request: web.Request, game: GameName, lang: Language = "en") -> Rules:
    """A game's rules as Markdown, and its numbered rulings; in a language (`lang=de`) where they are there, else in English."""
    text = registry.load(game).rules_in(lang)
    return Rules(text, [RulingInfo(r.number, r.title, r.text) for r in rulings_of(text).values()])


@operation("GET", "/api/words", "languages")
async def languages(request: web.Request) -> list[str]:
    """The languages that the cafe speaks."""
    return words.languages()


@operation("GET", "/api/words/{language}", "words", 400, 404, answers={200: Words})
async def catalogue(request: web.Request, language: Language) -> web.Response:
    """The words of a language, the cafe's own and each game's, in Fluent's syntax; with an ETag, to be kept."""
    return catalogues.file_of(language).response(request.headers)


@operation("POST", "/api/tables", "open", 400, 403, 404, 409, 413, 415, 429, 503)
async def open_table(request: web.Request, body: TableOrder) -> Key:
    """Open a table; the answer holds the token of whoever opened it, and the addresses for the others."""
    cafe, address = limited(request)
    return await cafe.open(body, address)


@operation("GET", "/api/tables/{code}", "look", 400, 404, 429, 503)
async def look(request: web.Request, code: Code) -> Summary:
    """The table with a code: its game, and who sits there."""
    cafe, address = limited(request)
    return await cafe.look(code, address)


@operation("POST", "/api/tables/{code}/seats", "sit", 400, 403, 404, 409, 413, 415, 429, 503)
async def sit(request: web.Request, code: Code, body: SeatRequest) -> Key:
    """Take an open seat."""
    cafe, address = limited(request)
    return await cafe.sit(code, body, address)


@operation("GET", "/api/records/{table}", "record", 400, 404, 409, 429, 503)
async def record(request: web.Request, table: Id) -> dict[str, Any]:
    """The record of a finished game, there as long as the table is kept; of one that is too long to go on, as far as it went.

    Where the rules are others by now it is as it was stored, with `"rules": "other"`.
    """
    cafe, address = limited(request)
    return (await cafe.record(table, or_exhausted=True, address=address)).as_dict()


@operation("GET", "/api/records/{table}/replay", "replay", 400, 404, 409, 429, 503)
async def replay(request: web.Request, table: Id, start: Start = 0, count: Count = MAX_STEPS) -> Replay:
    """A finished game step by step, each with its position, and what proves the dice; `count` steps, from `start` on."""
    cafe, address = limited(request)
    return await make_replay(await cafe.finished(table, address=address), start, count, cafe.rooms.slices)


@operation("GET", "/api/records/{table}/ending", "ending", 400, 404, 409, 429, 503)
async def ending(request: web.Request, table: Id) -> Ending:
    """Where the points of a finished game came from, seat by seat, and the turn that brought most."""
    cafe, address = limited(request)
    return await came_out(await cafe.finished(table, address=address), cafe.rooms.slices)


@operation("GET", "/api/records/{table}/analysis", "analysis", 400, 404, 409, 429, 503, answers={200: Analysis, 202: Progress})
async def analysis(request: web.Request, table: Id, seen: Seen = 0) -> web.Response:
    """What the coach finds in a finished game; 202 while it is being made: ask again, that counts as no request.

    With `seen=1` a first look is not sent again.
    """
    analyses = request.app[CAFE].analyses
    found = analyses.find(table)
    if found is None:
        cafe, address = limited(request)
        record = await cafe.to_analyse(table, address)
        found = analyses.find(table) or analyses.start(table, record, address)
    if seen and isinstance(found, Progress):
        found = Progress(found.progress)
    return reply(found, 202 if isinstance(found, Progress) else 200)


@operation("GET", "/health", "health", 503)
async def health(request: web.Request) -> Health:
    """Whether the server can store what happens."""
    await request.app[CAFE].health.check()
    return Health("open", dicecafe.__version__)


OPERATIONS = [games, rules, languages, catalogue, open_table, look, sit, record, replay, ending, analysis, health]


@cache
def described() -> bytes:
    """The API's description, made once: that takes 4 ms."""
    return encode(openapi(OPERATIONS))


async def schema(request: web.Request) -> web.Response:
    """The API's description."""
    return web.Response(body=described(), content_type="application/vnd.oai.openapi+json")


async def metrics(request: web.Request) -> web.Response:
    """What the server counts, for Prometheus."""
    return web.Response(
        body=request.app[CAFE].metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
    )


def routes(with_metrics: bool) -> list[web.RouteDef]:
    """All of the above, at their addresses."""
    found = [(web.get if one.method == "GET" else web.post)(one.path, one.respond) for one in OPERATIONS]
    found += [web.get(path, schema) for path in ("/api/schema", "/api/schema/openapi.json")]
    return [*found, web.get("/metrics", metrics)] if with_metrics else found


def game_info(game: Game) -> GameInfo:
    """A game as a menu shows it."""
    levels = list(bots.LEVELS) if game.part("hints") else ["random"]
    if game.part("solve"):
        levels.append("perfect")
    levels += [name for name, plugin in plugins.admitted().items() if plugin.plays(game)]
    return GameInfo(
        game.name,
        game.title,
        game.designer,
        list(game.seats),
        game.minutes,
        [OptionInfo(o.name, o.kind, o.default, o.low, o.high, list(o.choices)) for o in game.options],
        [PresetInfo(one.name, dict(one.options)) for one in game.presets],
        levels,
        list(EMOTES),
    )
