"""What lies on the table in Dicey Delights: the lines, the dice, the points; and what can be read off it."""

from __future__ import annotations

from typing import Final

from dicecafe.engine import game
from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule
from dicecafe.engine.structs import Struct, i1, i2, i8

from .deck import ALL_EFFECTS, LINE, MAX_ABILITIES, MAX_CARDS
from .odds import GROUPS, SIDES, THROWS

MAX_SEATS: Final = 6
DICE: Final = 3
NOWHERE: Final = -1  # no place, where one was looked for


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
    request = i1(MAX_CARDS, LINE)  # the desserts a card asks for, from 1
    nth = i1(MAX_CARDS, LINE)  # how many the same the card asks for before this one
    pays = i1(MAX_CARDS, LINE)  # points for 1, 2 and 3 matches
    ability = i1(MAX_CARDS)  # the ability on each card, from 0
    timing = i1(MAX_ABILITIES + 1)
    window = i1(MAX_ABILITIES + 1)
    n_effects = i1(MAX_ABILITIES + 1)
    op = i1(ALL_EFFECTS)  # the operation of each effect; what follows are its parameters, as a deck names them
    amount = i1(ALL_EFFECTS)
    amount_if_target_ahead = i1(ALL_EFFECTS)
    max_targets = i1(ALL_EFFECTS)
    base = i1(ALL_EFFECTS)
    each = i1(ALL_EFFECTS)
    max = i1(ALL_EFFECTS)
    all_different = i1(ALL_EFFECTS)
    pair = i1(ALL_EFFECTS)
    triple = i1(ALL_EFFECTS)
    num = i1(ALL_EFFECTS)
    den = i1(ALL_EFFECTS)
    factor = i1(ALL_EFFECTS)
    cards = i1(ALL_EFFECTS)
    max_extra = i1(ALL_EFFECTS)
    discard_max = i1(ALL_EFFECTS)
    worth_2p = i2(MAX_ABILITIES + 1)  # what an ability is worth to hints, in hundredths of a point (worths.py)
    worth_4p = i2(MAX_ABILITIES + 1)
    sprint_call = i2()  # last call with Sundae Sprint
    sprint_points = i1()  # for each unused re-roll
    potluck_calls = i2(2)  # last call with Potluck: for two players, for more
    both_calls = i2(2)  # the same with both variants
    share_needs = i1()  # matches a shared card needs
    share_less = i1()  # matches fewer that it is paid for
    thanks = i1()  # points for each who shares
    late_steps = i1(2)  # points a later seat starts with more: for up to four players, for more
    joined = i1(THROWS, SIDES)  # the throw that one more die leads to (odds.py)
    parts = i1(THROWS, GROUPS)  # what is left of a throw without a group
    shows = i1(THROWS, DICE)  # the dice of a throw, 0 where it has fewer


class State(Struct):
    """A whole position. Cards and desserts count from 1; 0 is none."""

    points = i2(MAX_SEATS)
    line = i1(MAX_SEATS, LINE)  # the cards before each seat
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
    # Of the turn, down to `used`: `clear_turn` forgets it.
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
    # Of the ability that is being carried out, and the line that is being filled.
    doing = i1()  # the card whose ability is being carried out
    effect = i1()  # which of its effects comes next
    owner = i1()  # whose ability it is
    aim = i1()  # what it is aimed at: a place in a line, or a die
    targets = i1()  # rivals it has taken from, a bit each
    filling = i1()  # whose line is being filled, from 1


@rule
def clear_turn(s: State) -> None:
    """Nothing of a turn is left: the fields from `dice` to `used`."""
    for die in range(DICE):
        s.dice[die] = 0
        s.dip[die] = 0
    s.n_dice = 0
    s.in_the_air = 0
    s.landed = 0
    s.wild = 0
    s.snack = 0
    s.fewer_dice = 0
    s.extra_rerolls = 0
    s.reroll_cap = 0
    s.rerolled = 0
    s.forced = 0
    s.cashed = 0
    s.scored = 0
    s.abilities = 0
    s.most_cards = 0
    s.extra_scores = 0
    s.bonus = 0
    s.factor = 0
    s.factor_cards = 0
    s.factor_most = 0
    s.just_scored = 0
    s.asked = 0
    s.used = 0


@rule
def left_of(cfg: Config, seat: Seat) -> Seat:
    """The next seat, clockwise."""
    return (seat + 1) % cfg.players


@rule
def is_last_call(s: State) -> bool:
    """Whether this is a last-call turn."""
    return s.starter > 0


@rule
def starter(s: State) -> Seat:
    """Who started last call; -1 before it."""
    return s.starter - 1


@rule
def seats_after(cfg: Config, start: Seat, seat: Seat) -> int:
    """How many seats a seat comes after another, clockwise."""
    return (seat - start + cfg.players) % cfg.players


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
    for place in range(LINE):
        n += s.line[seat][place] > 0
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
def take_away(s: State, seat: Seat, place: int) -> int:
    """Take a card out of a line: the card."""
    card = s.line[seat][place]
    s.line[seat][place] = 0
    return card


@rule
def fill(s: State, seat: Seat) -> None:
    """Draw cards for a seat, before anything else, until its line is full."""
    s.filling = seat + 1


@rule
def filled_seat(s: State) -> Seat:
    """Whose line is being filled; -1 where none is."""
    return s.filling - 1
