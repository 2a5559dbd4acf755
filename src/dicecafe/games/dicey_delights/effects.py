"""The operations that abilities are made of. `effect` is where the parameters of one lie in Config.

An operation that leaves a choice lets the table wait for it; `flow.py` goes on with the next effect when it is made.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from . import awaits, ops
from .cards import ability_of, pay, rolled_matches
from .deck import effect_at
from .table import Config, State, cards_in_line, discard, fill, take_away, wait_for


@called_rule
def carry_out(cfg: Config, s: State, effect: int) -> None:
    """Do one effect of the owner's ability."""
    op = cfg.op[effect]
    if op == ops.GAIN_POINTS:
        s.points[s.owner] += cfg.amount[effect]
    elif op == ops.GAIN_POINTS_PER:
        s.points[s.owner] += points_per_rival_ahead(cfg, s, effect, s.owner)
    elif op == ops.GAIN_POINTS_ROLL:
        s.awaits = awaits.DIP
    elif op == ops.TAKE_POINTS:
        take_points(cfg, s, effect)
    elif op == ops.SWAP_CARDS:
        swap_cards(cfg, s)
    elif op == ops.REFRESH_LINE:
        refresh_line(cfg, s, effect)
    elif op == ops.EXTRA_CASH_IN:
        s.extra_scores += cfg.amount[effect]
    elif op == ops.REROLL_NOW:
        wait_for_owner(s, awaits.STIR_CHOICE)
    elif op == ops.DICE_DELTA:
        s.fewer_dice -= cfg.amount[effect]
    elif op == ops.REROLL_CAP:
        reroll_cap(cfg, s, effect)
    elif op == ops.REROLL_DELTA:
        s.extra_rerolls += cfg.amount[effect]
    elif op == ops.DISCARD_CARD:
        discard_card(s)
    elif op == ops.FORCE_REROLL:
        force_reroll(s)
    elif op == ops.COPY_SCORE:
        s.points[s.owner] += copied_points(cfg, s, effect)
    elif op == ops.TAKE_SCORE:
        move_points(s, s.seat, share_of_score(cfg, s, effect))
    elif op == ops.SCORE_WITH_RIVAL_DICE:
        score_with_rival_dice(cfg, s)
    elif op == ops.SET_DIE:
        wait_for_owner(s, awaits.SET_CHOICE)
    elif op == ops.CASH_IN_LIMIT:
        s.most_cards = cfg.max[effect]
    elif op == ops.WILD_DIE:
        wait_for_owner(s, awaits.WILD_CHOICE)
    elif op == ops.BONUS_DESSERT:
        wait_for_owner(s, awaits.SNACK_CHOICE)
    elif op == ops.SCORE_MULTIPLIER:
        score_multiplier(cfg, s, effect)
    elif op == ops.SCORE_BONUS:
        s.bonus += cfg.amount[effect]


@rule
def begin_ability(s: State, owner: Seat, card: int) -> None:
    """Start to carry out the ability of a card."""
    s.doing = card
    s.effect = 0
    s.owner = owner


@rule
def current_effect(cfg: Config, s: State) -> int:
    """Where the effect that is being carried out lies in Config."""
    return effect_at(ability_of(cfg, s.doing), s.effect - 1)


@rule
def wait_for_owner(s: State, choice: int) -> None:
    """Let the ability's owner choose."""
    wait_for(s, choice, s.owner)


# ---------------------------------------------------------------- points
@rule
def rivals_ahead(cfg: Config, s: State, seat: Seat) -> int:
    """DL-6: rivals with strictly more points."""
    n = 0
    for rival in range(cfg.players):
        n += s.points[rival] > s.points[seat]
    return n


@rule
def points_per_rival_ahead(cfg: Config, s: State, effect: int, seat: Seat) -> int:
    """Some points, and some more for each rival who is ahead, up to a limit."""
    return min(cfg.base[effect] + cfg.each[effect] * rivals_ahead(cfg, s, seat), cfg.max[effect])


@rule
def bonus_rolled(cfg: Config, s: State, effect: int) -> None:
    """Points for the pattern of the bonus roll."""
    a, b, c = s.dip[0], s.dip[1], s.dip[2]
    if a == b and b == c:
        s.points[s.owner] += cfg.triple[effect]
    elif a == b or b == c or a == c:
        s.points[s.owner] += cfg.pair[effect]
    else:
        s.points[s.owner] += cfg.all_different[effect]


