"""How to make each mistake that only a server can tell of; tools/errors.py writes down what one is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import chdir
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from dicecafe.client import Client
from dicecafe.engine import registry
from dicecafe.engine.dice import seal_of
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.record import Record
from dicecafe.offline.thinking import think
from dicecafe.protocol import messages
from dicecafe.server import serve
from dicecafe.server.admin.backups import backup, restore
from dicecafe.server.admin.manage import Manager
from dicecafe.server.budgets import declared
from dicecafe.server.http.answering import SETTINGS, responding
from dicecafe.server.http.clients import check_origin
from dicecafe.server.http.errors import answer_errors
from dicecafe.server.http.operations import decode
from dicecafe.server.http.pages import Pages
from dicecafe.server.http.routes import open_table
from dicecafe.server.limits import over
from dicecafe.server.metrics import Metrics
from dicecafe.server.settings import Settings
from dicecafe.server.socket.connection import Connection
from dicecafe.server.socket.conversation import hellos, read
from dicecafe.server.sources import read as read_setting
from dicecafe.server.store import TableRow, open_store
from dicecafe.server.store.versions import missing
from dicecafe.server.tables import events, names
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.commands import event_of
from dicecafe.server.tables.events import Opened, Plan
from dicecafe.server.tables.orders import continued, taught
from dicecafe.server.tables.rooms import Viewer, closed
from dicecafe.server.tables.table import Table
from dicecafe.server.tokens import Signer
from dicecafe.server.workers.jobs import Analyse
from dicecafe.server.workers.process import Failed, Late, Process
from dicecafe.words import Message

PLAYED = Record("pig", ["Ann", "Bo"], {"target": 10}, 0, ["0 roll", "* 4", "0 roll", "* 6", "0 hold"])
ORDER = messages.TableOrder("pig", [messages.SeatOrder("here", "Ann"), messages.SeatOrder("bot", "", "easy")], first=0)


def with_an_empty_store(ask: Callable[[str], Awaitable[Any]]) -> None:
    """Ask something of a store in which there is nothing."""

    async def run(path: str) -> None:
        await (await open_store(path)).close()
        await ask(path)

    with TemporaryDirectory() as folder:
        asyncio.run(run(f"{folder}/cafe.db"))


def closing_server() -> None:
    """A server that is about to stop."""

    async def ask(cafe: Cafe) -> None:
        cafe.health.closing = True
        await cafe.health.check_ready()

    at_a_table(ask)


def closed_table() -> None:
    """A table that whoever runs the cafe closed."""
    raise closed()


def open_elsewhere() -> None:
    """A store is to be replaced that a server has open."""

    async def run() -> None:
        opened = await open_store("cafe.db")
        try:
            await opened.latest()  # from now on it has the file open
            await asyncio.to_thread(backup, "cafe.db", Path("copy.db"))
            await asyncio.to_thread(restore, Path("copy.db"), "cafe.db", True)
        finally:
            await opened.close()

    with TemporaryDirectory() as folder, chdir(folder):
        asyncio.run(run())


def without_programs() -> None:
    """A copy of a database where PostgreSQL's own programs are not installed."""
    with patch.dict("os.environ", PATH=""):
        backup("postgresql://localhost/cafe", Path("copy"))


def pig(other: Plan) -> Table:
    """A table of Pig: the host, and somebody else."""
    fixed: dict[str, Any] = {"options": {}, "first": 0, "host": "host", "watch": "w", "code": "c", "secret": "ab" * 32}
    return Table("table", Opened(game="pig", seats=[Plan("here", "Ann", "", "host"), other], **fixed))


def sealed(other: Plan) -> Table:
    """The same table, at which the host has sealed a nonce."""
    table = pig(other)
    table.chairs[0].seal = seal_of("tea")
    return table


def too_late() -> None:
    """A nonce that is shown when nobody waits for it any more."""
    table = sealed(Plan("open"))
    table.apply(events.Filled(seat=1, level="easy"))
    table.apply(events.Late(seat=0))
    table.show("host", "tea", "")


def at_a_table(work: Callable[[Cafe], Awaitable[Any]]) -> None:
    """Do something in a cafe of its own."""

    async def run() -> None:
        cafe = Cafe(await open_store(":memory:"), Signer("key"), Settings())
        try:
            await work(cafe)
        finally:
            await cafe.close()

    asyncio.run(run())


async def rematch_too_early(cafe: Cafe) -> None:
    """A rematch in the middle of a game."""
    key = await cafe.open(ORDER)
    holder = cafe.signer.read(key.token).holder
    await cafe.do(await cafe.rooms.by_id(key.table), holder, messages.Rematch(id="1"))


