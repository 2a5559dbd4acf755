"""Write docs/protocol.md from the server's structs and addresses, with real messages. `python docs/protocol.py` rewrites it."""

from __future__ import annotations

import ast
import json
import runpy
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

import dicecafe.server
from dicecafe.engine.errors import CODES
from dicecafe.server import connection, events, http, messages, rooms, serve, socket
from dicecafe.server.settings import Settings
from dicecafe.server.table import Table
from dicecafe.server.tokens import Signer
from dicecafe.server.views import Audience, summary

FOLDER = Path(__file__).parent
PAGE = FOLDER / "protocol.md"
TYPES = runpy.run_path(str(FOLDER / "typescript.py"))  # the same structs, in the same notation
doc, notes, fields, optional, type_of = (TYPES[name] for name in ("doc", "notes", "fields", "optional", "type_of"))
WIDTH = 110  # of an example
HOST, GUEST, TABLE, NEXT = "RqM2vX0sJd81kLwe", "b7TzPq4YuNf3oHcA", "Zk1xW9rEoV5mQ2ta", "aN3wT4bLe5iDx6Yz"


# ---------------------------------------------------------------- a small real table, for examples
def opened() -> Table:
    """A table of two: who opened it, and an open seat."""
    plans = [events.Plan("here", "Ann", "", HOST, "tea"), events.Plan("open")]
    said: dict[str, Any] = {"game": "pig", "options": {"target": 20}, "seats": plans, "first": 0, "host": HOST}
    return Table(TABLE, events.Opened(**said, watch="gS8nC6yDh0iBvL4j", code="K7PXQ2", secret="5e" * 32, chat=True))


def played() -> tuple[Table, list[tuple[int, Any]]]:
    """The table after somebody sat down and Ann rolled, and her roll as it happened."""
    table, happened = opened(), []
    table.apply(table.sit("Bo", GUEST, "milk"))
    steps = iter([table.move(HOST, 0, 0, "roll")])
    while step := next(steps, None) or (table.rolled() if table.must_roll() else None):
        table.apply(events.Line(line=step.line), step)
        happened.append((table.number, events.Line(line=step.line)))
    return table, happened


def examples() -> dict[type[msgspec.Struct], bytes]:
    """One message of each kind, as it goes over the wire."""
    waiting, (table, happened) = opened(), played()
    key = messages.Key(TABLE, "K7PXQ2", "gS8nC6yDh0iBvL4j", Signer("a key").token(TABLE, HOST), [0])
    made: dict[type[msgspec.Struct], Any] = {
        messages.TableOrder: {
            "game": "pig",
            "seats": [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "medium"}, {"kind": "open"}],
            "options": {"target": 20},
        },
        messages.Key: key,
        messages.SeatRequest: {"name": "Bo", "nonce": "milk"},
        messages.Summary: summary(waiting),
        messages.ErrorBody: messages.ErrorBody("table/unknown", "No table has the code 'XXXXXX'."),
        messages.Hello: {"type": "hello", "token": key.token, "seen": 7},
        messages.Move: {"type": "move", "id": "ann-1", "seat": 0, "at": 0, "move": "roll"},
        messages.Dice: {"type": "dice", "id": "ann-2", "at": 3, "dice": "4"},
        messages.Undo: {"type": "undo", "id": "ann-3", "seat": 0, "at": 5},
        messages.SendEmote: {"type": "emote", "id": "ann-4", "seat": 0, "emote": "clap"},
        messages.Say: {"type": "say", "id": "ann-5", "seat": 0, "text": "Well rolled!"},
        messages.AddBot: {"type": "bot", "id": "ann-6", "seat": 1, "level": "medium"},
        messages.Leave: {"type": "leave", "id": "ann-7", "seat": 0},
        messages.Rematch: {"type": "rematch", "id": "ann-8"},
        messages.Hint: {"type": "hint", "id": "ann-9", "seat": 0},
        messages.Odds: {"type": "odds", "id": "ann-10", "seat": 0},
        messages.Welcome: Audience(waiting, [(1, waiting.opened)]).welcome([0], True),
        messages.News: Audience(table, happened).news([0], True),
        messages.Done: messages.Done("ann-1", happened[0][0]),
        messages.Refused: messages.Refused("ann-1", "command/stale", stale(table)),
    }
    return {struct: said if isinstance(said, bytes) else msgspec.json.encode(said) for struct, said in made.items()}


