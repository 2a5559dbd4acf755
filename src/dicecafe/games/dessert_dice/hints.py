"""A Dessert Dice player worth playing against: it looks one action ahead, grows its own clusters and keeps the others small.

It does not know the rivals' goals, so any other dessert may be one of them. It treats them all alike, which also says little of
its own goal until the cluster of it grows.

An action changes one dessert or two. So clusters are found once, and after an action only where it changed something: five times
as fast as laying each die and looking at the whole board.
"""

from __future__ import annotations

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule, scratch

from .clusters import SQUARES, cluster_of, count, largest, neighbours
from .dice import DESSERTS, GREEN, SHOWN, TIPPED_EAST_WEST, TIPPED_NORTH_SOUTH, TOP, die_lying
from .rules import PLACE_GREEN, TIP, Config, State, beside, can_tip, empty_squares, must_place, showing

PATIENCE = 8  # moves in a row that it puts up with, so that two of its kind come to an end where no stall limit does (DD-5)
SLOW = 2  # what a tip must gain over the best placement: who only tips lets the others fill the board
NOTHING = -1  # what the blank die shows

new_desserts = scratch(DESSERTS)
new_kinds = scratch(DESSERTS + 1)


@called_rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """The action after which the board looks best; among equals, another one from turn to turn."""
    squares, clusters, kinds = new_desserts(), new_desserts(), new_kinds()
    for dessert in range(DESSERTS):
        squares[dessert] = showing(s, dessert)
        clusters[dessert] = largest(squares[dessert])
    goal, room, n = s.goals[seat] - 1, empty_squares(s), kinds_to_place(s, kinds)
    best = -1
    best_worth = 0
    for k in range(SQUARES):
        square = (k + 7 * s.turns) % SQUARES
        if s.empty[square]:
            to = 1 << square
            for kind in range(n):
                worth = worth_after(cfg, squares, clusters, goal, room ^ to, NOTHING, 0, top_of(kinds[kind]), to)
                if best < 0 or worth > best_worth:
                    best_worth = worth
                    best = placement(s, kinds[kind], square)
    if must_place(cfg, s) or s.moves >= PATIENCE:
        return best
    for square in range(SQUARES):
        for direction in range(4):
            if s.board[square] and can_tip(s, square, direction):
                die, source, to = s.board[square], 1 << square, 1 << beside(square, direction)
                top = TOP[TIPPED_NORTH_SOUTH[die] if direction % 2 == 0 else TIPPED_EAST_WEST[die]]
                worth = worth_after(cfg, squares, clusters, goal, room ^ source ^ to, TOP[die], source, top, to) - SLOW
                if worth > best_worth:
                    best_worth = worth
                    best = TIP + 4 * square + direction
    return best


@rule
def placement(s: State, shown: int, square: int) -> int:
    """The action that places this die, turned this way or that from turn to turn."""
    if shown == SHOWN:
        return PLACE_GREEN + square
    return (2 * shown + s.turns % 2) * SQUARES + square


@rule
def kinds_to_place(s: State, kinds: Ints) -> int:
    """Write the first kind of die in the supply for each dessert on top, SHOWN for the blank one; how many there are."""
    n = 0
    seen = 0
    for shown in range(SHOWN + 1):
        if (s.green if shown == SHOWN else s.supply[shown]) and not seen >> top_of(shown) + 1 & 1:
            seen |= 1 << top_of(shown) + 1
            kinds[n] = shown
            n += 1
    return n


@rule
def top_of(shown: int) -> int:
    """The dessert on top of a kind of die."""
    return int(TOP[GREEN if shown == SHOWN else die_lying(shown, 0)])


@rule
def worth_after(
    cfg: Config, squares: Ints, clusters: Ints, goal: int, room: int, was: int, source: int, top: int, to: int
) -> int:
    """How the board looks once a die that showed `was` is gone from its square and one that shows `top` lies on another.

    The own largest cluster and the dice to grow it with, less the rivals' as far as one can guess. Room around the own cluster is
    not looked at: who looks at it loses 62 games of 100 for two. That around the others' pays from three players on.
    """
    worth = 0
    for dessert in range(DESSERTS):
        here, cluster = squares[dessert], clusters[dessert]
        if dessert == was:
            here &= ~source
            if cluster & source:
                cluster = largest(here)
        if dessert == top:
            here |= to
            cluster = larger(cluster, cluster_of(to, here))
        if dessert == goal:
            worth += own_worth(cluster, here)
        else:
            worth -= other_worth(cfg, cluster) + (growth(cluster, room) if cfg.players > 2 else 0)
    return worth


@rule
def own_worth(cluster: int, here: int) -> int:
    """The own largest cluster, and all squares that show its dessert."""
    return 12 * count(cluster) + count(here)


@rule
def other_worth(cfg: Config, cluster: int) -> int:
    """The largest cluster of a dessert that may be a rival's; larger ones weigh more than in proportion."""
    return (3 + cfg.players) * count(cluster) * count(cluster) // 4


@rule
def growth(cluster: int, room: int) -> int:
    """The room that a cluster has to grow, two squares at most."""
    return min(2, count(neighbours(cluster) & room))


@rule
def larger(one: int, other: int) -> int:
    """The larger of two clusters, of equals the first (see `largest`)."""
    if count(one) == count(other):
        return one if one & -one < other & -other else other
    return one if count(one) > count(other) else other
