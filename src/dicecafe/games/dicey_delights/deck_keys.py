"""The keys of a Dicey Delights deck, and what it says of itself that must be so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from dicecafe.engine.deck_keys import COUNTED, FIXED, NOTE, READ, Fault, Keys, fixed_by, wrong_fixed

from .abilities import TIMINGS, WINDOWS
from .ops import OPS

if TYPE_CHECKING:
    from .deck import Deck

PARAMETERS: Final = dict.fromkeys(
    (key for op in OPS.values() for key in (*op.words, *(number.key for number in op.numbers))), READ
)
KEYS: Final[Keys] = {
    "deck": {
        "id": NOTE,
        "title": READ,
        "version": NOTE,
        "players_min": FIXED,
        "players_max": FIXED,
        "line_size": FIXED,
        "dice": FIXED,
        "rerolls": READ,
        "cash_in_min": FIXED,
        "cash_in_max": READ,
        "abilities_per_turn": FIXED,
        "last_call_at": fixed_by("last_call"),
        "last_call_cash_in_min": FIXED,
        "last_call_cash_in_max": FIXED,
        "last_call_ability_timings": FIXED,
        "points_floor": FIXED,
    },
    "dessert": {"id": READ, "name": READ, "side": READ},
    "profile": {"id": READ, "kind": READ, "points": READ, "cards": READ, "expected": NOTE},
    "window": {"id": COUNTED, "timing": COUNTED, "when": NOTE},
    "op": {"id": COUNTED, "params": NOTE, "means": NOTE},
    "ability": {
        "id": READ,
        "name": READ,
        "timing": READ,
        "window": READ,
        "target": READ,
        "chooser": READ,
        "optional": READ,
        "last_call_cash_in": READ,
        "copies": READ,
        "text": READ,
        "effects": {"op": READ, **PARAMETERS},
        "edge": READ,
        "value_2p": READ,
        "value_4p": READ,
    },
    "card": {"n": READ, "camper": READ, "request": READ, "kind": READ, "profile": READ, "points": READ, "ability": READ},
    "variant": {
        "id": READ,
        "name": NOTE,
        "feel": NOTE,
        "lines": NOTE,
        "last_call_at": READ,
        "unused_reroll_points": READ,
        "unused_reroll_needs_score": FIXED,
        "rebuttal": FIXED,
        "rulings": NOTE,
        "last_call_at_2p": READ,
        "last_call_at_3p_plus": READ,
        "share_neighbours": FIXED,
        "share_min_matches": READ,
        "share_pays_matches_minus": READ,
        "thank_you_points": READ,
        "share_on_last_call": FIXED,
    },
    "variant_combo": {"both": FIXED, "last_call_at_2p": READ, "last_call_at_3p_plus": READ, "note": NOTE},
    "option": {"id": READ, "name": NOTE, "text": NOTE, "start_points_step_2_to_4p": READ, "start_points_step_5_to_6p": READ},
}


def claims(tables: Mapping[str, Any], deck: Deck) -> Iterator[Fault]:
    """Windows and operations that there are not, and windows at another time."""
    for n, row in enumerate(tables.get("window", []), 1):
        if (id := row.get("id")) not in WINDOWS:
            yield Fault(f"window {n}, id", wrong_fixed(" / ".join(WINDOWS), id))
        elif "timing" in row and row["timing"] != TIMINGS[WINDOWS[id]]:
            yield Fault(f"window {id}, timing", wrong_fixed(TIMINGS[WINDOWS[id]], row["timing"]))
    for n, row in enumerate(tables.get("op", []), 1):
        if row.get("id") not in OPS:
            yield Fault(f"op {n}, id", wrong_fixed(" / ".join(OPS), row.get("id")))
