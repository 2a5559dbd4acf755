"""Origins: the rules and the deck that a table began with. It plays on with them, or says that it can't.

A table stores the digests of both. Decks are stored once by content, the game's own too: when a later version brings another one,
older tables keep theirs.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from dicecafe.engine import registry
from dicecafe.engine.decks import WrittenDeck, content_digest
from dicecafe.engine.digests import alike, digests, same_result
from dicecafe.words import Message

from ..store import Deck, Store
from ..store.checksums import BrokenTable
from .events import Opened
from .table import Table, TableError


def stamped(opened: Opened) -> Opened:
    """A new table with the digests of today's rules and of its deck."""
    return msgspec.structs.replace(opened, digests=digests(registry.load(opened.game), opened.options))


def split(opened: Opened) -> tuple[Opened, Deck | None]:
    """What is stored of a new table: without its deck, and that by itself.

    The digest stands in the deck's place, so that a process of an earlier version refuses the table instead of playing it with
    another deck.
    """
    option = registry.load(opened.game).deck_option
    if option is None:
        return opened, None
    given, digest = opened.options.get(option.name), opened.digests[option.name]
    if given:
        opened = msgspec.structs.replace(opened, options={**opened.options, option.name: digest})
    return opened, Deck(digest, option.text(given or {}).encode())


async def joined(store: Store, id: str, opened: Opened) -> Opened:
    """A stored table with its deck: the one in its options, or the game's own where that was another when it was opened."""
    option = registry.load(opened.game).deck_option
    digest = opened.digests.get(option.name, "") if option else ""
    if option is None or not digest or isinstance(opened.options.get(option.name), dict):
        return opened
    if option.name not in opened.options and option.digest({}) == digest:
        return opened
    body = await store.deck(digest)
    text = (body or b"").decode(errors="replace")
    if content_digest(text) != digest:
        raise BrokenTable(id, f"its deck {digest} is {'damaged' if body else 'missing'}")
    return msgspec.structs.replace(opened, options={**opened.options, option.name: WrittenDeck(json.loads(text), text)})


def check(table: Table, result: dict[str, Any] | None) -> None:
    """Refuse a table that was not played with today's rules, unless it is over and came out as it does now."""
    as_it_was = table.status == "over" and result is not None and same_result(table.result(), result)
    if not as_it_was and (result is not None or not is_alike(table.opened)):
        raise other_rules(table.opened)


def is_alike(opened: Opened) -> bool:
    """Whether a table plays with today's rules as with those it was opened with."""
    return alike(registry.load(opened.game), opened.options, opened.digests)


def other_rules(opened: Opened) -> TableError:
    """The refusal of a table of other rules."""
    return TableError("table/other-rules", Message("table-other-rules", game=registry.load(opened.game).title))
