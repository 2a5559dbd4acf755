"""Views: what leaves a table for a device, and the only place where it does. All of a position goes through `Match.view`.

A device may hold several seats. It looks through the eyes of the one whose turn it is, else of its first; a spectator has none.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec

from dicecafe.engine import ending, registry
from dicecafe.engine.contract import CHANCE, OVER, AnyState, Seat
from dicecafe.engine.dice import FairDice
from dicecafe.engine.match import Match
from dicecafe.engine.real_dice import next_dice
from dicecafe.protocol.messages import (
    NO_FACTS,
    PROTOCOL,
    After,
    MoveChoice,
    Need,
    News,
    Position,
    SeatInfo,
    Summary,
    TableEvent,
    TableInfo,
    Welcome,
)

from ..slices import Slices
from . import events
from .real_dice import retypable
from .table import Table

encode = msgspec.json.Encoder().encode


def info(table: Table) -> TableInfo:
    """What is fixed at a table."""
    opened, game = table.opened, table.game
    cfg = table.match.cfg if table.match else game.config(len(table.chairs), opened.options, opened.first)
    return TableInfo(
        table.id,
        opened.code,
        opened.watch,
        opened.game,
        game.title,
        opened.options,
        game.settings(opened.options),
        game.has_secrets,
        game.deck(cfg),
        opened.first,
        opened.chat,
        opened.real_dice,
        opened.grace,
        commitment(table),
        len(table.chairs),
        After(opened.after, len(opened.given)) if opened.after else None,
        bool(opened.lesson),
    )


def seats(table: Table) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    return [
        SeatInfo(chair.name, chair.kind, chair.level, chair.here, chair.seal, bool(chair.seal and chair.nonce), chair.avatar)  # type: ignore[arg-type]  # a str that is one of its literals
        for chair in table.chairs
    ]


def summary(table: Table) -> Summary:
    """The table for somebody who holds its code."""
    return Summary(info(table), seats(table), table.status)  # type: ignore[arg-type]  # likewise


def commitment(table: Table) -> str:
    """What is published of a table's dice before anybody adds to them."""
    return FairDice(bytes.fromhex(table.opened.secret)).commitment


PLAY: set[Any] = {events.Line, events.Undone}
TALK: set[Any] = {events.Emoted, events.Said, events.Again, events.Missed, events.Here}


