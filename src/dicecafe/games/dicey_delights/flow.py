"""How a turn of Dicey Delights goes on: step by step, until there is something to decide, to roll or to draw."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from . import awaits, phases
from .abilities import BEFORE_CASH_IN, RIGHT_NOW, THIS_ROUND
from .cards import ability_of, can_cash_in_any, pay, rolled_matches, score_of, timing_of, window_of
from .deck import LINE, MAX_CARDS
from .effects import begin_ability, carry_out, current_effect, throw
from .table import (
    Config,
    State,
    cards_in_line,
    clear_turn,
    dice_to_roll,
    discard,
    fill,
    filled_seat,
    is_last_call,
    last_call_at,
    left_of,
    rerolls_left,
    seats_after,
    starter,
    take_away,
    wait_for,
)
from .windows import any_rolled_match, ask_next, open_window


@called_rule
def go_on(cfg: Config, s: State) -> None:
    """Take every step that asks nobody."""
    while s.awaits == awaits.NOTHING:
        if s.filling:
            fill_line(s)
        elif s.doing:
            next_effect(cfg, s)
        else:
            next_step(cfg, s)


@rule
def next_effect(cfg: Config, s: State) -> None:
    """Go on with the ability that is being carried out."""
    if s.effect == cfg.n_effects[ability_of(cfg, s.doing)]:
        s.doing = 0
    else:
        s.effect += 1
        carry_out(cfg, s, current_effect(cfg, s))


@called_rule
def next_step(cfg: Config, s: State) -> None:
    """The steps of a turn, one after the other."""
    if s.phase == phases.SETUP:
        deal_on(cfg, s)
    elif s.phase == phases.BEGIN:
        begin_turn(cfg, s)
    elif s.phase == phases.BEFORE_ROLL or s.phase == phases.AFTER_ROLL or s.phase == phases.SCORED:
        ask_next(cfg, s)
    elif s.phase == phases.START:
        start_kept_ability(cfg, s)
    elif s.phase == phases.READY:
        s.n_dice = dice_to_roll(s)
        wait_for(s, awaits.ROLL_NOW, s.seat)
    elif s.phase == phases.ROLLED:
        if rerolls_left(cfg, s) > 0:
            wait_for(s, awaits.REROLL_OR_KEEP, s.seat)
        else:
            open_window(s, phases.AFTER_ROLL)
    elif s.phase == phases.PREPARE:
        s.phase = phases.CASHING
        if s.in_use and window_of(cfg, s.in_use) == BEFORE_CASH_IN:
            begin_ability(s, s.seat, s.in_use)
    elif s.phase == phases.CASHING:
        if can_cash_in_any(cfg, s):
            wait_for(s, awaits.CASH_IN, s.seat)
        else:
            s.phase = phases.CASHED
    elif s.phase == phases.CASHED:
        finish_cashing_in(cfg, s)
    elif s.phase == phases.REFILLED:
        after_the_refill(cfg, s)
    elif s.phase == phases.SHARING:
        ask_neighbour(cfg, s)
    elif s.phase == phases.CHECK:
        end_turn(cfg, s)


# ---------------------------------------------------------------- cards
@rule
def deal_on(cfg: Config, s: State) -> None:
    """Set-up: three cards for seat 0, then for the next one."""
    for seat in range(cfg.players):
        if cards_in_line(s, seat) < LINE:
            fill(s, seat)
            return
    s.seat = cfg.first
    s.phase = phases.BEGIN


@rule
def fill_line(s: State) -> None:
    """Wait for a card while the line has a place for it; an empty deck is the discard pile, shuffled."""
    if cards_in_line(s, filled_seat(s)) == LINE:
        s.filling = 0
        return
    if s.n_deck == 0:
        for card in range(MAX_CARDS):
            s.deck[card] = s.discards[card]
            s.n_deck += s.discards[card]
            s.discards[card] = 0
    if s.n_deck:
        s.awaits = awaits.CARD
    else:
        s.filling = 0


@rule
def draw(s: State, card: int) -> None:
    """A card comes to the first free place of the line that is being filled."""
    s.deck[card - 1] = 0
    s.n_deck -= 1
    for place in range(LINE):
        if s.line[filled_seat(s)][place] == 0:
            s.line[filled_seat(s)][place] = card
            return


# ---------------------------------------------------------------- the turn
@rule
def begin_turn(cfg: Config, s: State) -> None:
    """Step 1: the own This Round ability expires; nothing of the turn before is left."""
    card = s.kept[s.seat]
    if card and timing_of(cfg, card) == THIS_ROUND:
        discard(s, card)
        s.kept[s.seat] = 0
    clear_turn(s)
    open_window(s, phases.BEFORE_ROLL)


@rule
def start_kept_ability(cfg: Config, s: State) -> None:
    """Step 3: the Next Turn ability starts; one for before cashing in waits for that."""
    s.phase = phases.READY
    s.in_use = s.kept[s.seat]
    s.kept[s.seat] = 0
    if s.in_use and window_of(cfg, s.in_use) != BEFORE_CASH_IN:
        begin_ability(s, s.seat, s.in_use)


@rule
def first_roll(s: State) -> None:
    """Step 4: roll all dice."""
    s.phase = phases.ROLLED
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
        s.awaits = awaits.NOTHING


# ---------------------------------------------------------------- cashing in
@rule
def score_card(cfg: Config, s: State, place: int, double: bool) -> None:
    """Score a card of one's line; then rivals may react."""
    card = take_away(s, s.seat, place)
    s.just_scored = score_of(cfg, s, card, double)
    s.points[s.seat] += s.just_scored
    s.factor_cards -= 1 if double else 0
    discard(s, card)
    s.cashed += 1
    s.scored += 1
    open_window(s, phases.SCORED)


