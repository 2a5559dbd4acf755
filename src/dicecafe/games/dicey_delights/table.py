"""What lies on the table in Dicey Delights: the lines, the dice, the points; and what can be read off it."""

from __future__ import annotations

from typing import Final

from dicecafe.engine import game
from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule
from dicecafe.engine.structs import Struct, i1, i2, i8

from .abilities import RIGHT_NOW
from .deck import LINE, MAX_ABILITIES, MAX_CARDS, MAX_EFFECTS
from .odds import GROUPS, SIDES, THROWS

MAX_SEATS: Final = 6
DICE: Final = 3
LINES: Final = MAX_SEATS * LINE  # a card's place: seat * LINE + 0, 1 or 2
ALL_EFFECTS: Final = MAX_ABILITIES * MAX_EFFECTS
NEVER: Final = -1  # no place, where one was looked for

# Where a turn stands; each is what comes next (flow.py).
SETUP, BEGIN, BEFORE_ROLL, START, READY, ROLLED, AFTER_ROLL = range(7)
PREPARE, CASHING, SCORED, CASHED, REFILLED, SHARING, CHECK = range(7, 14)

# What the table waits for: nothing, the dice, a card, the end; or somebody's decision.
NOTHING, THROW, DIP, CARD, END, WINDOW, ROLL_NOW, REROLL_OR_KEEP, CASH_IN, SHARE_OR_PASS = range(10)
TARGET_CHOICE, SWAP_CHOICE, DUMP_CHOICE, STIR_CHOICE, SET_CHOICE, WILD_CHOICE, SNACK_CHOICE = range(10, 17)


class Config(game.Config):
    """The options of a table, and its deck."""

    last_call = i2()  # points that start last call, where no variant says otherwise
    sundae_sprint = i1()  # 1: the variant is on
    potluck = i1()
    late_seat_treat = i1()  # 1: later seats start with points
    deck = i8()  # which deck it is
    n_cards = i1()
    rerolls = i1()  # of a turn
    cash_ins = i1()  # of a turn, at most
    request = i1(MAX_CARDS * LINE)  # the desserts a card asks for, from 1
    nth = i1(MAX_CARDS * LINE)  # how many the same the card asks for before this one
    pays = i1(MAX_CARDS * LINE)  # points for 1, 2 and 3 matches
    ability = i1(MAX_CARDS)  # the ability on each card, from 0
    timing = i1(MAX_ABILITIES)
    window = i1(MAX_ABILITIES)
    n_effects = i1(MAX_ABILITIES)
    op = i1(ALL_EFFECTS)  # the operation of each effect, and its numbers
    first_number = i1(ALL_EFFECTS)
    second_number = i1(ALL_EFFECTS)
    third_number = i1(ALL_EFFECTS)
    worth_2p = i2(MAX_ABILITIES)  # what an ability is worth to hints, in hundredths of a point
    worth_4p = i2(MAX_ABILITIES)
    sprint_call = i2()  # last call with Sundae Sprint
    sprint_points = i1()  # for each unused re-roll
    potluck_calls = i2(2)  # last call with Potluck: for two players, for more
    both_calls = i2(2)  # the same with both variants
    share_needs = i1()  # matches a shared card needs
    share_less = i1()  # matches fewer that it is paid for
    thanks = i1()  # points for each who shares
    late_steps = i1(2)  # points a later seat starts with more: for up to four players, for more
    joined = i1(THROWS * SIDES)  # the throw that one more die leads to (odds.py)
    parts = i1(THROWS * GROUPS)  # what is left of a throw without a group
    shows = i1(THROWS * DICE)  # the dice of a throw, 0 where it has fewer


class State(Struct):
    """A whole position. Cards and desserts count from 1; 0 is none."""

    points = i2(MAX_SEATS)
    line = i1(LINES)  # the cards before each seat
    kept = i1(MAX_SEATS)  # the card whose ability each seat keeps
    deck = i1(MAX_CARDS)  # 1 for each card in the deck, in an order nobody knows
    n_deck = i1()  # how many they are
    discards = i1(MAX_CARDS)  # 1 for each discarded card
    phase = i1()  # where the turn stands
    awaits = i1()  # what the table waits for
    decider = i1()  # whose decision it is, where it waits for one
    seat = i1()  # whose turn it is
    starter = i1()  # who started last call, from 1
    in_use = i1()  # the card of the Next Turn ability at work
    dice = i1(DICE)  # the rolled dice
    n_dice = i1()  # how many are rolled this turn
    in_the_air = i1()  # dice still rolling, a bit each
    landed = i1()  # dice of this throw that lie already
    dip = i1(DICE)  # the dice of a bonus roll
    wild = i1()  # 1: there is a wild die
    snack = i1()  # the dessert that is packed
    fewer_dice = i1()
    extra_rerolls = i1()
    reroll_cap = i1()  # 1 more than the most re-rolls; 0 is no cap
    rerolled = i1()  # re-rolls used
    forced = i1()  # 1: a rival has forced a re-roll since the last choice
    cashed = i1()  # cards cashed in this turn
    scored = i1()  # how many of them for points
    abilities = i1()  # how many of them for an ability
    most_cards = i1()  # a higher limit of cash-ins, if not 0
    extra_scores = i1()  # cash-ins more, for points only
    bonus = i1()  # points more for each card scored
    factor = i1()  # a multiplier for some card, if not 0
    factor_cards = i1()  # for how many cards still
    factor_most = i1()  # points more by it, at most
    just_scored = i2()  # points of the card just scored
    asked = i1()  # how far round the table a window has asked
    used = i8()  # This Round abilities used this turn, a bit each
    doing = i1()  # the card whose ability is being carried out
    effect = i1()  # which of its effects comes next
    owner = i1()  # whose ability it is
    aim = i1()  # what it is aimed at: a place in a line, or a die
    targets = i1()  # rivals it has taken from, a bit each
    filling = i1()  # whose line is being filled, from 1


