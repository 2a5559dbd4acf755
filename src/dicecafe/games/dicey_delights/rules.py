"""Dicey Delights: roll desserts, cash in campers for points or abilities, mess with the others; most points after last call.

The law is rules.md in this folder; DL-n are its rulings. Options: `last_call`, `sundae_sprint`, `potluck`, `late_seat_treat`,
`deck`. What lies on the table is in table.py, how a turn goes on in flow.py, when rivals are asked in windows.py, what
abilities do in effects.py; the cards are read in deck.py.

Actions name a card by its place in a line, records by its number: `phrase` leads from one to the other.
"""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE, OVER, Ints, Seat
from dicecafe.engine.rule import called_rule, rule

from .abilities import DISCARD_CARD, FORCE_REROLL, SCORE_WITH_RIVAL_DICE
from .deck import DESSERTS, LINE, MAX_CARDS
from .effects import bonus_rolled, current_effect, may_take_more, take_from, throw, wait_for_owner
from .flow import (
    cash_in_ability,
    draw,
    first_roll,
    go_on,
    land,
    reroll,
    score_card,
    share,
    start,
)
from .table import (
    AFTER_ROLL,
    CARD,
    CASH_IN,
    CASHED,
    DICE,
    DIP,
    DUMP_CHOICE,
    END,
    LINES,
    MAX_SEATS,
    NOTHING,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SET_CHOICE,
    SHARE_OR_PASS,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    THROW,
    WILD_CHOICE,
    WINDOW,
    Config,
    State,
    discard,
    is_last_call,
    matches,
    may_score,
    may_use_ability,
    rolled_matches,
)
from .windows import aims_at, open_window, use

DICE_GROUPS = (1 << DICE) - 1  # groups of dice: group - 1, a bit for each die
DUMPS = (1 << LINE) - 2  # groups of one or two places

ROLL, KEEP, PASS, USE, WILD, DONE = range(6)
REROLL = DONE + 1  # + group - 1
STIR = REROLL + DICE_GROUPS  # + group - 1
USE_DIE = STIR + DICE_GROUPS  # + die
SNACK = USE_DIE + DICE  # + dessert, from 0
SET = SNACK + DESSERTS  # + die * DESSERTS + dessert
FROM = SET + DICE * DESSERTS  # + rival
BY_PLACE = FROM + MAX_SEATS  # from here on, actions name places
USE_CARD = BY_PLACE  # + place in the line that the ability is aimed at
SCORE = USE_CARD + LINE  # + place in the own line, up to DUMP
DOUBLE = SCORE + LINE
ABILITY = DOUBLE + LINE
SHARE = ABILITY + LINE
DUMP = SHARE + LINE  # + group - 1
SWAP = DUMP + DUMPS  # + own place * LINES + place of a rival's card
ACTIONS = SWAP + LINE * LINES

# Phrases: the same as actions up to BY_PLACE; then with a card, or with two (a dump of one card names it twice).
SAY_SCORE, SAY_DOUBLE, SAY_ABILITY, SAY_SHARE, SAY_DUMP = (BY_PLACE + n * MAX_CARDS for n in range(1, 6))
SAY_SWAP = SAY_DUMP + MAX_CARDS * MAX_CARDS
PHRASES = SAY_SWAP + MAX_CARDS * MAX_CARDS
OUTCOMES = MAX_CARDS


@rule
def new(cfg: Config, s: State) -> None:
    """The cards are shuffled; chance deals them."""
    start(cfg, s)


@rule
def turn(s: State) -> Seat:
    """The dice, the deck, or whoever the table waits for."""
    if s.awaits == END:
        return OVER
    return CHANCE if s.awaits < END else s.decider


@rule
def mover(s: State) -> Seat:
    """Whose turn it is, also when a rival is asked."""
    return s.seat


@rule
def chance(cfg: Config, s: State, weights: Ints) -> int:
    """A card of the deck, each as likely; or a die."""
    if s.awaits == CARD:
        for card in range(cfg.n_cards):
            weights[card] = s.deck[card]
        return cfg.n_cards
    for dessert in range(DESSERTS):
        weights[dessert] = 1
    return DESSERTS


@rule
def word(cfg: Config, s: State, o: int) -> int:
    """A dessert; or `draw SEAT CARD`."""
    return DESSERTS + (s.filling - 1) * MAX_CARDS + o if s.awaits == CARD else o


@rule
def joins(cfg: Config, s: State) -> bool:
    """The dice of one throw are one line."""
    return s.landed > 0


