"""How a turn of Dicey Delights goes on: step by step, until there is something to decide, to roll or to draw."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .abilities import BEFORE_CASH_IN, RIGHT_NOW, THIS_ROUND
from .deck import LINE, MAX_CARDS
from .effects import begin_ability, carry_out, current_effect, throw
from .table import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BEGIN,
    CARD,
    CASH_IN,
    CASHED,
    CASHING,
    CHECK,
    DICE,
    END,
    NOTHING,
    PREPARE,
    READY,
    REFILLED,
    REROLL_OR_KEEP,
    ROLL_NOW,
    ROLLED,
    SCORED,
    SETUP,
    SHARE_OR_PASS,
    SHARING,
    START,
    Config,
    State,
    can_cash_in_any,
    cards_in_line,
    dice_to_roll,
    discard,
    is_last_call,
    last_call_at,
    left_of,
    pay,
    reroll_limit,
    rerolls_left,
    rolled_matches,
    score_of,
    wait_for,
)
from .windows import any_rolled_match, ask_next, open_window


@called_rule
def go_on(cfg: Config, s: State) -> None:
    """Take every step that asks nobody."""
    while s.awaits == NOTHING:
        if s.filling:
            fill_line(s)
        elif s.doing:
            next_effect(cfg, s)
        else:
            next_step(cfg, s)


@rule
def next_effect(cfg: Config, s: State) -> None:
    """Go on with the ability that is being carried out."""
    ability = cfg.ability[s.doing - 1]
    if s.effect == cfg.n_effects[ability]:
        s.doing = 0
    else:
        s.effect += 1
        carry_out(cfg, s, current_effect(cfg, s))


@called_rule
def next_step(cfg: Config, s: State) -> None:
    """The steps of a turn, one after the other."""
    if s.phase == SETUP:
        deal_on(cfg, s)
    elif s.phase == BEGIN:
        begin_turn(cfg, s)
    elif s.phase == BEFORE_ROLL or s.phase == AFTER_ROLL or s.phase == SCORED:
        ask_next(cfg, s)
    elif s.phase == START:
        start_kept_ability(cfg, s)
    elif s.phase == READY:
        s.n_dice = dice_to_roll(s)
        wait_for(s, ROLL_NOW, s.seat)
    elif s.phase == ROLLED:
        if rerolls_left(cfg, s) > 0:
            wait_for(s, REROLL_OR_KEEP, s.seat)
        else:
            open_window(s, AFTER_ROLL)
    elif s.phase == PREPARE:
        s.phase = CASHING
        if s.in_use and cfg.window[cfg.ability[s.in_use - 1]] == BEFORE_CASH_IN:
            begin_ability(s, s.seat, s.in_use)
    elif s.phase == CASHING:
        if can_cash_in_any(cfg, s):
            wait_for(s, CASH_IN, s.seat)
        else:
            s.phase = CASHED
    elif s.phase == CASHED:
        finish_cashing_in(cfg, s)
    elif s.phase == REFILLED:
        after_the_refill(cfg, s)
    elif s.phase == SHARING:
        ask_neighbour(cfg, s)
    elif s.phase == CHECK:
        end_turn(cfg, s)


# ---------------------------------------------------------------- cards
@rule
def deal_on(cfg: Config, s: State) -> None:
    """Set-up: three cards for seat 0, then for the next one."""
    for seat in range(cfg.players):
        if cards_in_line(s, seat) < LINE:
            s.filling = seat + 1
            return
    s.seat = cfg.first
    s.phase = BEGIN


@rule
def fill_line(s: State) -> None:
    """Wait for a card while the line has a place for it; an empty deck is the discard pile, shuffled."""
    if cards_in_line(s, s.filling - 1) == LINE:
        s.filling = 0
        return
    if s.n_deck == 0:
        for card in range(MAX_CARDS):
            s.deck[card] = s.discards[card]
            s.n_deck += s.discards[card]
            s.discards[card] = 0
    if s.n_deck:
        s.awaits = CARD
    else:
        s.filling = 0


@rule
def draw(s: State, card: int) -> None:
    """A card comes to the first free place of the line that is being filled."""
    s.deck[card - 1] = 0
    s.n_deck -= 1
    for place in range(s.filling * LINE - LINE, s.filling * LINE):
        if s.line[place] == 0:
            s.line[place] = card
            return


# ---------------------------------------------------------------- the turn
@rule
def begin_turn(cfg: Config, s: State) -> None:
    """Step 1: the own This Round ability expires; nothing of the turn before is left."""
    card = s.kept[s.seat]
    if card and cfg.timing[cfg.ability[card - 1]] == THIS_ROUND:
        discard(s, card)
        s.kept[s.seat] = 0
    for die in range(DICE):
        s.dice[die] = 0
        s.dip[die] = 0
    s.n_dice = 0
    s.wild = 0
    s.snack = 0
    s.fewer_dice = 0
    s.extra_rerolls = 0
    s.reroll_cap = 0
    s.rerolled = 0
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
    s.used = 0
    open_window(s, BEFORE_ROLL)


@rule
def start_kept_ability(cfg: Config, s: State) -> None:
    """Step 3: the Next Turn ability starts; one for before cashing in waits for that."""
    s.phase = READY
    s.in_use = s.kept[s.seat]
    s.kept[s.seat] = 0
    if s.in_use and cfg.window[cfg.ability[s.in_use - 1]] != BEFORE_CASH_IN:
        begin_ability(s, s.seat, s.in_use)


@rule
def first_roll(s: State) -> None:
    """Step 4: roll all dice."""
    s.phase = ROLLED
    throw(s, (1 << s.n_dice) - 1)


@rule
def reroll(s: State, group: int) -> None:
    """Roll some dice again."""
    s.rerolled += 1
    throw(s, group)


@rule
def land(s: State, dessert: int) -> None:
    """The next die of the throw lies."""
    die = 0
    while not s.in_the_air >> die & 1:
        die += 1
    s.dice[die] = dessert
    s.in_the_air &= ~(1 << die)
    s.landed += 1
    if s.in_the_air == 0:
        s.landed = 0
        s.awaits = NOTHING


# ---------------------------------------------------------------- cashing in
@rule
def score_card(cfg: Config, s: State, place: int, double: bool) -> None:
    """Score a card of one's line; then rivals may react."""
    card = s.line[place]
    s.just_scored = score_of(cfg, s, card, double)
    s.points[s.seat] += s.just_scored
    s.factor_cards -= 1 if double else 0
    s.line[place] = 0
    discard(s, card)
    s.cashed += 1
    s.scored += 1
    open_window(s, SCORED)


