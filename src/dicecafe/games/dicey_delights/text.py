"""Dicey Delights in words."""

from __future__ import annotations

from functools import cache

from dicecafe.engine.contract import CHANCE, Seat

from .abilities import DISCARD_CARD, FORCE_REROLL, RIGHT_NOW, SCORE_WITH_RIVAL_DICE, WINDOWS
from .deck import DECK, DESSERTS, LINE, MAX_CARDS
from .effects import current_effect, take_from
from .rules import (
    ABILITY,
    BY_PLACE,
    DICE_GROUPS,
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
    phrase,
)
from .table import (
    CARD,
    CASH_IN,
    DICE,
    DIP,
    DUMP_CHOICE,
    LINES,
    MAX_SEATS,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SET_CHOICE,
    SHARE_OR_PASS,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    WILD_CHOICE,
    WINDOW,
    Config,
    State,
    cash_in_limit,
    is_last_call,
    last_call_at,
    matches,
    pay,
    rerolls_left,
    rolled_matches,
    score_of,
)
from .windows import aims_at

WHEN = {
    "on_cash_in": "right now",
    "before_rival_first_roll": "this round, before a rival's first roll",
    "after_rival_last_roll": "this round, after a rival's last roll",
    "rival_scores": "this round, when a rival scores",
    "own_turn_start": "next turn, before you roll",
    "own_before_cash_in": "next turn, before you cash in",
    "own_score": "next turn, when you score",
}


def group_words(group: int) -> str:
    """The dice of a group as records name them: '1 3'."""
    return " ".join(str(die + 1) for die in range(DICE) if group >> die & 1)


def actions(cfg: Config) -> list[str]:
    """The notation of every move."""
    return _actions(tuple(DECK.of(cfg).desserts))


@cache
def _actions(desserts: tuple[str, ...]) -> list[str]:
    groups = [group_words(group) for group in range(1, DICE_GROUPS + 1)]
    cards = [f"c{card}" for card in range(1, MAX_CARDS + 1)]
    return [
        "roll",
        "keep",
        "pass",
        "use",
        "wild",
        "done",
        *(f"reroll {group}" for group in groups),
        *(f"stir {group}" for group in groups),
        *(f"use {die + 1}" for die in range(DICE)),
        *(f"snack {dessert}" for dessert in desserts),
        *(f"set {die + 1} {dessert}" for die in range(DICE) for dessert in desserts),
        *(f"from {seat}" for seat in range(MAX_SEATS)),
        *(f"use {card}" for card in cards),
        *(f"score {card}" for card in cards),
        *(f"score {card} double" for card in cards),
        *(f"ability {card}" for card in cards),
        *(f"share {card}" for card in cards),
        *(f"dump {one}" if one == other else f"dump {one} {other}" for one in cards for other in cards),
        *(f"swap {own} {rivals}" for own in cards for rivals in cards),
    ]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every die and every card that may come."""
    draws = [f"draw {seat} c{card}" for seat in range(MAX_SEATS) for card in range(1, MAX_CARDS + 1)]
    return [*DECK.of(cfg).desserts, *draws]


def dealt(cfg: Config, s: State) -> bool:
    """Campers come from the program's own deck."""
    return s.awaits == CARD


def when(cfg: Config, card: int) -> str:
    """When the ability on a card acts, in words."""
    return WHEN[[*WINDOWS][cfg.window[cfg.ability[card - 1]]]]


def camper(cfg: Config, card: int) -> str:
    """A card as people say it: 'c12 Noah'."""
    return f"c{card} {DECK.of(cfg).campers[card - 1]}"


def request(cfg: Config, card: int) -> list[str]:
    """The desserts a card asks for, as people say them."""
    names = DECK.of(cfg).dessert_names
    return [names[side - 1] for side in cfg.request[(card - 1) * LINE : card * LINE]]


