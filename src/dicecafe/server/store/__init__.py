"""The store: every table as an append-only list of numbered events, in one SQLite file or in PostgreSQL.

The number of an event is what keeps processes apart. Any of them may append number n + 1 to a table that has n events; whoever
comes second is refused, loads what is new and decides again. No table belongs to a process.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from typing import ClassVar, Final, NamedTuple, Protocol

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

log = logging.getLogger("dicecafe.server")

MAX_NUMBER: Final = 2**31 - 1  # no event has a higher number
SWEEP_BATCH: Final = 200  # tables deleted in one transaction, so that a great sweep never holds up the games being played

Clock = Callable[[], float]  # seconds, from whenever


class StoreError(DiceCafeError):
    """The store can't be opened, read or written now."""

    codes: ClassVar = {
        "store/url": "the store's address is neither a file nor of a kind that is known",
        "store/unavailable": "nothing can be stored now; the message says why",
        "store/newer": "the store was made by a newer version",
    }


class StoreConflict(StoreError):
    """Somebody else was first: the number, id, code or link is taken, or the events before this one are missing."""

    codes: ClassVar = {
        "store/conflict": "another process stored something there first",
    }

    def __init__(self, message: Message) -> None:
        super().__init__("store/conflict", message)


class TableRow(NamedTuple):
    """What finds a table: its id for ever, the code to join it by, the link to watch it by."""

    id: str
    code: str
    watch: str


class Deck(NamedTuple):
    """A deck as it is stored: its digest finds it."""

    digest: str
    body: bytes


class StoreTime:
    """The store's own time in seconds: it passes while a server has the store open, and stands still while none has.

    No wall clock takes part, so that none which is wrong can make a table look old.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock, self._offset = clock, 0.0

    def __call__(self) -> float:
        """The time now."""
        return self._clock() + self._offset

    def resume(self, stood_at: float) -> None:
        """Go on from where the time stood."""
        self._offset = stood_at - self._clock()

    def advance(self, others: float) -> None:
        """Go on from where it is for other processes, if they are ahead."""
        self._offset += max(0.0, others - self())


class Condition:
    """Says in the log when nothing can be stored, and when it can be again."""

    def __init__(self) -> None:
        self._trouble = False

    def note(self, answer: object) -> None:
        """What the store answered last: an error, or anything else."""
        trouble = isinstance(answer, StoreError) and answer.code == "store/unavailable"
        if trouble and not self._trouble:
            log.error("the store can't be used", extra={"about": {"code": "store/unavailable", "why": str(answer)}})
        elif self._trouble and not trouble:
            log.warning("the store can be used again")
        self._trouble = trouble


class Store(Protocol):
    """A log of tables. Every method may raise StoreError with the code `store/unavailable` and works again when the store does.

    When a write raises it, nothing was acknowledged; with PostgreSQL gone in the middle of a commit it may still turn out to be
    there. So load the table before going on: the log is the game.
    """

    async def create(self, row: TableRow, body: bytes, deck: Deck | None = None) -> None:
        """Store a new table, its event 1 and its deck, or nothing; refuses an id, a code or a watch link that is taken."""

    async def deck(self, digest: str) -> bytes | None:
        """The deck with that digest, as long as a table plays with it."""

    async def append(self, table: str, number: int, body: bytes, over: bool = False) -> None:
        """Store an event for good; refuses a number that is not the next. `over` marks the table as finished with it."""

    def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> Awaitable[None]:
        """Store events in a row, from that number on, all of them or none; refuses a number that is not the next."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after that number, in order; none of a table that does not exist. Damaged: BrokenTable."""

    async def length(self, table: str) -> int:
        """How many events a table has; 0 if there is none."""

    async def find(self, *, code: str = "", watch: str = "", id: str = "") -> TableRow | None:
        """The table with that code, watch link or id; with all of them where several are given."""

    async def latest(self) -> int:
        """The sequence number of the newest event of all; it only grows."""

    async def changes(self, since: int, limit: int = 1000) -> list[tuple[int, str, int]]:
        """Sequence, table and number of the events after that sequence number, in order; none ever turns up before it."""

    def own(self, since: int) -> int:
        """Up to where all events after a sequence number are ones that this process stored and knows; else that number."""

    async def setting(self, name: str, value: str) -> str:
        """The value kept under a name, which is the given one if there was none; all processes get the same."""

    async def check(self) -> None:
        """Store something small, as an event is stored; raises where an event could not be."""

    async def sweep(
        self, waiting: float, idle: float, finished: float = math.inf, confirm: float = 0.0, open: Collection[str] = ()
    ) -> int:
        """Delete the tables nobody came to, nobody comes back to, and whose games have long been over; say how many.

        One whose only event is older than `waiting` seconds is old, any other whose last event is older than `idle` seconds, and
        one whose game a sweep found to be over `finished` seconds ago: by the store's own time. But none that is `open` in this
        process. It goes when it was found old `confirm` seconds ago and by every sweep since: processes that sweep more often
        than that keep what is open at any of them.
        """

    async def close(self) -> None:
        """Finish pending writes and close; a second time does nothing."""


async def open_store(url: str, clock: Clock = time.monotonic) -> Store:
    """Open a store, making or updating what it needs: a path, `sqlite:///path`, `:memory:` (gone when closed), `postgresql://...`.

    As everywhere, `sqlite:///cafe.db` is in the current folder and `sqlite:////srv/cafe.db` is not.
    """
    if file := file_of(url):
        from .sqlite import SqliteStore

        return await SqliteStore.open(str(file), clock)
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise unavailable(Message("store-asyncpg")) from error
    return await PostgresStore.open(url, clock)


def file_of(url: str) -> Path | None:
    """The file of an SQLite store, `:memory:` as it is; None for PostgreSQL. Refuses what is neither."""
    scheme, separator, rest = url.partition("://")
    if scheme == "postgresql" and separator:
        return None
    if separator and (scheme != "sqlite" or not rest.startswith("/")):
        raise StoreError("store/url", Message("store-scheme", scheme=f"{scheme}://"))
    path = rest[1:] if separator else url
    if not path or not path.isprintable():
        raise StoreError("store/url", Message("store-no-path"))
    return Path(path)


def unavailable(reason: object) -> StoreError:
    """The error for a store that can't be used now."""
    why = reason if isinstance(reason, Message) else str(reason).rstrip(".") or type(reason).__name__
    return StoreError("store/unavailable", Message("store-unavailable", why=why))


def known(*names: str) -> bool:
    """Whether these can be ids, codes or links at all. What no store could hold is turned away before it spoils a batch."""
    return all(map(str.isprintable, names))


def taken(table: str, number: int) -> StoreConflict:
    """The refusal of an event whose number is not the next."""
    return StoreConflict(Message("store-event-taken", number=str(number), table=table))


def row_taken(row: TableRow) -> StoreConflict:
    """The refusal of a table whose id, code or watch link another one has."""
    return StoreConflict(Message("store-table-taken", id=row.id))
