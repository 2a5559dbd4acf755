"""Burger Dice in a terminal: the burger, the dice, the bin and the points at stake on 80 columns, and a key for every choice."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from dicecafe.engine.match import View
from dicecafe.words import Message, Speech

from .facts import facts
from .rules import BUN, FACES, PLACE, ROLL, STOP, WASTE, State, fits
from .text import WORDS

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
COLUMNS = 80
DIE = 7  # a die's least width within its frame


def draw(view: View) -> str:
    """The table, as rich markup."""
    s: State = view.state
    speech = view.game.speech(view.names)
    left, right = _burger(s, speech), _facts(view, speech)
    width = max(20 + max(cell_len(speech.say(name)) for name in WORDS), *(taken for _, taken in left))
    rows = max(len(left), len(right))
    left = [("", 0)] * (rows - len(left)) + left
    right += [""] * (rows - len(right))
    lines = [text + " " * (width - taken) + fact for (text, taken), fact in zip(left, right, strict=True)]
    return "\n".join([*lines, "", *_dice(s, speech)])


def keys(view: View) -> dict[str, int]:
    """The key of every action."""
    place = {key: PLACE + face for face, key in enumerate(KEYS)}
    waste = {key.upper(): WASTE + face for face, key in enumerate(KEYS)}
    return {"r": ROLL, "s": STOP, **place, **waste}


def help(view: View) -> str:
    """The rule for the decision at hand."""
    return view.game.speech(view.names).say(_help(view))


def _help(view: View) -> Message:
    if view.state.loose:
        return Message("help-dice", waste_limit=view.cfg.waste_limit)
    return Message("help-stop", target=view.cfg.target) if view.state.rolls else Message("help-first-roll")


def _burger(s: State, speech: Speech) -> list[tuple[str, int]]:
    """The burger in progress from the top down, each line with its width on the screen."""
    if not s.burger[BUN]:
        empty = speech.say(Message("empty-plate"))
        return [(f"   [dim]{escape(empty)}[/]", 3 + cell_len(empty)), (PLATE, len(PLATE))]
    lines = []
    for face in reversed(range(FACES)):
        if s.burger[face]:
            name = speech.say(WORDS[face])
            lines.append((f"   [{COLOURS[face]}]{LAYERS.get(face, BOTTOM)}[/] {escape(name)}", 20 + cell_len(name)))
    return [*lines, (PLATE, len(PLATE))]


def _facts(view: View, speech: Speech) -> list[str]:
    """What stands beside the burger."""
    s, known = view.state, facts(view.cfg, view.state)
    bin_ = "".join("[bold red]✗[/] " if i < s.waste else "[dim]·[/] " for i in range(view.cfg.waste_limit))
    stake = f"[bold]{escape(speech.say(Message('stake-points', points=known['at_stake'])))}[/]"
    if s.noted:
        stake += f" {escape(speech.say(Message('stake-noted', noted=s.noted)))}"
    if known["last_chance"]:
        bin_ += f" [bold red]{escape(speech.say(Message('one-more-ends-it')))}[/]"
    titles = _column([speech.say(Message("row-stake")), speech.say(Message("row-bin"))])
    lines = [titles[0] + stake, titles[1] + bin_]
    if s.final:
        lines.append(f"  [bold]{escape(speech.say(Message('final-round')))}[/]")
    if known["bun"] > 0:
        lines.append(f"  {escape(speech.say(Message('bun-closes', points=known['bun'])))}")
    return lines


def _dice(s: State, speech: Speech) -> list[str]:
    """The dice to be dealt with, and below each the keys that place and waste it."""
    faces = [face for face in range(FACES) for _ in range(s.rolled[face])]
    if not faces:
        return []
    names = [speech.say(name).upper() for name in WORDS]
    rows = [speech.say(Message("row-dice")), speech.say(Message("row-place")), speech.say(Message("row-waste"))]
    blank, dice, place, waste = _column(["", *rows])
    room = (COLUMNS - cell_len(blank) + 1) // len(faces) - 3  # within its frame, and a column between two dice
    width = min(room, max(DIE, *map(cell_len, names)))
    row = " ".join
    return [
        blank + row(f"[{COLOURS[f]}]┌{'─' * width}┐[/]" for f in faces),
        dice + row(f"[{COLOURS[f]}]│[/][bold]{escape(_centred(names[f], width))}[/][{COLOURS[f]}]│[/]" for f in faces),
        blank + row(f"[{COLOURS[f]}]└{'─' * width}┘[/]" for f in faces),
        place + row(f"{f'({KEYS[f]})' if fits(s, f) else '-':^{width + 2}}" for f in faces),
        waste + row(f"{f'({KEYS[f].upper()})':^{width + 2}}" for f in faces),
    ]


def _column(titles: list[str]) -> list[str]:
    """The titles of some lines, all as wide as the widest."""
    width = max(map(cell_len, titles))
    return [f"  {escape(set_cell_size(title, width))}  " for title in titles]


def _centred(name: str, width: int) -> str:
    """A name in so many columns, cut where there is no room for all of it."""
    if cell_len(name) > width:
        return set_cell_size(name, width - 1) + "…"
    before = (width - cell_len(name)) // 2
    return set_cell_size(" " * before + name, width)
