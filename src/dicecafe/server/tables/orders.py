"""Orders: the table that somebody wants to open."""

from __future__ import annotations

import secrets

import msgspec

from dicecafe import bots
from dicecafe.engine import registry
from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.record import Record
from dicecafe.protocol.messages import SeatOrder, TableOrder
from dicecafe.words import Message

from ..limits import over
from ..settings import Settings
from ..tokens import random_code, random_id
from . import names
from .events import Opened, Plan
from .table import TableError, check_level


def check_options(order: TableOrder, settings: Settings) -> None:
    """Refuse a deck that is too large, or has fields that mean nothing."""
    if len(msgspec.json.encode(order.options)) > settings.deck_bytes:
        raise over(settings, "deck_bytes")
    for option in registry.load(order.game).options:
        if isinstance(option, DeckOption) and isinstance(deck := order.options.get(option.name), dict):
            option.check_fields(deck)


def continued(order: TableOrder, record: Record) -> tuple[TableOrder, list[str]]:
    """The order of a table that plays on from a record, and the lines it begins with; refuses what the record can't be."""
    assert order.after is not None
    game, seats, lines = registry.load(record.game), len(record.players), len(record.log)
    if registry.load(order.game) is not game or len(order.seats) != seats:
        raise TableError("after/other", Message("after-other", game=game.title, seats=seats))
    if game.changed(order.options) not in ({}, record.table_options) or order.first not in (-1, record.first):
        raise TableError("after/other", Message("after-options"))
    if order.after.line >= lines:
        raise TableError("after/line", Message("after-line", line=str(order.after.line), lines=lines))
    taken = msgspec.structs.replace(order, options=record.table_options, first=record.first)
    return taken, record.log[: order.after.line]


def plan(order: TableOrder, host: str) -> Opened:
    """The table that an order describes; refuses a game, options, bots or seats that can't be."""
    game = registry.load(order.game)
    first = order.first if order.first >= 0 else secrets.randbelow(len(order.seats))
    cfg = game.config(len(order.seats), order.options, first)
    if all(seat.kind == "bot" for seat in order.seats):
        raise PlayerError("players/count", Message("players-none"))
    seats = []
    for seat in order.seats:
        if seat.kind == "bot":
            check_level(game, seat.level, cfg)
        seats.append(_planned(seat, host, order.seal))
    return Opened(
        game=game.name,
        options=game.changed(order.options),
        seats=seats,
        first=first,
        host=host,
        watch=random_id(),
        code=random_code(),
        secret=secrets.token_hex(32),
        chat=order.chat,
        real_dice=order.real_dice,
        grace=order.grace,
    )


def _planned(seat: SeatOrder, host: str, seal: str) -> Plan:
    if seat.kind == "here":
        return Plan("here", names.clean_name(seat.name or bots.YOU), "", host, seal=seal)
    return Plan(seat.kind, level=seat.level.removeprefix("bot:") if seat.kind == "bot" else "")


def readdressed(opened: Opened) -> Opened:
    """The same table at other addresses."""
    return msgspec.structs.replace(opened, watch=random_id(), code=random_code())
