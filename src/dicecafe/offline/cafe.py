"""The cafe of a page: what its client asks over HTTP and a WebSocket elsewhere, it asks here.

Whoever runs this hands over how rows are kept and how messages reach the page; see `page` and web/demo.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, Self
from urllib.parse import parse_qsl, unquote, urlsplit

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import ErrorBody, Refused
from dicecafe.server.budgets import Rate
from dicecafe.server.http.operations import Asked, Operation, Reply, RequestError
from dicecafe.server.http.pages import File
from dicecafe.server.http.routes import OPERATIONS
from dicecafe.server.settings import Settings
from dicecafe.server.socket.conversation import converse
from dicecafe.server.tables.cafe import STALLED_AFTER, Cafe
from dicecafe.server.tables.views import encode
from dicecafe.server.tokens import Signer
from dicecafe.words import Message

from .store import Keep, PageStore
from .thinking import LEVELS, PageLanes

log = logging.getLogger("dicecafe.offline")

HERE: Final = "this page"  # the only address there is
MOST_TABLES: Final = 60  # that are kept
MUCH: Final = Rate(1e6, 1.0)  # nobody is to be protected from the one who plays here
SETTINGS: Final = Settings(
    store=":memory:", messages=MUCH, messages_per_address=MUCH, tables=MUCH, stored_bytes=MUCH, lines_read=MUCH, metrics=False
)
OK: Final = 200
REFUSED: Final = 400


class PageCafe:
    """A cafe for one page."""

    def __init__(self, cafe: Cafe, store: PageStore) -> None:
        self.cafe, self.store = cafe, store
        self.clients: dict[int, PageClient] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, keep: Keep, rows: Iterable[bytes], replace: Keep) -> Self:
        """Open the cafe with the rows that were kept; `replace` keeps rows in place of all that there are."""
        store = PageStore(keep, rows)
        key = await store.setting("key", secrets.token_hex(32))
        await store.prune(MOST_TABLES)
        await store.compact(replace)
        page = cls(Cafe(store, Signer(key), SETTINGS, HERE, lanes=PageLanes()), store)
        page.spawn(page._resume())
        return page

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def request(self, method: str, address: str, body: str | None = None) -> tuple[int, bytes]:
        """Answer a request: its status and its body."""
        parts = urlsplit(address)
        try:
            one, found = _operation(method, parts.path)
            given = {**dict(parse_qsl(parts.query)), **found}
            answer = await one.call(Asked(self.cafe, HERE), given, None if body is None else body.encode())
        except DiceCafeError as error:
            game = error.game.name.replace("_", "-") if error.game else ""
            return REFUSED, encode(ErrorBody(error.code, error.message, game))
        except Exception:
            log.exception("a request failed")
            return REFUSED, encode(ErrorBody("server/failed", Message("server-failed")))
        if isinstance(answer, File):
            return OK, answer.body
        if isinstance(answer, Reply):
            return answer.status, encode(answer.body)
        if one.id == "games":
            for game in answer:
                game.levels = [level for level in game.levels if level in LEVELS]
        return one.status, encode(answer)

    # ------------------------------------------------------------ sockets
    def connect(self, number: int, send: Callable[[str], None], closed: Callable[[], None]) -> None:
        """A socket of that number is opened."""
        client = self.clients[number] = PageClient(send, closed)
        self.spawn(self._serve(number, client))

    def receive(self, number: int, message: str) -> None:
        """Something arrived at a socket."""
        if client := self.clients.get(number):
            client.inbox.put_nowait(message)

    def disconnect(self, number: int) -> None:
        """A socket is gone."""
        if client := self.clients.pop(number, None):
            client.inbox.put_nowait(None)

    async def _serve(self, number: int, client: PageClient) -> None:
        try:
            await converse(self.cafe, client)
        except Exception:
            log.exception("a connection failed")
        finally:
            self.clients.pop(number, None)
            client.closed()

    async def _resume(self) -> None:
        """See to tables at which nothing happens though it should."""
        while True:
            await asyncio.sleep(STALLED_AFTER)
            self.cafe.resume_stalled()


class PageClient:
    """The page as a device at a table; see `Client`."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[], None]) -> None:
        self.address, self.refused = HERE, 0
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.deliver, self.closed = send, closed
        self.question: asyncio.Task[None] | None = None

    async def receive(self) -> str | None:
        """The next message, None when the page closed the socket."""
        return await self.inbox.get()

    async def send(self, message: bytes) -> None:
        """Hand a message to the page."""
        self.deliver(message.decode())

    async def refuse(self, id: str, error: DiceCafeError) -> None:
        """Say why something was not done."""
        await self.send(encode(Refused(id, error.code, error.message, error.ruling)))

    def answer_later(self, answer: Coroutine[Any, Any, None]) -> None:
        """Answer a question while the game goes on."""
        self.question = asyncio.create_task(answer)

    async def close(self, code: int, reason: str = "") -> None:
        """Nothing more is read."""
        self.inbox.put_nowait(None)


def _operation(method: str, path: str) -> tuple[Operation, dict[str, str]]:
    """The operation at an address, and what the address says."""
    for one in OPERATIONS:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", one.path)
        if one.method == method and (found := re.fullmatch(pattern, path)):
            return one, {name: unquote(value) for name, value in found.groupdict().items()}
    raise RequestError("request/nowhere", Message("request-nowhere"))
