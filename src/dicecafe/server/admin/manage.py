"""Manage: tables closed, deleted and exported, also those at which people sit: their servers see it and tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from dicecafe.engine.errors import DiceCafeError, RecordError
from dicecafe.words import Message

from ..accounts import Accounts
from ..metrics import Metrics
from ..settings import Settings
from ..store import Store, StoreConflict, open_store
from ..tables import events
from ..tables.rooms import TRIES, Rooms
from ..tables.table import TableError
from ..tokens import Signer
from .inventory import Inventory, StoredDeck

LEAST: Final = 6  # letters of a digest that are enough, if no other begins with them


class AdminError(DiceCafeError):
    """Something of a store that is not there."""

    codes: ClassVar = {
        "admin/unknown": "nothing in the store has that id, code or digest",
    }


class Manager:
    """A store, and what is done to it."""

    def __init__(self, url: str) -> None:
        self.url, self.inventory = url, Inventory(url)

    async def tables(self, names: Sequence[str]) -> list[str]:
        """The tables that are meant: by id, by code, or all that play with a deck."""
        known = await self.inventory.tables()
        found: dict[str, None] = {}
        for name in names:
            meant = [one.id for one in known if name in (one.id, one.code) or name.upper() == one.code]
            if not meant:
                digest = (await self.deck(name)).digest
                meant = [one.id for one in known if one.deck == digest]
            found |= dict.fromkeys(meant)
        return list(found)

    async def deck(self, name: str) -> StoredDeck:
        """The deck with that digest, or the only one that begins so."""
        found = [one for one in await self.inventory.decks() if len(name) >= LEAST and one.digest.startswith(name)]
        if len(found) != 1:
            raise AdminError("admin/unknown", Message("admin-unknown", name=name))
        return found[0]

    async def close(self, names: Sequence[str]) -> list[str]:
        """Close tables for good: whoever sits there is told, nobody plays on, and what was played can still be read."""
        ids = await self.tables(names)
        store = await open_store(self.url)
        try:
            return [id for id in ids if await close(store, id)]
        finally:
            await store.close()

    async def delete(self, names: Sequence[str]) -> list[str]:
        """Delete tables with all that happened there; they are closed first, so that nobody stores anything more there.

        Servers that did not read the store in between refuse the next move of whoever sits there.
        """
        ids = await self.tables(names)
        await self.close(ids)
        await self.inventory.delete(ids)
        return ids

    async def records(self, names: Sequence[str]) -> tuple[list[dict[str, Any]], dict[str, DiceCafeError]]:
        """The records of games that are over or were closed; of all of them where none is named, and why a table has none."""
        known = {one.id: one for one in await self.inventory.tables()}
        ids = await self.tables(names) if names else [id for id, one in known.items() if one.status != "open"]
        settings, store = Settings(), await open_store(self.url)
        rooms = Rooms(store, Signer(""), Metrics(), settings, Accounts(settings))
        records, refusals = list[dict[str, Any]](), dict[str, DiceCafeError]()
        try:
            for id in ids:
                try:
                    records.append((await _record(rooms, id)).as_dict())
                except DiceCafeError as error:
                    if names:
                        raise
                    refusals[id] = error
        finally:
            await store.close()
        return records, refusals


async def close(store: Store, id: str) -> bool:
    """Close a table; False if it was closed already. Others may store something there meanwhile."""
    for _ in range(TRIES):
        bodies = await store.load(id)
        if not bodies or isinstance(events.decode(bodies[-1]), events.Closed):
            return False
        try:
            await store.append(id, len(bodies) + 1, events.encode(events.Closed()), over=True)
        except StoreConflict:
            continue
        return True
    raise TableError("table/busy", Message("table-busy"))


async def _record(rooms: Rooms, id: str) -> Any:
    """A record as it was stored; of a lesson, whose rules say which dice were chosen, as it is played again."""
    if record := await rooms.record(id):
        return record
    room = await rooms.by_id(id)
    if room.table.status != "over":
        raise RecordError("record/unfinished", Message("record-not-yet"))
    return room.table.playing.record()
