"""What a card asks for and pays, its ability, and when it may be cashed in."""

from __future__ import annotations

from dicecafe.engine.rule import called_rule, rule

from .abilities import RIGHT_NOW
from .deck import LINE
from .table import Config, State, is_last_call


@called_rule
def served(cfg: Config, card: int, a: int, b: int, c: int, snack: int, wild: int) -> int:
    """How many desserts of a card's request these dice serve: a snack is one more die, a wild whatever is missing (DL-11)."""
    n = wild
    for i in range(LINE):
        n += is_served(cfg, card, i, a, b, c, snack)
    return min(n, LINE)


@rule
def is_served(cfg: Config, card: int, i: int, a: int, b: int, c: int, snack: int) -> bool:
    """Whether these dice serve one dessert of a card's request; each die once for a card."""
    side = cfg.request[card - 1][i]
    return (a == side) + (b == side) + (c == side) + (snack == side) > cfg.nth[card - 1][i]


@rule
def matches(cfg: Config, s: State, card: int) -> int:
    """The matches of a card for the player whose turn it is."""
    return served(cfg, card, s.dice[0], s.dice[1], s.dice[2], s.snack, s.wild)


@rule
def rolled_matches(cfg: Config, s: State, card: int) -> int:
    """The matches of a card for a rival, who uses the rolled dice alone (DL-11)."""
    return served(cfg, card, s.dice[0], s.dice[1], s.dice[2], 0, 0)


@rule
def pay(cfg: Config, card: int, n: int) -> int:
    """The points of a card for so many matches, at least 1."""
    return cfg.pays[card - 1][n - 1]


@called_rule
def score_of(cfg: Config, s: State, card: int, double: bool) -> int:
    """What the active player gets for a card that matches: its points, multiplied if so chosen, and the bonus."""
    base = pay(cfg, card, matches(cfg, s, card))
    extra = min(base * (s.factor - 1), s.factor_most) if double else 0
    return base + extra + s.bonus


# ---------------------------------------------------------------- abilities
@rule
def ability_of(cfg: Config, card: int) -> int:
    """The ability on a card."""
    return cfg.ability[card - 1]


@rule
def timing_of(cfg: Config, card: int) -> int:
    """When the ability on a card is used: RIGHT_NOW, THIS_ROUND, NEXT_TURN."""
    return cfg.timing[ability_of(cfg, card)]


@rule
def window_of(cfg: Config, card: int) -> int:
    """The window of the ability on a card."""
    return cfg.window[ability_of(cfg, card)]


# ---------------------------------------------------------------- cashing in
@rule
def cash_in_limit(cfg: Config, s: State) -> int:
    """DL-4: cards that may be cashed in this turn, for points or an ability."""
    return LINE if is_last_call(s) else max(cfg.cash_ins, s.most_cards)


@rule
def cards_left(cfg: Config, s: State) -> int:
    """How many cards may still be scored this turn, by the limit."""
    return cash_in_limit(cfg, s) + s.extra_scores - s.cashed


@rule
def may_score(cfg: Config, s: State) -> bool:
    """Whether one more card may be cashed in for points, by the limit."""
    return cards_left(cfg, s) > 0


@rule
def may_use_ability(cfg: Config, s: State, card: int) -> bool:
    """Whether one more card may be cashed in for its ability: one a turn, and only Right Now in last call."""
    if s.abilities or s.cashed >= cash_in_limit(cfg, s):
        return False
    return not is_last_call(s) or timing_of(cfg, card) == RIGHT_NOW


@rule
def can_cash_in(cfg: Config, s: State, card: int) -> bool:
    """Whether a card of the active player's line can be cashed in now, either way."""
    if card == 0:
        return False
    return may_score(cfg, s) if matches(cfg, s, card) else may_use_ability(cfg, s, card)


@called_rule
def can_cash_in_any(cfg: Config, s: State) -> bool:
    """Whether anything is left to cash in."""
    for place in range(LINE):
        if can_cash_in(cfg, s, s.line[s.seat][place]):
            return True
    return False
