"""DiceCreams in a terminal: the Fridge beside the market, every IceCream with its demands, and what melting will leave."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from textwrap import fill

from rich.markup import escape

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.match import View
from dicecafe.words import Message, Speech

from .cones import flavours_on, place_of_cone, ready_cone
from .deck import SLOTS
from .fridge import spot_at
from .moves import DO_MELT, PUT, PUT_NEW, SCRAP, SERVE, SET_ASIDE, SPRINKLE, TAKE, move_of, spot_of, to_serve
from .rules import turn
from .scoring import raccoon_fame
from .table import MARKET, MELT, NEIGHBOUR, SIDE, Config, State
from .text import (
    NEW_SLOTS,
    OWN_SLOTS,
    PLACE_NAMES,
    SPOTS,
    SPRINKLED,
    animal_name,
    colour_name,
    condition_name,
    cones_of,
    demand_name,
    die,
    left_by_melting,
)

COLOURS = ("#5aa9e6", "#f2d13c", "#9a8f8a", "#f08bb4", "#7bbf6a")
WIDTH = 80
LEFT = 27  # the width of the Fridge
DIE = 5  # the width of a die
SHORT = 3  # letters of a colour
ANIMAL = 8  # letters of an animal
NAME = 12  # letters of a player's name
NOTHING = f"{'-':^{DIE}}"  # where a die may lie
CANCEL = ("\x1b", "\x7f", "\b", "\n")  # keys that start again


def codes() -> dict[str, int]:
    """What is typed for every action; none is the beginning of another."""
    changes = [f"{sign}{where}" for where in SPRINKLED for sign in "+-"]
    new = [f"n{name[1]}{name[3]}" for name in NEW_SLOTS]
    return {
        "m": DO_MELT,
        **{spot: TAKE + i for i, spot in enumerate(SPOTS)},
        **{slot: PUT + i for i, slot in enumerate(OWN_SLOTS)},
        **{code: PUT_NEW + i for i, code in enumerate(new)},
        "0": SET_ASIDE,
        "s": SERVE,
        **{code: SPRINKLE + i for i, code in enumerate(changes)},
        **{f"!{slot}": SCRAP + i for i, slot in enumerate(OWN_SLOTS)},
    }


def pick(view: View, legal: Sequence[Action]) -> Generator[str | int, str, None]:
    """Gather keys until they name an action: a1 takes, x2 puts, +b3 sprinkles."""
    known, typed = codes(), ""
    key = yield page(view, legal)
    while True:
        typed = "" if key in CANCEL else typed + key.lower()
        if typed in known:
            action = known[typed]
            typed = ""
            key = yield to_serve(place_of_cone(ready_cone(view.state))) if action == SERVE and view.state.serving else action
        elif any(code.startswith(typed) for code in known):
            key = yield page(view, legal, Message("screen-typed", keys=typed) if typed else None)
        else:
            slip, typed = typed, ""
            key = yield page(view, legal, about_slip(slip))


def about_slip(keys: str) -> Message:
    """What is said of keys that mean nothing here; of a whole line from a pipe, its beginning is quoted."""
    return Message("screen-slip", keys=keys[:8]) if keys.isprintable() else Message("screen-slip-key")


def asked(view: View, legal: Sequence[Action]) -> Message:
    """What there is to do, and what to type for it."""
    s: State = view.state
    if s.held_colour:
        held = die(view.cfg, s.held_colour, s.held_value)
        if there := [code for code, action in codes().items() if move_of(action) in (PUT, PUT_NEW) and action in legal]:
            starts = any(code.startswith("n") for code in there)
            return Message("screen-place-new" if starts else "screen-place", **held, slots=" ".join(there))
        return Message("screen-nowhere", **held, key="0", ruling="DC-2")
    if s.serving:
        return Message("screen-serve", key="s", place=PLACE_NAMES[place_of_cone(ready_cone(s))], ruling="DC-13")
    if s.phase == MELT:
        return Message("screen-melt", key="m")
    spots = " ".join(SPOTS[spot_of(a)] for a in legal if move_of(a) == TAKE)
    return Message("screen-take-line" if s.phase == NEIGHBOUR else "screen-take", spots=spots)


def help(view: View) -> str:
    """The rule for the decision at hand."""
    return fill(view.game.speech(view.names).say(Message("screen-help")), WIDTH)


def score(view: View, seat: Seat) -> str:
    """Fame so far."""
    return str(view.points[seat])


def page(view: View, legal: Sequence[Action], answer: Message | None = None) -> str:
    """The table, what is asked, and what there is to say of the keys typed so far."""
    speech = view.game.speech(view.names)
    keys = escape(speech.say(Message("screen-keys", sprinkle="+b2 -b2", scrap="!x2", again="Esc")))
    more = escape(f"   {speech.say(answer)}") if answer else ""
    return "\n".join([draw(view), escape(speech.say(asked(view, legal))), f"[dim]{keys}[/]{more}"])


def draw(view: View) -> str:
    """The Fridge beside the market, and everybody's truck."""
    cfg, s, speech = view.cfg, view.state, view.game.speech(view.names)
    right = market(speech, cfg, s)
    if cfg.players == 1:
        right.append(speech.say(Message("screen-raccoon", cards=s.n_raccoon, fame=raccoon_fame(cfg, s))))
    left = fridge(speech, cfg, s)
    lines = [a + b for a, b in zip(left, right + [""] * (len(left) - len(right)), strict=True)]
    for seat in range(cfg.players):
        lines += truck(speech, view, seat)
    return "\n".join(lines)