def stale(table: Table) -> str:
    """What somebody is told who moves at a table that has gone on."""
    try:
        table.move(HOST, 0, 0, "roll")
    except ValueError as error:
        return str(error)
    raise AssertionError("a stale move was taken")


def happenings() -> Iterator[tuple[type[msgspec.Struct], bytes]]:
    """An event of each kind, as Ann's device is told of it."""
    table, (line, *_) = played()
    happened: list[tuple[int, Any]] = [(1, table.opened), (2, events.Sat(seat=1, name="Bo", holder=GUEST)), line]
    after: list[Any] = [events.Filled(seat=1, level="medium"), events.Stood(seat=1), events.Undone(seat=0)]
    after += [events.Gone(seat=1), events.Came(seat=1), events.Handed(seat=1, level="medium")]
    after += [events.Emoted(seat=1, emote="clap"), events.Said(seat=1, text="Well rolled!"), events.Again(table=NEXT)]
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
        default = field.default if field.default is not msgspec.NODEFAULT else None
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
    name = schema.get("$ref", "").rpartition("/")[2]
    return f"[{name}](#{name.lower()})" if name else "[a record](records.md)"


def addresses() -> list[str]:
    """Every address of the OpenAPI description."""
    service = http.http(Settings())
    handlers = (handler for route in service.routes for handler in getattr(route, "route_handlers", []))
    said = {handler.operation_id: handler.fn.__doc__ for handler in handlers}
    lines = ["| ask | for | with | answer | refused |", "| --- | --- | --- | --- | --- |"]
    for path, methods in service.openapi_schema.to_schema()["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            status = min(operation["responses"])
            answer = operation["responses"][status]["content"]["application/json"]["schema"]
            asked, with_ = f"`{method.upper()} {path}`", link(body) if body else ""
            no = ", ".join(sorted(code for code in operation["responses"] if code >= "400"))
            lines.append(f"| {asked} | {said[operation['operationId']]} | {with_} | {status}, {link(answer)} | {no} |")
    return [*lines, ""]


# ---------------------------------------------------------------- errors
RULES = ("game/unknown", "option/", "deck/", "players/", "move/", "undo/", "dice/", "solver/")  # of the engine and its bots
INSIDE = ("serve/", "store/url", "store/newer", "store/conflict", "table/broken")  # never leave the server
ASKING = ("request/", "server/", "client/", "analysis/", "after/", "limit/requests")
ASKING += ("game/", "option/", "deck/", "record/", "name/")  # over HTTP alone
PLAYING = ("move/", "undo/", "dice/", "chat/", "command/", "message/", "token/", "seat/not-yours", "seat/host", "limit/messages")
PLAYING += ("limit/table",)
PLAYING += ("table/playing", "table/waiting")  # over the socket alone
UNSAID = ("limit/sockets", "origin/")  # the socket is not opened at all


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
    given = {"request/nowhere": 404, "request/method": 405, "request/too-large": 413, "server/failed": 500}
    for code in codes():
        status = given.get(code) or http.STATUS.get(code) or http.STATUS.get(code.partition("/")[0]) or 400
        over_http = "" if code.startswith(PLAYING + UNSAID) else str(status)
        aloud = "" if code.startswith(ASKING) else "not opened" if code.startswith(UNSAID) else "refused"
        lines.append(f"| `{code}` | {CODES[code]} | {over_http} | {aloud} |")
    return [*lines, ""]


# ---------------------------------------------------------------- the page
HEAD = """\
# Protocol

How a program talks to a Dice Cafe server: HTTP to open, find and read tables, one WebSocket to play. All of it is JSON in
UTF-8. In Python, [dicecafe.client](../src/dicecafe/client) does all of this; [examples/my_bot.py](../examples/my_bot.py) is a
whole bot. For TypeScript the same types are in [web/src/messages.ts](../web/src/messages.ts).

Generated by `python docs/protocol.py` from the server's own structs and addresses. The examples are real messages: the script
plays a small table and writes down what is sent.
"""
HTTP = """\
## HTTP

The server describes itself as OpenAPI at `/api/schema/openapi.json`. Whatever can't be done is answered with an
[ErrorBody](#errorbody), whose code is one of [these](#errors), and changes nothing. A request is {largest} KiB at most; an
address may open, find and join {tables:g} tables a minute. There are no accounts: whoever opens a table or takes a seat gets
a [Key](#key), and the token in it acts for their seats, for ever and from any device. Keep it secret, and keep it.
"""
PROOF = """\
## Proving the dice

Of a game that is over, `GET /api/records/{table}/replay` has all that it takes to roll every die again, in a browser too. Up to
1000 steps come at once; with `start` and `count` the rest. A line of chance has its `draws`: for each die or card the weights of
what it could show, and which of them it was.

1. The SHA-256 of the secret (32 bytes, here in hex) is the `commitment`, which the table's `info` showed before the first roll.
2. Tries are numbered from 0 through the whole game. Try k is HMAC-SHA256 with the secret as its key, over the `nonces` with
   commas between them, a colon, and k in decimal, in UTF-8. x is its first four bytes, as a big-endian number.
3. A draw takes tries until one is fair. n is the sum of its weights; a try with x >= 2^32 - 2^32 mod n is passed over. Of the
   fair one r is x mod n, and the outcome is the first at which the running sum of the weights is more than r.
4. `tries` is the number of the first try of a step's draws. The first step that has one starts at 0, and each after it where the
   one before left off. It is null where no dice of the table's decided: moves, lines that were given when the table was opened
   (see `after` of [TableOrder](#tableorder)), and real dice.

```ts
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function proves(replay: Replay): Promise<boolean> {
  const secret = bytes(replay.secret);
  if (hex(await crypto.subtle.digest("SHA-256", secret)) !== replay.commitment) return false;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let next = replay.steps.find((step) => step.tries !== null)?.tries ?? 0;
  for (const step of replay.steps) {
    if (step.tries === null) continue;
    if (step.tries !== next) return false;
    for (const [weights, outcome] of step.draws) {
      const n = weights.reduce((sum, weight) => sum + weight, 0);
      let x: number;
      do {
        const message = new TextEncoder().encode(`${replay.nonces.join(",")}:${next++}`);
        x = new DataView(await crypto.subtle.sign("HMAC", key, message)).getUint32(0);
      } while (x >= 2 ** 32 - (2 ** 32 % n));
      let r = x % n;
      if (weights.findIndex((weight) => (r -= weight) < 0) !== outcome) return false;
    }
  }
  return true;
}
```
"""
SOCKET = """\
## The socket

It is at `/socket`. Every message is one JSON object, and its `type` says which.

1. The client says [hello](#hello) within {greeting:g} seconds: with the `token` of its seats, or with the `watch` of a table
   to look on. The answer is [welcome](#welcome): the table, the seats, what happened, and where the game stands.
2. From then on the client hears [news](#news) of whatever happens, whoever did it, itself included.
3. It sends commands: everything in [the next section](#what-a-client-sends) but `hello`. Each is answered, in the order in
   which they came, by [done](#done) when it is stored, or by [refused](#refused) when it changed nothing. The news of a
   command come before its `done`, so by then the client knows the position after it. A refusal whose `id` is empty is of a
   message so broken that it had none.

**Numbers.** Everything that happens at a table has a number, from 1 on without gaps. `n` of `welcome` and of `news` is the
number of the newest event the client has now heard of. One news may hold several events: a move, and the rolls that follow
from it.

**Views.** `position` is where the game stands as this client may see it. `moves` has what each of its own seats may do, in
notation and in words: a client need not know the rules. Send one of these as `move`. One who holds several seats looks
through the eyes of the one whose turn it is.

**At.** A move, an undo and real dice say `at` which position they are meant for: the `at` of the position the client saw. It
is the number of the event that led there, so no two positions share one. If the table has gone on since, the command is refused
as `command/stale`. Look at the new position and decide again.

**Ids.** A command has an `id` of the client's choosing, new for each command of that token. One that comes again under an id
that was done is not done again: the answer is `done` with the number from the first time. A refused one leaves no trace, and
its id may be used again. `hint` and `odds` change nothing, and are answered afresh each time.

**Coming back.** A socket may break at any time, and nothing is lost. Connect again, say `hello` with `seen`, the newest
number you heard of; `welcome` has the events after it, the position as it is now, and the seats. Then send again, with its
old id and its old `at`, every command that got no answer. It is done once, whether or not it arrived the first time. Without
`seen` the welcome tells the last {history} events. A seat whose socket is gone for {debounce:g} seconds is told to be `gone`;
after the table's `grace` a bot plays for it, until its owner comes back.

**Slow readers.** The server waits for nobody. When {backlog:g} MB wait to be read by one client, its socket is closed with
1013, and it may come back.

**Limits.** A message is {message} KiB at most; larger ones close the socket with 1009. A socket may send {burst:g} messages
at once and {rate:g} a second after that; what is more is refused with `limit/messages`, to be sent again a little later.
A table has room for {asides:,} events beside the moves and the rolls: emotes, words, moves taken back, seats left; what is more
is refused with `limit/table`, and the game goes on. After {flood} refused messages in a row the socket is closed with 1008. An
address may hold {sockets} sockets. The server pings every {ping:g} seconds and closes a socket that does not answer. A page of
another site may not connect unless the server was told so.

**Why a socket is closed.** 1001 or 1012: the server goes, come back. 1008: against the limits, or no hello; a socket that was
never opened (HTTP 403) is one too many, or a foreign page's. 1009: too large a message. 1011: a mistake of the server's, come
back. 1013: too slow a reader, come back.
"""
KINDS = """\
## What is told

`events` of `welcome` and `news` are of these kinds. A line of the log that a seat may not see comes without `line`, and tells
in words only what everybody may know; one that was taken back since comes with neither.
"""


def page() -> str:
    """The whole page."""
    said, settings = examples(), Settings()
    asking = HTTP.format(largest=http.LARGEST // 1024, tables=settings.tables_per_minute)
    way = SOCKET.format(
        greeting=socket.GREETING, history=rooms.HISTORY, debounce=settings.debounce, backlog=connection.BACKLOG / 1e6,
        message=serve.LONGEST_MESSAGE // 1024, burst=settings.messages_at_once, rate=settings.messages_per_second,
        flood=connection.FLOOD, asides=settings.asides_per_table, sockets=settings.sockets_per_address, ping=settings.ping,
    )  # fmt: skip
    told = [f"| `{kind.__struct_config__.tag}` | {doc(kind)} | `{cell(one.decode())}` |" for kind, one in happenings()]
    spoken = [*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)]
    rest = [struct for struct in TYPES["wire"]() if struct not in spoken]
    lines = [HEAD, asking, *addresses(), PROOF, way, "## What a client sends", ""]
    lines += [line for struct in typing.get_args(messages.ClientMessage) for line in message(struct, said[struct])]
    lines += ["## What a client hears", ""]
    lines += [line for struct in typing.get_args(messages.ServerMessage) for line in message(struct, said[struct])]
    lines += [KINDS, "| kind | what happened | for example |", "| --- | --- | --- |", *told, "", "## Parts", ""]
    for struct in rest:
        lines += part(struct) + (fenced(said[struct]) if struct in said else [])
    lines += ["## Errors", "", "[All codes](errors.md) there are; these may come from a server.", "", *errors()]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
