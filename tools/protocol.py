"""Write docs/protocol.md from the protocol's structs and the server's addresses. `python tools/protocol.py` rewrites it."""

from __future__ import annotations

import ast
import json
import runpy
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import protocol_texts as texts
from codes import CODES
from msgspec import inspect as shapes

import dicecafe.server
from dicecafe.engine.dice import seal_of
from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol import messages
from dicecafe.server.http.errors import status_of
from dicecafe.server.http.operations import openapi
from dicecafe.server.http.routes import OPERATIONS
from dicecafe.server.settings import Settings
from dicecafe.server.tables import events, rooms
from dicecafe.server.tables.table import Table
from dicecafe.server.tables.views import Audience, commitment, summary
from dicecafe.server.tokens import Signer
from dicecafe.words import Message

TOOLS = Path(__file__).parent
PAGE = TOOLS.parent / "docs" / "protocol.md"
TYPES = runpy.run_path(str(TOOLS / "typescript.py"))  # the same structs, in the same notation
doc, notes, fields, optional, type_of = (TYPES[name] for name in ("doc", "notes", "fields", "optional", "type_of"))
WIDTH = 110  # of an example
HOST, GUEST, TABLE, NEXT = "RqM2vX0sJd81kLwe", "b7TzPq4YuNf3oHcA", "Zk1xW9rEoV5mQ2ta", "aN3wT4bLe5iDx6Yz"
TEA, MILK = "0cb1f3a5e2d94786b1a0c7e8d2f35496", "9ad2c4e6f8103b5d7f91a3c5e7092b4d"  # nonces


# ---------------------------------------------------------------- a small real table, for examples
def opened() -> Table:
    """A table of two: who opened it, and an open seat."""
    plans = [events.Plan("here", "Ann", "", HOST, seal=seal_of(TEA)), events.Plan("open")]
    said: dict[str, Any] = {"game": "pig", "options": {"target": 20}, "seats": plans, "first": 0, "host": HOST}
    return Table(TABLE, events.Opened(**said, watch="gS8nC6yDh0iBvL4j", code="K7PXQ2", secret="5e" * 32, chat=True))


def played() -> tuple[Table, list[tuple[int, Any]]]:
    """The table after somebody sat down and Ann rolled, and her roll as it happened."""
    table, happened = opened(), []
    table.apply(table.sit("Bo", GUEST, seal_of(MILK)))
    for holder, nonce in ((HOST, TEA), (GUEST, MILK)):
        table.apply(table.show(holder, nonce, ""))
    steps = iter([table.move(HOST, 0, 0, "roll")])
    while step := next(steps, None) or (table.rolled() if table.must_roll() else None):
        table.apply(events.Line(line=step.line), step)
        happened.append((table.number, events.Line(line=step.line)))
    return table, happened


def examples() -> dict[type[msgspec.Struct], bytes]:
    """One message of each kind, as it goes over the wire."""
    waiting, (table, happened) = opened(), played()
    key = messages.Key(TABLE, "K7PXQ2", "gS8nC6yDh0iBvL4j", Signer("a key").token(TABLE, HOST), [0], commitment(waiting), [])
    made: dict[type[msgspec.Struct], Any] = {
        messages.TableOrder: {
            "game": "pig",
            "seats": [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "medium"}, {"kind": "open"}],
            "options": {"target": 20},
            "seal": seal_of(TEA),
        },
        messages.Key: key,
        messages.SeatRequest: {"name": "Bo", "seal": seal_of(MILK)},
        messages.Summary: summary(waiting),
        messages.ErrorBody: messages.ErrorBody("table/unknown", Message("table-no-code", code="XXXXXX")),
        messages.Hello: {"type": "hello", "token": key.token, "seen": 7},
        messages.Move: {"type": "move", "id": "ann-1", "seat": 0, "at": 0, "move": "roll"},
        messages.Dice: {"type": "dice", "id": "ann-2", "at": 3, "dice": "4"},
        messages.Undo: {"type": "undo", "id": "ann-3", "seat": 0, "at": 5},
        messages.SendEmote: {"type": "emote", "id": "ann-4", "seat": 0, "emote": "clap"},
        messages.Say: {"type": "say", "id": "ann-5", "seat": 0, "text": "Well rolled!"},
        messages.AddBot: {"type": "bot", "id": "ann-6", "seat": 1, "level": "medium"},
        messages.Leave: {"type": "leave", "id": "ann-7", "seat": 0},
        messages.ShowNonce: {"type": "nonce", "id": "ann-11", "nonce": TEA, "next": seal_of("sugar")},
        messages.Rematch: {"type": "rematch", "id": "ann-8"},
        messages.Hint: {"type": "hint", "id": "ann-9", "seat": 0},
        messages.Odds: {"type": "odds", "id": "ann-10", "seat": 0},
        messages.Welcome: Audience(waiting, [(1, waiting.opened)]).welcome([0], True),
        messages.News: Audience(table, happened).news([0], True),
        messages.Done: messages.Done("ann-1", happened[0][0]),
        messages.Refused: refusal("ann-1", table),
    }
    return {struct: said if isinstance(said, bytes) else msgspec.json.encode(said) for struct, said in made.items()}


