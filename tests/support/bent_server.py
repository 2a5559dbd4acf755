"""A server that cheats with its dice, for tests: `dicecafe serve` with a part of it patched, as whoever runs one could.

`python bent_server.py ATTACK serve ...`. All of them roll a six four times at the start of a game of Pig.
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from cafe_server import Server

from dicecafe import cli
from dicecafe.engine.dice import FairDice, seal_of
from dicecafe.server.tables import events, views
from dicecafe.server.tables.table import Table

SIXES = [5, 5, 5, 5]


class BentServer(Server):
    """A server that makes one of the attacks."""

    def __init__(self, attack: str, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self.program = (__file__, attack)


def tried(table: Table) -> Iterator[str]:
    """Words to choose among, the same ones for a table each time that it is read."""
    return (hashlib.sha256(f"{table.opened.secret}{n}".encode()).hexdigest() for n in itertools.count())


def sixes(secret: str, nonces: list[str]) -> bool:
    """Whether these dice show what we want."""
    dice = FairDice(bytes.fromhex(secret), nonces)
    return [dice.below(6) for _ in SIXES] == SIXES


def before_the_game(bend: Callable[[Table], None]) -> None:
    """Bend a table when all nonces are known, and before the first roll."""
    honest = Table._begin

    def begin(table: Table) -> None:
        if table.match is None and table.full and not table.awaited:
            bend(table)
        honest(table)

    Table._begin = begin  # type: ignore[method-assign, assignment]  # that is the attack


def draw_afterwards() -> None:
    """Draw the secret when the nonces are known; until the game is over, show the commitment of another one."""
    shown, first = views.commitment, dict[str, str]()

    def bend(table: Table) -> None:
        first[table.id] = shown(table)
        nonces = [chair.nonce for chair in table.chairs if chair.nonce or table.seals]
        table.opened = msgspec.structs.replace(table.opened, secret=next(one for one in tried(table) if sixes(one, nonces)))

    views.commitment = lambda table: shown(table) if table.status == "over" else first.get(table.id, shown(table))
    before_the_game(bend)


def choose_nonce(seat: int) -> None:
    """Put another nonce in the place of a seat's, with a seal that fits it: as if its player showed it last."""

    def bend(table: Table) -> None:
        nonces, secret = [chair.nonce for chair in table.chairs], table.opened.secret
        nonce = next(one for one in tried(table) if sixes(secret, [*nonces[:seat], one, *nonces[seat + 1 :]]))
        table.chairs[seat].nonce, table.chairs[seat].seal = nonce, seal_of(nonce)

    before_the_game(bend)


def leave_out_nonce(seat: int) -> None:
    """Forget a nonce that was shown."""

    def bend(table: Table) -> None:
        table.chairs[seat].nonce = ""

    before_the_game(bend)


def say_late() -> None:
    """Say of every nonce that it came too late."""
    honest = Table.show

    def show(table: Table, holder: str, nonce: str, next: str) -> events.Shown:
        for chair in table.chairs:
            chair.late = True
        table._begin()
        return honest(table, holder, nonce, next)

    Table.show = show  # type: ignore[method-assign, assignment]  # that is the attack


def show_two_commitments() -> None:
    """Tell a device that comes of another commitment than when it took its seat."""
    importlib.import_module("dicecafe.server.tables.cafe")  # which makes keys, with the function as it is now
    shown = views.commitment
    views.commitment = lambda table: hashlib.sha256(shown(table).encode()).hexdigest()


ATTACKS: dict[str, Callable[[], None]] = {
    "draws its secret afterwards": draw_afterwards,
    "chooses our nonce": lambda: choose_nonce(0),
    "chooses the nonce of its friend": lambda: choose_nonce(1),
    "leaves out our nonce": lambda: leave_out_nonce(0),
    "says that we are late": say_late,
    "shows two commitments": show_two_commitments,
}

if __name__ == "__main__":
    ATTACKS[sys.argv[1]]()
    sys.exit(cli.main(sys.argv[2:]))
