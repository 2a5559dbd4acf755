"""The operations that a deck spells the effects of abilities with, their parameters, and the windows they make sense in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from dicecafe.engine.decks import demand, number, one_of
from dicecafe.words import Message

from .abilities import (
    AFTER_LAST_ROLL,
    ANY,
    BEFORE_CASH_IN,
    BEFORE_FIRST_ROLL,
    ON_CASH_IN,
    OWN_STEPS,
    RIVAL_SCORES,
    RIVALS,
    SCORING,
    TURN_START,
    WINDOWS,
)


class Number(NamedTuple):
    """A parameter of an operation and its range; `same_as` another, or a default, where the deck leaves it out."""

    key: str
    low: int
    high: int
    default: int | None = None
    same_as: str = ""


@dataclass(frozen=True)
class Op:
    """An operation: its numbers, the words it must be spelled with, the windows it makes sense in."""

    windows: tuple[int, ...]
    numbers: tuple[Number, ...] = ()
    words: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)


OWNER: Final = {"who": ("owner",)}
TARGET: Final = {"who": ("target",)}
OPS: Final = {
    "gain_points": Op(ANY, (Number("amount", 1, 20),), OWNER),
    "gain_points_per": Op(
        ANY, (Number("base", 0, 20), Number("each", 1, 20), Number("max", 1, 20)), {**OWNER, "per": ("rival_ahead",)}
    ),
    "gain_points_roll": Op(
        ANY, (Number("all_different", 0, 20), Number("pair", 0, 20), Number("triple", 0, 20)), {**OWNER, "dice": (3,)}
    ),
    "take_points": Op(
        ANY,
        (
            Number("amount", 1, 20),
            Number("amount_if_target_ahead", 1, 20, same_as="amount"),
            Number("max_targets", 1, 5, default=1),
        ),
        {"from": ("target", "each_target"), "to": ("owner",)},
    ),
    "swap_cards": Op(OWN_STEPS, (), {"own": (1,), "rival": (1,), "optional": (True,)}),
    "refresh_line": Op(OWN_STEPS, (Number("discard_max", 0, 2),), {**OWNER, "fill_to": (3,)}),
    "extra_cash_in": Op(OWN_STEPS, (Number("amount", 1, 2),), {**OWNER, "kind": ("points",)}),
    "reroll_now": Op((ON_CASH_IN, BEFORE_CASH_IN), (), {**OWNER, "times": (1,)}),
    "dice_delta": Op((BEFORE_FIRST_ROLL,), (Number("amount", -2, -1),), {**TARGET, "min_dice": (1,)}),
    "reroll_cap": Op((BEFORE_FIRST_ROLL,), (Number("max", 0, 6),), TARGET),
    "reroll_delta": Op((TURN_START,), (Number("amount", 1, 6),), OWNER),
    "discard_card": Op((BEFORE_FIRST_ROLL,), (), {"from": ("target",), "count": (1,), "refill": ("end_of_turn",)}),
    "force_reroll": Op((AFTER_LAST_ROLL,), (), {**TARGET, "dice": (1,), "chooser": ("owner",)}),
    "copy_score": Op((RIVAL_SCORES,), (Number("max", 1, 20),), {"to": ("owner",)}),
    "take_score": Op(
        (RIVAL_SCORES,),
        (Number("num", 1, 6), Number("den", 1, 6), Number("max", 1, 20)),
        {"from": ("target",), "to": ("owner",), "round": ("down",)},
    ),
    "score_with_rival_dice": Op((AFTER_LAST_ROLL,), (), {**OWNER, "cards": (1,)}),
    "set_die": Op((ON_CASH_IN, BEFORE_CASH_IN), (), {**OWNER, "dice": (1,)}),
    "cash_in_limit": Op(OWN_STEPS, (Number("max", 3, 3),), OWNER),
    "wild_die": Op((TURN_START,), (), {**OWNER, "dice": (1,), "scope": ("every_card",)}),
    "bonus_dessert": Op((TURN_START,), (), {**OWNER, "count": (1,), "named": ("before_first_roll",)}),
    "score_multiplier": Op(
        SCORING, (Number("factor", 2, 4), Number("cards", 1, 3), Number("max_extra", 1, 20)), OWNER
    ),
    "score_bonus": Op(SCORING, (Number("amount", 1, 20),), {**OWNER, "per": ("card_scored",)}),
}  # fmt: skip
(
    GAIN_POINTS,
    GAIN_POINTS_PER,
    GAIN_POINTS_ROLL,
    TAKE_POINTS,
    SWAP_CARDS,
    REFRESH_LINE,
    EXTRA_CASH_IN,
    REROLL_NOW,
    DICE_DELTA,
    REROLL_CAP,
    REROLL_DELTA,
    DISCARD_CARD,
    FORCE_REROLL,
    COPY_SCORE,
    TAKE_SCORE,
    SCORE_WITH_RIVAL_DICE,
    SET_DIE,
    CASH_IN_LIMIT,
    WILD_DIE,
    BONUS_DESSERT,
    SCORE_MULTIPLIER,
    SCORE_BONUS,
) = range(len(OPS))
AIMED: Final = ("discard_card", "force_reroll", "score_with_rival_dice")  # their aim is part of `use`, so one an ability
EXAMPLE: Final = '{ op = "gain_points", who = "owner", amount = 2 }'


class Effect(NamedTuple):
    """One effect of an ability, checked: which operation, and the numbers it is given, by the names of its parameters."""

    op: int
    numbers: dict[str, int]


def read_effect(row: Any, where: str, window: int) -> Effect:
    """Check one effect of a deck: a known operation, in a window where it makes sense, with all its numbers and words."""
    demand(isinstance(row, dict), where, Message("wrong-effect-form", example=EXAMPLE))
    which = one_of(row, "op", where, [*OPS])
    name, op = [*OPS][which], [*OPS.values()][which]
    demand(window in op.windows, where, Message("wrong-effect-window", op=name, window=[*WINDOWS][window]))
    extra = sorted(set(row) - {"op", *op.words, *(n.key for n in op.numbers)})
    demand(not extra, where, Message("wrong-effect-keys", keys=extra, op=name))
    for key, known in op.words.items():
        fits = any(row.get(key) == word and type(row.get(key)) is type(word) for word in known)
        choices = [str(word) for word in known]
        range = Message("option-choice", choices=choices) if len(known) > 1 else choices[0]
        demand(fits, where, Message("deck-needs", key=key, range=range, value=repr(row.get(key))))
    given: dict[str, int] = {}
    for n in op.numbers:
        left_out = given[n.same_as] if n.same_as else n.default
        given[n.key] = left_out if n.key not in row and left_out is not None else number(row, n.key, where, n.low, n.high)
    if name == "take_points":
        many, rivals = row["from"] == "each_target", window in RIVALS
        demand(many == (given["max_targets"] > 1), where, Message("wrong-many-targets"))
        demand(not (many and rivals), where, Message("wrong-targets-in-window"))
    return Effect(which, given)