async def always_second(cafe: Cafe) -> None:
    """A move at a table where others are always faster."""
    key = await cafe.open(ORDER)
    room = await cafe.rooms.by_id(key.table)

    extend = cafe.store.extend

    async def taken(table: str, number: int, *_: Any) -> None:
        await extend(table, number, [events.encode(events.Came(seat=0))])
        await extend(table, number, [b"{}"])

    with patch.object(cafe.store, "extend", taken):
        await cafe.do(room, cafe.signer.read(key.token).holder, messages.Move(id="1", seat=0, at=0, move="roll"))


async def other_rules(cafe: Cafe) -> None:
    """A table that was opened by a version with other rules."""
    key = await cafe.open(ORDER)
    cafe.rooms.rooms.clear()
    with patch.dict(vars(registry.load(ORDER.game)), known_digests=frozenset()):
        await cafe.rooms.by_id(key.table)


async def second(cafe: Cafe) -> None:
    """An event whose number is taken."""
    await cafe.store.create(TableRow("table", "CODE22", "watch"), b"{}")
    await cafe.store.append("table", 1, b"{}")


def after(line: int, seats: int = 2) -> messages.TableOrder:
    """An order to play on from a record."""
    return messages.TableOrder("pig", ORDER.seats[:seats], after=messages.After("Zk1xW9rEoV5mQ2ta", line))


async def analysed(cafe: Cafe, *records: Record) -> None:
    """Ask for the analyses of these games, and for the last one until it is there."""
    for number, record in enumerate(records):
        cafe.analyses.start(str(number), record, "an address")
        await asyncio.sleep(0)  # the first one is being made
    await asyncio.wait([cafe.analyses.jobs[str(number)].future])
    cafe.analyses.find(str(number))


def working(job: BaseException) -> Any:
    """Workers that end like this."""

    async def end(self: Any, ticket: Any) -> None:
        raise job

    return patch.object(Process, "do", end)


async def hinted(cafe: Cafe) -> None:
    """A hint."""
    key = await cafe.open(ORDER)
    room, viewer = await cafe.rooms.by_id(key.table), Viewer(cafe.signer.read(key.token).holder, _ignore)
    await cafe.answer(room, viewer, messages.Hint(id="1", seat=0))


async def _ignore(message: bytes) -> None:
    """Send nothing."""


def ending(how: BaseException, work: Callable[[Cafe], Awaitable[Any]]) -> None:
    """Do something in a cafe whose workers end like this."""
    with working(how):
        at_a_table(work)


def bent_dice() -> None:
    """A stored roll that the table's secret does not give."""
    table = pig(Plan("bot", level="easy"))
    table.apply(events.Line(line="0 roll"))
    for face in range(1, 7):
        table.apply(events.Line(line=f"* {face}"))


def flooded() -> None:
    """A seat that waves without end."""
    table, clap = pig(Plan("bot", level="easy")), messages.SendEmote(id="1", seat=0, emote="clap")
    while True:
        table.apply(event_of(table, "host", clap, Settings().asides_per_table))


def spend(name: str) -> None:
    """All of a budget, and more."""
    raise over(Settings(), name)


def two_questions() -> None:
    """A second hint before the first is there."""

    async def ask() -> None:
        connection = Connection(web.WebSocketResponse(), asyncio.Transport(), Settings(), Metrics())
        try:
            for _ in range(2):
                connection.answer_later(asyncio.sleep(1))
        finally:
            assert connection.question is not None
            connection.question.cancel()

    asyncio.run(ask())


def garbage() -> None:
    """A first message that is none."""
    read(hellos, b'{"type": "hallo"}', Message("advice-hello"))


def typed(content_type: str) -> web.Request:
    """A request to open a table, of a kind."""
    app = web.Application()
    app[SETTINGS] = Settings()
    return make_mocked_request("POST", "/api/tables", {"Content-Type": content_type}, app=app)


def answered(error: Exception) -> None:
    """What is answered over HTTP when a handler fails with an error, as an error of ours."""

    async def handler(request: web.Request) -> web.StreamResponse:
        raise error

    response = asyncio.run(answer_errors(make_mocked_request("GET", "/"), handler))
    assert isinstance(response, web.Response)
    assert isinstance(response.body, bytes)
    body = msgspec.json.decode(response.body, type=messages.ErrorBody)
    raise DiceCafeError(body.code, Message(body.message[0], **body.message[1]))


