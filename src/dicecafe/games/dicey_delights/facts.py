"""What a screen draws of Dicey Delights that the state does not say by itself; and the form in which it gets the deck."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from dicecafe.engine.contract import Seat

from . import awaits, ops
from .abilities import RIVAL_SCORES, Timing
from .cards import cards_left, is_served, matches, rolled_matches
from .deck import LINE, Word
from .table import DICE, Config, State, is_last_call, kept_by, rerolls_left
from .windows import aims_at, window_now

Question = Literal[
    "",
    "use",
    "use-score",
    "use-die",
    "use-own",
    "use-card",
    "roll",
    "reroll",
    "cash-in",
    "cash-in-more",
    "share",
    "target",
    "target-more",
    "swap",
    "dump",
    "stir",
    "set",
    "wild",
    "snack",
]


class Facts(TypedDict):
    """What the rules make of a position."""

    served: list[int]  # by place in `line`, while dice lie: a bit for each dessert they serve; above these, the matches paid for
    left: int  # while cards are cashed in, how many more may be, by the limit; before that, re-rolls left this turn
    kept: list[int]  # by seat: the card of the ability that it keeps, or has at work; 0 for none
    asks: Question  # what the decider is asked; "" where nobody is
    card: int  # the card whose ability asks it; 0 for none


class CardInfo(TypedDict):
    """A card as a board draws it."""

    n: int  # its number, from 1
    camper: str
    request: list[str]  # ids of desserts
    points: list[int]  # for 1, 2 and 3 matches
    ability: str  # its id


class AbilityInfo(TypedDict):
    """An ability as a board shows it."""

    name: Word
    text: Word  # the part `text` of it, where it is a message
    edge: Word  # the part `edge` of it, where it is a message
    timing: Timing
    window: str  # as `when` of the catalogue knows it


class DessertInfo(TypedDict):
    """A side of the dice."""

    id: str
    name: Word


class DeckInfo(TypedDict):
    """A deck as a board draws it: `info.deck`."""

    title: str
    desserts: list[DessertInfo]
    cards: list[CardInfo]
    abilities: dict[str, AbilityInfo]
    last_call_at: int  # points that start last call at this table


AWAITS: Final = {
    "end": awaits.END,
    "window": awaits.WINDOW,
    "roll": awaits.ROLL_NOW,
    "reroll": awaits.REROLL_OR_KEEP,
    "cash_in": awaits.CASH_IN,
    "share": awaits.SHARE_OR_PASS,
    "target": awaits.TARGET_CHOICE,
    "swap": awaits.SWAP_CHOICE,
    "dump": awaits.DUMP_CHOICE,
    "stir": awaits.STIR_CHOICE,
    "set": awaits.SET_CHOICE,
    "wild": awaits.WILD_CHOICE,
    "snack": awaits.SNACK_CHOICE,
}
ENUMS = {"Awaits": AWAITS, "Size": {"line": LINE, "dice": DICE}}
ALL: Final = (1 << LINE) - 1  # the whole request of a card is served


def facts(cfg: Config, s: State) -> Facts:
    """What the rules make of a position."""
    return {
        "served": [mask for seat in range(cfg.players) for mask in served_line(cfg, s, seat)] if s.dice[0] else [],
        "left": cards_left(cfg, s) if s.awaits == awaits.CASH_IN else rerolls_left(cfg, s),
        "kept": [kept_by(s, seat) for seat in range(cfg.players)],
        "asks": question(cfg, s),
        "card": asking(s),
    }


def served_line(cfg: Config, s: State, seat: Seat) -> list[int]:
    """What is served on each card before a seat, and paid; nothing where the dice are not for it to use."""
    own = seat == s.seat
    if s.awaits == awaits.END or not (own or uses_rivals_dice(cfg, s, seat)):
        return [0] * LINE
    line = s.line[seat]
    return [served_mask(cfg, s, card, own=own) | paid_for(cfg, s, card, own=own) << LINE if card else 0 for card in line]


def uses_rivals_dice(cfg: Config, s: State, seat: Seat) -> bool:
    """Whether a seat is asked to score a card with the dice of a rival (DL-11)."""
    if seat != s.decider or s.awaits not in (awaits.WINDOW, awaits.SHARE_OR_PASS):
        return False
    return s.awaits == awaits.SHARE_OR_PASS or aims_at(cfg, s.kept[seat]) == ops.SCORE_WITH_RIVAL_DICE


def paid_for(cfg: Config, s: State, card: int, *, own: bool) -> int:
    """For how many matches a card is paid; 0 where it does not bring points."""
    if own:
        return matches(cfg, s, card)
    n = rolled_matches(cfg, s, card)
    if s.awaits != awaits.SHARE_OR_PASS:
        return n
    return n - cfg.share_less if n >= cfg.share_needs else 0


def served_mask(cfg: Config, s: State, card: int, *, own: bool) -> int:
    """The desserts of a card's request that are served, a bit each; a wild goes to the first one that lacks a die."""
    (a, b, c), mask = s.dice, 0
    snack = s.snack if own else 0
    for i in range(LINE):
        if is_served(cfg, card, i, a, b, c, snack):
            mask |= 1 << i
    return (mask | mask + 1) & ALL if own and s.wild else mask


def asking(s: State) -> int:
    """The card whose ability asks its owner something now; 0 for none."""
    if s.awaits == awaits.WINDOW:
        return s.kept[s.decider]
    return s.doing if s.awaits >= awaits.TARGET_CHOICE else 0


def question(cfg: Config, s: State) -> Question:
    """What the decider is asked; nothing where the dice, the deck or nobody decides."""
    if s.awaits == awaits.WINDOW:
        aimed = AIMED.get(aims_at(cfg, s.kept[s.decider]))
        return aimed or ("use-score" if window_now(s) == RIVAL_SCORES else "use")
    if s.awaits == awaits.CASH_IN and (s.cashed or is_last_call(s)):  # one may be done (DL-13)
        return "cash-in-more"
    if s.awaits == awaits.TARGET_CHOICE and s.targets:
        return "target-more"
    return QUESTIONS.get(s.awaits, "")


AIMED: Final[dict[int, Question]] = {
    ops.FORCE_REROLL: "use-die",
    ops.DISCARD_CARD: "use-card",
    ops.SCORE_WITH_RIVAL_DICE: "use-own",
}
QUESTIONS: Final[dict[int, Question]] = {
    awaits.ROLL_NOW: "roll",
    awaits.REROLL_OR_KEEP: "reroll",
    awaits.CASH_IN: "cash-in",
    awaits.SHARE_OR_PASS: "share",
    awaits.TARGET_CHOICE: "target",
    awaits.SWAP_CHOICE: "swap",
    awaits.DUMP_CHOICE: "dump",
    awaits.STIR_CHOICE: "stir",
    awaits.SET_CHOICE: "set",
    awaits.WILD_CHOICE: "wild",
    awaits.SNACK_CHOICE: "snack",
}
