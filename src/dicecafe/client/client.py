"""Client: a server as a program sees it. Opens, finds and joins tables over HTTP; a Table plays at one."""

from __future__ import annotations

import asyncio
import http.client
import secrets
import shutil
import tempfile
import urllib.error
import urllib.request
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec

from dicecafe.engine import files, registry
from dicecafe.engine.contract import Seat
from dicecafe.engine.dice import seal_of
from dicecafe.engine.options import Value
from dicecafe.engine.pinned import Pinned
from dicecafe.engine.record import Record
from dicecafe.engine.verify import Verified, verify
from dicecafe.protocol.messages import After, ErrorBody, Hello, Key, SeatOrder, SeatRequest, Summary, TableOrder
from dicecafe.protocol.offers import GameInfo, Words
from dicecafe.words import Message

from .errors import Lost, Refused
from .link import Link
from .table import Table

TIMEOUT = 30.0  # seconds for an answer
T = TypeVar("T")


class Client:
    """A server, by its address. `patience` is how many seconds a table waits for it to come back before it is given up."""

    def __init__(self, base_url: str, patience: float = 60.0) -> None:
        self.base_url, self.patience = base_url.rstrip("/"), patience
        self.pinned: dict[str, Pinned] = {}  # what was sealed of the dice of each table, by our token or its spectators' address
        self.fetched: dict[str, Path] = {}  # folders with the words of games that are not installed here

    async def games(self) -> list[GameInfo]:
        """The games there are, with their options and bots."""
        return await self._ask("/api/games", list[GameInfo])

    async def open(
        self,
        game: str,
        seats: Sequence[str | SeatOrder],
        options: Mapping[str, Value] | None = None,
        *,
        first: int = -1,
        nonce: str | None = None,
        chat: bool = False,
        real_dice: bool = False,
        grace: int = 60,
        after: After | None = None,
    ) -> Key:
        """Open a table. A seat is `open`, `bot:medium` or another level, or the name of somebody who plays with this key.

        With `after` the game plays on from a place in the record of a finished one. `nonce` is what we add to the dice, something
        that nobody can guess; its seal alone goes with the order.
        """
        nonce, places = _nonce(nonce), [_seat(seat) for seat in seats]
        order = TableOrder(game, places, dict(options or {}), first, _seal(nonce), chat, real_dice, grace, after)
        return self._pin(await self._ask("/api/tables", Key, order), nonce)

    async def look(self, code: str) -> Summary:
        """The table with a code: its game, and who sits there."""
        return await self._ask(f"/api/tables/{quote(code, safe='')}", Summary)

    async def sit(self, code: str, name: str, seat: Seat | None = None, nonce: str | None = None, id: str | None = None) -> Key:
        """Take an open seat of the table with a code: a certain one, or the next.

        `id`, 16 letters that nobody guesses, is of this one joining: asked for again with it, it is the same seat.
        """
        nonce, path = _nonce(nonce), f"/api/tables/{quote(code, safe='')}/seats"
        request = SeatRequest(name, _seal(nonce), seat, id or secrets.token_hex(8))
        try:
            return self._pin(await self._ask(path, Key, request), nonce)
        except Lost:  # the seat may be ours, and only the answer be lost
            return self._pin(await self._ask(path, Key, request), nonce)

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game, which `Record.from_dict` reads."""
        return await self._ask(f"/api/records/{quote(table, safe='')}", dict[str, Any])

    async def verify(self, key: Key | str) -> Verified:
        """Check the finished game of a key or its token in full, its dice against what we saw sealed; raises RecordError."""
        token = key if isinstance(key, str) else key.token
        record = Record.from_dict(await self.record(_table_of(token)))
        return verify(record, self.pinned.get(token))

    def table(self, key: Key | str) -> Table:
        """The table of a key or its token, to play at: `async with client.table(key) as table`."""
        return self._table(Hello(token=key if isinstance(key, str) else key.token))

    def watch(self, watch: str) -> Table:
        """The table with that address for spectators, to look at."""
        return self._table(Hello(watch=watch))

    def _table(self, hello: Hello) -> Table:
        scheme, _, rest = self.base_url.partition("://")
        where = f"?table={quote(_table_of(hello.token), safe='')}" if hello.token else ""
        link = Link(f"{'wss' if scheme == 'https' else 'ws'}://{rest}/socket{where}", hello, self.patience)
        return Table(link, self._folder, self.pinned)

    def _pin(self, key: Key, nonce: str) -> Key:
        """Keep the commitment before our nonce is shown to anybody."""
        self.pinned.setdefault(key.token, Pinned(key.commitment, nonce))
        return key

    async def _ask(self, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        return msgspec.json.decode(await asyncio.to_thread(self._request, path, body), type=kind)

    def _request(self, path: str, body: msgspec.Struct | None) -> bytes:
        """One request, in a thread of its own; what the server refuses is raised with its code."""
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.base_url + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise self._refused(error.read(), error.code) from None
        except (OSError, http.client.HTTPException) as error:
            raise Lost(self.base_url, getattr(error, "reason", error)) from error

    def _refused(self, body: bytes, status: int) -> Refused:
        """What the server said; or that something else answered, which knows nothing of codes."""
        try:
            answer = msgspec.json.decode(body, type=ErrorBody)
        except msgspec.DecodeError:
            return Refused("request/invalid", Message("client-no-cafe", status=str(status)))
        return Refused(answer.code, Message.from_json([*answer.message]), self._folder(answer.game) if answer.game else None)

    def _folder(self, game: str) -> Path:
        """The folder with the words of a game: its own, or where it is not installed, one with what the server has of them."""
        if game in registry.names():
            return registry.load(game).folder
        if game not in self.fetched:
            words = msgspec.json.decode(self._request("/api/words/en", None), type=Words)
            folder = Path(tempfile.mkdtemp(prefix="dicecafe-"))
            weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
            files.write(folder / "words" / "en.ftl", [words.games.get(game, "")])
            self.fetched[game] = folder
        return self.fetched[game]


def _seat(seat: str | SeatOrder) -> SeatOrder:
    """A seat as the server takes it."""
    if isinstance(seat, SeatOrder):
        return seat
    if seat == "open":
        return SeatOrder("open")
    return SeatOrder("bot", level=seat.removeprefix("bot:")) if seat.startswith("bot:") else SeatOrder("here", seat)


def _nonce(nonce: str | None) -> str:
    """What this player adds to the dice: something nobody can guess, unless told otherwise."""
    return secrets.token_hex(16) if nonce is None else nonce


def _seal(nonce: str) -> str:
    """What is sent of it first."""
    return seal_of(nonce) if nonce else ""


def _table_of(token: str) -> str:
    """The id of a token's table: a token begins with it."""
    return token.partition(".")[0]
