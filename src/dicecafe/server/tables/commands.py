"""Commands: what a device asks for, as the event that it becomes."""

from __future__ import annotations

from typing import Any

from dicecafe.protocol import messages
from dicecafe.words import Message

from . import events, names, real_dice
from .table import Table, TableError


def event_of(table: Table, holder: str, command: Any, max_asides: int) -> Any:
    """The event, or the step of the match, that a command is; refuses one that can't be, or is one aside too many."""
    if isinstance(command, messages.Move):
        return table.move(holder, command.seat, command.at, command.move)
    if not isinstance(command, messages.Dice | messages.AddBot):
        table.check_asides(max_asides, holder)
    match command:
        case messages.Dice():
            return real_dice.rolled(table, holder, command.at, command.dice)
        case messages.ShowNonce():
            return table.show(holder, command.nonce, command.next)
        case messages.Undo(seat=None):
            return real_dice.undone(table, holder, command.at)
        case messages.Undo(seat=int(seat)):
            return table.undo(holder, seat, command.at)
        case messages.SendEmote():
            table.check_owner(holder, command.seat)
            return events.Emoted(seat=command.seat, emote=command.emote)
        case messages.Say():
            table.check_owner(holder, command.seat)
            if not table.opened.chat:
                raise TableError("chat/off", Message("chat-off"))
            return events.Said(seat=command.seat, text=names.clean_text(command.text))
        case messages.AddBot():
            return table.fill(holder, command.seat, command.level)
        case _:
            return table.leave(holder, command.seat)
