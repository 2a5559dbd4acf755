"""Habits of a good Dicey Delights player: what each is worth, `tools/strategy.py` measures (docs/strategy.md)."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule
from dicecafe.engine.thumb import Habit

from . import hints, moves
from .cards import cards_left
from .deck import LINE
from .moves import to_ability, to_score
from .table import NOWHERE, Config, State
from .worth import ABILITY, new_line, weigh_line


@rule
def roll_unasked(cfg: Config, s: State, rerolls: int, unused: int) -> int:
    """Keeps every die that any of the own campers asks for, and rolls the others again."""
    group = 0
    for die in range(s.n_dice):
        asked = 0
        for place in range(LINE):
            card = s.line[s.seat][place]
            for i in range(LINE):
                if card and cfg.request[card - 1][i] == s.dice[die]:
                    asked = 1
        if not asked:
            group |= 1 << die
    return group


@rule
def score_alone(cfg: Config, s: State) -> int:
    """Scores whatever pays most; an ability only where a card must be cashed in and none can be scored."""
    best, choice = 0, moves.DONE
    for place in range(LINE):
        card = s.line[s.seat][place]
        if cards_left(cfg, s) > 0 and card and hints.score_worth(cfg, s, card) > best:
            best = hints.score_worth(cfg, s, card)
            choice = to_score(place)
    if choice == moves.DONE and s.cashed == 0:
        line = new_line()
        weigh_line(cfg, s, s.dice[0], s.dice[1], s.dice[2], s.snack, s.wild, line)
        return to_ability(line[ABILITY]) if line[ABILITY] != NOWHERE else choice
    return choice


@rule
def never_use(cfg: Config, s: State, seat: Seat) -> int:
    """Lets every window pass."""
    return moves.PASS


HABITS = (
    Habit("thumb-reroll", hints.best_group, roll_unasked),
    Habit("thumb-ability", hints.cash_in, score_alone),
    Habit("thumb-window", hints.use_or_pass, never_use),
)
