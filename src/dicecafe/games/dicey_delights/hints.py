"""A Dicey Delights player: exact expected points for re-rolls, the deck's values for abilities, a sense for when to use them."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .abilities import (
    COPY_SCORE,
    DICE_DELTA,
    DISCARD_CARD,
    FORCE_REROLL,
    GAIN_POINTS,
    GAIN_POINTS_PER,
    GAIN_POINTS_ROLL,
    REROLL_CAP,
    SCORE_WITH_RIVAL_DICE,
    TAKE_POINTS,
    TAKE_SCORE,
)
from .deck import DESSERTS, LINE, MAX_EFFECTS
from .effects import current_effect, rivals_ahead, share_of_score
from .odds import EXACT, look_ahead, new_worths
from .rules import (
    ABILITY,
    DONE,
    DOUBLE,
    DUMP,
    FROM,
    KEEP,
    PASS,
    REROLL,
    ROLL,
    SCORE,
    SET,
    SHARE,
    SNACK,
    STIR,
    SWAP,
    USE,
    USE_CARD,
    USE_DIE,
    WILD,
)
from .table import (
    CASH_IN,
    DUMP_CHOICE,
    LINES,
    NEVER,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SET_CHOICE,
    SHARE_OR_PASS,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    WINDOW,
    Config,
    State,
    can_cash_in_any,
    cards_left,
    matches,
    pay,
    rerolls_left,
    rolled_matches,
    score_of,
)
from .windows import aims_at
from .worth import (
    POINT,
    ability_worth,
    best_cards,
    cash_in_worth,
    place_of_best_ability,
    throw_now,
    turn_worth,
    weigh_throws,
)

FEWER_DICE_WORTH = 170  # what it costs a rival to roll a die less, to have fewer re-rolls, to lose a card
REROLL_CAP_WORTH = 75
LOST_CARD_WORTH = 105


@called_rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """One decision after the other, each by what it brings."""
    if s.awaits == ROLL_NOW:
        return ROLL
    if s.awaits == WINDOW:
        return use_or_pass(cfg, s, seat)
    if s.awaits == REROLL_OR_KEEP:
        left = rerolls_left(cfg, s)
        return best_group(cfg, s, left - 1, left, KEEP, REROLL)
    if s.awaits == CASH_IN:
        return cash_in(cfg, s)
    if s.awaits == SHARE_OR_PASS:
        return share_or_pass(cfg, s, seat)
    if s.awaits == TARGET_CHOICE:
        return take_from_the_richest(cfg, s, seat)
    if s.awaits == SWAP_CHOICE:
        return swap(cfg, s)
    if s.awaits == DUMP_CHOICE:
        return dump(cfg, s)
    if s.awaits == STIR_CHOICE:
        return best_group(cfg, s, 0, 0, PASS, STIR)
    if s.awaits == SET_CHOICE:
        return set_die(cfg, s)
    if s.awaits == SNACK_CHOICE:
        return pack_snack(cfg, s)
    return take_wild(cfg, s)


# ---------------------------------------------------------------- dice
@called_rule
def best_group(cfg: Config, s: State, rerolls: int, unused: int, stay: int, again: int) -> int:
    """Roll the group again that is worth most, with so many re-rolls and best play after it; stay, if nothing is worth more.

    Who stays leaves so many re-rolls unused.
    """
    ends, early, worths = new_worths(), new_worths(), new_worths()
    weigh_throws(cfg, s, ends, early, s.n_dice, s.snack, s.wild)
    look_ahead(cfg, ends, early, worths, s.n_dice, rerolls)
    now = throw_now(cfg, s, 0)
    best = ends[now] + early[now] * unused
    choice = stay
    for group in range(1, 1 << s.n_dice):
        worth = worths[throw_now(cfg, s, group)]
        if worth > best:
            best = worth
            choice = again + group - 1
    return choice


@called_rule
def set_die(cfg: Config, s: State) -> int:
    """The side that makes the dice worth most."""
    best = cash_in_worth(cfg, s, s.dice[0], s.dice[1], s.dice[2], s.snack, s.wild)
    choice = PASS
    for side in range(s.n_dice * DESSERTS):
        die, dessert = side // DESSERTS, side % DESSERTS + 1
        a = dessert if die == 0 else s.dice[0]
        b = dessert if die == 1 else s.dice[1]
        c = dessert if die == 2 else s.dice[2]
        worth = cash_in_worth(cfg, s, a, b, c, s.snack, s.wild)
        if worth > best:
            best = worth
            choice = SET + side
    return choice


@called_rule
def pack_snack(cfg: Config, s: State) -> int:
    """The dessert with which the turn is worth most."""
    ends, early, worths = new_worths(), new_worths(), new_worths()
    best, choice = -1, SNACK
    for dessert in range(1, DESSERTS + 1):
        worth = turn_worth(cfg, s, ends, early, worths, dessert, s.wild)
        if worth > best:
            best = worth
            choice = SNACK + dessert - 1
    return choice


@called_rule
def take_wild(cfg: Config, s: State) -> int:
    """A wild and fewer dice, if the turn is worth more so."""
    ends, early, worths = new_worths(), new_worths(), new_worths()
    without = turn_worth(cfg, s, ends, early, worths, s.snack, 0)
    return WILD if turn_worth(cfg, s, ends, early, worths, s.snack, 1) > without else PASS


# ---------------------------------------------------------------- cards
@called_rule
def cash_in(cfg: Config, s: State) -> int:
    """An ability first, where it beats the card it takes the place of; then the best card, doubled if possible."""
    a, b, c = s.dice[0], s.dice[1], s.dice[2]
    most = cards_left(cfg, s)
    place = place_of_best_ability(cfg, s, a, b, c, s.snack, s.wild)
    if place != NEVER:
        given_up = best_cards(cfg, s, a, b, c, s.snack, s.wild, most)
        given_up -= best_cards(cfg, s, a, b, c, s.snack, s.wild, most - 1)
        if ability_worth(cfg, cfg.ability[s.line[place] - 1]) >= given_up * POINT:
            return ABILITY + place % LINE
    best, choice = 0, DONE
    for place in range(LINE):
        card = s.line[s.seat * LINE + place]
        if most > 0 and card and score_worth(cfg, s, card) > best:
            best, choice = score_worth(cfg, s, card), (DOUBLE if s.factor_cards > 0 else SCORE) + place
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
        card = s.line[s.seat * LINE + place]
        if card and score_worth(cfg, s, card) < poorest:
            poorest, own = score_worth(cfg, s, card), place
    best, choice = poorest, PASS
    for other in range(cfg.players * LINE):
        if other // LINE != s.seat and s.line[other] and score_worth(cfg, s, s.line[other]) > best:
            best = score_worth(cfg, s, s.line[other])
            choice = SWAP + own * LINES + other
    return choice


@called_rule
def dump(cfg: Config, s: State) -> int:
    """Cards that pay less than a card of the deck does on average, the poorest first."""
    total = 0
    for card in range(1, cfg.n_cards + 1):
        if s.deck[card - 1]:
            total += score_worth(cfg, s, card)
    group = 0
    for _ in range(cfg.first_number[current_effect(cfg, s)]):
        poorest, at = 1000, NEVER
        for place in range(LINE):
            card = s.line[s.seat * LINE + place]
            if card and not group >> place & 1 and score_worth(cfg, s, card) < poorest:
                poorest, at = score_worth(cfg, s, card), place
        if at != NEVER and poorest * s.n_deck < total:
            group |= 1 << at
    return DUMP + group - 1 if group else PASS


@called_rule
def share_or_pass(cfg: Config, s: State, seat: Seat) -> int:
    """The card that pays most, unless the thank-you is as good for an only rival."""
    best, choice = cfg.thanks if cfg.players == 2 else 0, PASS
    for place in range(LINE):
        card = s.line[seat * LINE + place]
        if card and rolled_matches(cfg, s, card) >= cfg.share_needs:
            points = pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less)
            if points > best:
                best, choice = points, SHARE + place
    return choice


@rule
def take_from_the_richest(cfg: Config, s: State, seat: Seat) -> int:
    """The rival with the most points, of those who have not given yet."""
    best, choice = -1, PASS
    for rival in range(cfg.players):
        if rival != seat and not s.targets >> rival & 1 and s.points[rival] > best:
            best, choice = s.points[rival], FROM + rival
    return choice


# ---------------------------------------------------------------- windows
@called_rule
def use_or_pass(cfg: Config, s: State, seat: Seat) -> int:
    """Use the kept ability if it brings what it is worth; on the last chance, if it brings anything."""
    ability = cfg.ability[s.kept[seat] - 1]
    op = aims_at(cfg, s.kept[seat])
    aim = best_aim(cfg, s, seat, op)
    gain = 0
    for i in range(ability * MAX_EFFECTS, ability * MAX_EFFECTS + cfg.n_effects[ability]):
        gain += gain_of(cfg, s, seat, i, aim)
    last_chance = s.asked == 1 and not (cfg.op[ability * MAX_EFFECTS] == COPY_SCORE and can_cash_in_any(cfg, s))
    if gain < (1 if last_chance else ability_worth(cfg, ability)):
        return PASS
    if op == FORCE_REROLL:
        return USE_DIE + aim
    return USE_CARD + aim if op >= 0 else USE


@called_rule
def best_aim(cfg: Config, s: State, seat: Seat, op: int) -> int:
    """What to aim at: the die that hurts most, the rival's richest card, the own card that pays most."""
    aim, best = 0, -100 * POINT
    if op == FORCE_REROLL:
        for die in range(s.n_dice):
            if harm_of_reroll(cfg, s, die) > best:
                aim, best = die, harm_of_reroll(cfg, s, die)
        return aim
    line = s.seat if op == DISCARD_CARD else seat
    for place in range(LINE):
        card = s.line[line * LINE + place]
        if card:
            n = LINE if op == DISCARD_CARD else rolled_matches(cfg, s, card)
            if n and pay(cfg, card, n) > best:
                aim, best = place, pay(cfg, card, n)
    return aim


