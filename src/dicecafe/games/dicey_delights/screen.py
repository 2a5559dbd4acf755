"""Dicey Delights in a terminal: the dice, your campers with what they pay now, every rival's line, and odds on request."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from textwrap import wrap

from rich.markup import escape

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.match import View
from dicecafe.words import Message

from . import awaits, moves, ops, phases
from .cards import ability_of, matches
from .deck import DECK, LINE, Ability
from .drawing import (
    DESSERT,
    LETTERS,
    NAME,
    dice_rows,
    heading,
    odds_rows,
    own_rows,
    rival_keys,
    rival_places,
    rival_rows,
    say,
    short_desserts,
)
from .moves import (
    SIDES,
    move_of,
    rival_of,
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
from .table import DICE, State, kept_by, last_call_at
from .text import TIME_TO, ability_name, group_words, when
from .windows import aims_at

WIDTH = 79
UNBROKEN = "\xa0"  # a blank at which no line ends, so that a key stays with what it does
MARKS = {"1": 1, "2": 2, "3": 4}  # the key of a die or a camper, and its bit in a group
CANCEL = ("\x1b", "\x7f", "\b", "\n")  # keys that forget what was typed so far
TO_GROUP = {
    awaits.REROLL_OR_KEEP: to_reroll,
    awaits.STIR_CHOICE: to_stir,
    awaits.DUMP_CHOICE: to_dump,
}  # choices of a group, marked one by one


def pick(view: View, legal: Sequence[Action]) -> Generator[str | int, str, None]:
    """Gather keys until they name an action: numbers mark dice and name cards, letters act; o shows the odds."""
    s: State = view.state
    marked, typed, odds = 0, "", False
    known = codes(view)
    to_group = TO_GROUP.get(s.awaits)
    key = yield page(view, legal, marked, "", odds)
    while True:
        chosen: int | None = None
        slip = said = ""
        for letter in key.lower() if key.isprintable() else [key]:
            if letter in CANCEL:
                typed = ""
            elif letter == "o" and s.awaits in (awaits.REROLL_OR_KEEP, awaits.STIR_CHOICE):
                odds = not odds
            elif to_group and letter in MARKS and to_group(MARKS[letter]) in legal:
                marked ^= MARKS[letter]
            elif to_group and letter in ("r", "d") and marked:
                chosen = to_group(marked)
            elif to_group and letter in ("r", "d"):
                said = say(view, Message("screen-nothing-marked"))
            elif any(code.startswith(typed + letter) for code in known):
                typed += letter
                if typed in known:
                    chosen, typed = known[typed], ""
            else:
                slip, typed = slip + typed + letter, ""
                said = say(view, slip_message(slip))
        answers = [said, say(view, Message("screen-typed", keys=typed)) if typed else ""]
        key = yield page(view, legal, marked, "   ".join(filter(None, answers)), odds) if chosen is None else chosen


def slip_message(keys: str) -> Message:
    """What is said of keys that mean nothing here; of a whole line from a pipe, its beginning is quoted."""
    return Message("screen-slip", keys=keys[:8]) if keys.isprintable() else Message("screen-slip-key")


def codes(view: View) -> dict[str, int]:
    """What is typed for every action of the choice at hand; none is the beginning of another."""
    s, seat = view.state, view.seat or 0
    cards = [place for place in range(LINE) if s.line[seat][place]]
    by_choice: dict[int, dict[str, int]] = {
        awaits.ROLL_NOW: {"r": moves.ROLL},
        awaits.REROLL_OR_KEEP: {"k": moves.KEEP},
        awaits.WINDOW: {"y": moves.USE, **{str(i + 1): to_aim(view)(i) for i in range(LINE)}},
        awaits.CASH_IN: {"x": moves.DONE, **cash_in_codes(view)},
        awaits.SHARE_OR_PASS: {str(place + 1): to_share(place) for place in cards},
        awaits.TARGET_CHOICE: {str(rival): to_take_from(rival) for rival in range(view.cfg.players)},
        awaits.SWAP_CHOICE: {
            f"{place + 1}{letter}": to_swap(place, *other)
            for place in cards
            for letter, other in zip(LETTERS, rival_places(view.cfg, seat), strict=False)
        },
        awaits.SET_CHOICE: {f"{die + 1}{side}": to_set(die, side) for die in range(DICE) for side in SIDES},
        awaits.WILD_CHOICE: {"y": moves.WILD},
        awaits.SNACK_CHOICE: {str(side): to_snack(side) for side in SIDES},
    }
    passing = (
        {} if s.awaits in (awaits.ROLL_NOW, awaits.REROLL_OR_KEEP, awaits.CASH_IN, awaits.SNACK_CHOICE) else {"n": moves.PASS}
    )
    return {**by_choice.get(s.awaits, {}), **passing}


def to_aim(view: View) -> Callable[..., int]:
    """The move that aims the kept ability: at a die, or at a card."""
    return to_use_on_die if aims_at(view.cfg, view.state.kept[view.seat or 0]) == ops.FORCE_REROLL else to_use_on_card


def cash_in_codes(view: View) -> dict[str, int]:
    """A number scores a camper that matches, or cashes it in for its ability; with d before it, doubled."""
    s, found = view.state, {}
    for place, card in enumerate(s.line[s.seat]):
        if card:
            found[str(place + 1)] = to_score(place) if matches(view.cfg, s, card) else to_ability(place)
            found[f"d{place + 1}"] = to_double(place)
    return found


# ---------------------------------------------------------------- words
def asked(view: View, legal: Sequence[Action], marked: int) -> str:
    """What there is to do, and what to type for it."""
    s: State = view.state
    if s.awaits == awaits.WINDOW:
        return window_words(view, legal)
    first, *others = (say(view, item) for item in items(view, legal, marked))
    return "   ".join([first, *(other.replace(" ", UNBROKEN) for other in others)])


def items(view: View, legal: Sequence[Action], marked: int) -> list[Message]:
    """The choices at hand and their keys, one by one."""
    s: State = view.state
    marks = {"n": marked.bit_count(), "marked": group_words(marked)}
    dice = " ".join(str(die + 1) for die in range(s.n_dice))
    sides = " ".join(f"{side} {name}" for side, name in enumerate(short_desserts(view, SIDES, DESSERT), 1))
    rivals = " ".join(f"{rival_of(a)} {view.names[rival_of(a)][:NAME]}" for a in legal if move_of(a) == moves.FROM)
    share = Message("screen-share", player=view.names[s.seat][:NAME], keys=keys_of(legal, to_share))
    return {
        awaits.ROLL_NOW: [Message("screen-roll")],
        awaits.REROLL_OR_KEEP: [Message("screen-mark-dice", dice=dice, **marks), Message("screen-keep"), Message("screen-odds")],
        awaits.CASH_IN: cash_in_items(view, legal),
        awaits.SHARE_OR_PASS: [share, Message("screen-pass")],
        awaits.TARGET_CHOICE: [Message("screen-take", rivals=rivals), *([Message("screen-enough")] if s.targets else [])],
        awaits.SWAP_CHOICE: [Message("screen-swap"), Message("screen-pass")],
        awaits.DUMP_CHOICE: [Message("screen-mark-cards", **marks), Message("screen-keep-all")],
        awaits.STIR_CHOICE: [Message("screen-stir", dice=dice, **marks), Message("screen-leave"), Message("screen-odds")],
        awaits.SET_CHOICE: [Message("screen-set", dice=dice, sides=sides), Message("screen-pass")],
        awaits.WILD_CHOICE: [Message("screen-wild"), Message("screen-decline")],
        awaits.SNACK_CHOICE: [Message("screen-snack", sides=sides)],
    }[s.awaits]


def keys_of(legal: Sequence[Action], *moves: Callable[..., int]) -> str:
    """The numbers of the places, or dice, that some move may name."""
    return " ".join(str(place + 1) for place in range(LINE) if any(move(place) in legal for move in moves))


def cash_in_items(view: View, legal: Sequence[Action]) -> list[Message]:
    """What can be cashed in, and how to stop."""
    found = [Message("screen-cash-in", keys=keys_of(legal, to_score, to_ability))]
    if more := keys_of(legal, to_double):
        found.append(Message("screen-double", key=f"d{more[:1]}", factor=view.state.factor))
    return [*found, Message("screen-done")] if moves.DONE in legal else found


def window_words(view: View, legal: Sequence[Action]) -> str:
    """An ability to use: what happened, ten words, and the keys."""
    s: State = view.state
    ability = ability_on(view, s.kept[view.seat or 0])
    scored = (
        [Message("screen-scored", player=view.names[s.seat][:NAME], points=s.just_scored)] if s.phase == phases.SCORED else []
    )
    text = Message("screen-ability", ability=ability.name, text=say(view, ability.text, "text"))
    keys = Message("screen-use") if moves.USE in legal else Message("screen-aim", keys=keys_of(legal, to_aim(view)))
    return " ".join(say(view, one) for one in (*scored, text, keys))


def ability_on(view: View, card: int) -> Ability:
    """The ability on a card."""
    return DECK.of(view.cfg).abilities[ability_of(view.cfg, card)]


def help(view: View) -> str:
    """The rule for the decision at hand, and the abilities that are near."""
    s, cfg, seat = view.state, view.cfg, view.seat or 0
    if s.awaits == awaits.WINDOW:
        ability = ability_on(view, s.kept[seat])
        text, edge = say(view, ability.text, "text"), say(view, ability.edge, "edge")
        told = [Message("help-window", ability=ability.name, text=text, edge=edge), Message("help-copies")]
    else:
        near = [card for card in (kept_by(s, seat), *s.line[seat]) if card]
        told = [
            TIME_TO[s.awaits][0],
            Message("help-cash-in"),
            Message("help-last-call", points=last_call_at(cfg)),
            *(about_ability(view, card) for card in near),
        ]
    return "\n".join(line for message in told for line in wrap(say(view, message), WIDTH))


def about_ability(view: View, card: int) -> Message:
    """An ability, when it acts, and what it does."""
    text = say(view, ability_on(view, card).text, "text")
    return Message("help-ability", ability=ability_name(view.cfg, card), when=when(view.cfg, card), text=text)


def score(view: View, seat: Seat) -> str:
    """Points so far."""
    return str(view.points[seat])


def page(view: View, legal: Sequence[Action], marked: int, answer: str, odds: bool) -> str:
    """The table, what is asked, and what there is to say of the keys typed so far."""
    prompt = [line.replace(UNBROKEN, " ") for line in wrap(asked(view, legal, marked), WIDTH)]
    if answer and len(prompt[-1]) + 3 + len(answer) <= WIDTH:
        prompt[-1] += f"   {answer}"
    elif answer:
        prompt.append(answer)
    return "\n".join([draw(view, legal, marked, odds), *map(escape, prompt)])


def draw(view: View, legal: Sequence[Action] = (), marked: int = 0, odds: bool = False) -> str:
    """The dice, your line, and the odds or the rivals' lines."""
    mine = view.seat if view.seat is not None else view.state.seat
    others = [(mine + i) % view.cfg.players for i in range(1, view.cfg.players)]
    keys = rival_keys(view, mine)
    rest = odds_rows(view) if odds else [row for seat in others for row in rival_rows(view, seat, keys)]
    return "\n".join([heading(view, mine), *dice_rows(view, marked), *own_rows(view, mine, marked, list(legal)), *rest])