class Audience:
    """What happened at a table, for everybody who is there; what is the same for several is made once."""

    def __init__(self, table: Table, applied: list[tuple[int, Any]]) -> None:
        self.table, self.match, self.applied = table, table.match, applied
        self.secrets, self.interrupts = table.game.has_secrets, table.game.interrupts
        self.boardless = not registry.is_ours(table.game.name)
        self.turn = table.turn
        self.last = self._last_mover()
        self.kinds = {type(event) for _, event in applied}
        self.changed = not self.kinds <= PLAY  # whether anything but the game went on
        self.moved = not self.kinds <= TALK  # whether the position, or who may move in it, is another
        self.states_by_seat: dict[int | None, tuple[msgspec.Raw, list[int], msgspec.Raw]] = {}
        self.events_by_seat: dict[int | None, list[TableEvent]] = {}
        self.payloads: dict[Any, bytes] = {}

    def _last_mover(self) -> int:
        """Who did the last line that was done here; a line that was given can't be taken back."""
        match = self.match
        return match.moments[-1].who if match and len(match.moments) > match.given else CHANCE

    def eyes(self, mine: list[Seat]) -> int | None:
        """The seat through which a device with these seats looks."""
        if not mine:
            return None
        return self.turn if self.turn in mine else mine[0]

    def log_seat(self, mine: list[Seat]) -> int | None:
        """The seat whose view of the log a device gets: nobody's where several share it, since the log stays on its page."""
        return mine[0] if len(mine) == 1 else None

    # ------------------------------------------------------------ messages
    def welcome(
        self, mine: list[Seat], host: bool, token: str = "", words: bool = False, before: Sequence[TableEvent] = ()
    ) -> bytes:
        """All that a device needs when it connects; with its token for the rematch, if there is one, and what was before."""
        table, shown = self.table, self._with(token, [*before, *self.events_for(self.log_seat(mine))])
        position = self.position(mine, host, words) if self.match else None
        return encode(Welcome(PROTOCOL, table.number, info(table), mine, host, seats(table), shown, position))

    def news(self, mine: list[Seat], host: bool, token: str = "", words: bool = False) -> bytes:
        """What just happened; the same bytes for all who see and may do the same."""
        acting = bool(mine) and (self.turn in mine or self.last in mine or self.interrupts)
        if acting or token or (host and self.table.opened.real_dice):
            return self._news(mine, host, token, words)
        key = (self.eyes(mine), self.log_seat(mine), words) if self.secrets else words
        if key not in self.payloads:
            self.payloads[key] = self._news(mine if self.secrets else [], host, "", words)
        return self.payloads[key]

    def _news(self, mine: list[Seat], host: bool, token: str, words: bool) -> bytes:
        shown = self._with(token, self.events_for(self.log_seat(mine)))
        position = self.position(mine, host, words) if self.match and self.moved else None
        return encode(News(self.table.number, shown, seats(self.table) if self.changed else None, position))

    def _with(self, token: str, shown: list[TableEvent]) -> list[TableEvent]:
        if not token:
            return shown
        return [msgspec.structs.replace(one, token=token) if one.kind == "again" else one for one in shown]

    # ------------------------------------------------------------ parts
    def events_for(self, eyes: Seat | None) -> list[TableEvent]:
        """What happened as a seat, or a spectator, may know it."""
        key = eyes if self.secrets else None
        if key not in self.events_by_seat:
            self.events_by_seat[key] = [self._event(number, event, eyes) for number, event in self.applied]
        return self.events_by_seat[key]

    async def described(self, mine: list[Seat], slices: Slices) -> list[TableEvent]:
        """The same for a device with these seats, a slice at a time."""
        shown = []
        for done, (number, event) in enumerate(self.applied):
            await slices.pause(done)
            shown.append(self._event(number, event, self.log_seat(mine)))
        return shown

    def _event(self, number: int, event: Any, eyes: Seat | None) -> TableEvent:
        match event:
            case events.Line():
                return self._line(number, event, eyes)
            case events.Handed():
                return TableEvent(number, "handed", event.seat, text=event.level)
            case events.Emoted():
                return TableEvent(number, "emoted", event.seat, text=event.emote)
            case events.Said():
                return TableEvent(number, "said", event.seat, text=event.text)
            case events.Again():
                return TableEvent(number, "again", table=event.table, commitment=event.commitment)
        return TableEvent(number, event.__struct_config__.tag, getattr(event, "seat", None))

    def _line(self, number: int, event: events.Line, eyes: Seat | None) -> TableEvent:
        """A line of the log; one that was taken back since is not told again, nor one this seat may not see."""
        match, lines = self.match, self.table.lines
        at = bisect_left(lines, number)
        if match is None or at == len(lines) or lines[at] != number:
            return TableEvent(number, "line", None if event.line[0] == "*" else int(event.line.partition(" ")[0]))
        who = match.moments[at].who
        line = event.line if match.sees(at, eyes) else ""
        return TableEvent(number, "line", None if who == CHANCE else who, line, match.describe(at, eyes))

    def position(self, mine: list[Seat], host: bool, words: bool) -> Position:
        """Where the game stands for a device with these seats; in words too, for one that asked, or where there is no board."""
        match, eyes, over = self.table.playing, self.eyes(mine), self.turn == OVER
        real = host and self.table.opened.real_dice and self.turn == CHANCE and not self.table.must_roll()
        state, points, facts = self._state(match, eyes)
        return Position(
            self.table.at,
            self.turn,
            state,
            points,
            eyes,
            facts,
            {seat: choices for seat in mine if (choices := self._choices(match, seat))},
            self._need(match, eyes),
            self._losing(match) if self.turn in mine else [],
            self.last if self.last in mine and not over else None,
            next_dice(match) if real else [],
            match.game.result(match.cfg, match.state) if over else None,
            match.game.places(match.cfg, match.state) if over else [],
            self.table.opened.secret if over else "",
            [*match.game.text.position(match.cfg, match.seen(match.state, eyes))] if words or self.boardless else [],
            host and retypable(self.table),
        )

    def _state(self, match: Match, eyes: Seat | None) -> tuple[msgspec.Raw, list[int], msgspec.Raw]:
        """The position as a seat sees it, field by field; the points; and what the rules make of it."""
        key = eyes if self.secrets else None
        if key not in self.states_by_seat:
            state = match.seen(match.state, eyes)
            points = match.game.points(match.cfg, state)
            self.states_by_seat[key] = msgspec.Raw(encode(state.values())), points, facts(match, state)
        return self.states_by_seat[key]

    def _need(self, match: Match, eyes: Seat | None) -> Need | None:
        """What the final round asks of whoever has the turn."""
        found = ending.need(match.game, match.cfg, match.seen(match.state, eyes))
        return Need(*found) if found else None

    def _losing(self, match: Match) -> list[str]:
        """The moves that whoever has the turn should think about once more."""
        moves = ending.losing(match.game, match.cfg, match.seen(match.state, self.turn), self.turn)
        return [match.notation(self.turn, action) for action in moves]

    def _choices(self, match: Match, seat: Seat) -> list[MoveChoice]:
        """What a seat may do, each with its message."""
        if self.table.chairs[seat].played_by_bot or (self.turn != seat and not self.interrupts):
            return []
        state, describe, cfg = match.seen(match.state, seat), match.game.text.describe, match.cfg
        moves = zip(match.moves(seat), match.legal(seat), strict=True)
        return [MoveChoice(move, id, about) for move, action in moves for id, about in [describe(cfg, state, seat, [action])]]


def facts(match: Match, state: AnyState) -> msgspec.Raw:
    """What the rules make of a position, as it is seen; nothing where the game has nothing to add."""
    return msgspec.Raw(encode(match.game.facts(match.cfg, state))) if match.game.facts else NO_FACTS