@called_rule
def gain_of(cfg: Config, s: State, seat: Seat, i: int, aim: int) -> int:
    """What one effect used now is worth: own points, and a rival's loss, shared among all who are glad of it."""
    op = cfg.op[i]
    if op == GAIN_POINTS:
        return cfg.first_number[i] * POINT
    if op == GAIN_POINTS_PER:
        return min(cfg.first_number[i] + cfg.second_number[i] * rivals_ahead(cfg, s, seat), cfg.third_number[i]) * POINT
    if op == GAIN_POINTS_ROLL:
        return (20 * cfg.first_number[i] + 15 * cfg.second_number[i] + cfg.third_number[i]) * POINT // 36
    if op == COPY_SCORE:
        return min(s.just_scored, cfg.first_number[i]) * POINT
    if op == SCORE_WITH_RIVAL_DICE:
        card = s.line[seat * LINE + aim]
        return pay(cfg, card, rolled_matches(cfg, s, card)) * POINT
    loss = 0
    if op == TAKE_POINTS or op == TAKE_SCORE:
        loss = min(cfg.first_number[i] if op == TAKE_POINTS else share_of_score(cfg, s, i), s.points[s.seat]) * POINT
        return loss + loss // (cfg.players - 1)
    if op == DICE_DELTA:
        loss = FEWER_DICE_WORTH
    elif op == REROLL_CAP:
        loss = REROLL_CAP_WORTH
    elif op == DISCARD_CARD:
        loss = LOST_CARD_WORTH
    elif op == FORCE_REROLL:
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
