"""Burger Dice in words."""

from __future__ import annotations

from dicecafe.engine.contract import CHANCE

from .rules import BUN, FACES, PLACE, ROLL, STOP, WASTE, Config, State, at_stake, height

NAMES = ("bun", "patty", "pickles", "ketchup", "cheese")


def actions(cfg: Config) -> list[str]:
    """The notation of every action."""
    return ["roll", *(f"place {name}" for name in NAMES), *(f"waste {name}" for name in NAMES), "stop"]


def outcomes(cfg: Config) -> list[str]:
    """The notation of every face."""
    return list(NAMES)


def why_not(cfg: Config, s: State, seat: int, a: int) -> str:
    """Which rule forbids an action."""
    if a == STOP and s.rolls == 0:
        return "A turn starts with a roll: you can stop only after the first one (A turn, 4)."
    if a in (ROLL, STOP):
        return f"Place or waste every rolled die first: {the_dice(s.rolled)} left (A turn, 4)."
    face = (a - PLACE) % FACES
    if s.rolled[face] == 0:
        return f"There is no {NAMES[face]} among the rolled dice: {the_dice(s.rolled)} (A turn, 2)."
    if face == BUN:
        return "A bun can't go on a bottom bun alone: a burger needs an ingredient before it is closed (A turn, 2)."
    if s.burger[BUN] == 0:
        return f"The {NAMES[face]} needs a bottom bun under it first (A turn, 2)."
    return f"This burger has its {NAMES[face]} already, and one of each is all it takes (A turn, 2)."


def tell(cfg: Config, s: State, seat: int, doing: list[int], names: list[str]) -> str:
    """What happens, as a sentence."""
    if seat == CHANCE:
        again = s.rolls == 1 and BUN not in doing
        return f"The dice show {', '.join(NAMES[face] for face in doing)}.{' No bun: again!' if again else ''}"
    a, who = doing[0], names[seat]
    if a == ROLL:
        return f"{who}: roll {cfg.roll_size} dice."
    if a == STOP:
        return f"{who}: stop and score {at_stake(s)}."
    if a >= WASTE:
        bust = s.waste + 1 >= cfg.waste_limit
        lost = f" That is {s.waste + 1} waste dice: the turn scores nothing." if bust else ""
        return f"{who}: waste {NAMES[a - WASTE]}.{lost}"
    face = a - PLACE
    if face == BUN:
        return f"{who}: close a burger of {height(s) + 1}." if s.burger[BUN] else f"{who}: start a burger."
    return f"{who}: add {NAMES[face]}."


def position(cfg: Config, s: State, names: list[str]) -> str:
    """The position in words."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, s.scores, strict=False))
    burger = " + ".join(NAMES[face] for face in range(FACES) if s.burger[face]) or "none"
    lines = [
        f"{scores} (to {cfg.target}).{' Final round.' if s.final else ''}",
        f"{names[s.seat]}: burger {burger}; at stake {at_stake(s)}; waste {s.waste} of {cfg.waste_limit}.",
    ]
    if s.loose:
        lines.append(f"Rolled: {the_dice(s.rolled)}.")
    return "\n".join(lines)


def the_dice(rolled: list[int]) -> str:
    """Dice by face as words: 'bun, bun, cheese'."""
    return ", ".join(NAMES[face] for face in range(FACES) for _ in range(rolled[face])) or "none"