def card_name(cfg: Config, card: int) -> str:
    """A card in full: camper, request, points, ability."""
    deck = DECK.of(cfg)
    pays = "/".join(map(str, cfg.pays[(card - 1) * LINE : card * LINE]))
    ability = deck.abilities[cfg.ability[card - 1]]
    return f"{camper(cfg, card)}: {', '.join(request(cfg, card))} ({pays}); {ability.name}"


def ability_name(cfg: Config, card: int) -> str:
    """The name of the ability on a card."""
    return DECK.of(cfg).abilities[cfg.ability[card - 1]].name


def dice_words(cfg: Config, s: State) -> str:
    """The dice of the turn: 'Pie, Cookie, wild', or 'not rolled yet'."""
    names = DECK.of(cfg).dessert_names
    dice = [names[side - 1] for side in s.dice if side]
    if not dice:
        return "not rolled yet"
    return ", ".join([*dice, *(["wild"] if s.wild else []), *([f"{names[s.snack - 1]} (snack)"] if s.snack else [])])


# ---------------------------------------------------------------- why not
TIME_TO = {  # what the table waits for, in words, and the verbs that answer it
    WINDOW: ("use your ability or pass (DL-2)", ("use",)),
    ROLL_NOW: ("roll the dice (A turn, 4)", ("roll",)),
    REROLL_OR_KEEP: ("roll dice again or keep them (A turn, 4)", ("reroll", "keep")),
    CASH_IN: ("cash in: score, ability, or done (A turn, 7)", ("score", "ability", "done")),
    SHARE_OR_PASS: ("share the dice or pass (DL-14)", ("share",)),
    TARGET_CHOICE: ("say from whom you take points (Abilities)", ("from",)),
    SWAP_CHOICE: ("swap a card of yours for a rival's or pass (Abilities)", ("swap",)),
    DUMP_CHOICE: ("say which of your cards you discard or pass (Abilities)", ("dump",)),
    STIR_CHOICE: ("say which dice you stir or pass (Abilities)", ("stir",)),
    SET_CHOICE: ("set a die or pass (A turn, 6)", ("set",)),
    WILD_CHOICE: ("take the wild or pass (A turn, 3)", ("wild",)),
    SNACK_CHOICE: ("name the dessert of your snack (A turn, 3)", ("snack",)),
}


def why_not(cfg: Config, s: State, seat: Seat, a: int) -> str:
    """Which rule forbids a move."""
    verb, *rest = actions(cfg)[a].split()
    what, verbs = TIME_TO[s.awaits]
    if verb not in verbs:
        return f"It is time to {what}."
    if verb in ("reroll", "stir", "set"):
        return f"This turn is rolled with {'die 1 alone' if s.n_dice == 1 else f'dice 1 to {s.n_dice}'} (DL-4)."
    if verb == "use":
        return why_no_use(cfg, s, seat, rest)
    if verb == "from":
        return why_not_from(cfg, s, seat, int(rest[0]))
    if verb == "swap":
        return "A swap names a card of your own line first, then one of a rival's line (Notation)."
    if verb == "dump" and len(rest) == 2 and is_in_line(s, seat, rest[0]) and is_in_line(s, seat, rest[1]):
        return f"Records name the lower card first: dump {rest[1]} {rest[0]} (Notation)."
    if rest and not is_in_line(s, seat, rest[-1]):
        return f"{rest[-1]} is not in your line." if rest[-1] != "double" else why_no_cash_in(cfg, s, seat, verb, rest)
    if verb == "share":
        return f"A shared card needs {cfg.share_needs} matches with the dice as they were rolled (DL-11, DL-14)."
    return why_no_cash_in(cfg, s, seat, verb, rest)


def is_in_line(s: State, seat: Seat, card: str) -> bool:
    """Whether a card, as records name it, lies before a seat."""
    return card.startswith("c") and card[1:].isdigit() and int(card[1:]) in s.line[seat * LINE : seat * LINE + LINE]