def refusal(id: str, table: Table) -> messages.Refused:
    """What somebody is told who does what the rules forbid: another seat's move."""
    try:
        table.playing.plan_move(1 - table.turn, "roll")
    except DiceCafeError as error:
        return messages.Refused(id, error.code, error.message, error.ruling)
    raise AssertionError("a move out of turn was taken")


def happenings() -> Iterator[tuple[type[msgspec.Struct], bytes]]:
    """An event of each kind, as Ann's device is told of it."""
    table, (line, *_) = played()
    happened: list[tuple[int, Any]] = [(1, table.opened), (2, events.Sat(seat=1, name="Bo", holder=GUEST)), line]
    happened[2:2] = [(3, events.Shown(seat=0, nonce=TEA))]
    after: list[Any] = [events.Filled(seat=1, level="medium"), events.Stood(seat=1), events.Late(seat=1), events.Undone(seat=0)]
    after += [
        events.Gone(seat=1),
        events.Came(seat=1),
        events.Missed(seat=1),
        events.Here(seat=1),
        events.Handed(seat=1, level="medium"),
    ]
    after += [
        events.Emoted(seat=1, emote="clap"),
        events.Said(seat=1, text="Well rolled!"),
        events.Again(table=NEXT, commitment=commitment(table)),
    ]
    for number, event in happened + list(enumerate(after, table.number + 1)):
        token = Signer("a key").token(NEXT, HOST) if isinstance(event, events.Again) else ""
        news = msgspec.json.decode(Audience(table, [(number, event)]).news([0], True, token), type=messages.News)
        yield type(event), msgspec.json.encode(news.events[0])


# ---------------------------------------------------------------- parts of the page
def limits(shape: shapes.Type) -> str:
    """What a value may be, beyond its type."""
    said = []
    low, high = (getattr(shape, name, None) for name in ("ge", "le"))
    if low is not None and high is not None:
        said.append(f"{low} to {high}" if high < 1 << 30 else f"{low} or more")
    low, high = (getattr(shape, name, None) for name in ("min_length", "max_length"))
    if high is not None:
        what = "characters" if isinstance(shape, shapes.StrType) else "of them"
        said.append(f"{low} to {high} {what}" if low else f"up to {high} {what}")
    if pattern := getattr(shape, "pattern", None):
        said.append(f"`{pattern}`")
    if isinstance(shape, shapes.UnionType):
        said += [limits(one) for one in shape.types]
    return "; ".join(filter(None, said))


def table_of(struct: type[msgspec.Struct]) -> list[str]:
    """The fields of a struct."""
    note, config, rows = notes(struct), struct.__struct_config__, []
    if config.tag:
        rows.append(f'| `{config.tag_field}` | `"{config.tag}"` | |')
    for field in fields(struct):
        default = field.default if isinstance(field.default, str | int) else None
        unless = f"may be left out: {json.dumps(default)}" if optional(struct, field) and default not in (None, "") else ""
        unless = unless or ("may be left out" if optional(struct, field) else "")
        said = "; ".join(filter(None, [note[field.name], limits(field.type), unless]))
        rows.append(f"| `{field.encode_name}` | `{cell(type_of(field.type))}` | {cell(said)} |")
    return ["| field | type | |", "| --- | --- | --- |", *rows, ""] if rows else []


def cell(text: str) -> str:
    """Text that stays within its column."""
    return text.replace("|", "\\|")


