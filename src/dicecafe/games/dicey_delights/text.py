"""Dicey Delights as notation, and as messages of its catalogue (words/)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.words import Message, player

from . import awaits, moves, ops
from .abilities import RIGHT_NOW, WINDOWS
from .cards import ability_of, cash_in_limit, matches, pay, rolled_matches, score_of, timing_of, window_of
from .deck import DECK, Word
from .effects import current_effect, take_from
from .facts import AWAITS
from .moves import GROUPS, dessert_of, die_of, group_of, move_of, place_of, rival_of, rivals_place_of
from .phrases import CARDS, card_named
from .table import DICE, MAX_SEATS, Config, State, filled_seat, is_last_call, kept_by, last_call_at, rerolls_left, starter
from .windows import aims_at

AWAITED = {number: name for name, number in AWAITS.items()}


def group_words(group: int) -> str:
    """The dice of a group as records name them: '1 3'."""
    return " ".join(map(str, dice_of(group)))


def dice_of(group: int) -> list[int]:
    """The numbers of the dice of a group."""
    return [die + 1 for die in range(DICE) if group >> die & 1]


def actions(cfg: Config) -> list[str]:
    """The notation of every move."""
    return _actions(tuple(DECK.of(cfg).desserts))


@lru_cache(maxsize=16)
def _actions(desserts: tuple[str, ...]) -> list[str]:
    groups = [group_words(group) for group in GROUPS]
    cards = [f"c{card}" for card in CARDS]
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
    draws = [f"draw {seat} c{card}" for seat in range(MAX_SEATS) for card in CARDS]
    return [*DECK.of(cfg).desserts, *draws]


def dealt(cfg: Config, s: State) -> bool:
    """Campers come from the program's own deck."""
    return s.awaits == awaits.CARD


# ---------------------------------------------------------------- what things are called
def when(cfg: Config, card: int) -> str:
    """The window in which the ability on a card acts, as `when` of the catalogue knows it."""
    return [*WINDOWS][window_of(cfg, card)]


def camper(cfg: Config, card: int) -> str:
    """Who is on a card."""
    return DECK.of(cfg).campers[card - 1]


def ability_name(cfg: Config, card: int) -> Word:
    """The name of the ability on a card."""
    return DECK.of(cfg).abilities[ability_of(cfg, card)].name


def request(cfg: Config, card: int) -> list[Word]:
    """The desserts a card asks for."""
    return desserts(cfg, cfg.request[card - 1])


def desserts(cfg: Config, sides: list[int]) -> list[Word]:
    """What sides of a die are called; 0 is no die."""
    names = DECK.of(cfg).dessert_words
    return [names[side - 1] for side in sides if side]


# ---------------------------------------------------------------- why not
TIME_TO = {  # what the table waits for, and the verbs that answer it
    awaits.WINDOW: (Message("time-to-use", ruling="DL-2"), ("use",)),
    awaits.ROLL_NOW: (Message("time-to-roll"), ("roll",)),
    awaits.REROLL_OR_KEEP: (Message("time-to-reroll"), ("reroll", "keep")),
    awaits.CASH_IN: (Message("time-to-cash-in"), ("score", "ability", "done")),
    awaits.SHARE_OR_PASS: (Message("time-to-share", ruling="DL-14"), ("share",)),
    awaits.TARGET_CHOICE: (Message("time-to-take"), ("from",)),
    awaits.SWAP_CHOICE: (Message("time-to-swap"), ("swap",)),
    awaits.DUMP_CHOICE: (Message("time-to-dump"), ("dump",)),
    awaits.STIR_CHOICE: (Message("time-to-stir"), ("stir",)),
    awaits.SET_CHOICE: (Message("time-to-set"), ("set",)),
    awaits.WILD_CHOICE: (Message("time-to-take-wild"), ("wild",)),
    awaits.SNACK_CHOICE: (Message("time-to-pack"), ("snack",)),
}


