"""Dicey Delights in a terminal: the dice, your campers with what they pay now, every rival's line, and odds on request."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from textwrap import wrap

from rich.markup import escape

from dicecafe.engine.match import View

from .abilities import FORCE_REROLL
from .deck import DECK, DESSERTS, LINE
from .drawing import LETTERS, NAME, dice_rows, heading, odds_rows, own_rows, rival_keys, rival_places, rival_rows
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
    DICE,
    DUMP_CHOICE,
    LINES,
    REROLL_OR_KEEP,
    ROLL_NOW,
    SCORED,
    SET_CHOICE,
    SHARE_OR_PASS,
    SNACK_CHOICE,
    STIR_CHOICE,
    SWAP_CHOICE,
    TARGET_CHOICE,
    WILD_CHOICE,
    WINDOW,
    State,
    last_call_at,
    matches,
)
from .text import TIME_TO, ability_name, group_words, points_words, when
from .windows import aims_at

WIDTH = 79
MARKS = {"1": 1, "2": 2, "3": 4}  # the key of a die or a camper, and its bit in a group
CANCEL = ("\x1b", "\x7f", "\b", "\n")  # keys that forget what was typed so far
GROUPS_FROM = {REROLL_OR_KEEP: REROLL, STIR_CHOICE: STIR, DUMP_CHOICE: DUMP}  # choices of a group, marked one by one


def pick(view: View, legal: Sequence[int]) -> Generator[str | int, str, None]:
    """Gather keys until they name an action: numbers mark dice and name cards, letters act; o shows the odds."""
    s: State = view.state
    marked, typed, odds = 0, "", False
    known = codes(view)
    start = GROUPS_FROM.get(s.awaits)
    key = yield page(view, legal, marked, "", odds)
    while True:
        chosen: int | None = None
        slip = said = ""
        for letter in key.lower() if key.isprintable() else [key]:
            if letter in CANCEL:
                typed = ""
            elif letter == "o" and s.awaits in (REROLL_OR_KEEP, STIR_CHOICE):
                odds = not odds
            elif start is not None and letter in MARKS and start + MARKS[letter] - 1 in legal:
                marked ^= MARKS[letter]
            elif start is not None and letter in ("r", "d") and marked:
                chosen = start + marked - 1
            elif start is not None and letter in ("r", "d"):
                said = "Nothing is marked yet."
            elif any(code.startswith(typed + letter) for code in known):
                typed += letter
                if typed in known:
                    chosen, typed = known[typed], ""
            else:
                slip, typed = slip + typed + letter, ""
                said = slip_words(slip)
        answers = [said, f"typed: {typed}" if typed else ""]
        key = yield page(view, legal, marked, "   ".join(filter(None, answers)), odds) if chosen is None else chosen


def slip_words(keys: str) -> str:
    """What is said of keys that mean nothing here; of a whole line from a pipe, its beginning is quoted."""
    return f"'{keys[:8]}' does nothing here." if keys.isprintable() else "That key does nothing here."


def codes(view: View) -> dict[str, int]:
    """What is typed for every action of the choice at hand; none is the beginning of another."""
    s, seat = view.state, view.seat or 0
    places = range(LINE)
    by_choice: dict[int, dict[str, int]] = {
        ROLL_NOW: {"r": ROLL},
        REROLL_OR_KEEP: {"k": KEEP},
        WINDOW: {"y": USE, **{str(i + 1): aim_from(view) + i for i in places}},
        CASH_IN: {"x": DONE, **cash_in_codes(view)},
        SHARE_OR_PASS: {str(i + 1): SHARE + i for i in places if s.line[seat * LINE + i]},
        TARGET_CHOICE: {str(rival): FROM + rival for rival in range(view.cfg.players)},
        SWAP_CHOICE: {
            f"{i + 1}{letter}": SWAP + i * LINES + other
            for i in places
            for letter, other in zip(LETTERS, rival_places(view.cfg, seat), strict=False)
            if s.line[seat * LINE + i]
        },
        SET_CHOICE: {f"{die + 1}{side + 1}": SET + die * DESSERTS + side for die in range(DICE) for side in range(DESSERTS)},
        WILD_CHOICE: {"y": WILD},
        SNACK_CHOICE: {str(side + 1): SNACK + side for side in range(DESSERTS)},
    }
    passing = {} if s.awaits in (ROLL_NOW, REROLL_OR_KEEP, CASH_IN, SNACK_CHOICE) else {"n": PASS}
    return {**by_choice.get(s.awaits, {}), **passing}


def aim_from(view: View) -> int:
    """Where the actions start that aim the kept ability: at a die, or at a card."""
    return USE_DIE if aims_at(view.cfg, view.state.kept[view.seat or 0]) == FORCE_REROLL else USE_CARD


def cash_in_codes(view: View) -> dict[str, int]:
    """A number scores a camper that matches, or cashes it in for its ability; with d before it, doubled."""
    s, found = view.state, {}
    for place in range(LINE):
        if card := s.line[s.seat * LINE + place]:
            found[str(place + 1)] = (SCORE if matches(view.cfg, s, card) else ABILITY) + place
            found[f"d{place + 1}"] = DOUBLE + place
    return found


# ---------------------------------------------------------------- words
def asked(view: View, legal: Sequence[int], marked: int) -> str:
    """What there is to do, and what to type for it."""
    s: State = view.state
    mark = f" (marked: {group_words(marked)})" if marked else ""
    names = DECK.of(view.cfg).dessert_names
    sides = " ".join(f"{side + 1} {name[:9]}" for side, name in enumerate(names))
    rivals = " ".join(f"{action - FROM} {view.names[action - FROM][:NAME]}" for action in legal if FROM <= action < FROM + 6)
    dice = " ".join(str(die + 1) for die in range(s.n_dice))
    return {
        ROLL_NOW: "r rolls the dice",
        REROLL_OR_KEEP: f"{dice} mark dice, r rolls them again{mark}   k keeps   o odds",
        WINDOW: window_words(view, legal),
        CASH_IN: cash_in_words(legal),
        SHARE_OR_PASS: f"Share {view.names[s.seat][:NAME]}'s dice? {keys_from(legal, SHARE)} scores for a match less   n passes",
        TARGET_CHOICE: f"Take points from: {rivals}{'   n enough' if s.targets else ''}",
        SWAP_CHOICE: "Swap: the number of your camper, then the letter of a rival's   n passes",
        DUMP_CHOICE: f"Numbers mark campers, d discards them{mark}   n keeps all",
        STIR_CHOICE: f"Stir: {dice} mark dice, r rolls them{mark}   n leaves them   o odds",
        SET_CHOICE: f"Set {dice}, to {sides}   n passes",
        WILD_CHOICE: "Wild die instead of the third one? y takes it   n declines",
        SNACK_CHOICE: f"Pack a snack: {sides}",
    }[s.awaits]


def keys_from(legal: Sequence[int], start: int) -> str:
    """The numbers of the places that legal actions name."""
    return " ".join(str(place + 1) for place in range(LINE) if start + place in legal)


def cash_in_words(legal: Sequence[int]) -> str:
    """What can be cashed in, and how to stop."""
    cards = " ".join(str(place + 1) for place in range(LINE) if SCORE + place in legal or ABILITY + place in legal)
    double = f"   d doubles: d{keys_from(legal, DOUBLE)[:1]}" if any(DOUBLE + i in legal for i in range(LINE)) else ""
    return f"{cards} cash in a camper{double}{'   x done' if DONE in legal else ''}"


def window_words(view: View, legal: Sequence[int]) -> str:
    """An ability to use: what happened, ten words, and the keys."""
    s: State = view.state
    ability = DECK.of(view.cfg).abilities[view.cfg.ability[s.kept[view.seat or 0] - 1]]
    scored = f"{view.names[s.seat][:NAME]} scored {points_words(s.just_scored)}. " if s.phase == SCORED else ""
    keys = "y uses it" if USE in legal else f"{keys_from(legal, aim_from(view))} aims it"
    return f"{scored}{ability.name}: {ability.text} {keys}, n passes"


def help(view: View) -> str:
    """The rule for the decision at hand, and the abilities that are near."""
    s, cfg, deck, seat = view.state, view.cfg, DECK.of(view.cfg), view.seat or 0
    if s.awaits == WINDOW:
        ability = deck.abilities[view.cfg.ability[s.kept[seat] - 1]]
        told = [f"{ability.name}: {ability.text} {ability.edge}", "Of each ability one copy at most is used in a turn (DL-3)."]
    else:
        kept = s.in_use if seat == s.seat and s.in_use else s.kept[seat]
        near = [card for card in (kept, *s.line[seat * LINE : seat * LINE + LINE]) if card]
        told = [
            f"It is time to {TIME_TO[s.awaits][0]}.",
            "A camper with at least 1 match may be scored, one with none cashed in for its ability, one a turn (A turn, 7). "
            "Every die serves every camper once.",
            f"Who ends a turn with {last_call_at(view.cfg)} points starts last call: one turn more for all others, "
            "with up to 3 cash-ins.",
            *(f"{ability_name(cfg, card)} ({when(cfg, card)}): {deck.abilities[cfg.ability[card - 1]].text}" for card in near),
        ]
    return "\n".join(line for text in told for line in wrap(text, WIDTH))


def score(view: View, seat: int) -> str:
    """Points so far."""
    return str(view.points[seat])


def page(view: View, legal: Sequence[int], marked: int, answer: str, odds: bool) -> str:
    """The dice, your line, the odds or the rivals' lines, what is asked, and what there is to say of the keys typed so far."""
    s: State = view.state
    mine = view.seat if view.seat is not None else s.seat
    others = [(mine + i) % view.cfg.players for i in range(1, view.cfg.players)]
    keys = rival_keys(view, mine)
    rest = odds_rows(view) if odds else [row for seat in others for row in rival_rows(view, seat, keys)]
    prompt = wrap(asked(view, legal, marked), WIDTH)
    if answer and len(prompt[-1]) + 3 + len(answer) <= WIDTH:
        prompt[-1] += f"   {answer}"
    elif answer:
        prompt.append(answer)
    rows = [heading(view, mine), *dice_rows(view, marked), *own_rows(view, mine, marked, list(legal)), *rest]
    return "\n".join([*rows, *map(escape, prompt)])
