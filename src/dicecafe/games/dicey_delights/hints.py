"""A Dicey Delights player: exact expected points for re-rolls, fitted values for abilities, a sense for when to use them."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from . import awaits, moves, ops
from .cards import ability_of, can_cash_in_any, cards_left, matches, pay, rolled_matches, score_of
from .deck import DESSERTS, LINE, effect_at
from .effects import copied_points, current_effect, points_per_rival_ahead, share_of_score
from .moves import (
    to_ability,
    to_double,
    to_dump,
    to_reroll,
    to_score,
    to_set,
    to_share,
    to_snack,
    to_stir,
    to_swap,
    to_take_from,
    to_use_on_card,
    to_use_on_die,
)
from .odds import EXACT, look_ahead, new_worths
from .table import NOWHERE, Config, State, is_last_call, rerolls_left
from .windows import NO_AIM, aims_at
from .worth import (
    ABILITY,
    POINT,
    ability_worth,
    best_cards,
    cash_in_worth,
    new_line,
    throw_now,
    turn_worth,
    weigh_line,
    weigh_throws,
)

FEWER_DICE_WORTH = 170  # what it costs a rival to roll a die less, to have fewer re-rolls, to lose a card
REROLL_CAP_WORTH = 75
LOST_CARD_WORTH = 105


@called_rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """One decision after the other, each by what it brings."""
    if s.awaits == awaits.ROLL_NOW:
        return moves.ROLL
    if s.awaits == awaits.WINDOW:
        return use_or_pass(cfg, s, seat)
    if s.awaits == awaits.REROLL_OR_KEEP:
        left = rerolls_left(cfg, s)
        group = best_group(cfg, s, left - 1, left)
        return to_reroll(group) if group else moves.KEEP
    if s.awaits == awaits.CASH_IN:
        return cash_in(cfg, s)
    if s.awaits == awaits.SHARE_OR_PASS:
        return share_or_pass(cfg, s, seat)
    if s.awaits == awaits.TARGET_CHOICE:
        return take_from_the_richest(cfg, s, seat)
    if s.awaits == awaits.SWAP_CHOICE:
        return swap(cfg, s)
    if s.awaits == awaits.DUMP_CHOICE:
        return dump(cfg, s)
    if s.awaits == awaits.STIR_CHOICE:
        group = best_group(cfg, s, 0, 0)
        return to_stir(group) if group else moves.PASS
    if s.awaits == awaits.SET_CHOICE:
        return set_die(cfg, s)
    if s.awaits == awaits.SNACK_CHOICE:
        return pack_snack(cfg, s)
    return take_wild(cfg, s)


# ---------------------------------------------------------------- dice
@called_rule
def best_group(cfg: Config, s: State, rerolls: int, unused: int) -> int:
    """The group that is worth most when it is rolled again, with so many re-rolls and best play after it.

    The group is empty if nothing is worth more than to keep the dice, which leaves so many re-rolls unused.
    """
    ends, early, worths = new_worths(), new_worths(), new_worths()
    weigh_throws(cfg, s, ends, early, s.n_dice, s.snack, s.wild)
    look_ahead(cfg, ends, early, worths, s.n_dice, rerolls)
    now = throw_now(cfg, s, 0)
    best, choice = ends[now] + early[now] * unused, 0
    for group in range(1, 1 << s.n_dice):
        worth = worths[throw_now(cfg, s, group)]
        if worth > best:
            best, choice = worth, group
    return choice


@called_rule
def set_die(cfg: Config, s: State) -> int:
    """The side that makes the dice worth most."""
    best = cash_in_worth(cfg, s, s.dice[0], s.dice[1], s.dice[2], s.snack, s.wild)
    choice = moves.PASS
    for die in range(s.n_dice):
        for dessert in range(1, DESSERTS + 1):
            a = dessert if die == 0 else s.dice[0]
            b = dessert if die == 1 else s.dice[1]
            c = dessert if die == 2 else s.dice[2]
            worth = cash_in_worth(cfg, s, a, b, c, s.snack, s.wild)
            if worth > best:
                best, choice = worth, to_set(die, dessert)
    return choice


@called_rule
def pack_snack(cfg: Config, s: State) -> int:
    """The dessert with which the turn is worth most."""
    ends, early, worths = new_worths(), new_worths(), new_worths()
    best, choice = -1, to_snack(1)
    for dessert in range(1, DESSERTS + 1):
        worth = turn_worth(cfg, s, ends, early, worths, dessert, s.wild)
        if worth > best:
            best, choice = worth, to_snack(dessert)
    return choice


@called_rule
def take_wild(cfg: Config, s: State) -> int:
    """A wild and fewer dice, if the turn is worth more so."""
    ends, early, worths = new_worths(), new_worths(), new_worths()
    without = turn_worth(cfg, s, ends, early, worths, s.snack, 0)
    return moves.WILD if turn_worth(cfg, s, ends, early, worths, s.snack, 1) > without else moves.PASS


# ---------------------------------------------------------------- cards
@called_rule
def cash_in(cfg: Config, s: State) -> int:
    """An ability first, where it beats the card it takes the place of; then the best card, doubled if possible."""
    line, most = new_line(), cards_left(cfg, s)
    weigh_line(cfg, s, s.dice[0], s.dice[1], s.dice[2], s.snack, s.wild, line)
    place_of_ability = line[ABILITY]
    if place_of_ability != NOWHERE:
        given_up = best_cards(s, line, most) - best_cards(s, line, most - 1)
        if ability_worth(cfg, ability_of(cfg, s.line[s.seat][place_of_ability])) >= given_up * POINT:
            return to_ability(place_of_ability)
    best, choice = 0, moves.DONE
    for place in range(LINE):
        card = s.line[s.seat][place]
        if most > 0 and card and score_worth(cfg, s, card) > best:
            best = score_worth(cfg, s, card)
            choice = to_double(place) if s.factor_cards > 0 else to_score(place)
    if choice == moves.DONE and place_of_ability != NOWHERE and s.cashed == 0 and not is_last_call(s):
        return to_ability(place_of_ability)  # DL-13, even if it is worth less than nothing
    return choice


@rule
def score_worth(cfg: Config, s: State, card: int) -> int:
    """What a card pays the active player with the dice as they lie."""
    return score_of(cfg, s, card, False) if matches(cfg, s, card) else 0


@called_rule
def swap(cfg: Config, s: State) -> int:
    """The rival's card that pays most more than the poorest own one."""
    poorest, own = 1000, 0
    for place in range(LINE):
        card = s.line[s.seat][place]
        if card and score_worth(cfg, s, card) < poorest:
            poorest, own = score_worth(cfg, s, card), place
    best, choice = poorest, moves.PASS
    for rival in range(cfg.players):
        for place in range(LINE):
            card = s.line[rival][place]
            if rival != s.seat and card and score_worth(cfg, s, card) > best:
                best, choice = score_worth(cfg, s, card), to_swap(own, rival, place)
    return choice


