"""The keys of a DiceCreams deck, and what it says of itself that must be so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from dicecafe.engine.deck_keys import COUNTED, FIXED, NOTE, READ, Fault, Keys, fixed_by, wrong_fixed

from .conditions import CONDITIONS

if TYPE_CHECKING:
    from .deck import Deck

PARAMETERS: Final = tuple(dict.fromkeys(name for names in CONDITIONS.values() for name in names))
KEYS: Final[Keys] = {
    "deck": {
        "id": NOTE,
        "title": READ,
        "version": NOTE,
        "players_min": FIXED,
        "players_max": FIXED,
        "dice_total": FIXED,
        "fridge_rows": FIXED,
        "fridge_columns": FIXED,
        "market": FIXED,
        "max_unfinished": FIXED,
        "flavours_per_icecream": FIXED,
        "start_sprinkles": READ,
        "end_at_completed": fixed_by("cones"),
        "strong_token_fame": READ,
        "most_strong_fame": READ,
        "most_strong_needs": READ,
        "animal_set_fame": {str(n): READ for n in range(2, 7)},
    },
    "flavour": {"colour": READ, "name": READ, "mark": READ, "dice": READ},
    "animal": {"id": READ, "name": NOTE, "cards": COUNTED},
    "condition": {"id": COUNTED, "params": COUNTED, "means": NOTE, "cards": COUNTED, "hit_rate": NOTE},
    "icecream": {
        "n": READ,
        "name": READ,
        "animal": READ,
        "fame": READ,
        "slots": {"need": READ, "colour": READ, "number": READ},
        "strong": {"id": READ, **dict.fromkeys(PARAMETERS, READ)},
        "strong_text": NOTE,
        "requirements": COUNTED,
        "hit_rate": NOTE,
        "effort": NOTE,
    },
    "solo": {
        "neighbour": FIXED,
        "pick": FIXED,
        "pick_ties": FIXED,
        "raccoon_dice_go_to": FIXED,
        "raccoon_card_every_turns": FIXED,
        "raccoon_takes_market": FIXED,
        "raccoon_ends_game_at": fixed_by("cones"),
        "raccoon_scores": FIXED,
        "text": NOTE,
    },
}


def claims(tables: Mapping[str, Any], deck: Deck) -> Iterator[Fault]:
    """Counts of cards and of demands that are wrong, and conditions that there are not."""
    cards = tables["icecream"]
    for row in tables["animal"]:
        yield from _wrong(row, f"animal {row['id']}", "cards", sum(card["animal"] == row["id"] for card in cards))
    for n, row in enumerate(tables.get("condition", []), 1):
        id = row.get("id")
        if id not in CONDITIONS:
            yield Fault(f"condition {n}, id", wrong_fixed(" / ".join(CONDITIONS), id))
            continue
        yield from _wrong(row, f"condition {id}", "params", [*CONDITIONS[id]])
        yield from _wrong(row, f"condition {id}", "cards", sum(card["strong"]["id"] == id for card in cards))
    for card in cards:
        demands = sum(slot["need"] != "any" for slot in card["slots"])
        yield from _wrong(card, f"icecream {card['n']}", "requirements", demands)


def _wrong(row: Mapping[str, Any], where: str, key: str, right: Any) -> Iterator[Fault]:
    if key in row and (type(row[key]) is not type(right) or row[key] != right):
        yield Fault(f"{where}, {key}", wrong_fixed(str(right), row[key]))
