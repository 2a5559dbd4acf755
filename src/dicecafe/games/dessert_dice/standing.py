"""How well a seat stands, for search: its largest cluster, its room to grow, what else shows its dessert.

Fitted to who won 800 games of two greedy players: where it says 88% of the games are won, 88% were.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .clusters import SQUARES, count, largest, neighbours
from .rules import MAX_SEATS, Config, State, empty_squares, showing

STYLE = {"widening": 0.0, "horizon": 1000, "near": 1, "margin": 0.0}  # without a network to the end, which no game is past
PLAYOUTS = 512
HARD = 32  # with an eighth of the playouts hard is nearly as strong as expert


@rule
def recall(cfg: Config, s: State, now: State) -> None:
    """Goals are dealt once: who has one now had it then."""
    for seat in range(MAX_SEATS):
        s.goals[seat] = now.goals[seat]


@rule
def quiet(cfg: Config, s: State) -> bool:
    """Every decision is one: there are no dice between."""
    return True


@called_rule
def standing(cfg: Config, s: State, seat: Seat) -> int:
    """In thousandths of a logit; the fuller the board, the more a cluster counts."""
    room = empty_squares(s)
    full = 100 - 100 * count(room) // SQUARES
    square = full * full // 100
    squares = showing(s, s.goals[seat] - 1)
    cluster = largest(squares)
    growth = min(2, count(neighbours(cluster) & room))
    worth = count(cluster) * (1028 - 3562 * full // 100 + 3551 * square // 100)
    worth += count(squares) * (298 - 590 * full // 100 + 680 * square // 100)
    worth += growth * (-499 + 414 * full // 100 - 189 * square // 100)
    worth += min(growth, 1) * (628 - 707 * full // 100 + 35 * square // 100)
    return worth + (374 - 869 * full // 100 + 820 * square // 100 if seat == s.seat else 0)
