"""An invented deck: the house deck with new abilities, made of known operations."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from dicecafe.games.dicey_delights.deck import DECK

OWN: dict[str, Any] = {"who": "owner"}
TAKE: dict[str, Any] = {"op": "take_points", "from": "target", "to": "owner"}
# Each new ability: the card it is put on, when it acts, what it does.
NEW: dict[str, tuple[int, str, str, list[dict[str, Any]]]] = {
    "raid": (
        12,
        "right_now",
        "on_cash_in",
        [{"op": "gain_points", **OWN, "amount": 1}, {**TAKE, "amount": 1}, {"op": "reroll_now", **OWN, "times": 1}],
    ),
    "applause": (21, "this_round", "rival_scores", [{"op": "gain_points", **OWN, "amount": 2}]),
    "toll": (22, "this_round", "rival_scores", [{**TAKE, "amount": 5}]),
    "night_watch": (
        38,
        "this_round",
        "before_rival_first_roll",
        [{"op": "reroll_cap", "who": "target", "max": 0}, {**TAKE, "amount": 1, "amount_if_target_ahead": 3}],
    ),
    "warm_up": (
        35,
        "next_turn",
        "own_turn_start",
        [{"op": "reroll_delta", **OWN, "amount": 1}, {"op": "score_bonus", **OWN, "amount": 1, "per": "card_scored"}],
    ),
    "picnic": (
        49,
        "next_turn",
        "own_turn_start",
        [
            {"op": "bonus_dessert", **OWN, "count": 1, "named": "before_first_roll"},
            {"op": "wild_die", **OWN, "dice": 1, "scope": "every_card"},
        ],
    ),
}


def invented() -> dict[str, Any]:
    """The house deck with the new abilities, one card each."""
    deck = deepcopy(DECK.house())
    deck["deck"].update(id="night-camp", title="Night Camp")
    by_id = {row["id"]: row for row in deck["ability"]}
    for name, (n, timing, window, effects) in NEW.items():
        card = deck["card"][n - 1]
        by_id[card["ability"]]["copies"] -= 1
        card["ability"] = name
        words = {"id": name, "name": name.replace("_", " ").title(), "text": "As it says.", "edge": "None."}
        when = {"timing": timing, "window": window, "last_call_cash_in": timing == "right_now", "optional": True}
        rest = {"target": "none", "chooser": "owner", "copies": 1, "value_2p": 2, "value_4p": 2.5}
        deck["ability"].append({**words, **when, **rest, "effects": effects})
    return deck