@called_rule
def dump(cfg: Config, s: State) -> int:
    """Cards that pay less than a card of the deck does on average, the poorest first."""
    total = 0
    for card in range(1, cfg.n_cards + 1):
        if s.deck[card - 1]:
            total += score_worth(cfg, s, card)
    group = 0
    for _ in range(cfg.discard_max[current_effect(cfg, s)]):
        poorest, at = 1000, NOWHERE
        for place in range(LINE):
            card = s.line[s.seat][place]
            if card and not group >> place & 1 and score_worth(cfg, s, card) < poorest:
                poorest, at = score_worth(cfg, s, card), place
        if at != NOWHERE and poorest * s.n_deck < total:
            group |= 1 << at
    return to_dump(group) if group else moves.PASS


@called_rule
def share_or_pass(cfg: Config, s: State, seat: Seat) -> int:
    """The card that pays most, unless the thank-you is as good for an only rival."""
    best, choice = cfg.thanks if cfg.players == 2 else 0, moves.PASS
    for place in range(LINE):
        card = s.line[seat][place]
        if card and rolled_matches(cfg, s, card) >= cfg.share_needs:
            points = pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less)
            if points > best:
                best, choice = points, to_share(place)
    return choice


@rule
def take_from_the_richest(cfg: Config, s: State, seat: Seat) -> int:
    """The rival with the most points, of those who have not given yet."""
    best, choice = -1, moves.PASS
    for rival in range(cfg.players):
        if rival != seat and not s.targets >> rival & 1 and s.points[rival] > best:
            best, choice = s.points[rival], to_take_from(rival)
    return choice