def shown(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON for reading: on one line what fits there."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + before + len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return line
    pad = " " * (indent + 2)
    if isinstance(value, list):
        parts = [pad + shown(one, indent + 2) for one in value]
    else:
        parts = [f"{pad}{json.dumps(name)}: {shown(one, indent + 2, len(name) + 4)}" for name, one in value.items()]
    start, end = "[]" if isinstance(value, list) else "{}"
    return "\n".join([start, ",\n".join(parts), " " * indent + end])


def fenced(example: bytes) -> list[str]:
    """An example in a block of its own."""
    return ["```json", shown(json.loads(example)), "```", ""]


def message(struct: type[msgspec.Struct], example: bytes) -> list[str]:
    """A message of the socket."""
    return [f"### {struct.__struct_config__.tag}", "", doc(struct), "", *table_of(struct), *fenced(example)]


def part(struct: type[msgspec.Struct]) -> list[str]:
    """Something that messages are made of."""
    said = doc(struct)
    if struct.__struct_config__.array_like:
        said += " It goes as a list, in this order."
    return [f"### {struct.__name__}", "", said, "", *table_of(struct)]


def link(schema: dict[str, Any]) -> str:
    """What an address takes or answers, as a type with a link to it."""
    if "items" in schema:
        return f"a list of {link(schema['items'])}"
    if schema.get("type") == "string":
        return "texts"
    name = schema.get("$ref", "").rpartition("/")[2]
    return f"[{name}](#{name.lower()})" if name else "[a record](records.md)"


def addresses() -> list[str]:
    """Every address of the OpenAPI description."""
    lines = ["| ask | for | with | answer | refused |", "| --- | --- | --- | --- | --- |"]
    for path, methods in openapi(OPERATIONS)["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            status = min(operation["responses"])
            answer = operation["responses"][status]["content"]["application/json"]["schema"]
            asked, with_ = f"`{method.upper()} {path}`", link(body) if body else ""
            no = ", ".join(sorted(code for code in operation["responses"] if code >= "400"))
            lines.append(f"| {asked} | {operation['summary']} | {with_} | {status}, {link(answer)} | {no} |")
    return [*lines, ""]


# ---------------------------------------------------------------- errors
RULES = ("game/unknown", "option/", "deck/", "players/", "move/", "undo/", "dice/", "solver/")  # of the engine and its bots
INSIDE = ("serve/", "backup/", "admin/", "store/url", "store/newer", "store/conflict")  # never leave the server
ASKING = (  # over HTTP alone
    *(
        "request/",
        "server/",
        "client/",
        "analysis/",
        "after/",
        "limit/tables",
        "limit/requests",
        "limit/conn",
        "limit/full",
        "limit/busy",
        "limit/deck",
    ),
    *("game/", "language/", "option/", "deck/", "record/", "name/"),
)
PLAYING = (  # over the socket alone
    *("move/", "undo/", "dice/", "chat/", "command/", "message/", "token/"),
    *("seat/not-yours", "seat/host", "limit/messages", "limit/table", "limit/spectators", "table/playing", "table/waiting"),
)
UNSAID = ("limit/sockets", "origin/")  # the socket is not opened at all
CLOSING = (
    "limit/hello",
    "limit/frames",
    "limit/message",
    "limit/refusals",
    "limit/unread",
)  # the socket is closed, with the code as the reason


def codes() -> list[str]:
    """The codes a client may meet: all that stand in the server's files, and those of the rules."""
    found = set()
    for path in Path(dicecafe.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in CODES:
                found.add(node.value)
    return [code for code in CODES if (code in found or code.startswith(RULES)) and not code.startswith(INSIDE)]


def errors() -> list[str]:
    """A row for each code: when it comes, and with which status."""
    lines = ["| code | when | HTTP | socket |", "| --- | --- | --- | --- |"]
    for code in codes():
        asking, closing = code.startswith(ASKING), code in CLOSING
        over_http = str(status_of(code)) if asking or not (closing or code.startswith(PLAYING + UNSAID)) else ""
        aloud = "" if asking else "closed" if closing else "not opened" if code.startswith(UNSAID) else "refused"
        lines.append(f"| `{code}` | {CODES[code]} | {over_http} | {aloud} |")
    return [*lines, ""]


# ---------------------------------------------------------------- the page
def page() -> str:
    """The whole page."""
    said, settings = examples(), Settings()
    asking = texts.HTTP.format(
        largest=settings.request_bytes // 1024,
        tables=settings.tables.amount,
        finished=settings.finished_days,
        idle=settings.idle_days,
    )
    way = texts.SOCKET.format(
        greeting=settings.hello_timeout, history=rooms.HISTORY, debounce=settings.debounce, backlog=settings.unread_bytes / 1e6,
        message=settings.message_bytes // 1024, burst=settings.messages.amount, refill=settings.messages.seconds,
        flood=settings.refusals, lines=settings.lines_per_game, asides=settings.asides_per_table,
        sockets=settings.sockets_per_address, ping=settings.ping, nonce_wait=settings.nonce_wait,
    )  # fmt: skip
    told = [f"| `{kind.__struct_config__.tag}` | {doc(kind)} | `{cell(one.decode())}` |" for kind, one in happenings()]
    spoken = [*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)]
    rest = [struct for struct in TYPES["wire"]() if struct not in spoken]
    lines = [texts.HEAD, asking, *addresses(), texts.PROOF, way, texts.WORDS, "## What a client sends", ""]
    lines += [line for struct in typing.get_args(messages.ClientMessage) for line in message(struct, said[struct])]
    lines += ["## What a client hears", ""]
    lines += [line for struct in typing.get_args(messages.ServerMessage) for line in message(struct, said[struct])]
    lines += [texts.KINDS, "| kind | what happened | for example |", "| --- | --- | --- |", *told, "", "## Parts", ""]
    for struct in rest:
        lines += part(struct) + (fenced(said[struct]) if struct in said else [])
    lines += [texts.VERSIONS.format(protocol=messages.PROTOCOL)]
    lines += ["## Errors", "", "[All codes](errors.md) there are; these may come from a server.", "", *errors()]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