@rule
def take_points(cfg: Config, s: State, effect: int) -> None:
    """On one's own turn the owner chooses from whom; in a rival's window it is the rival whose turn it is."""
    s.targets = 0
    if s.owner == s.seat:
        wait_for_owner(s, awaits.TARGET_CHOICE)
    else:
        take_from(cfg, s, effect, s.seat)


@rule
def take_from(cfg: Config, s: State, effect: int, rival: Seat) -> None:
    """Take what this rival owes and has: more from one who is ahead (DL-6)."""
    ahead = s.points[rival] > s.points[s.owner]
    amount = cfg.amount_if_target_ahead[effect] if ahead else cfg.amount[effect]
    s.targets |= 1 << rival
    move_points(s, rival, amount)


@rule
def take_chosen(cfg: Config, s: State, rival: Seat) -> None:
    """Take from the rival whom the owner has chosen, who may choose another if the ability allows it."""
    effect = current_effect(cfg, s)
    take_from(cfg, s, effect, rival)
    if may_take_more(cfg, s, effect):
        wait_for_owner(s, awaits.TARGET_CHOICE)


@rule
def move_points(s: State, rival: Seat, amount: int) -> None:
    """DL-6: nobody falls below 0, and the owner gets what was really lost."""
    taken = min(amount, s.points[rival])
    s.points[rival] -= taken
    s.points[s.owner] += taken


@rule
def may_take_more(cfg: Config, s: State, effect: int) -> bool:
    """Whether there is another rival to take from, and the ability allows it."""
    taken = 0
    for rival in range(cfg.players):
        taken += s.targets >> rival & 1
    return taken < cfg.max_targets[effect] and taken < cfg.players - 1


@rule
def copied_points(cfg: Config, s: State, effect: int) -> int:
    """As many points as the rival just scored, bonuses included (DL-16), up to a limit."""
    return min(s.just_scored, cfg.max[effect])


@rule
def share_of_score(cfg: Config, s: State, effect: int) -> int:
    """The part of the rival's score that `take_score` takes (DL-16)."""
    return min(s.just_scored * cfg.num[effect] // cfg.den[effect], cfg.max[effect])


# ---------------------------------------------------------------- cards
@rule
def swap_cards(cfg: Config, s: State) -> None:
    """A choice, where the owner and a rival have a card to swap."""
    rivals_cards = 0
    for rival in range(cfg.players):
        if rival != s.owner:
            rivals_cards += cards_in_line(s, rival)
    if rivals_cards and cards_in_line(s, s.owner):
        wait_for_owner(s, awaits.SWAP_CHOICE)


@rule
def refresh_line(cfg: Config, s: State, effect: int) -> None:
    """Fill the owner's line at once, once they have chosen what goes; with no card left there is nothing to choose."""
    fill(s, s.owner)
    if cfg.discard_max[effect] and cards_in_line(s, s.owner):
        wait_for_owner(s, awaits.DUMP_CHOICE)


@rule
def discard_card(s: State) -> None:
    """The card aimed at leaves the rival's line."""
    discard(s, take_away(s, s.seat, s.aim))


@rule
def score_with_rival_dice(cfg: Config, s: State) -> None:
    """Score the own card aimed at with the rival's rolled dice, and draw; nobody can react (DL-5, DL-17)."""
    card = take_away(s, s.owner, s.aim)
    s.points[s.owner] += pay(cfg, card, rolled_matches(cfg, s, card))
    discard(s, card)
    fill(s, s.owner)


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
    s.awaits = awaits.THROW


@rule
def reroll_cap(cfg: Config, s: State, effect: int) -> None:
    """At most so many re-rolls for the rival; of two caps the lower one holds."""
    cap = cfg.max[effect] + 1
    s.reroll_cap = min(cap, s.reroll_cap) if s.reroll_cap else cap


@rule
def score_multiplier(cfg: Config, s: State, effect: int) -> None:
    """Some cards, chosen as they are scored, pay more."""
    s.factor = cfg.factor[effect]
    s.factor_cards = cfg.cards[effect]
    s.factor_most = cfg.max_extra[effect]
