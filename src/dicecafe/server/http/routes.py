"""Routes: what a cafe is asked, and what it answers."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from msgspec import Meta

import dicecafe
from dicecafe import bots, words
from dicecafe.bots import plugins
from dicecafe.engine import registry
from dicecafe.engine.game import Game, rulings_of
from dicecafe.protocol.answers import Analysis, Ending, Progress, Replay
from dicecafe.protocol.messages import EMOTES, Key, SeatRequest, Summary, TableOrder
from dicecafe.protocol.offers import GameInfo, Health, OptionInfo, PresetInfo, Rules, RulingInfo, Words

from ..tables.replay import MAX_STEPS, came_out
from ..tables.replay import replay as make_replay
from ..tables.views import encode
from . import catalogues
from .operations import Asked, Reply, openapi, operation
from .pages import File

Code = Annotated[str, Meta(max_length=20)]
Id = Annotated[str, Meta(max_length=40)]
GameName = Annotated[str, Meta(max_length=60)]
Language = Annotated[str, Meta(pattern=r"^[A-Za-z-]{2,20}$(?!\n)")]
Start = Annotated[int, Meta(ge=0, le=1 << 30)]
Seen = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1, le=MAX_STEPS)]


@operation("GET", "/api/games", "games")
async def games(asked: Asked) -> list[GameInfo]:
    """The games there are, with their options and bots."""
    return [game_info(registry.load(name)) for name in registry.names()]


@operation("GET", "/api/games/{game}/rules", "rules", 400, 404)
async def rules(asked: Asked, game: GameName, lang: Language = "en") -> Rules:
    """A game's rules as Markdown, and its numbered rulings; in a language (`lang=de`) where they are there, else in English."""
    text = registry.load(game).rules_in(lang)
    return Rules(text, [RulingInfo(r.number, r.title, r.text) for r in rulings_of(text).values()])


@operation("GET", "/api/words", "languages")
async def languages(asked: Asked) -> list[str]:
    """The languages that the cafe speaks."""
    return words.languages()


@operation("GET", "/api/words/{language}", "words", 400, 404, answers={200: Words})
async def catalogue(asked: Asked, language: Language) -> File:
    """The words of a language, the cafe's own and each game's, in Fluent's syntax; with an ETag, to be kept."""
    return catalogues.file_of(language)


@operation("POST", "/api/tables", "open", 400, 403, 404, 409, 413, 415, 429, 503)
async def open_table(asked: Asked, body: TableOrder) -> Key:
    """Open a table; the answer holds the token of whoever opened it, and the addresses for the others."""
    cafe, address = asked.limited()
    return await cafe.open(body, address)


@operation("GET", "/api/tables/{code}", "look", 400, 404, 429, 503)
async def look(asked: Asked, code: Code) -> Summary:
    """The table with a code: its game, and who sits there."""
    cafe, address = asked.limited()
    return await cafe.look(code, address)


@operation("POST", "/api/tables/{code}/seats", "sit", 400, 403, 404, 409, 413, 415, 429, 503)
async def sit(asked: Asked, code: Code, body: SeatRequest) -> Key:
    """Take an open seat."""
    cafe, address = asked.limited()
    return await cafe.sit(code, body, address)


@operation("GET", "/api/records/{table}", "record", 400, 404, 409, 429, 503)
async def record(asked: Asked, table: Id) -> dict[str, Any]:
    """The record of a finished game, there as long as the table is kept; of one that is too long to go on, as far as it went.

    Where the rules are others by now it is as it was stored, with `"rules": "other"`.
    """
    cafe, address = asked.limited()
    return (await cafe.record(table, or_exhausted=True, address=address)).as_dict()


@operation("GET", "/api/records/{table}/replay", "replay", 400, 404, 409, 429, 503)
async def replay(asked: Asked, table: Id, start: Start = 0, count: Count = MAX_STEPS) -> Replay:
    """A finished game step by step, each with its position, and what proves the dice; `count` steps, from `start` on."""
    cafe, address = asked.limited()
    return await make_replay(await cafe.finished(table, address=address), start, count, cafe.rooms.slices)


@operation("GET", "/api/records/{table}/ending", "ending", 400, 404, 409, 429, 503)
async def ending(asked: Asked, table: Id) -> Ending:
    """Where the points of a finished game came from, seat by seat, and the turn that brought most."""
    cafe, address = asked.limited()
    return await came_out(await cafe.finished(table, address=address), cafe.rooms.slices)


@operation("GET", "/api/records/{table}/analysis", "analysis", 400, 404, 409, 429, 503, answers={200: Analysis, 202: Progress})
async def analysis(asked: Asked, table: Id, seen: Seen = 0) -> Reply:
    """What the coach finds in a finished game; 202 while it is being made: ask again, that counts as no request.

    With `seen=1` a first look is not sent again.
    """
    analyses = asked.cafe.analyses
    found = analyses.find(table)
    if found is None:
        cafe, address = asked.limited()
        record = await cafe.to_analyse(table, address)
        found = analyses.find(table) or analyses.start(table, record, address)
    if seen and isinstance(found, Progress):
        found = Progress(found.progress)
    return Reply(found, 202 if isinstance(found, Progress) else 200)


@operation("GET", "/health", "health", 503)
async def health(asked: Asked) -> Health:
    """Whether the server can store what happens."""
    await asked.cafe.health.check()
    return Health("open", dicecafe.__version__)


@operation("GET", "/ready", "ready", 503)
async def ready(asked: Asked) -> Health:
    """Whether somebody new is welcome: what happens can be stored, and the server is not about to stop."""
    await asked.cafe.health.check_ready()
    return Health("ready", dicecafe.__version__)


@operation("GET", "/live", "live")
async def live(asked: Asked) -> Health:
    """Whether the process answers at all; where it does not, it is to be started again."""
    return Health("open", dicecafe.__version__)


OPERATIONS = [games, rules, languages, catalogue, open_table, look, sit, record, replay, ending, analysis, health, ready, live]


@cache
def described() -> bytes:
    """The API's description, made once: that takes 4 ms."""
    return encode(openapi(OPERATIONS))


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
