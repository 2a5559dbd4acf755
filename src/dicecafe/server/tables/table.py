"""Table: seats and a match as the fold of their events. It knows the rules of the table, and nothing of networks or stores.

Every method that is asked for something answers with the event it would be, or refuses; `apply` alone changes anything.
"""

from __future__ import annotations

from array import array
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any, ClassVar

from dicecafe import bots
from dicecafe.bots.cast import character
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, Seat
from dicecafe.engine.dice import FairDice, RecordedDice, seal_of
from dicecafe.engine.errors import DiceCafeError, DiceError, MoveError
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.moment import Step
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from ..budgets import Budgets
from ..limits import LimitError, over
from ..store.checksums import BrokenTable
from . import events, seating
from .events import Opened
from .names import distinct
from .savepoint import Savepoint

STAND_IN = "medium"  # the level of a bot that plays for somebody who is gone
COMMANDS = 1000  # commands that are known again, at least, when they come twice
DEFAULTS = Budgets()


class TableError(DiceCafeError):
    """Something that can't be done at this table, or not now, or not by this device."""

    codes: ClassVar = {
        "table/unknown": "there is no such table, or it was cleared away after a long time",
        "table/removed": "the table of a token is not kept any more",
        "table/closed": "whoever runs the cafe closed the table",
        "table/waiting": "the game has not begun",
        "table/playing": "the game is not over yet",
        "table/other-rules": "the table was opened with other rules than the ones there are now",
        "table/busy": "too many did something at the table at once",
        "seat/taken": "somebody sits there already",
        "seat/not-yours": "the device does not act for that seat",
        "seat/host": "who opened the table keeps the seat until the game begins",
        "nonce/early": "a nonce was shown before all seats were taken",
        "nonce/late": "a nonce was shown when the game had begun without it",
        "nonce/other": "a nonce is not the one that the device sealed",
        "chat/off": "the host allows no writing at this table",
        "command/stale": "the table has gone on since the client last looked",
        "message/unreadable": "a message is not one of the protocol's",
        "after/other": "the record to play on from is of another game, for other seats, or with other options",
        "after/line": "the record to play on from is not so long, or over there",
        "lesson/guests": "a lesson, whose first dice are chosen, was asked for with open seats, real dice, or from a record",
    }


