"""Seating: the chairs of a table as its events have left them, and the dice that follow from them. No rule takes part."""

from __future__ import annotations

from typing import Any

from dicecafe.engine.dice import FairDice

from . import events
from .chair import Chair, planned
from .events import Opened, Plan


def opened(table: Opened) -> list[Chair]:
    """The chairs of a table that was opened."""
    chairs: list[Chair] = []
    for plan in table.seats:
        chairs.append(planned(plan, names_of(chairs), table.process))
    return chairs


def names_of(chairs: list[Chair]) -> list[str]:
    """What everybody is called, by seat."""
    return [chair.name for chair in chairs]


def apply(chairs: list[Chair], event: Any) -> None:
    """Let an event be so, as far as it is about the chairs."""
    match event:
        case events.Sat():
            plan = Plan("here", event.name, "", event.holder, event.nonce, event.seal, event.avatar)
            chairs[event.seat] = planned(plan, [], event.process)
        case events.Filled():
            chairs[event.seat] = planned(Plan("bot", event.name, event.level, avatar=event.avatar), names_of(chairs), "")
        case events.Shown():
            holder = chairs[event.seat].holder
            for chair in chairs:
                if chair.holder == holder:
                    chair.nonce, chair.next = chair.nonce or event.nonce, chair.next or event.next
        case events.Late():
            chairs[event.seat].late = True
        case events.Stood():
            chairs[event.seat] = Chair("", "open", here=False)
        case events.Missed():
            chairs[event.seat].missed = True
        case events.Gone():
            chairs[event.seat].here = False
        case events.Came() | events.Here():
            chair = chairs[event.seat]
            chair.here, chair.missed, chair.level, chair.process = True, False, "", event.process
        case events.Handed():
            chairs[event.seat].level = event.level


def seals(chairs: list[Chair]) -> list[str]:
    """The seals by seat; none where nobody sealed anything."""
    found = [chair.seal for chair in chairs]
    return found if any(found) else []


def dice(table: Opened, chairs: list[Chair]) -> FairDice:
    """The table's own dice, once everybody's nonce is there."""
    sealed = seals(chairs)
    nonces = [chair.nonce for chair in chairs if chair.nonce or sealed]
    return FairDice(bytes.fromhex(table.secret), nonces, seals=sealed)
