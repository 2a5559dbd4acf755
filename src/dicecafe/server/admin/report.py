"""Report: what whoever runs a cafe is told of its store."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from typing import Any, Final, Literal

from dicecafe.engine import registry
from dicecafe.engine.formatting import columns
from dicecafe.engine.game import Game
from dicecafe.words import Message, say

from .backups import Copy
from .inventory import StoredDeck, StoredTable
from .manage import Manager

LEFT: Final = (0, 1, 2, 3, 6)  # columns of words


def copied(what: Literal["backup", "restore"], copy: Copy, as_json: bool) -> int:
    """Print what was copied, and which tables are damaged; the exit code."""
    for table, why in copy.damaged.items():
        print(f"{say(Message('backup-damaged-table', table=table, why=why))} (table/broken)", file=sys.stderr)
    if as_json:
        counted = {"tables": copy.tables, "events": copy.events, "damaged": dict(copy.damaged)}
        print(json.dumps({"file": str(copy.path), "bytes": copy.bytes, **counted}))
        return int(bool(copy.damaged))
    megabytes = f"{copy.bytes / 1e6:.1f}"
    print(say(Message("backup-done" if what == "backup" else "restore-done", file=str(copy.path), megabytes=megabytes)))
    if copy.tables is not None:
        print(say(Message("backup-counted", tables=copy.tables, events=copy.events or 0)))
    return int(bool(copy.damaged))


def managed(doing: str, store: str, names: Sequence[str], as_json: bool) -> int:
    """List what a store holds, or change it; the exit code."""
    manager = Manager(store)
    match doing:
        case "tables":
            return tables(asyncio.run(manager.inventory.tables()), as_json)
        case "decks":
            return decks(asyncio.run(manager.inventory.decks()), as_json)
        case "export":
            records, refusals = asyncio.run(manager.records(names))
            for record in records:
                print(json.dumps(record, ensure_ascii=False))
            for id, error in refusals.items():
                print(f"{id}: {error.say()} ({error.code})", file=sys.stderr)
            return int(bool(refusals))
        case "close":
            return changed("closed", asyncio.run(manager.close(names)), as_json)
    return changed("deleted", asyncio.run(manager.delete(names)), as_json)


def tables(found: Sequence[StoredTable], as_json: bool) -> int:
    """Print tables, the newest first."""
    if as_json:
        print(json.dumps({"tables": [one._asdict() for one in found]}))
        return 0
    status: Any = {name: say(Message(f"admin-{name}")) for name in ("open", "over", "closed")}
    rows = [
        [one.id, one.code, one.game, status[one.status], str(one.events), f"{one.days:.1f}", ", ".join(filter(None, one.names))]
        for one in found
    ]
    heads = [say(Message(f"admin-{name}")) for name in ("table", "code", "game", "status", "events", "days", "names")]
    print("\n".join(columns([heads, *rows], LEFT)))
    return 0


def decks(found: Sequence[StoredDeck], as_json: bool) -> int:
    """Print decks, the one most played with first."""
    if as_json:
        print(json.dumps({"decks": [one._asdict() for one in found]}))
        return 0
    heads = [say(Message(f"admin-{name}")) for name in ("deck", "game", "tables", "bytes")]
    print("\n".join(columns([heads, *([one.digest, one.game, str(one.tables), str(one.bytes)] for one in found)], (0, 1))))
    return 0


def cards(store: str, names: Sequence[str]) -> list[tuple[str, Game, dict[str, Any]]]:
    """Decks by digest: each with its game and its cards."""
    manager = Manager(store)
    found = [asyncio.run(manager.deck(name)) for name in names]
    return [(one.digest, registry.load(one.game), one.cards) for one in found]


def changed(how: Literal["closed", "deleted"], ids: Sequence[str], as_json: bool) -> int:
    """Print which tables were changed."""
    print(json.dumps({how: [*ids]}) if as_json else say(Message(f"admin-are-{how}", tables=len(ids))))
    return 0