class Table:
    """A table: `number` events so far, its chairs, and the match once all chairs are taken and the nonces are there."""

    def __init__(self, id: str, opened: Opened, start: Match | None = None, budgets: Budgets = DEFAULTS) -> None:
        self.id, self.opened, self.number, self.budgets = id, opened, 1, budgets
        self.game: Game = registry.load(opened.game)
        self.start = start or started(opened)  # what becomes the match when the game begins: without names and dice
        self.chairs = seating.opened(opened)
        self.match: Match | None = None
        self.again = ""  # the table of the rematch
        self.done: dict[str, int] = {}  # the newest commands by their id, and the event each became
        self.lines = array("I")  # the event number of each line of the log
        self.counters = array("I")  # where the counter of the dice stood after each line
        self._begin()
        self.turn = self._turn()  # whose decision it is: a seat, CHANCE (also before the game) or OVER

    # ------------------------------------------------------------ asking
    @property
    def status(self) -> str:
        """waiting, playing or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.turn == OVER else "playing"

    @property
    def playing(self) -> Match:
        """The match; refuses where the game has not begun."""
        if self.match is None:
            raise TableError("table/waiting", Message("table-waiting"))
        return self.match

    @property
    def at(self) -> int:
        """The position as one number: the event that led to it, 0 at the start; after a move taken back, the one before."""
        return self.lines[-1] if self.lines else 0

    @property
    def exhausted(self) -> bool:
        """Whether the game has as many lines as a game may have: it can be looked at, and goes on no more."""
        return len(self.lines) >= self.budgets.lines_per_game

    @property
    def asides(self) -> int:
        """The events that are no lines of the log: what was said, shown and taken back, and who came and went."""
        return self.number - (len(self.lines) - len(self.opened.given))

    @property
    def dice(self) -> FairDice:
        """The table's own dice."""
        assert self.match is not None
        assert isinstance(self.match.dice, FairDice)
        return self.match.dice

    @property
    def names(self) -> list[str]:
        """What everybody is called, by seat."""
        return seating.names_of(self.chairs)

    @property
    def full(self) -> bool:
        """Whether no seat is open."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def seals(self) -> list[str]:
        """The seals by seat; none where nobody sealed anything."""
        return seating.seals(self.chairs)

    @property
    def awaited(self) -> list[Seat]:
        """The seats whose nonces are all that the game waits for."""
        if self.match or not self.full:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.owes_nonce]

    def last_seen(self, number: int, most: int) -> int:
        """The event after which a device is told what it missed, having seen so many, or more than there are: then none."""
        return max(number if number <= self.number else 0, self.number - most, 0)

    def result(self) -> dict[str, Any]:
        """The result of the game, which is over."""
        return self.game.result(self.playing.cfg, self.playing.state)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a holder acts for."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def next_bot(self) -> int | None:
        """The seat whose bot is to decide now."""
        return self.turn if self.turn >= 0 and self.chairs[self.turn].played_by_bot and not self.exhausted else None

    def must_roll(self) -> bool:
        """Whether the table's own dice are next; real ones lie on the host's table, but cards and secrets are dealt here."""
        if self.match is None or self.turn != CHANCE:
            return False
        return not self.opened.real_dice or self.match.next_is_dealt()

    # ------------------------------------------------------------ what would happen
    def sit(self, name: str, holder: str, seal: str, seat: Seat | None = None, avatar: str = "") -> events.Sat:
        """Somebody takes an open seat, the next one unless they say which."""
        free = [number for number, chair in enumerate(self.chairs) if chair.kind == "open"]
        if not free:
            raise TableError("seat/taken", Message("seats-taken"))
        if seat is not None and seat not in free:
            raise TableError("seat/taken", Message("seat-taken", seat=str(seat), free=list(map(str, free))))
        name = distinct(name, self.names)
        return events.Sat(seat=free[0] if seat is None else seat, name=name, holder=holder, seal=seal, avatar=avatar)

    def fill(self, holder: str, seat: Seat, level: str) -> events.Filled:
        """The host gives an open seat to a bot."""
        if holder != self.opened.host:
            raise TableError("seat/not-yours", Message("seat-bots"))
        if seat >= len(self.chairs) or self.chairs[seat].kind != "open":
            raise TableError("seat/taken", Message("seat-not-open", seat=str(seat)))
        check_level(self.game, level, self.game.config(len(self.chairs), self.opened.options, self.opened.first))
        name, avatar = character(level, self.names)
        return events.Filled(seat=seat, level=level.removeprefix("bot:"), name=name, avatar=avatar)

    def show(self, holder: str, nonce: str, next: str) -> events.Shown:
        """A device shows its nonce, when the seals of all are known and nobody can choose theirs by it."""
        mine = self.seats_of(holder)
        self.check_owner(holder, mine[0] if mine else 0)
        chair = self.chairs[mine[0]]
        if nonce == chair.nonce:  # shown before, and only the answer was lost
            nonce = ""
        if nonce and seal_of(nonce) != chair.seal:
            raise TableError("nonce/other", Message("nonce-other"))
        if nonce and not self.full:
            raise TableError("nonce/early", Message("nonce-early"))
        if nonce and mine[0] not in self.awaited:
            raise TableError("nonce/late", Message("nonce-late"))
        return events.Shown(seat=mine[0], nonce=nonce, next="" if chair.next else next)

    def shown(self, holder: str, nonce: str, next: str) -> list[events.Shown]:
        """The same for a device that shows its nonce as it comes; nothing where it is of no use any more, or not yet."""
        mine = self.seats_of(holder)
        usable = mine and mine[0] in self.awaited and seal_of(nonce) == self.chairs[mine[0]].seal
        return [self.show(holder, nonce, next)] if usable else []

    def move(self, holder: str, seat: Seat, at: int, move: str) -> Step:
        """A seat's move, checked by the rules."""
        self.check_owner(holder, seat)
        self.check_current(at)
        step = self.playing.plan_move(seat, move)
        self.check_lines()
        return step

    def rolled(self) -> Step:
        """What the table's own dice decide; in a lesson the chosen ones, until they can't be: from then on its own."""
        match = self.playing
        if self.opened.lesson and not self.dice.counter:
            rolls = sum(moment.who == CHANCE for moment in match.moments)
            with suppress(DiceError):
                return match.plan_roll(RecordedDice(self.opened.lesson[rolls : rolls + 1]))
        return match.plan_roll()

    def undo(self, holder: str, seat: Seat, at: int) -> events.Undone:
        """A seat takes back its last move, if nobody else has acted and nothing was rolled since."""
        self.check_owner(holder, seat)
        self.check_current(at)
        if self.playing.over:  # the secret of the dice is out: the rest of the rolls would be known
            raise MoveError("undo/refused", Message("undo-over"))
        self.playing.undoable(seat)
        return events.Undone(seat=seat)

    def leave(self, holder: str, seat: Seat) -> events.Stood | events.Handed:
        """A seat is left: open again until all are taken, since then their seals are known; a bot's from then on."""
        self.check_owner(holder, seat)
        if not self.full:
            if holder == self.opened.host:
                raise TableError("seat/host", Message("seat-host"))
            return events.Stood(seat=seat)
        return events.Handed(seat=seat, level=self.stand_in)

    @property
    def stand_in(self) -> str:
        """The bot that plays for somebody who is gone."""
        return STAND_IN if self.game.part("hints") else "random"

    def check_owner(self, holder: str, seat: Seat) -> None:
        """Refuse a seat that is not the holder's."""
        if not holder or seat >= len(self.chairs) or self.chairs[seat].holder != holder:
            mine = [str(one) for one in self.seats_of(holder)]
            yours = Message("seat-not-yours", seat=str(seat), yours=mine) if mine else Message("seat-watching", seat=str(seat))
            raise TableError("seat/not-yours", yours)

    def check_current(self, at: int) -> None:
        """Refuse what was decided in another position than this one."""
        if at != self.at:
            raise TableError("command/stale", Message("table-gone-on", seen=str(at), last=str(self.at)))

    def check_lines(self) -> None:
        """Refuse to go on with a game that has as many lines as a game may have."""
        if self.exhausted:
            raise over(self.budgets, "lines_per_game")

    def check_asides(self, max_asides: int, holder: str) -> None:
        """Refuse anything but the game where there was too much of it, at the table or by this holder: each seat has a share."""
        mine = [chair.asides for chair in self.chairs if holder and chair.holder == holder]
        if self.asides >= max_asides or (mine and sum(mine) / len(mine) >= max_asides / len(self.chairs)):
            raise LimitError("limit/table", Message("limit-table"))

    # ------------------------------------------------------------ happening
    def apply(self, event: Any, step: Step | None = None) -> None:
        """Let an event be so; a line's step, where it is known already, need not be worked out again."""
        self.number += 1
        if event.id:
            self.done[event.id] = self.number
            if len(self.done) > 2 * COMMANDS:
                self.done = dict(islice(self.done.items(), COMMANDS, None))
        match event:
            case events.Line():
                self._push(event.line, step)
            case events.Undone():
                self.playing.undo(CHANCE if event.seat is None else event.seat)
                self.lines.pop()
                self.counters.pop()
            case events.Again():
                self.again = event.table
            case _:
                seating.apply(self.chairs, event)
                self._begin()
        if getattr(event, "seat", None) is not None:
            self.chairs[event.seat].asides += 1
        self.turn = self._turn()

    def savepoint(self, moves_only: bool = False) -> Savepoint:
        """What to roll back to if the next events can't be stored; with `moves_only` no chair will change."""
        chairs, match = self.chairs if moves_only else [replace(chair) for chair in self.chairs], self.match
        page, counter = self.start.snapshot(moves_only), self.dice.counter if match else 0
        return Savepoint(self.number, chairs, self.again, len(self.lines), self.at, match, page, counter, self.start.given)

    def roll_back(self, savepoint: Savepoint) -> None:
        """Undo all events since a savepoint."""
        self.number, self.chairs, self.again, self.match = savepoint.number, savepoint.chairs, savepoint.again, savepoint.match
        while self.done and next(reversed(self.done.values())) > savepoint.number:
            self.done.popitem()
        del self.lines[savepoint.lines :], self.counters[savepoint.lines :]
        if len(self.lines) < savepoint.lines:  # a move was taken back
            self.lines.append(savepoint.at)
            self.counters.append(savepoint.counter)
        self.start.restore(savepoint.page)
        self.start.given = savepoint.given
        if self.match:
            self.dice.counter = savepoint.counter
        self.turn = self._turn()

    def _push(self, line: str, step: Step | None) -> None:
        match = self.playing
        if step is None and line.startswith("*") and self.must_roll():
            step = self.rolled()  # the dice are rolled again, so that their counter is where it was
            if step.line != line:
                raise BrokenTable(self.id, f"the dice gave {step.line!r}, and stored is {line!r}")
        if step is None:
            match.push(line)
        else:
            match.commit(step)
        self.lines.append(self.number)
        self.counters.append(self.dice.counter)
        if self.opened.lesson and line.startswith("*") and not self.dice.counter:
            match.given = len(match.log)  # chosen, not rolled: nothing is proven of it

    def _turn(self) -> int:
        return self.match.turn if self.match else CHANCE

    def _begin(self) -> None:
        """When the last seat is taken, and nobody's nonce is waited for, the game begins."""
        if self.match is None and self.full and not self.awaited:
            self.match = self.start
            self.match.names, self.match.dice = self.names, seating.dice(self.opened, self.chairs)
            self.lines.extend([self.number] * self.match.given)
            self.counters.extend([0] * self.match.given)


def started(opened: Opened) -> Match:
    """The match of a table that begins, after the lines that it was given."""
    match = empty(opened)
    match.begin_after(opened.given)
    return match


def empty(opened: Opened) -> Match:
    """The match of a table that begins, before them."""
    return Match(registry.load(opened.game), [plan.name for plan in opened.seats], opened.options, opened.first)


def check_level(game: Game, level: str, cfg: AnyConfig = None) -> None:
    """Refuse a bot that there is not, that can't play this game, or that would have to solve this table for too long."""
    bots.make(level, game, Stream(0, 0), cfg)
    if level.removeprefix("bot:") == "perfect" and cfg is not None:
        from dicecafe import solver  # here, so that a server without such bots needs no NumPy

        solver.refuse_long(game, cfg)
