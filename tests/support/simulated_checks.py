"""What must hold in a simulation, whatever goes wrong; checked with every write and every message, as they happen.

A second table is folded from what is stored, event by event. It is what all devices have to see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from leaks import SECRET_FIELDS, check_frame, deals_of

from dicecafe.protocol.messages import Done, News, Refused, ServerMessage, TableEvent, Welcome
from dicecafe.server.tables import events
from dicecafe.server.tables.rooms import HISTORY
from dicecafe.server.tables.table import Table
from dicecafe.server.tables.views import encode

decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
MAX_FRUITLESS = 300  # calls of the store by one process for one table without a new event there, within a simulated second


class Violation(NamedTuple):
    """A rule that did not hold."""

    rule: str
    detail: str


@dataclass
class Ledger:
    """A table as it is stored."""

    table: Table
    log: list[Any]
    ids: dict[str, int] = field(default_factory=dict)  # commands, and the event each became
    deals: tuple[int, dict[str, int]] = (0, {})  # secrets, as of so many lines
    damaged: bool = False


@dataclass
class Line:
    """A connection: who is at its end, and which table it shows."""

    holder: str
    table: str = ""


class Checks:
    """The rules, and what was found against them. `note` writes the trace, `stop` ends the run."""

    def __init__(self, note: Callable[[str], None], stop: Callable[[], None]) -> None:
        self.note, self.stop, self.violations = note, stop, list[Violation]()
        self.ledgers: dict[str, Ledger] = {}
        self.acknowledged: list[tuple[str, str, int]] = []  # table, id with its holder, number
        self.fruitless: dict[tuple[str, str], tuple[int, float, int]] = {}  # by process and table: events, since when, calls
        self.is_here: Callable[[str], bool] = lambda holder: False  # whether somebody has been connected for long
        self.events = 0

    def violated(self, rule: str, detail: object) -> None:
        """Note that a rule does not hold."""
        self.violations.append(Violation(rule, str(detail)))
        self.note(f"VIOLATION {rule}: {detail}")
        self.stop()

    # ------------------------------------------------------------ the store
    def stored(self, id: str, number: int, bodies: Sequence[bytes]) -> None:
        """Events are stored: they can be replayed, no command is among them twice, and what follows of itself is with them."""
        self.events += len(bodies)
        if id in self.ledgers and self.ledgers[id].damaged:
            return
        for place, body in enumerate(bodies):
            self.note(f"stored {id} {number + place} {body.decode()}")
            try:
                event = events.decode(body)
                if number + place == 1:
                    self.ledgers[id] = Ledger(Table(id, event), [event])
                    continue
                ledger = self.ledgers[id]
                ledger.table.apply(event)
            except Exception as error:
                self.violated("every stored event can be replayed", f"{id} {number + place}: {error!r}")
                return
            ledger.log.append(event)
            if isinstance(event, events.Gone) and self.is_here(ledger.table.chairs[event.seat].holder):
                self.violated("nobody who is here is taken for gone", f"{number + place} of {id}")
            if event.id and event.id in ledger.ids:
                self.violated("no command is done twice", f"{event.id} is {ledger.ids[event.id]} and {number + place} of {id}")
            if event.id:
                ledger.ids[event.id] = number + place
        if number > 1 and self.ledgers[id].table.must_roll():
            self.violated("a move is stored with its rolls", f"{number + len(bodies) - 1} of {id}")

    def called(self, process: str, id: str, now: float) -> None:
        """A process asks the store for a table; who does so again and again while nothing comes of it goes round in circles."""
        number = len(self.ledgers[id].log) if id in self.ledgers else 0
        before, since, calls = self.fruitless.get((process, id), (-1, now, 0))
        if before != number or now - since > 1.0:
            since, calls = now, 0
        self.fruitless[process, id] = number, since, calls + 1
        if calls + 1 == MAX_FRUITLESS:
            self.violated("nobody goes round in circles", f"{process} asked {calls} times for {id}, which has {number} events")

    def swept(self, id: str) -> None:
        """A table is deleted: here nobody ever leaves one for days."""
        self.violated("no table in play is swept", id)

    def damaged(self, id: str) -> None:
        """A table is damaged: it need not go on, but nobody may suffer for it."""
        self.ledgers[id].damaged = True

    # ------------------------------------------------------------ messages
    def sent(self, line: Line, payload: bytes) -> None:
        """A process sends something to a device: it is stored already, as it is told, and no secret is in it."""
        message = decoder.decode(payload)
        if isinstance(message, Welcome):
            line.table = message.info.table
        ledger = self.ledgers.get(line.table)
        if isinstance(message, Refused) or ledger is None or ledger.damaged:
            return
        if message.n > len(ledger.log):
            self.violated("nothing is told before it is stored", f"{line.table} {message.n}")
        elif isinstance(message, Done):
            self._done(line, ledger, message)
        else:
            self._told(line, ledger, message, payload)

    def _done(self, line: Line, ledger: Ledger, message: Done) -> None:
        if message.answer or message.choices or message.odds:
            return
        event, id = ledger.log[message.n - 1], f"{line.holder}:{message.id}"
        self.acknowledged.append((line.table, id, message.n))
        if event.id != id and not isinstance(event, events.Again) and not ledger.table.again:
            self.violated("what is acknowledged is stored", f"{id} as {message.n} of {line.table}, which is {event}")

    def _told(self, line: Line, ledger: Ledger, message: Welcome | News, payload: bytes) -> None:
        for number, told in enumerate(message.events, message.n - len(message.events) + 1):
            if told.n != number or not _same(told, ledger.log[number - 1]):
                self.violated("what is told is what is stored", f"{line.table} {number}: {told}, {ledger.log[number - 1]}")
        table, position = ledger.table, message.position
        if position and message.n == table.number:
            match = table.playing
            state = encode(match.seen(match.state, position.eyes).values())
            if (position.at, position.turn, bytes(position.state)) != (table.at, table.turn, state):
                self.violated("a position is that of the log", f"{line.table} {message.n}: {position}, {state!r}")
        if table.game.has_secrets and table.match and not (position and position.turn < -1):
            if ledger.deals[0] != len(table.lines):
                ledger.deals = len(table.lines), deals_of(table.match)
            try:
                check_frame(payload, SECRET_FIELDS[table.game.name], ledger.deals[1], table.opened.secret)
            except AssertionError as error:
                self.violated("no secret is in a view", f"{line.table} {message.n} for {line.holder}: {error}")

    def heard(self, name: str, table: str, before: int, message: Welcome | News) -> None:
        """A device hears something: what follows on what it heard before, with nothing between and nothing twice."""
        first = before + 1 if before else max(0, message.n - HISTORY) + 1
        numbers = [told.n for told in message.events]
        if numbers != list(range(first, message.n + 1)) and not self.ledgers[table].damaged:
            self.violated("every device sees the log in order", f"{name} saw {before}, then {numbers} of {message.n}")

    # ------------------------------------------------------------ at the end
    def lost(self) -> None:
        """Nothing that was acknowledged is lost."""
        for table, id, number in self.acknowledged:
            ledger = self.ledgers[table]
            if not ledger.damaged and ledger.ids.get(id) != number and not ledger.table.again:
                self.violated("nothing acknowledged is lost", f"{id} as {number} of {table}")


def _same(told: TableEvent, event: Any) -> bool:
    """Whether an event is told as it is stored; a line that is not seen, or was taken back, is told without its text."""
    seat = getattr(event, "seat", None)
    if isinstance(event, events.Line):
        return told.kind == "line" and told.line in ("", event.line)
    return told.kind == event.__struct_config__.tag and told.seat == seat
