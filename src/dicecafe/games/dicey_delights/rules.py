"""Dicey Delights: roll desserts, cash in campers for points or abilities, mess with the others; most points after last call.

The law is rules.md in this folder; DL-n are its rulings. Options: `last_call`, `sundae_sprint`, `potluck`, `late_seat_treat`,
`deck`. What lies on the table is in table.py, how a turn goes on in flow.py, when rivals are asked in windows.py, what
abilities do in effects.py; the cards are read in deck.py. moves.py numbers the actions.
"""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, OVER, Action, Ints, Outcome, Seat
from dicecafe.engine.rule import called_rule, rule

from . import awaits, moves, ops, phases
from .cards import matches, may_score, may_use_ability, rolled_matches
from .deck import DESSERTS, LINE, MAX_CARDS
from .effects import bonus_rolled, current_effect, take_chosen, throw
from .flow import cash_in_ability, draw, dump, first_roll, go_on, land, reroll, score_card, share, start, swap
from .moves import (
    dessert_of,
    die_of,
    group_of,
    move_of,
    place_of,
    rival_of,
    rivals_place_of,
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
from .phrases import phrase as phrase  # the contract's: actions in the words of records
from .table import DICE, Config, State, filled_seat, is_last_call, seats_after, starter
from .windows import aims_at, open_window, use

OUTCOMES = MAX_CARDS


@rule
def new(cfg: Config, s: State) -> None:
    """The cards are shuffled; chance deals them."""
    start(cfg, s)


@rule
def turn(s: State) -> Seat:
    """The dice, the deck, or whoever the table waits for."""
    if s.awaits == awaits.END:
        return OVER
    return CHANCE if s.awaits < awaits.END else s.decider


@rule
def kind(s: State) -> int:
    """What the table waits for."""
    return s.awaits


@rule
def mover(s: State) -> Seat:
    """Whose turn it is, also when a rival is asked."""
    return s.seat


@rule
def chance(cfg: Config, s: State, weights: Ints) -> int:
    """A card of the deck, each as likely; or a die."""
    if s.awaits == awaits.CARD:
        for card in range(cfg.n_cards):
            weights[card] = s.deck[card]
        return cfg.n_cards
    for dessert in range(DESSERTS):
        weights[dessert] = 1
    return DESSERTS


@rule
def word(cfg: Config, s: State, o: Outcome) -> int:
    """A dessert; or `draw SEAT CARD`."""
    return DESSERTS + filled_seat(s) * MAX_CARDS + o if s.awaits == awaits.CARD else o


@rule
def joins(cfg: Config, s: State) -> bool:
    """The dice of one throw are one line."""
    return s.landed > 0


@called_rule
def legal(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """What the table waits for, from whom it waits for it."""
    if s.awaits <= awaits.END or seat != s.decider:
        return
    if s.awaits == awaits.WINDOW:
        mask[moves.PASS] = 1
        legal_uses(cfg, s, seat, mask)
    elif s.awaits == awaits.ROLL_NOW:
        mask[moves.ROLL] = 1
    elif s.awaits == awaits.REROLL_OR_KEEP:
        mask[moves.KEEP] = 1
        for group in range(1, 1 << s.n_dice):
            mask[to_reroll(group)] = 1
    elif s.awaits == awaits.CASH_IN:
        legal_cash_ins(cfg, s, mask)
    elif s.awaits == awaits.SHARE_OR_PASS:
        mask[moves.PASS] = 1
        for place in range(LINE):
            card = s.line[seat][place]
            if card and rolled_matches(cfg, s, card) >= cfg.share_needs:
                mask[to_share(place)] = 1
    else:
        legal_choices(cfg, s, seat, mask)


@rule
def legal_uses(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Use the kept ability, and on what."""
    op = aims_at(cfg, s.kept[seat])
    if op == ops.FORCE_REROLL:
        for die in range(s.n_dice):
            mask[to_use_on_die(die)] = 1
    elif op == ops.DISCARD_CARD:
        for place in range(LINE):
            mask[to_use_on_card(place)] = 1
    elif op == ops.SCORE_WITH_RIVAL_DICE:
        for place in range(LINE):
            card = s.line[seat][place]
            if card and rolled_matches(cfg, s, card):
                mask[to_use_on_card(place)] = 1
    else:
        mask[moves.USE] = 1


@rule
def legal_cash_ins(cfg: Config, s: State, mask: Ints) -> None:
    """A card that matches may be scored, another cashed in for its ability; `done` after the first, or in last call (DL-13)."""
    if s.cashed or is_last_call(s):
        mask[moves.DONE] = 1
    for place in range(LINE):
        card = s.line[s.seat][place]
        if card == 0:
            continue
        if matches(cfg, s, card):
            if may_score(cfg, s):
                mask[to_score(place)] = 1
                if s.factor_cards > 0:
                    mask[to_double(place)] = 1
        elif may_use_ability(cfg, s, card):
            mask[to_ability(place)] = 1


@rule
def legal_choices(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """The choices that abilities leave to their owner."""
    if s.awaits == awaits.TARGET_CHOICE:
        if s.targets:
            mask[moves.PASS] = 1
        for rival in range(cfg.players):
            if rival != seat and not s.targets >> rival & 1:
                mask[to_take_from(rival)] = 1
        return
    if s.awaits == awaits.SNACK_CHOICE:
        for dessert in range(1, DESSERTS + 1):
            mask[to_snack(dessert)] = 1
        return
    mask[moves.PASS] = 1
    if s.awaits == awaits.WILD_CHOICE:
        mask[moves.WILD] = 1
    elif s.awaits == awaits.SET_CHOICE:
        for die in range(s.n_dice):
            for dessert in range(1, DESSERTS + 1):
                mask[to_set(die, dessert)] = 1
    elif s.awaits == awaits.STIR_CHOICE:
        for group in range(1, 1 << s.n_dice):
            mask[to_stir(group)] = 1
    elif s.awaits == awaits.DUMP_CHOICE:
        for group in range(1, (1 << LINE) - 1):
            if can_dump(cfg, s, seat, group):
                mask[to_dump(group)] = 1
    elif s.awaits == awaits.SWAP_CHOICE:
        legal_swaps(cfg, s, seat, mask)


@rule
def legal_swaps(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """A card of one's own for a card of a rival."""
    for place in range(LINE):
        if s.line[seat][place]:
            for rival in range(cfg.players):
                for rivals_place in range(LINE):
                    if rival != seat and s.line[rival][rivals_place]:
                        mask[to_swap(place, rival, rivals_place)] = 1


@rule
def can_dump(cfg: Config, s: State, seat: Seat, group: int) -> bool:
    """Whether there is a card on every place of the group, and not too many of them."""
    n = 0
    for place in range(LINE):
        if group >> place & 1:
            n += 1
            if s.line[seat][place] == 0:
                return False
    return n <= cfg.discard_max[current_effect(cfg, s)]


@called_rule
def apply(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """Do it, and go on to what comes next."""
    if seat == CHANCE:
        happen(cfg, s, a)
    else:
        s.awaits = awaits.NOTHING
        act(cfg, s, seat, a)
    go_on(cfg, s)


@rule
def happen(cfg: Config, s: State, o: Outcome) -> None:
    """A card is drawn, a die lies."""
    if s.awaits == awaits.THROW:
        land(s, o + 1)
    elif s.awaits == awaits.CARD:
        draw(s, o + 1)
        s.awaits = awaits.NOTHING
    elif s.awaits == awaits.DIP:
        s.dip[s.landed] = o + 1
        s.landed += 1
        if s.landed == DICE:
            s.landed = 0
            s.awaits = awaits.NOTHING
            bonus_rolled(cfg, s, current_effect(cfg, s))


@rule
def act(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """A seat's move; `pass` does nothing, and that is all it takes."""
    move = move_of(a)
    if move == moves.ROLL:
        first_roll(s)
    elif move == moves.REROLL:
        reroll(s, group_of(a))
    elif move == moves.KEEP:
        open_window(s, phases.AFTER_ROLL)
    elif move == moves.SCORE:
        score_card(cfg, s, place_of(a), False)
    elif move == moves.DOUBLE:
        score_card(cfg, s, place_of(a), True)
    elif move == moves.ABILITY:
        cash_in_ability(cfg, s, place_of(a))
    elif move == moves.DONE:
        s.phase = phases.CASHED
    elif move == moves.SHARE:
        share(cfg, s, seat, place_of(a))
    elif move == moves.USE:
        use(cfg, s, seat, 0)
    elif move == moves.USE_ON_DIE:
        use(cfg, s, seat, die_of(a))
    elif move == moves.USE_ON_CARD:
        use(cfg, s, seat, place_of(a))
    else:
        make_choice(cfg, s, seat, a)


@rule
def make_choice(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """What an ability has left to its owner."""
    move = move_of(a)
    if move == moves.WILD:
        s.wild = 1
    elif move == moves.SNACK:
        s.snack = dessert_of(a)
    elif move == moves.SET:
        s.dice[die_of(a)] = dessert_of(a)
    elif move == moves.STIR:
        throw(s, group_of(a))
    elif move == moves.FROM:
        take_chosen(cfg, s, rival_of(a))
    elif move == moves.DUMP:
        dump(s, seat, group_of(a))
    elif move == moves.SWAP:
        swap(s, seat, place_of(a), rival_of(a), rivals_place_of(a))


@rule
def score(cfg: Config, s: State, points: Ints) -> None:
    """The points so far."""
    for seat in range(cfg.players):
        points[seat] = s.points[seat]


@rule
def ranks(cfg: Config, s: State, points: Ints, places: Ints) -> None:
    """The starter of last call wins every tie, then who took the last-call turn earlier."""
    start = starter(s) if is_last_call(s) else cfg.first
    for seat in range(cfg.players):
        places[seat] = 0
        for rival in range(cfg.players):
            earlier = seats_after(cfg, start, rival) < seats_after(cfg, start, seat)
            if points[rival] > points[seat] or (points[rival] == points[seat] and earlier):
                places[seat] += 1