def why_no_use(cfg: Config, s: State, seat: Seat, rest: list[str]) -> str:
    """Why an ability can't be used so."""
    name = ability_name(cfg, s.kept[seat])
    op = aims_at(cfg, s.kept[seat])
    if op == FORCE_REROLL:
        return f"{name} names one of the rolled dice: use 1 to use {s.n_dice}."
    if op == DISCARD_CARD:
        return f"{name} names a card in the line of the rival whose turn it is."
    if op == SCORE_WITH_RIVAL_DICE:
        return f"{name} names a card of your own line with at least 1 match with the rolled dice (DL-11)."
    return f"{name} is aimed at nothing: use is all you say."


def why_not_from(cfg: Config, s: State, seat: Seat, rival: Seat) -> str:
    """Why points can't be taken there."""
    if rival == seat:
        return "Points are taken from a rival."
    return "This rival has given already." if rival < cfg.players else f"The seats are 0 to {cfg.players - 1}."


def why_no_cash_in(cfg: Config, s: State, seat: Seat, verb: str, rest: list[str]) -> str:
    """Why a card can't be cashed in so, or why it is too early to stop."""
    if verb == "done":
        return "Outside last call at least one card must be cashed in (DL-13)."
    if not is_in_line(s, seat, rest[0]):
        return f"{rest[0]} is not in your line."
    card = int(rest[0][1:])
    n = matches(cfg, s, card)
    if verb == "score":
        if n == 0:
            return f"The dice serve nothing on {camper(cfg, card)}: it can only be cashed in for its ability (A turn, 7)."
        if len(rest) == 2 and s.factor_cards <= 0:
            return "You have no ability that multiplies a card now."
        return f"You may cash in {cash_in_limit(cfg, s) + s.extra_scores} cards this turn (DL-4)."
    if n:
        return f"{camper(cfg, card)} has {n} of its desserts: it may be scored, not cashed in for its ability (A turn, 7)."
    if s.abilities:
        return "One ability a turn is all (A turn, 7)."
    if is_last_call(s) and cfg.timing[cfg.ability[card - 1]] != RIGHT_NOW:
        return f"{ability_name(cfg, card)} would act too late: in last call only Right Now abilities count (Last call)."
    return f"{cash_in_limit(cfg, s)} cards are cashed in already, and what is left is for points only (DL-4)."


# ---------------------------------------------------------------- telling
def tell(cfg: Config, s: State, seat: Seat, doing: list[int], names: list[str]) -> str:
    """What happens, as a sentence."""
    if seat == CHANCE:
        return tell_chance(cfg, s, doing, names)
    a, who = doing[0], names[seat]
    if a >= BY_PLACE:
        return f"{who}: {tell_card(cfg, s, seat, a, names)}."
    dessert = DECK.of(cfg).dessert_names
    if a == USE or USE_DIE <= a < SNACK:
        aimed = f" on die {a - USE_DIE + 1}" if a >= USE_DIE else ""
        return f"{who}: {ability_name(cfg, s.kept[seat])}{aimed} against {names[s.seat]}!"
    if SNACK <= a < SET:
        return f"{who}: {dessert[a - SNACK]} is packed as a snack."
    if SET <= a < FROM:
        die, side = divmod(a - SET, DESSERTS)
        return f"{who}: turn die {die + 1} to {dessert[side]}."
    if a >= FROM:
        taken = s.copy()
        take_from(cfg, taken, current_effect(cfg, s), a - FROM)
        return f"{who}: take {points_words(taken.points[seat] - s.points[seat])} from {names[a - FROM]}."
    if REROLL <= a < USE_DIE:
        group = a - REROLL + 1 if a < STIR else a - STIR + 1
        again = [dessert[s.dice[die] - 1] for die in range(DICE) if group >> die & 1]
        return f"{who}: roll {', '.join(again)} again."
    return f"{who}: {_PLAIN[a]}."


_PLAIN = {
    ROLL: "roll the dice",
    KEEP: "keep the dice",
    PASS: "pass",
    WILD: "take the wild die",
    DONE: "done cashing in",
}