@rule
def cash_in_ability(cfg: Config, s: State, place: int) -> None:
    """Cash a card in for its ability: Right Now it acts, another is kept."""
    card = take_away(s, s.seat, place)
    s.cashed += 1
    s.abilities += 1
    if timing_of(cfg, card) == RIGHT_NOW:
        discard(s, card)
        begin_ability(s, s.seat, card)
    else:
        s.kept[s.seat] = card


@rule
def finish_cashing_in(cfg: Config, s: State) -> None:
    """The end of step 7: Sundae Sprint pays unused re-rolls to who has scored (DL-15). Then the line is filled."""
    if cfg.sundae_sprint and s.scored:
        s.points[s.seat] += cfg.sprint_points * rerolls_left(cfg, s)
    fill(s, s.seat)
    s.phase = phases.REFILLED


@rule
def after_the_refill(cfg: Config, s: State) -> None:
    """The end of step 8: the used Next Turn card goes (DL-17); then Potluck, but not in last call."""
    if s.in_use:
        discard(s, s.in_use)
        s.in_use = 0
    s.asked = 0
    s.phase = phases.SHARING if cfg.potluck and not is_last_call(s) else phases.CHECK


@rule
def ask_neighbour(cfg: Config, s: State) -> None:
    """Potluck: the left neighbour, then the right one, if a card of theirs can be shared (DL-14)."""
    while s.asked < min(2, cfg.players - 1):
        s.asked += 1
        neighbour = left_of(cfg, s.seat) if s.asked == 1 else (s.seat + cfg.players - 1) % cfg.players
        if any_rolled_match(cfg, s, neighbour, cfg.share_needs):
            wait_for(s, awaits.SHARE_OR_PASS, neighbour)
            return
    s.phase = phases.CHECK


@rule
def share(cfg: Config, s: State, seat: Seat, place: int) -> None:
    """A neighbour scores a card with the dice as they lie, for a match less; its host gets a thank-you."""
    card = take_away(s, seat, place)
    s.points[seat] += pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less)
    s.points[s.seat] += cfg.thanks
    discard(s, card)
    fill(s, seat)


@rule
def dump(s: State, seat: Seat, group: int) -> None:
    """Discard the cards on some places of a line, a bit each."""
    for place in range(LINE):
        if group >> place & 1:
            discard(s, take_away(s, seat, place))


@rule
def swap(s: State, seat: Seat, place: int, rival: Seat, rivals_place: int) -> None:
    """A card of one's own and one of a rival change places."""
    card = s.line[seat][place]
    s.line[seat][place] = s.line[rival][rivals_place]
    s.line[rival][rivals_place] = card


# ---------------------------------------------------------------- the end
@rule
def end_turn(cfg: Config, s: State) -> None:
    """Step 9 and last call: who has enough starts it (DL-7); after everybody's last turn the starter may have a rebuttal."""
    following = left_of(cfg, s.seat)
    s.phase = phases.BEGIN
    if not is_last_call(s):
        if s.points[s.seat] >= last_call_at(cfg):
            s.starter = s.seat + 1
    elif s.seat == starter(s) or (following == starter(s) and not has_rebuttal(cfg, s)):
        s.awaits = awaits.END
    s.seat = following


@rule
def has_rebuttal(cfg: Config, s: State) -> bool:
    """Whether the starter no longer leads, a tie being a lead (DL-8); Sundae Sprint has no rebuttal."""
    if cfg.sundae_sprint:
        return False
    for rival in range(cfg.players):
        if s.points[rival] > s.points[starter(s)]:
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
            s.points[seat] = step * seats_after(cfg, cfg.first, seat)
    s.phase = phases.SETUP
    go_on(cfg, s)
