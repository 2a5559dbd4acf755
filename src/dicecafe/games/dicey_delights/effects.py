"""The operations that abilities are made of, a function each. `i` is where an effect's numbers lie in Config.

An operation that leaves a choice lets the table wait for it; `flow.py` goes on with the next effect when it is made.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .abilities import (
    BONUS_DESSERT,
    CASH_IN_LIMIT,
    COPY_SCORE,
    DICE_DELTA,
    DISCARD_CARD,
    EXTRA_CASH_IN,
    FORCE_REROLL,
    GAIN_POINTS,
    GAIN_POINTS_PER,
    GAIN_POINTS_ROLL,
    REFRESH_LINE,
    REROLL_CAP,
    REROLL_DELTA,
    REROLL_NOW,
    SCORE_BONUS,
    SCORE_MULTIPLIER,
    SCORE_WITH_RIVAL_DICE,
    SET_DIE,
    SWAP_CARDS,
    TAKE_POINTS,
    TAKE_SCORE,
    WILD_DIE,
)
from .deck import LINE, MAX_EFFECTS
from .table import (
    DIP,
    DUMP_CHOICE,
    SET_CHOICE,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    THROW,
    WILD_CHOICE,
    Config,
    State,
    cards_in_line,
    discard,
    pay,
    rolled_matches,
    wait_for,
)


@called_rule
def carry_out(cfg: Config, s: State, i: int) -> None:
    """Do one effect of the owner's ability."""
    op = cfg.op[i]
    if op == GAIN_POINTS:
        gain_points(cfg, s, i)
    elif op == GAIN_POINTS_PER:
        gain_points_per(cfg, s, i)
    elif op == GAIN_POINTS_ROLL:
        gain_points_roll(s)
    elif op == TAKE_POINTS:
        take_points(cfg, s, i)
    elif op == SWAP_CARDS:
        swap_cards(cfg, s)
    elif op == REFRESH_LINE:
        refresh_line(cfg, s, i)
    elif op == EXTRA_CASH_IN:
        extra_cash_in(cfg, s, i)
    elif op == REROLL_NOW:
        wait_for_owner(s, STIR_CHOICE)
    elif op == DICE_DELTA:
        dice_delta(cfg, s, i)
    elif op == REROLL_CAP:
        reroll_cap(cfg, s, i)
    elif op == REROLL_DELTA:
        reroll_delta(cfg, s, i)
    elif op == DISCARD_CARD:
        discard_card(s)
    elif op == FORCE_REROLL:
        force_reroll(s)
    elif op == COPY_SCORE:
        copy_score(cfg, s, i)
    elif op == TAKE_SCORE:
        take_score(cfg, s, i)
    elif op == SCORE_WITH_RIVAL_DICE:
        score_with_rival_dice(cfg, s)
    elif op == SET_DIE:
        wait_for_owner(s, SET_CHOICE)
    elif op == CASH_IN_LIMIT:
        raise_cash_in_limit(cfg, s, i)
    elif op == WILD_DIE:
        wait_for_owner(s, WILD_CHOICE)
    elif op == BONUS_DESSERT:
        wait_for_owner(s, SNACK_CHOICE)
    elif op == SCORE_MULTIPLIER:
        score_multiplier(cfg, s, i)
    elif op == SCORE_BONUS:
        score_bonus(cfg, s, i)


@rule
def begin_ability(s: State, owner: Seat, card: int) -> None:
    """Start to carry out the ability of a card."""
    s.doing = card
    s.effect = 0
    s.owner = owner


@rule
def current_effect(cfg: Config, s: State) -> int:
    """Where the effect that is being carried out lies in Config."""
    return cfg.ability[s.doing - 1] * MAX_EFFECTS + s.effect - 1


@rule
def wait_for_owner(s: State, choice: int) -> None:
    """Let the ability's owner choose."""
    wait_for(s, choice, s.owner)


# ---------------------------------------------------------------- points
@rule
def gain_points(cfg: Config, s: State, i: int) -> None:
    """Points for the owner."""
    s.points[s.owner] += cfg.first_number[i]


@rule
def rivals_ahead(cfg: Config, s: State, seat: Seat) -> int:
    """DL-6: rivals with strictly more points."""
    n = 0
    for rival in range(cfg.players):
        n += s.points[rival] > s.points[seat]
    return n


@rule
def gain_points_per(cfg: Config, s: State, i: int) -> None:
    """Some points, and some more for each rival who is ahead, up to a limit."""
    amount = cfg.first_number[i] + cfg.second_number[i] * rivals_ahead(cfg, s, s.owner)
    s.points[s.owner] += min(amount, cfg.third_number[i])


@rule
def gain_points_roll(s: State) -> None:
    """A bonus roll of three dice; `bonus_rolled` counts it."""
    s.awaits = DIP


@rule
def bonus_rolled(cfg: Config, s: State, i: int) -> None:
    """Points for the pattern of the bonus roll."""
    a, b, c = s.dip[0], s.dip[1], s.dip[2]
    if a == b and b == c:
        s.points[s.owner] += cfg.third_number[i]
    elif a == b or b == c or a == c:
        s.points[s.owner] += cfg.second_number[i]
    else:
        s.points[s.owner] += cfg.first_number[i]