def tell_chance(cfg: Config, s: State, doing: list[int], names: list[str]) -> str:
    """What the dice or the deck bring."""
    if s.awaits == CARD:
        return f"{names[s.filling - 1]}: draw {card_name(cfg, doing[0] + 1)}."
    dessert = DECK.of(cfg).dessert_names
    dice = ", ".join(dessert[o] for o in doing)
    return f"The bonus roll shows {dice}." if s.awaits == DIP else f"The dice show {dice}."


def tell_card(cfg: Config, s: State, seat: Seat, a: int, names: list[str]) -> str:
    """What is done with cards."""
    if a >= SWAP:
        own, other = seat * LINE + (a - SWAP) // LINES, (a - SWAP) % LINES
        return f"swap {camper(cfg, s.line[own])} for {names[other // LINE]}'s {camper(cfg, s.line[other])}"
    if a >= DUMP:
        gone = [s.line[seat * LINE + place] for place in range(LINE) if (a - DUMP + 1) >> place & 1]
        return f"discard {' and '.join(camper(cfg, card) for card in sorted(gone))}"
    if a < SCORE:
        card = phrase(cfg, s, seat, a) - USE_CARD + 1
        if aims_at(cfg, s.kept[seat]) == DISCARD_CARD:
            return f"{ability_name(cfg, s.kept[seat])}, {names[s.seat]} loses {camper(cfg, card)}"
        paid = pay(cfg, card, rolled_matches(cfg, s, card))
        return f"{ability_name(cfg, s.kept[seat])}, {camper(cfg, card)} scores {paid} with {names[s.seat]}'s dice"
    card = s.line[seat * LINE + (a - BY_PLACE) % LINE]
    if a >= SHARE:
        paid = pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less)
        return f"share {names[s.seat]}'s dice: {camper(cfg, card)} for {paid}"
    if a >= ABILITY:
        return f"cash in {camper(cfg, card)} for {ability_name(cfg, card)} ({when(cfg, card)})"
    return f"score {camper(cfg, card)} for {score_of(cfg, s, card, a >= DOUBLE)}{', doubled' if a >= DOUBLE else ''}"


# ---------------------------------------------------------------- the position
def position(cfg: Config, s: State, names: list[str]) -> str:
    """The position in words: dice, points, every line, kept abilities."""
    call = f"last call at {last_call_at(cfg)}" if not s.starter else f"LAST CALL, started by {names[s.starter - 1]}"
    lines = [f"{names[s.seat]}'s turn; {call}. Dice: {dice_words(cfg, s)}."]
    if s.n_dice:
        lines[0] += f" Re-rolls left: {rerolls_left(cfg, s)}."
    for seat in range(cfg.players):
        kept = s.in_use if seat == s.seat and s.in_use else s.kept[seat]
        holds = f"; {kept_words(cfg, kept)}" if kept else ""
        lines.append(f"{names[seat]}: {points_words(s.points[seat])}{holds}")
        for card in s.line[seat * LINE : seat * LINE + LINE]:
            if card:
                pays = pays_now(cfg, s, seat, card)
                lines.append(f"  {card_name(cfg, card)}{f' -> {pays}' if pays else ''}")
    return "\n".join(lines)


def points_words(points: int) -> str:
    """'1 point', '3 points'."""
    return "1 point" if points == 1 else f"{points} points"


def kept_words(cfg: Config, card: int) -> str:
    """A kept ability, and when it acts."""
    return f"keeps {ability_name(cfg, card)} ({when(cfg, card)})"


def pays_now(cfg: Config, s: State, seat: Seat, card: int) -> str:
    """What a card would bring with the dice as they lie: '3 points', 'Sweet Tip', nothing where it is not the seat's turn."""
    if seat != s.seat or not any(s.dice):
        return ""
    if matches(cfg, s, card):
        return points_words(score_of(cfg, s, card, double=False))
    return ability_name(cfg, card)