def why_not(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """Which rule forbids a move."""
    verb, *rest = actions(cfg)[a].split()
    time_to, verbs = TIME_TO[s.awaits]
    if verb not in verbs:
        return time_to
    if verb in ("reroll", "stir", "set"):
        return Message("why-fewer-dice", n=s.n_dice, ruling="DL-4")
    if verb == "use":
        return why_no_use(cfg, s, seat)
    if verb == "from":
        return why_not_from(cfg, s, seat, int(rest[0]))
    if verb == "swap":
        return Message("why-swap-order")
    if absent := [card for card in rest if card != "double" and not is_in_line(s, seat, card)]:
        return Message("why-not-in-line", card=absent[0])
    if verb == "dump":
        low, high = sorted(rest, key=lambda card: int(card[1:]))
        most = cfg.discard_max[current_effect(cfg, s)]
        return Message("why-dump-order", move=f"dump {low} {high}") if most > 1 else Message("why-dump-limit", n=most)
    if verb == "share":
        return Message("why-too-few-matches", n=cfg.share_needs, ruling="DL-14")
    return why_no_cash_in(cfg, s, seat, verb, rest)


def is_in_line(s: State, seat: Seat, card: str) -> bool:
    """Whether a card, as records name it, lies before a seat."""
    return card.startswith("c") and card[1:].isdigit() and int(card[1:]) in s.line[seat]


def why_no_use(cfg: Config, s: State, seat: Seat) -> Message:
    """Why an ability can't be used so."""
    name = ability_name(cfg, s.kept[seat])
    op = aims_at(cfg, s.kept[seat])
    if op == ops.FORCE_REROLL:
        return Message("why-aim-at-die", ability=name, n=s.n_dice)
    if op == ops.DISCARD_CARD:
        return Message("why-aim-at-rival", ability=name)
    if op == ops.SCORE_WITH_RIVAL_DICE:
        return Message("why-aim-at-own", ability=name, ruling="DL-11")
    return Message("why-no-aim", ability=name)


def why_not_from(cfg: Config, s: State, seat: Seat, rival: Seat) -> Message:
    """Why points can't be taken there."""
    if rival == seat:
        return Message("why-take-from-rival")
    return Message("why-taken-already") if rival < cfg.players else Message("why-no-such-seat", last=str(cfg.players - 1))


def why_no_cash_in(cfg: Config, s: State, seat: Seat, verb: str, rest: list[str]) -> Message:
    """Why a card can't be cashed in so, or why it is too early to stop."""
    if verb == "done":
        return Message("why-not-done", ruling="DL-13")
    card = int(rest[0][1:])
    n = matches(cfg, s, card)
    if verb == "score":  # while cards are cashed in at all, one that matches may be scored
        return Message("why-no-multiplier") if n else Message("why-no-match", camper=camper(cfg, card))
    if n:
        return Message("why-match", camper=camper(cfg, card), n=n)
    if s.abilities:
        return Message("why-one-ability")
    if is_last_call(s) and timing_of(cfg, card) != RIGHT_NOW:
        return Message("why-too-late", ability=ability_name(cfg, card))
    return Message("why-points-only", n=cash_in_limit(cfg, s), ruling="DL-4")


# ---------------------------------------------------------------- telling
def describe(cfg: Config, s: State, seat: Seat, doing: list[int]) -> Message:
    """What happens."""
    if seat == CHANCE:
        return tell_chance(cfg, s, doing)
    a = doing[0]
    move = move_of(a)
    if move in PLAIN:
        return PLAIN[move]
    if move == moves.PASS:
        return Message("pass", awaits=AWAITED[s.awaits])
    if move == moves.USE:
        return Message("use", ability=ability_name(cfg, s.kept[seat]), rival=player(s.seat))
    if move == moves.USE_ON_DIE:
        return Message("use-die", ability=ability_name(cfg, s.kept[seat]), rival=player(s.seat), die=die_of(a) + 1)
    if move == moves.SNACK:
        return Message("snack", dessert=desserts(cfg, [dessert_of(a)])[0])
    if move == moves.SET:
        return Message("set", die=die_of(a) + 1, dessert=desserts(cfg, [dessert_of(a)])[0])
    if move == moves.FROM:
        taken = s.copy()
        take_from(cfg, taken, current_effect(cfg, s), rival_of(a))
        return Message("take", points=taken.points[seat] - s.points[seat], rival=player(rival_of(a)))
    if move > moves.FROM:
        return tell_card(cfg, s, seat, a)
    dice = dice_of(group_of(a))
    return Message("reroll", die=dice[0]) if len(dice) == 1 else Message("rerolls", dice=dice)


PLAIN = {moves.ROLL: Message("roll"), moves.KEEP: Message("keep"), moves.WILD: Message("wild"), moves.DONE: Message("done")}


def tell_chance(cfg: Config, s: State, doing: list[int]) -> Message:
    """What the dice or the deck bring."""
    if s.awaits == awaits.CARD:
        return Message("draw", player=player(filled_seat(s)), camper=camper(cfg, doing[0] + 1))
    dice = desserts(cfg, [o + 1 for o in doing])
    return Message("bonus-roll", dice=dice) if s.awaits == awaits.DIP else Message("shows", dice=dice, at=dice_of(s.in_the_air))


def tell_card(cfg: Config, s: State, seat: Seat, a: Action) -> Message:
    """What is done with cards."""
    move = move_of(a)
    if move == moves.SWAP:
        own, other = s.line[seat][place_of(a)], s.line[rival_of(a)][rivals_place_of(a)]
        return Message("swap", camper=camper(cfg, own), rival=player(rival_of(a)), other=camper(cfg, other))
    if move == moves.DUMP:
        gone = [card for place, card in enumerate(s.line[seat]) if group_of(a) >> place & 1]
        return Message("dump", campers=[camper(cfg, card) for card in sorted(gone)])
    card = card_named(cfg, s, seat, a)
    if move == moves.USE_ON_CARD:
        kept = s.kept[seat]
        about = {"ability": ability_name(cfg, kept), "camper": camper(cfg, card), "rival": player(s.seat)}
        if aims_at(cfg, kept) == ops.DISCARD_CARD:
            return Message("use-discard", **about)
        return Message("use-score", **about, points=pay(cfg, card, rolled_matches(cfg, s, card)))
    if move == moves.SHARE:
        points = pay(cfg, card, rolled_matches(cfg, s, card) - cfg.share_less)
        return Message("share-dice", rival=player(s.seat), camper=camper(cfg, card), points=points)
    if move == moves.ABILITY:
        return Message("cash-in", camper=camper(cfg, card), ability=ability_name(cfg, card))
    if move == moves.DOUBLE:
        points = score_of(cfg, s, card, double=True)
        return Message("score-more", camper=camper(cfg, card), points=points, factor=s.factor)
    return Message("score", camper=camper(cfg, card), points=score_of(cfg, s, card, double=False))


# ---------------------------------------------------------------- the position
def position(cfg: Config, s: State) -> list[Message | str]:
    """The position line by line: whose turn it is, the dice, points, every line, kept abilities."""
    lines: list[Message | str] = [Message("position-turn", player=player(s.seat), call=last_call(cfg, s)), dice_line(cfg, s)]
    for seat in range(cfg.players):
        lines.append(seat_line(cfg, s, seat, player(seat)))
        lines += [card_line(cfg, s, seat, card) for card in s.line[seat] if card]
    return lines


def last_call(cfg: Config, s: State) -> Message:
    """How far it is to the end."""
    return Message("call-on", player=player(starter(s))) if is_last_call(s) else Message("call-at", points=last_call_at(cfg))


def dice_line(cfg: Config, s: State) -> Message:
    """The dice of the turn, and how often they may be rolled again."""
    dice: list[Word] = desserts(cfg, s.dice)
    if not dice:
        return Message("position-no-dice")
    if s.wild:
        dice.append(Message("die-wild"))
    if s.snack:
        dice.append(Message("die-snack", dessert=desserts(cfg, [s.snack])[0]))
    return Message("position-dice", dice=dice, rerolls=rerolls_left(cfg, s))


def seat_line(cfg: Config, s: State, seat: Seat, name: Word) -> Message:
    """The points of a seat, and the ability that it keeps."""
    if kept := kept_by(s, seat):
        ability = ability_name(cfg, kept)
        return Message("seat-keeps", player=name, points=s.points[seat], ability=ability, when=when(cfg, kept))
    return Message("seat", player=name, points=s.points[seat])


def card_line(cfg: Config, s: State, seat: Seat, card: int) -> Message:
    """A card in full: camper, request, points, ability; and what it would bring now."""
    paid = "/".join(map(str, cfg.pays[card - 1]))
    about: dict[str, Any] = {"card": f"c{card}", "camper": camper(cfg, card), "request": request(cfg, card), "pays": paid}
    about |= {"ability": ability_name(cfg, card), "when": when(cfg, card)}
    now = pays_now(cfg, s, seat, card)
    return Message("card-now", **about, now=now) if now else Message("card", **about)


def pays_now(cfg: Config, s: State, seat: Seat, card: int) -> Word:
    """What a card would bring with the dice as they lie: points or an ability; nothing where it is not the seat's turn."""
    if seat != s.seat or s.awaits == awaits.END or not any(s.dice):
        return ""
    return Message("points", points=score_of(cfg, s, card, double=False)) if matches(cfg, s, card) else ability_name(cfg, card)