MISTAKES: dict[str, Callable[[], object]] = {
    "table/unknown": lambda: at_a_table(lambda cafe: cafe.by_code("NOSUCH")),
    "table/removed": lambda: at_a_table(lambda cafe: cafe.by_token(cafe.signer.token("gone", "host"))),
    "table/waiting": lambda: pig(Plan("open")).move("host", 0, 0, "roll"),
    "table/playing": lambda: at_a_table(rematch_too_early),
    "table/busy": lambda: at_a_table(always_second),
    "table/broken": bent_dice,
    "table/other-rules": lambda: at_a_table(other_rules),
    "seat/taken": lambda: pig(Plan("bot", level="easy")).sit("Bo", "guest", ""),
    "seat/not-yours": lambda: pig(Plan("bot", level="easy")).move("guest", 0, 0, "roll"),
    "seat/host": lambda: pig(Plan("open")).leave("host", 0),
    "token/invalid": lambda: Signer("key").read("made.up.token"),
    "name/empty": lambda: names.clean_name("\u200b"),
    "nonce/early": lambda: sealed(Plan("open")).show("host", "tea", ""),
    "nonce/late": too_late,
    "nonce/other": lambda: sealed(Plan("open")).show("host", "coffee", ""),
    "chat/off": lambda: event_of(pig(Plan("bot", level="easy")), "host", messages.Say(id="1", seat=0, text="hello"), 9),
    "chat/empty": lambda: names.clean_text("\n"),
    "command/stale": lambda: pig(Plan("bot", level="easy")).move("host", 0, 12, "roll"),
    "message/unreadable": garbage,
    "request/invalid": lambda: decode(b'{"game": "pig", "seats": [{"kind": "throne"}]}', messages.TableOrder),
    "request/nowhere": lambda: answered(web.HTTPNotFound()),
    "request/method": lambda: answered(web.HTTPMethodNotAllowed("PUT", ["GET"])),
    "request/type": lambda: asyncio.run(responding(open_table)(typed("text/plain"))),
    "request/too-large": lambda: answered(web.HTTPRequestEntityTooLarge(1)),
    "after/other": lambda: continued(after(0, seats=1), PLAYED),
    "after/line": lambda: continued(after(9), PLAYED),
    "lesson/guests": lambda: taught(messages.TableOrder("pig", [*ORDER.seats, messages.SeatOrder("open")], lesson=True)),
    "analysis/busy": lambda: at_a_table(lambda cafe: analysed(cafe, *[PLAYED] * 4)),
    "analysis/failed": lambda: ending(Failed("a mistake"), lambda cafe: analysed(cafe, PLAYED)),
    "analysis/late": lambda: ending(Late(), lambda cafe: analysed(cafe, PLAYED)),
    "analysis/long": lambda: at_a_table(lambda cafe: analysed(cafe, Record("pig", ["Ann", "Bo"], log=["0 roll"] * 3000))),
    "thinking/failed": lambda: ending(Failed("a mistake"), hinted),
    "thinking/late": lambda: ending(Late(), hinted),
    "offline/coach": lambda: asyncio.run(think(Analyse(PLAYED.as_dict(), 1))),
    "client/unbuilt": lambda: Pages(Path("nowhere")).find("/"),
    "origin/foreign": lambda: check_origin({"Origin": "https://elsewhere.example"}, Settings()),
    **{one.code: partial(spend, one.name) for one in declared() if one.code.startswith("limit/")},
    "limit/questions": two_questions,
    "limit/table": flooded,
    "store/url": lambda: asyncio.run(open_store("mysql://localhost")),
    "store/conflict": lambda: at_a_table(second),
    "store/unavailable": lambda: asyncio.run(open_store("/dev/null/cafe.db")),
    "store/newer": lambda: missing("sqlite", 999),
    "table/closed": closed_table,
    "admin/unknown": lambda: with_an_empty_store(lambda path: Manager(path).close(["NOWHERE"])),
    "backup/exists": lambda: backup("cafe.db", Path("/dev/null")),
    "backup/damaged": lambda: restore(Path("nowhere.db"), "cafe.db"),
    "backup/in-use": open_elsewhere,
    "backup/tool": without_programs,
    "serve/port": lambda: serve.serve(Settings(port=99_999)),
    "serve/setting": lambda: read_setting("eighty", "int", "DICECAFE_PORT"),
    "serve/alone": lambda: serve.serve(Settings(store=":memory:", workers=2)),
    "connection/lost": lambda: asyncio.run(Client("http://127.0.0.1:1").look("CODE22")),
    "server/closing": closing_server,
    "server/failed": lambda: answered(RuntimeError("a mistake of ours")),
}
