"""A store in memory, whose rows somebody else keeps: what is written is known to be kept before it is answered.

A row is what happened: a table, an event, a deck, a setting, or that a table went. In their order they make the store again.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from dicecafe.server.store import Deck, StoreConflict, TableRow, row_taken, taken, unavailable
from dicecafe.server.store.checksums import Row, chained, checked

Keep = Callable[[list[bytes]], Awaitable[object]]  # keeps rows, all or none, and answers when they are safe
SPARE_ROWS: Final = 500  # so many too many are worth writing all of them anew


class Opened(msgspec.Struct, frozen=True, tag=True):
    """A table came to be, with a deck of its own where it has one."""

    row: TableRow
    body: bytes
    deck: Deck | None


class Added(msgspec.Struct, frozen=True, tag=True):
    """Something happened at a table."""

    table: str
    number: int
    bodies: list[bytes]
    checksums: list[bytes]
    over: bool


class Set(msgspec.Struct, frozen=True, tag=True):
    """A setting has a value."""

    name: str
    value: str


class Gone(msgspec.Struct, frozen=True, tag=True):
    """Tables were cleared away."""

    tables: list[str]


Entry = Opened | Added | Set | Gone
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Entry).decode


@dataclass
class Kept:
    """A table as it is kept."""

    row: TableRow
    deck: str
    events: list[Row] = field(default_factory=list)
    over: bool = False


class PageStore:
    """See `Store`. One page has it, and no other process."""

    def __init__(self, keep: Keep, rows: Iterable[bytes] = ()) -> None:
        self.keep = keep
        self.tables: dict[str, Kept] = {}  # in the order in which something last happened at them
        self.decks: dict[str, bytes] = {}
        self.settings: dict[str, str] = {}
        self.sequence = 0
        self.rows_read = 0
        self.unread: list[bytes] = []  # rows of another version, or damaged: the other tables are there
        for row in rows:
            self.rows_read += 1
            try:
                self._apply(decode(row))
            except (msgspec.DecodeError, KeyError, StoreConflict):
                self.unread.append(row)

    # ------------------------------------------------------------ writing
    async def create(self, row: TableRow, body: bytes, deck: Deck | None = None) -> None:
        """Store a new table, its event 1 and its deck."""
        if any(set(row) & set(one.row) for one in self.tables.values()):
            raise row_taken(row)
        await self._write(Opened(row, body, deck))

    async def append(self, table: str, number: int, body: bytes, over: bool = False) -> None:
        """Store an event."""
        await self.extend(table, number, [body], over)

    async def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> None:
        """Store events in a row."""
        kept = self.tables.get(table)
        if kept is None or number != len(kept.events) + 1:
            raise taken(table, number)
        checksums, last = list[bytes](), kept.events[-1][2]
        for place, body in enumerate(bodies, number):
            checksums.append(last := chained(last, place, body))
        await self._write(Added(table, number, list(bodies), checksums, over))

    async def setting(self, name: str, value: str) -> str:
        """The value kept under a name."""
        if name not in self.settings:
            await self._write(Set(name, value))
        return self.settings[name]

    async def check(self) -> None:
        """Store something small."""
        await self._write(Set("checked", ""))

    async def prune(self, most: int, open: Collection[str] = ()) -> int:
        """Clear away the tables that were used least lately, so that so many are left; none that is open."""
        old = [id for id in list(self.tables)[: max(0, len(self.tables) - most)] if id not in open]
        if old:
            await self._write(Gone(old))
        return len(old)

    async def compact(self, replace: Keep) -> None:
        """Have the fewest rows kept that make this store, where that saves many; `replace` keeps them in place of all others."""
        entries = self._entries()
        if self.rows_read - len(self.unread) - len(entries) >= SPARE_ROWS:
            with contextlib.suppress(Exception):  # whatever the page's storage raises: then the old rows are there still
                # what could not be read goes first, lest it is taken for what came next at a table
                await replace([*self.unread, *map(encode, entries)])

    async def sweep(
        self, waiting: float, idle: float, finished: float = math.inf, confirm: float = 0.0, open: Collection[str] = ()
    ) -> int:
        """Nothing goes by its age: see `prune`."""
        return 0

    # ------------------------------------------------------------ reading
    async def deck(self, digest: str) -> bytes | None:
        """The deck with that digest."""
        return self.decks.get(digest)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number."""
        kept = self.tables.get(table)
        return checked(table, after, kept.events[max(0, after - 1) :]) if kept else []

    async def length(self, table: str) -> int:
        """How many events a table has."""
        kept = self.tables.get(table)
        return len(kept.events) if kept else 0

    async def find(self, *, code: str = "", watch: str = "", id: str = "") -> TableRow | None:
        """The table with that code, watch link or id."""
        asked = [(0, id), (1, code), (2, watch)]
        fitting = (one.row for one in self.tables.values() if all(not value or one.row[at] == value for at, value in asked))
        return next(fitting, None) if code or watch or id else None

    async def latest(self) -> int:
        """The sequence number of the newest event."""
        return self.sequence

    async def changes(self, since: int, limit: int = 1000) -> list[tuple[int, str, int]]:
        """Nobody else stores anything here."""
        return []

    def own(self, since: int) -> int:
        """All events are this page's."""
        return self.sequence

    async def close(self) -> None:
        """Nothing is pending."""

    # ------------------------------------------------------------ rows
    async def _write(self, entry: Entry) -> None:
        """Have a row kept, then take it over; what can't be kept did not happen."""
        try:
            await self.keep([encode(entry)])
        except Exception as error:  # whatever the page's storage raises
            raise unavailable(error) from None
        self._apply(entry)

    def _entries(self) -> list[Entry]:
        """The fewest entries that make this store."""
        entries: list[Entry] = [Set(name, value) for name, value in self.settings.items()]
        for id, kept in self.tables.items():
            (_, body, _), *events = kept.events
            entries.append(Opened(kept.row, body, Deck(kept.deck, self.decks[kept.deck]) if kept.deck else None))
            if events:
                _, bodies, checksums = map(list, zip(*events, strict=True))
                entries.append(Added(id, 2, bodies, checksums, kept.over))
        return entries

    def _apply(self, entry: Entry) -> None:
        match entry:
            case Opened(row, body, deck):
                if deck:
                    self.decks[deck.digest] = deck.body
                self.tables[row.id] = Kept(row, deck.digest if deck else "", [(1, body, chained(None, 1, body))])
                self.sequence += 1
            case Added(table, number, bodies, checksums, over):
                kept = self.tables.pop(table)
                if number != len(kept.events) + 1:
                    raise taken(table, number)
                self.tables[table] = kept
                kept.events += [(number + at, *both) for at, both in enumerate(zip(bodies, checksums, strict=True))]
                kept.over = kept.over or over
                self.sequence += len(bodies)
            case Set(name, value):
                self.settings[name] = value
            case Gone(tables):
                for id in tables:
                    del self.tables[id]
                used = {kept.deck for kept in self.tables.values()}
                self.decks = {digest: body for digest, body in self.decks.items() if digest in used}