@rule
def left_of(cfg: Config, seat: Seat) -> Seat:
    """The next seat, clockwise."""
    return (seat + 1) % cfg.players


@rule
def is_last_call(s: State) -> bool:
    """Whether this is a last-call turn."""
    return s.starter > 0


@rule
def last_call_at(cfg: Config) -> int:
    """The points that start last call; a variant's own number goes before the option (DL-14)."""
    more = 1 if cfg.players > 2 else 0
    if cfg.sundae_sprint and cfg.potluck:
        return cfg.both_calls[more]
    if cfg.sundae_sprint:
        return cfg.sprint_call
    return cfg.potluck_calls[more] if cfg.potluck else cfg.last_call


@rule
def wait_for(s: State, what: int, seat: Seat) -> None:
    """Wait for a seat's decision."""
    s.awaits = what
    s.decider = seat


# ---------------------------------------------------------------- dice
@called_rule
def served(cfg: Config, card: int, a: int, b: int, c: int, snack: int, wild: int) -> int:
    """How many desserts of a card's request these dice serve: a snack is one more die, a wild whatever is missing (DL-11)."""
    n = wild
    for i in range((card - 1) * LINE, card * LINE):
        n += is_served(cfg, i, a, b, c, snack)
    return min(n, LINE)


@rule
def is_served(cfg: Config, i: int, a: int, b: int, c: int, snack: int) -> bool:
    """Whether these dice serve one dessert of a request, by where it lies in Config; each die once for a card."""
    side = cfg.request[i]
    return (a == side) + (b == side) + (c == side) + (snack == side) > cfg.nth[i]


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
    return cfg.pays[(card - 1) * LINE + n - 1]


@rule
def dice_to_roll(s: State) -> int:
    """DL-4: three, less a wild, less what rivals take away, at least one."""
    return max(1, DICE - s.wild - s.fewer_dice)


@rule
def reroll_limit(cfg: Config, s: State) -> int:
    """DL-4: the re-rolls of this turn: extras are added, then the cap holds."""
    limit = cfg.rerolls + s.extra_rerolls
    return min(limit, s.reroll_cap - 1) if s.reroll_cap else limit


@rule
def rerolls_left(cfg: Config, s: State) -> int:
    """Re-rolls that are still there."""
    return reroll_limit(cfg, s) - s.rerolled


# ---------------------------------------------------------------- cards
@rule
def cards_in_line(s: State, seat: Seat) -> int:
    """How many cards lie before a seat."""
    n = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        n += s.line[place] > 0
    return n


@rule
def kept_by(s: State, seat: Seat) -> int:
    """The card of the ability that a seat keeps, or that is at work in its turn."""
    return s.in_use if seat == s.seat and s.in_use else s.kept[seat]


@rule
def discard(s: State, card: int) -> None:
    """Put a card on the discard pile."""
    s.discards[card - 1] = 1


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
    return not is_last_call(s) or cfg.timing[cfg.ability[card - 1]] == RIGHT_NOW


@called_rule
def score_of(cfg: Config, s: State, card: int, double: bool) -> int:
    """What the active player gets for a card that matches: its points, multiplied if so chosen, and the bonus."""
    base = pay(cfg, card, matches(cfg, s, card))
    extra = min(base * (s.factor - 1), s.factor_most) if double else 0
    return base + extra + s.bonus


@rule
def can_cash_in(cfg: Config, s: State, card: int) -> bool:
    """Whether a card of the active player's line can be cashed in now, either way."""
    if card == 0:
        return False
    return may_score(cfg, s) if matches(cfg, s, card) else may_use_ability(cfg, s, card)


@called_rule
def can_cash_in_any(cfg: Config, s: State) -> bool:
    """Whether anything is left to cash in."""
    for place in range(s.seat * LINE, s.seat * LINE + LINE):
        if can_cash_in(cfg, s, s.line[place]):
            return True
    return False
