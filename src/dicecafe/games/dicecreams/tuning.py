"""What may be tuned in a DiceCreams deck: the Fame of each IceCream, and the numbers of the whole deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dicecafe.engine.tuning import DeckNumber

DECK: Final = {  # the rules' own bounds of each
    "start_sprinkles": (0, 20),
    "strong_token_fame": (0, 20),
    "most_strong_fame": (0, 50),
    "most_strong_needs": (1, 20),
}
SETS: Final = range(2, 7)


def numbers(tables: Mapping[str, Any]) -> list[DeckNumber]:
    """Every number that is Fame, or leads to it."""
    fame = list[DeckNumber]()
    for at, card in enumerate(tables["icecream"]):
        label = f"{card['name']} (c{card['n']})"
        fame.append(DeckNumber("fame", label, (("icecream", at, "fame"),), 0, 100, (label,)))
    deck = [DeckNumber(key, "", (("deck", key),), low, high) for key, (low, high) in DECK.items()]
    sets = [DeckNumber("animal_set_fame", str(n), (("deck", "animal_set_fame", str(n)),), 0, 100) for n in SETS]
    return [*fame, *deck, *sets]