# ---------------------------------------------------------------- windows
@called_rule
def use_or_pass(cfg: Config, s: State, seat: Seat) -> int:
    """Use the kept ability if it brings what it is worth; on the last chance, if it brings anything."""
    ability = ability_of(cfg, s.kept[seat])
    op = aims_at(cfg, s.kept[seat])
    aim = best_aim(cfg, s, seat, op)
    gain = 0
    for n in range(cfg.n_effects[ability]):
        gain += gain_of(cfg, s, seat, effect_at(ability, n), aim)
    last_chance = s.asked == 1 and not (cfg.op[effect_at(ability, 0)] == ops.COPY_SCORE and can_cash_in_any(cfg, s))
    if gain < (1 if last_chance else ability_worth(cfg, ability)):
        return moves.PASS
    if op == ops.FORCE_REROLL:
        return to_use_on_die(aim)
    return moves.USE if op == NO_AIM else to_use_on_card(aim)


@called_rule
def best_aim(cfg: Config, s: State, seat: Seat, op: int) -> int:
    """What to aim at: the die that hurts most, the rival's richest card, the own card that pays most."""
    aim, best = 0, -100 * POINT
    if op == ops.FORCE_REROLL:
        for die in range(s.n_dice):
            if harm_of_reroll(cfg, s, die) > best:
                aim, best = die, harm_of_reroll(cfg, s, die)
        return aim
    line = s.seat if op == ops.DISCARD_CARD else seat
    for place in range(LINE):
        card = s.line[line][place]
        if card:
            n = LINE if op == ops.DISCARD_CARD else rolled_matches(cfg, s, card)
            if n and pay(cfg, card, n) > best:
                aim, best = place, pay(cfg, card, n)
    return aim


@called_rule
def gain_of(cfg: Config, s: State, seat: Seat, effect: int, aim: int) -> int:
    """What one effect used now is worth: own points, and a rival's loss, shared among all who are glad of it."""
    op = cfg.op[effect]
    if op == ops.GAIN_POINTS:
        return cfg.amount[effect] * POINT
    if op == ops.GAIN_POINTS_PER:
        return points_per_rival_ahead(cfg, s, effect, seat) * POINT
    if op == ops.GAIN_POINTS_ROLL:
        return (20 * cfg.all_different[effect] + 15 * cfg.pair[effect] + cfg.triple[effect]) * POINT // 36
    if op == ops.COPY_SCORE:
        return copied_points(cfg, s, effect) * POINT
    if op == ops.SCORE_WITH_RIVAL_DICE:
        card = s.line[seat][aim]
        return pay(cfg, card, rolled_matches(cfg, s, card)) * POINT
    loss = 0
    if op == ops.TAKE_POINTS or op == ops.TAKE_SCORE:
        owed = cfg.amount[effect] if op == ops.TAKE_POINTS else share_of_score(cfg, s, effect)
        loss = min(owed, s.points[s.seat]) * POINT
        return loss + loss // (cfg.players - 1)
    if op == ops.DICE_DELTA:
        loss = FEWER_DICE_WORTH
    elif op == ops.REROLL_CAP:
        loss = REROLL_CAP_WORTH
    elif op == ops.DISCARD_CARD:
        loss = LOST_CARD_WORTH
    elif op == ops.FORCE_REROLL:
        loss = harm_of_reroll(cfg, s, aim)
    return loss if leads_the_rivals(cfg, s, seat) else loss // (cfg.players - 1)


@rule
def leads_the_rivals(cfg: Config, s: State, seat: Seat) -> bool:
    """Whether no other rival has more points than the one whose turn it is."""
    for rival in range(cfg.players):
        if rival != seat and s.points[rival] > s.points[s.seat]:
            return False
    return True


@called_rule
def harm_of_reroll(cfg: Config, s: State, die: int) -> int:
    """What the active player loses on average if this die is rolled again, with the re-rolls that are left."""
    ends, early, worths = new_worths(), new_worths(), new_worths()
    weigh_throws(cfg, s, ends, early, s.n_dice, s.snack, s.wild)
    look_ahead(cfg, ends, early, worths, s.n_dice, rerolls_left(cfg, s))
    return int(ends[throw_now(cfg, s, 0)] - worths[throw_now(cfg, s, 1 << die)]) // EXACT
