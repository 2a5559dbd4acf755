"""Orders: the table that somebody wants to open."""

from __future__ import annotations

import secrets

import msgspec

from dicecafe import bots
from dicecafe.bots.cast import character
from dicecafe.engine import registry
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


def check_options(order: TableOrder, settings: Settings) -> tuple[TableOrder, int]:
    """Refuse a deck that is too large, or has fields that mean nothing; the order with its deck written once, and its bytes."""
    size = len(msgspec.json.encode(order.options))
    if size > settings.deck_bytes:
        raise over(settings, "deck_bytes")
    option = registry.load(order.game).deck_option
    if option and isinstance(deck := order.options.get(option.name), dict):
        option.check_keys(deck)
        order = msgspec.structs.replace(order, options={**order.options, option.name: option.written(deck)})
    return order, size


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


def taught(order: TableOrder) -> tuple[TableOrder, list[str]]:
    """The order of a game's lesson, with its options, and the first dice; refuses guests, since these dice are known."""
    if order.after or order.real_dice or any(seat.kind == "open" for seat in order.seats):
        raise TableError("lesson/guests", Message("lesson-guests"))
    lesson = registry.load(order.game).part("lesson")
    options, dice = getattr(lesson, "OPTIONS", {}), getattr(lesson, "DICE", [])
    return msgspec.structs.replace(order, options={**options, **order.options}), [f"* {words}" for words in dice]


def plan(order: TableOrder, host: str) -> Opened:
    """The table that an order describes; refuses a game, options, bots or seats that can't be."""
    game = registry.load(order.game)
    first = order.first if order.first >= 0 else secrets.randbelow(len(order.seats))
    cfg = game.config(len(order.seats), order.options, first)
    if all(seat.kind == "bot" for seat in order.seats):
        raise PlayerError("players/count", Message("players-none"))
    seats: list[Plan] = []
    for seat in order.seats:
        if seat.kind == "bot":
            check_level(game, seat.level, cfg)
        seats.append(_planned(seat, host, order.seal, [*(one.name for one in order.seats), *(one.name for one in seats)]))
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


def _planned(seat: SeatOrder, host: str, seal: str, taken: list[str]) -> Plan:
    if seat.kind == "here":
        return Plan("here", names.clean_name(seat.name or bots.YOU), "", host, seal=seal, avatar=seat.avatar)
    if seat.kind == "open":
        return Plan("open")
    name, avatar = character(seat.level, taken)
    return Plan("bot", name, seat.level.removeprefix("bot:"), avatar=avatar)


def readdressed(opened: Opened) -> Opened:
    """The same table at other addresses."""
    return msgspec.structs.replace(opened, watch=random_id(), code=random_code())
