"""Burger Dice by Matthew J Gravelyn."""

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option

from . import rules, text


def check(cfg: rules.Config) -> str:
    """BD-1: there must be dice enough that their number never limits play."""
    needed = cfg.roll_size + cfg.waste_limit + 4
    if cfg.dice >= needed:
        return ""
    return (
        f"With roll_size {cfg.roll_size} and waste_limit {cfg.waste_limit} the game needs at least {needed} dice, "
        f"not {cfg.dice} (BD-1): add dice={needed}."
    )


GAME = Game(
    title="Burger Dice",
    tagline="Stack burgers, dodge the bin, stop in time.",
    designer="Matthew J Gravelyn",
    seats=range(2, rules.MAX_SEATS + 1),
    minutes=15,
    rules=rules,
    text=text,
    n_actions=rules.ACTIONS,
    n_outcomes=rules.FACES,
    options=(
        Option("target", 50, 3, 500, "points that start the final round"),
        Option("waste_limit", 4, 1, 8, "waste dice that end the turn with nothing"),
        Option("roll_size", 3, 1, 6, "dice rolled at a time"),
        Option("dice", 12, 11, 30, "dice in the box"),
    ),
    check=check,
)
