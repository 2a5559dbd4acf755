"""Clusters: connected groups of squares of the 5 x 5 board, as bits."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.rule import called_rule, rule

WIDTH: Final = 5
SQUARES: Final = WIDTH * WIDTH
BOARD: Final = (1 << SQUARES) - 1
WEST_EDGE: Final = sum(1 << square for square in range(0, SQUARES, WIDTH))
EAST_EDGE: Final = WEST_EDGE << WIDTH - 1


@rule
def count(squares: int) -> int:
    """How many squares there are."""
    n = 0
    while squares:
        squares &= squares - 1
        n += 1
    return n


@rule
def nth_square(squares: int, n: int) -> int:
    """The number of the n-th of these squares, from 0."""
    for _ in range(n):
        squares &= squares - 1
    return count((squares & -squares) - 1)


@rule
def neighbours(squares: int) -> int:
    """The squares that share an edge with any of these."""
    east = (squares & ~EAST_EDGE) << 1
    west = (squares & ~WEST_EDGE) >> 1
    return (east | west | squares << WIDTH | squares >> WIDTH) & BOARD


@rule
def cluster_of(square: int, squares: int) -> int:
    """The connected group among `squares` that this one, a single bit of them, belongs to."""
    group = square
    while True:
        grown = group | (neighbours(group) & squares)
        if grown == group:
            return group
        group = grown


@called_rule
def largest(squares: int) -> int:
    """The largest cluster, the first of them if several are."""
    best = 0
    best_size = 0
    while squares:
        group = cluster_of(squares & -squares, squares)
        squares &= ~group
        if count(group) > best_size:
            best = group
            best_size = count(group)
    return best


@rule
def nth_size(squares: int, nth: int) -> int:
    """The size of the n-th largest cluster, from 0; 0 where there is none."""
    for _ in range(nth):
        squares &= ~largest(squares)
    return count(largest(squares))
