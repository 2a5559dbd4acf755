"""Real dice at a live table: the host's device says what they show, and may say it anew until somebody moves."""

from __future__ import annotations

from dicecafe.engine import real_dice
from dicecafe.engine.errors import DiceError, MoveError
from dicecafe.engine.moment import Step
from dicecafe.words import Message

from .events import Undone
from .table import Table, TableError


def rolled(table: Table, holder: str, at: int, words: str) -> Step:
    """What the real dice show, as the host's device has it: all dice of the roll, no more."""
    _check(table, holder, at)
    if table.playing.next_is_dealt():
        raise DiceError("dice/none", Message("dice-dealt"))
    table.check_lines()
    return table.playing.plan_roll(real_dice.TypedDice(lambda possible: words, ahead=False))


def retypable(table: Table) -> bool:
    """Whether the host may take back the real dice that were typed last."""
    return table.opened.real_dice and table.match is not None and real_dice.retypable(table.match)


def undone(table: Table, holder: str, at: int) -> Undone:
    """The host takes back the real dice that were typed last, if nobody has moved and nothing was dealt since."""
    _check(table, holder, at)
    if not retypable(table):
        raise MoveError("undo/refused", Message("undo-dice"))
    return Undone()


def _check(table: Table, holder: str, at: int) -> None:
    if not table.opened.real_dice:
        raise DiceError("dice/none", Message("dice-own"))
    if holder != table.opened.host:
        raise TableError("seat/not-yours", Message("dice-elsewhere"))
    table.check_current(at)