@rule
def cash_in_ability(cfg: Config, s: State, place: int) -> None:
    """Cash a card in for its ability: Right Now it acts, another is kept."""
    card = s.line[place]
    s.line[place] = 0
    s.cashed += 1
    s.abilities += 1
    if cfg.timing[cfg.ability[card - 1]] == RIGHT_NOW:
        discard(s, card)
        begin_ability(s, s.seat, card)
    else:
        s.kept[s.seat] = card


@rule
def finish_cashing_in(cfg: Config, s: State) -> None:
    """The end of step 7: Sundae Sprint pays unused re-rolls to who has scored (DL-15). Then the line is filled."""
    if cfg.sundae_sprint and s.scored:
        s.points[s.seat] += cfg.sprint_points * (reroll_limit(cfg, s) - s.rerolled)
    s.filling = s.seat + 1
    s.phase = REFILLED


@rule
def after_the_refill(cfg: Config, s: State) -> None:
    """The end of step 8: the used Next Turn card goes (DL-17); then Potluck, but not in last call."""
    if s.in_use:
        discard(s, s.in_use)
        s.in_use = 0
    s.asked = 0
    s.phase = SHARING if cfg.potluck and not is_last_call(s) else CHECK


@rule
def ask_neighbour(cfg: Config, s: State) -> None:
    """Potluck: the left neighbour, then the right one, if a card of theirs can be shared (DL-14)."""
    while s.asked < min(2, cfg.players - 1):
        s.asked += 1
        neighbour = left_of(cfg, s.seat) if s.asked == 1 else (s.seat + cfg.players - 1) % cfg.players
        if any_rolled_match(cfg, s, neighbour, cfg.share_needs):
            wait_for(s, SHARE_OR_PASS, neighbour)
            return
    s.phase = CHECK


@rule
def share(cfg: Config, s: State, seat: Seat, place: int) -> None:
    """A neighbour scores a card with the dice as they lie, for a match less; its host gets a thank-you."""
    card = s.line[place]
    s.points[seat] += pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less)
    s.points[s.seat] += cfg.thanks
    discard(s, card)
    s.line[place] = 0
    s.filling = seat + 1


# ---------------------------------------------------------------- the end
@rule
def end_turn(cfg: Config, s: State) -> None:
    """Step 9 and last call: who has enough starts it (DL-7); after everybody's last turn the starter may have a rebuttal."""
    following = left_of(cfg, s.seat)
    s.phase = BEGIN
    if not is_last_call(s):
        if s.points[s.seat] >= last_call_at(cfg):
            s.starter = s.seat + 1
    elif s.seat == s.starter - 1 or (following == s.starter - 1 and not has_rebuttal(cfg, s)):
        s.awaits = END
    s.seat = following


@rule
def has_rebuttal(cfg: Config, s: State) -> bool:
    """Whether the starter no longer leads, a tie being a lead (DL-8); Sundae Sprint has no rebuttal."""
    if cfg.sundae_sprint:
        return False
    for rival in range(cfg.players):
        if s.points[rival] > s.points[s.starter - 1]:
            return True
    return False


@rule
def start(cfg: Config, s: State) -> None:
    """All cards in the deck; with the treat, a later seat has more points (DL-15)."""
    for card in range(cfg.n_cards):
        s.deck[card] = 1
    s.n_deck = cfg.n_cards
    if cfg.late_seat_treat:
        step = cfg.late_steps[0 if cfg.players <= 4 else 1]
        for seat in range(cfg.players):
            s.points[seat] = step * ((seat + cfg.players - cfg.first) % cfg.players)
    s.phase = SETUP
    go_on(cfg, s)