@called_rule
def legal(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """What the table waits for, from whom it waits for it."""
    if s.awaits <= END or seat != s.decider:
        return
    if s.awaits == WINDOW:
        mask[PASS] = 1
        legal_uses(cfg, s, seat, mask)
    elif s.awaits == ROLL_NOW:
        mask[ROLL] = 1
    elif s.awaits == REROLL_OR_KEEP:
        mask[KEEP] = 1
        for group in range((1 << s.n_dice) - 1):
            mask[REROLL + group] = 1
    elif s.awaits == CASH_IN:
        legal_cash_ins(cfg, s, mask)
    elif s.awaits == SHARE_OR_PASS:
        mask[PASS] = 1
        for place in range(LINE):
            card = s.line[seat * LINE + place]
            if card and rolled_matches(cfg, s, card) >= cfg.share_needs:
                mask[SHARE + place] = 1
    else:
        legal_choices(cfg, s, seat, mask)


@rule
def legal_uses(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """Use the kept ability, and on what."""
    op = aims_at(cfg, s.kept[seat])
    if op == FORCE_REROLL:
        for die in range(s.n_dice):
            mask[USE_DIE + die] = 1
    elif op == DISCARD_CARD:
        for place in range(LINE):
            mask[USE_CARD + place] = 1
    elif op == SCORE_WITH_RIVAL_DICE:
        for place in range(LINE):
            card = s.line[seat * LINE + place]
            if card and rolled_matches(cfg, s, card):
                mask[USE_CARD + place] = 1
    else:
        mask[USE] = 1


@rule
def legal_cash_ins(cfg: Config, s: State, mask: Ints) -> None:
    """A card that matches may be scored, another cashed in for its ability; `done` after the first, or in last call (DL-13)."""
    if s.cashed or is_last_call(s):
        mask[DONE] = 1
    for place in range(LINE):
        card = s.line[s.seat * LINE + place]
        if card == 0:
            continue
        if matches(cfg, s, card):
            if may_score(cfg, s):
                mask[SCORE + place] = 1
                if s.factor_cards > 0:
                    mask[DOUBLE + place] = 1
        elif may_use_ability(cfg, s, card):
            mask[ABILITY + place] = 1


@rule
def legal_choices(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """The choices that abilities leave to their owner."""
    if s.awaits == TARGET_CHOICE:
        if s.targets:
            mask[PASS] = 1
        for rival in range(cfg.players):
            if rival != seat and not s.targets >> rival & 1:
                mask[FROM + rival] = 1
        return
    if s.awaits == SNACK_CHOICE:
        for dessert in range(DESSERTS):
            mask[SNACK + dessert] = 1
        return
    mask[PASS] = 1
    if s.awaits == WILD_CHOICE:
        mask[WILD] = 1
    elif s.awaits == SET_CHOICE:
        for side in range(s.n_dice * DESSERTS):
            mask[SET + side] = 1
    elif s.awaits == STIR_CHOICE:
        for group in range((1 << s.n_dice) - 1):
            mask[STIR + group] = 1
    elif s.awaits == DUMP_CHOICE:
        for group in range(1, DUMPS + 1):
            if can_dump(cfg, s, seat, group):
                mask[DUMP + group - 1] = 1
    elif s.awaits == SWAP_CHOICE:
        for place in range(LINE):
            if s.line[seat * LINE + place]:
                for other in range(cfg.players * LINE):
                    if other // LINE != seat and s.line[other]:
                        mask[SWAP + place * LINES + other] = 1


@rule
def can_dump(cfg: Config, s: State, seat: Seat, group: int) -> bool:
    """Whether there is a card on every place of the group, and not too many of them."""
    n = 0
    for place in range(LINE):
        if group >> place & 1:
            n += 1
            if s.line[seat * LINE + place] == 0:
                return False
    return n <= cfg.first_number[current_effect(cfg, s)]


@called_rule
def apply(cfg: Config, s: State, seat: Seat, a: int) -> None:
    """Do it, and go on to what comes next."""
    if seat == CHANCE:
        happen(cfg, s, a)
    else:
        s.awaits = NOTHING
        if a < BY_PLACE:
            act(cfg, s, seat, a)
        else:
            act_on_cards(cfg, s, seat, a)
    go_on(cfg, s)


@rule
def happen(cfg: Config, s: State, o: int) -> None:
    """A card is drawn, a die lies."""
    if s.awaits == THROW:
        land(s, o + 1)
    elif s.awaits == CARD:
        draw(s, o + 1)
        s.awaits = NOTHING
    elif s.awaits == DIP:
        s.dip[s.landed] = o + 1
        s.landed += 1
        if s.landed == DICE:
            s.landed = 0
            s.awaits = NOTHING
            bonus_rolled(cfg, s, current_effect(cfg, s))


@rule
def act(cfg: Config, s: State, seat: Seat, a: int) -> None:
    """Actions without a card; `pass` does nothing, and that is all it takes."""
    if a == ROLL:
        first_roll(s)
    elif a == KEEP:
        open_window(s, AFTER_ROLL)
    elif a == USE:
        use(cfg, s, seat, 0)
    elif a == WILD:
        s.wild = 1
    elif a == DONE:
        s.phase = CASHED
    elif REROLL <= a < STIR:
        reroll(s, a - REROLL + 1)
    elif STIR <= a < USE_DIE:
        throw(s, a - STIR + 1)
    elif USE_DIE <= a < SNACK:
        use(cfg, s, seat, a - USE_DIE)
    elif SNACK <= a < SET:
        s.snack = a - SNACK + 1
    elif SET <= a < FROM:
        s.dice[(a - SET) // DESSERTS] = (a - SET) % DESSERTS + 1
    elif a >= FROM:
        effect = current_effect(cfg, s)
        take_from(cfg, s, effect, a - FROM)
        if may_take_more(cfg, s, effect):
            wait_for_owner(s, TARGET_CHOICE)


@rule
def act_on_cards(cfg: Config, s: State, seat: Seat, a: int) -> None:
    """Actions that name a place in a line."""
    if a < SCORE:
        use(cfg, s, seat, a - USE_CARD)
    elif a < DOUBLE:
        score_card(cfg, s, seat * LINE + a - SCORE, False)
    elif a < ABILITY:
        score_card(cfg, s, seat * LINE + a - DOUBLE, True)
    elif a < SHARE:
        cash_in_ability(cfg, s, seat * LINE + a - ABILITY)
    elif a < DUMP:
        share(cfg, s, seat, seat * LINE + a - SHARE)
    elif a < SWAP:
        for place in range(LINE):
            if (a - DUMP + 1) >> place & 1:
                discard(s, s.line[seat * LINE + place])
                s.line[seat * LINE + place] = 0
    else:
        own, other = seat * LINE + (a - SWAP) // LINES, (a - SWAP) % LINES
        card = s.line[own]
        s.line[own] = s.line[other]
        s.line[other] = card


@called_rule
def phrase(cfg: Config, s: State, seat: Seat, a: int) -> int:
    """The words of an action: a card instead of its place."""
    if a < BY_PLACE:
        return a
    if a >= SWAP:
        own = index(s.line[seat * LINE + (a - SWAP) // LINES])
        return SAY_SWAP + own * MAX_CARDS + index(s.line[(a - SWAP) % LINES])
    if a >= DUMP:
        return phrase_of_dump(s, seat, a - DUMP + 1)
    kind = (a - BY_PLACE) // LINE
    place = (a - BY_PLACE) % LINE
    aimed = a < SCORE and s.kept[seat] and aims_at(cfg, s.kept[seat]) == DISCARD_CARD
    return BY_PLACE + kind * MAX_CARDS + index(s.line[(s.seat if aimed else seat) * LINE + place])


@rule
def phrase_of_dump(s: State, seat: Seat, group: int) -> int:
    """A dump names its cards in rising order."""
    low, high = MAX_CARDS, 0
    for place in range(LINE):
        if group >> place & 1:
            low = min(low, index(s.line[seat * LINE + place]))
            high = max(high, index(s.line[seat * LINE + place]))
    return SAY_DUMP + low * MAX_CARDS + high


@rule
def index(card: int) -> int:
    """A card's number from 0; an empty place has none, so it is told as the first."""
    return max(card, 1) - 1


@rule
def score(cfg: Config, s: State, points: Ints) -> None:
    """The points so far."""
    for seat in range(cfg.players):
        points[seat] = s.points[seat]


@rule
def ranks(cfg: Config, s: State, points: Ints, places: Ints) -> None:
    """The starter of last call wins every tie, then who took the last-call turn earlier."""
    start = s.starter - 1 if s.starter else cfg.first
    for seat in range(cfg.players):
        places[seat] = 0
        for rival in range(cfg.players):
            earlier = (rival - start + cfg.players) % cfg.players < (seat - start + cfg.players) % cfg.players
            if points[rival] > points[seat] or (points[rival] == points[seat] and earlier):
                places[seat] += 1
