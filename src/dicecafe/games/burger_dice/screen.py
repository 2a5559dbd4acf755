"""Burger Dice in a terminal: the burger, the dice, the bin and the points at stake on 80 columns, and a key for every choice."""

from __future__ import annotations

from dicecafe.engine.match import View

from .rules import BUN, FACES, PLACE, ROLL, STOP, WASTE, State, at_stake, fits, height
from .text import NAMES

KEYS = ("b", "p", "i", "k", "c")  # place; the capital wastes
COLOURS = ("#e0a458", "#a0522d", "#5fa052", "#d64545", "#f2c230")
LAYERS = {
    1: "████████████████",
    2: " ≈≈≈≈≈≈≈≈≈≈≈≈≈≈ ",
    3: " ~~~~~~~~~~~~~~ ",
    4: "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
}
BOTTOM = "╰──────────────╯"
PLATE = "══════════════════════"
WIDTH = 28


def draw(view: View) -> str:
    """The table, as rich markup."""
    s: State = view.state
    left, right = _burger(s), _facts(view)
    rows = max(len(left), len(right))
    left = [("", 0)] * (rows - len(left)) + left
    right += [""] * (rows - len(right))
    lines = [text + " " * (WIDTH - width) + fact for (text, width), fact in zip(left, right, strict=True)]
    return "\n".join([*lines, "", *_dice(s)])


def keys(view: View) -> dict[str, int]:
    """The key of every action."""
    place = {key: PLACE + face for face, key in enumerate(KEYS)}
    waste = {key.upper(): WASTE + face for face, key in enumerate(KEYS)}
    return {"r": ROLL, "s": STOP, **place, **waste}


def label(view: View, action: int) -> str:
    """What an action is called on the screen."""
    if action == ROLL:
        return f"Roll {view.cfg.roll_size} dice"
    if action == STOP:
        return f"Stop and score {at_stake(view.state)}"
    return f"place {NAMES[action - PLACE]}" if action < WASTE else f"waste {NAMES[action - WASTE]}"


def help(view: View) -> str:
    """The rule for the decision at hand."""
    s: State = view.state
    if s.loose:
        return (
            "Deal with every rolled die, in any order: place it or waste it.\n"
            "- A bun starts a burger, or closes one that holds an ingredient.\n"
            "- A patty, pickles, ketchup or cheese goes on the burger once.\n"
            "- Only one burger at a time. Any die may be wasted.\n"
            f"- At {view.cfg.waste_limit} waste dice the turn ends at once and scores nothing (BD-3)."
        )
    if s.rolls == 0:
        return "Your turn starts with a roll. If it shows no bun, it is rolled again until it does (A turn, 1)."
    return (
        "Roll on, or stop and score a point for every die in your completed burgers.\n"
        "- A burger still in progress scores nothing.\n"
        "- The first roll of a turn always brings a bun; later ones need not.\n"
        "- Points at stake are lost if the bin fills up, noted ones too (BD-2).\n"
        f"- The first to reach {view.cfg.target} gives everybody else one last turn."
    )


def _burger(s: State) -> list[tuple[str, int]]:
    """The burger in progress from the top down, each line with its width on the screen."""
    on = [face for face in range(1, FACES) if s.burger[face]]
    layers = [(f"   [{COLOURS[face]}]{LAYERS[face]}[/] {NAMES[face]}", 20 + len(NAMES[face])) for face in reversed(on)]
    if s.burger[BUN]:
        layers.append((f"   [{COLOURS[BUN]}]{BOTTOM}[/] bun", 23))
    else:
        layers.append(("   [dim]an empty plate[/]", 17))
    return [*layers, (PLATE, len(PLATE))]


def _facts(view: View) -> list[str]:
    s: State = view.state
    bin_ = "".join("[bold red]✗[/] " if i < s.waste else "[dim]·[/] " for i in range(view.cfg.waste_limit))
    noted = f" ({s.noted} of them noted, BD-2)" if s.noted else ""
    warning = "  [bold red]One more ends it![/]" if s.waste == view.cfg.waste_limit - 1 else ""
    facts = [f"  at stake  [bold]{at_stake(s)}[/] points{noted}", f"  the bin   {bin_}{warning}"]
    if s.final:
        facts.append("  [bold]Final round.[/]")
    if height(s) > 1:
        facts.append(f"  a bun now closes this burger for {height(s) + 1} points")
    return facts


def _dice(s: State) -> list[str]:
    faces = [face for face in range(FACES) for _ in range(s.rolled[face])]
    if not faces:
        return []
    row = "  ".join
    return [
        "           " + row(f"[{COLOURS[f]}]┌───────┐[/]" for f in faces),
        "  dice     " + row(f"[{COLOURS[f]}]│[/][bold]{NAMES[f].upper():^7}[/][{COLOURS[f]}]│[/]" for f in faces),
        "           " + row(f"[{COLOURS[f]}]└───────┘[/]" for f in faces),
        "  place    " + row(_key(s, f, KEYS[f]) for f in faces),
        "  waste    " + row(f"{'(' + KEYS[f].upper() + ')':^9}" for f in faces),
    ]


def _key(s: State, face: int, key: str) -> str:
    return f"{'(' + key + ')':^9}" if fits(s, face) else f"{'-':^9}"