@rule
def take_points(cfg: Config, s: State, i: int) -> None:
    """On one's own turn the owner chooses from whom; in a rival's window it is the rival whose turn it is."""
    s.targets = 0
    if s.owner == s.seat:
        wait_for_owner(s, TARGET_CHOICE)
    else:
        take_from(cfg, s, i, s.seat)


@rule
def take_from(cfg: Config, s: State, i: int, rival: Seat) -> None:
    """Take what this rival owes and has: more from one who is ahead (DL-6)."""
    amount = cfg.second_number[i] if s.points[rival] > s.points[s.owner] else cfg.first_number[i]
    s.targets |= 1 << rival
    move_points(s, rival, amount)


@rule
def move_points(s: State, rival: Seat, amount: int) -> None:
    """DL-6: nobody falls below 0, and the owner gets what was really lost."""
    taken = min(amount, s.points[rival])
    s.points[rival] -= taken
    s.points[s.owner] += taken


@rule
def may_take_more(cfg: Config, s: State, i: int) -> bool:
    """Whether there is another rival to take from, and the ability allows it."""
    taken = 0
    for rival in range(cfg.players):
        taken += s.targets >> rival & 1
    return taken < cfg.third_number[i] and taken < cfg.players - 1


@rule
def copy_score(cfg: Config, s: State, i: int) -> None:
    """As many points as the rival just scored, bonuses included (DL-16), up to a limit."""
    s.points[s.owner] += min(s.just_scored, cfg.first_number[i])


@rule
def share_of_score(cfg: Config, s: State, i: int) -> int:
    """The part of the rival's score that `take_score` takes (DL-16)."""
    return min(s.just_scored * cfg.first_number[i] // cfg.second_number[i], cfg.third_number[i])


@rule
def take_score(cfg: Config, s: State, i: int) -> None:
    """Take a part of what the rival just scored."""
    move_points(s, s.seat, share_of_score(cfg, s, i))


# ---------------------------------------------------------------- cards
@rule
def swap_cards(cfg: Config, s: State) -> None:
    """A choice, where the owner and a rival have a card to swap."""
    rivals_cards = 0
    for rival in range(cfg.players):
        if rival != s.owner:
            rivals_cards += cards_in_line(s, rival)
    if rivals_cards and cards_in_line(s, s.owner):
        wait_for_owner(s, SWAP_CHOICE)


@rule
def refresh_line(cfg: Config, s: State, i: int) -> None:
    """Fill the owner's line at once, once they have chosen what goes; with no card left there is nothing to choose."""
    s.filling = s.owner + 1
    if cfg.first_number[i] and cards_in_line(s, s.owner):
        wait_for_owner(s, DUMP_CHOICE)


@rule
def discard_card(s: State) -> None:
    """The card aimed at leaves the rival's line."""
    place = s.seat * LINE + s.aim
    discard(s, s.line[place])
    s.line[place] = 0


@rule
def score_with_rival_dice(cfg: Config, s: State) -> None:
    """Score the own card aimed at with the rival's rolled dice, and draw; nobody can react (DL-5, DL-17)."""
    place = s.owner * LINE + s.aim
    card = s.line[place]
    s.points[s.owner] += pay(cfg, card, rolled_matches(cfg, s, card))
    discard(s, card)
    s.line[place] = 0
    s.filling = s.owner + 1


# ---------------------------------------------------------------- dice and limits
@rule
def force_reroll(s: State) -> None:
    """The die aimed at is rolled again; its owner may then go on rolling, if re-rolls are left."""
    throw(s, 1 << s.aim)
    s.forced = 1


@rule
def throw(s: State, group: int) -> None:
    """Roll these dice, a bit each."""
    s.in_the_air = group
    s.awaits = THROW


@rule
def dice_delta(cfg: Config, s: State, i: int) -> None:
    """Fewer dice for the rival this turn."""
    s.fewer_dice -= cfg.first_number[i]


@rule
def reroll_cap(cfg: Config, s: State, i: int) -> None:
    """At most so many re-rolls for the rival; of two caps the lower one holds."""
    cap = cfg.first_number[i] + 1
    s.reroll_cap = min(cap, s.reroll_cap) if s.reroll_cap else cap


@rule
def reroll_delta(cfg: Config, s: State, i: int) -> None:
    """More re-rolls."""
    s.extra_rerolls += cfg.first_number[i]


@rule
def extra_cash_in(cfg: Config, s: State, i: int) -> None:
    """More cash-ins, for points only."""
    s.extra_scores += cfg.first_number[i]


@rule
def raise_cash_in_limit(cfg: Config, s: State, i: int) -> None:
    """A higher limit of cash-ins."""
    s.most_cards = cfg.first_number[i]


@rule
def score_multiplier(cfg: Config, s: State, i: int) -> None:
    """Some cards, chosen as they are scored, pay more."""
    s.factor = cfg.first_number[i]
    s.factor_cards = cfg.second_number[i]
    s.factor_most = cfg.third_number[i]


@rule
def score_bonus(cfg: Config, s: State, i: int) -> None:
    """Every card scored pays more."""
    s.bonus += cfg.first_number[i]
