"""DiceCreams in a terminal: the Fridge beside the market, every IceCream with its demands, and what melting will leave."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from rich.markup import escape

from dicecafe.engine.match import View

from .conditions import CONDITIONS
from .deck import DECK, SLOTS
from .rules import DO_MELT, PUT, PUT_NEW, SCRAP, SERVE, SET_ASIDE, SPRINKLE, TAKE, turn
from .scoring import raccoon_fame
from .table import FRIDGE, MARKET, MELT, NEIGHBOUR, PLACES, Config, State, flavours_on
from .text import NEW_SLOTS, OWN_SLOTS, SPOTS, demand_name

COLOURS = ("#5aa9e6", "#f2d13c", "#9a8f8a", "#f08bb4", "#7bbf6a")
LEFT = 27  # the width of the Fridge
CANCEL = ("\x1b", "\x7f", "\b", "\n")  # keys that start again


def codes() -> dict[str, int]:
    """What is typed for every action; none is the beginning of another."""
    changes = [f"{sign}{where}" for where in [*SPOTS, *OWN_SLOTS] for sign in "+-"]
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


def pick(view: View, legal: Sequence[int]) -> Generator[str | int, str, None]:
    """Gather keys until they name an action: a1 takes, x2 puts, +b3 sprinkles."""
    known, typed = codes(), ""
    key = yield page(view, legal, "")
    while True:
        typed = "" if key in CANCEL else typed + key.lower()
        if typed in known:
            action = known[typed]
            typed = ""
            place = (view.state.serving - 1) % PLACES if action == SERVE and view.state.serving else 0
            key = yield action + place
        elif any(code.startswith(typed) for code in known):
            key = yield page(view, legal, f"typed: {typed}" if typed else "")
        else:
            slip, typed = typed, ""
            key = yield page(view, legal, slip_words(slip))


def slip_words(keys: str) -> str:
    """What is said of keys that mean nothing here; of a whole line from a pipe, its beginning is quoted."""
    return f"'{keys[:8]}' does nothing here." if keys.isprintable() else "That key does nothing here."


def asked(view: View, legal: Sequence[int]) -> str:
    """What there is to do, and what to type for it."""
    s: State = view.state
    if s.held_colour:
        slots = [*OWN_SLOTS, *(f"n{name[1]}{name[3]}" for name in NEW_SLOTS)]
        there = [slots[a - PUT] for a in legal if PUT <= a < SET_ASIDE]
        held = f"{DECK.of(view.cfg).colours[s.held_colour - 1]} {s.held_value}"
        return f"Place {held}: {' '.join(there)}" if there else f"{held} fits nowhere: 0 sets it aside (DC-2), or make room"
    if s.serving:
        return f"s serves {'xy'[(s.serving - 1) % PLACES]}; sprinkle it first if that wins the token (DC-13)"
    if s.phase == MELT:
        return "m melts: every flavour on your cones loses 1"
    whose = "your neighbour's row or column" if s.phase == NEIGHBOUR else "the Fridge"
    return f"Take a flavour of {whose}: {' '.join(SPOTS[a - TAKE] for a in legal if TAKE <= a < PUT)}"


def help(view: View) -> str:
    """The rule for the decision at hand."""
    return (
        "Take a flavour, your left neighbour takes one of its row or column,\n"
        "you get the third. Each goes on an empty slot whose demand it meets, of one\n"
        "of your two cones or of a new one from the market; it must if it can (DC-3).\n"
        "Three flavours: serve it; its strong condition is checked then (DC-13).\n"
        "A Sprinkle changes a flavour by 1, in the Fridge or on your cones; scrapping\n"
        "one of your own brings a Sprinkle (DC-12). On your turn everything melts by 1."
    )


def score(view: View, seat: int) -> str:
    """Fame so far."""
    return str(view.points[seat])


def page(view: View, legal: Sequence[int], answer: str) -> str:
    """The table, what is asked, and what there is to say of the keys typed so far."""
    cfg, s = view.cfg, view.state
    right = [f"{name} {card_line(cfg, card)}" for name, card in cards(s)]
    right += [f"Raccoon: {s.n_raccoon} cards, Fame {raccoon_fame(cfg, s)}" if cfg.players == 1 else ""]
    lines = [a + b for a, b in zip(fridge(cfg, s), right, strict=True)]
    for seat in range(cfg.players):
        lines += truck(view, seat)
    keys = "+b2 -b2 sprinkle   !x2 scrap   Esc starts again"
    return "\n".join([*lines, asked(view, legal), f"[dim]{keys}[/]{escape('   ' + answer) if answer else ''}"])


def cards(s: State) -> list[tuple[str, int]]:
    """The market, and the card that comes next."""
    return [*((f"market {spot + 1}", s.market[spot]) for spot in range(MARKET)), ("next    ", s.top)]


def fridge(cfg: Config, s: State) -> list[str]:
    """Three rows of three dice under their letters."""
    lines = [f"{'    a      b      c':{LEFT}}"]
    for row in range(FRIDGE // 3):
        dice = [die(cfg, s.fridge_colour[3 * row + i], s.fridge_value[3 * row + i]) for i in range(3)]
        lines.append(f"{row + 1}   " + "  ".join(dice) + " " * (LEFT - 4 - 3 * 5 - 4))
    return lines


def die(cfg: Config, colour: int, value: int) -> str:
    """A die in five columns: the start of its colour, and its value."""
    name = f"{DECK.of(cfg).colours[colour - 1][:3]} {value}" if colour else "  -  "
    return f"[{COLOURS[colour - 1]}]{name:5}[/]" if colour else name


def card_line(cfg: Config, card: int) -> str:
    """A card on one line: animal, Fame, demands, Strong condition."""
    if card == 0:
        return "-"
    deck, strong = DECK.of(cfg), [*CONDITIONS.values()][cfg.strong[card - 1]]
    demands = " ".join(demand_name(cfg, card, slot)[:3] for slot in range(SLOTS))
    condition = strong.say(cfg.strong_n[card - 1], cfg.strong_m[card - 1])
    return f"{deck.animals[cfg.animal[card - 1]][:8]} {cfg.fame[card - 1]}: {demands} ({condition})"


def truck(view: View, seat: int) -> list[str]:
    """A player's Sprinkles, tokens and cones."""
    s: State = view.state
    mark = ">" if turn(s) == seat else " "
    head = f"{mark}{view.names[seat][:12]}: {s.sprinkles[seat]} sprinkles, {s.strong[seat]} strong, {s.n_done[seat]} served"
    cones = [cone for cone in range(seat * PLACES, (seat + 1) * PLACES) if s.card[cone]]
    return [head.replace("[", "\\["), *(f"  {cone_line(view.cfg, s, cone)}" for cone in cones)]


def cone_line(cfg: Config, s: State, cone: int) -> str:
    """A cone: its Flavours, what melting leaves of them, its card."""
    slots = range(cone * SLOTS, (cone + 1) * SLOTS)
    after = " ".join(str(s.value[f] - 1) if s.value[f] > 1 else "-" for f in slots)
    melting = "ready" if flavours_on(s, cone) == SLOTS else f"melts to {after}"
    return f"{'xy'[cone % PLACES]} {flavours(cfg, s, cone)}  {melting}  {card_line(cfg, s.card[cone])}"


def flavours(cfg: Config, s: State, cone: int) -> str:
    """The three slots of a cone."""
    return "|".join(die(cfg, s.colour[f], s.value[f]) for f in range(cone * SLOTS, (cone + 1) * SLOTS))