def market(speech: Speech, cfg: Config, s: State) -> list[str]:
    """The cards of the market, and the one that comes next, beside what they are called."""
    names = [speech.say(Message("screen-market", spot=str(spot + 1))) for spot in range(MARKET)]
    names.append(speech.say(Message("screen-next")))
    wide = max(map(len, names))
    return [f"{name:{wide}} {card_line(speech, cfg, card)}" for name, card in zip(names, [*s.market, s.top], strict=True)]


def fridge(speech: Speech, cfg: Config, s: State) -> list[str]:
    """Three rows of three dice under their letters."""
    lines = [f"{'    a      b      c':{LEFT}}"]
    for row in range(SIDE):
        spots = [spot_at(row, column) for column in range(SIDE)]
        dice = [drawn(speech, cfg, s.fridge_colour[spot], s.fridge_value[spot]) for spot in spots]
        lines.append(f"{row + 1}   " + "  ".join(dice) + " " * (LEFT - 4 - 3 * DIE - 4))
    return lines


def drawn(speech: Speech, cfg: Config, colour: int, value: int) -> str:
    """A die, always as wide: the start of its colour, and its value."""
    if not colour:
        return NOTHING
    name = speech.say(Message("colour", die=colour_name(cfg, colour)))[:SHORT]
    return f"[{COLOURS[colour - 1]}]{escape(f'{name} {value}'.ljust(DIE))}[/]"


def card_line(speech: Speech, cfg: Config, card: int) -> str:
    """A card on one line: animal, Fame, demands, Strong condition."""
    if card == 0:
        return "-"
    animal = speech.say(Message("animal", animal=animal_name(cfg, card)))[:ANIMAL]
    demands = " ".join(speech.say(demand_name(cfg, card, slot), "short")[:SHORT] for slot in range(SLOTS))
    about = Message("screen-card", animal=animal, fame=cfg.fame[card - 1], demands=demands, strong=condition_name(cfg, card))
    return escape(speech.say(about))


def truck(speech: Speech, view: View, seat: Seat) -> list[str]:
    """A player's Sprinkles, tokens and cones."""
    s: State = view.state
    about = {"sprinkles": s.sprinkles[seat], "tokens": s.strong[seat], "served": s.n_done[seat]}
    head = speech.say(Message("screen-truck", name=view.names[seat][:NAME], **about))
    mark = ">" if turn(s) == seat else " "
    return [f"{mark}{escape(head)}", *(f"  {cone_line(speech, view.cfg, s, cone)}" for cone in cones_of(s, seat))]


def cone_line(speech: Speech, cfg: Config, s: State, cone: int) -> str:
    """A cone: its Flavours, what melting leaves of them, its card."""
    dice = zip(s.colour[cone], s.value[cone], strict=True)
    flavours = "|".join(drawn(speech, cfg, colour, value) for colour, value in dice)
    after = Message("screen-melts", melted=" ".join(str(left_by_melting(value) or "-") for value in s.value[cone]))
    melting = speech.say(Message("screen-ready") if flavours_on(s, cone) == SLOTS else after)
    return f"{PLACE_NAMES[place_of_cone(cone)]} {flavours}  {melting}  {card_line(speech, cfg, s.card[cone])}"
