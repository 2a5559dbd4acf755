"""Clusters as bits, against a plain walk over sets of squares."""

from __future__ import annotations

from collections.abc import Iterator

from dicecafe.engine.stream import Stream
from dicecafe.games.dessert_dice.clusters import BOARD, SQUARES, WIDTH, cluster_of, count, largest, neighbours, nth_size

from .table import groups

BOARDS = 10_000


def boards(number: int) -> Iterator[int]:
    """10,000 random sets of squares, from nearly empty to nearly full."""
    rng = Stream(number, 0)
    for board in range(BOARDS):
        dice = 1 + board % 9
        yield sum(1 << square for square in range(SQUARES) if rng.below(10) < dice)


def squares_of(bits: int) -> set[tuple[int, int]]:
    """The squares as (column, row)."""
    return {(square % WIDTH, square // WIDTH) for square in range(SQUARES) if bits >> square & 1}


def sizes_of(bits: int) -> list[int]:
    """Cluster sizes by the plain walk."""
    return groups([bits >> square & 1 for square in range(SQUARES)], 1)


def test_count() -> None:
    """As many as there are."""
    for bits in boards(1):
        assert count(bits) == len(squares_of(bits))


def test_neighbours() -> None:
    """All squares of the board that share an edge with one of these, and no others; rows don't wrap round."""
    for bits in boards(2):
        beside = {(x + dx, y + dy) for x, y in squares_of(bits) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        assert squares_of(neighbours(bits)) == {(x, y) for x, y in beside if 0 <= x < WIDTH and 0 <= y < WIDTH}
        assert neighbours(bits) <= BOARD


def test_sizes() -> None:
    """The n-th size for every n, past the last one too."""
    for bits in boards(3):
        sizes = sizes_of(bits)
        assert [nth_size(bits, nth) for nth in range(len(sizes) + 2)] == [*sizes, 0, 0]


def test_largest_is_one_whole_cluster() -> None:
    """The largest cluster is among the squares, in one piece, touches no other square of them, and is as large as any."""
    for bits in boards(4):
        group = largest(bits)
        assert group & ~bits == 0
        assert neighbours(group) & bits & ~group == 0
        assert sizes_of(group) == sizes_of(bits)[:1]


def test_of_equal_ones_the_first() -> None:
    """Of several largest clusters it is the one with the first square, so that every speed sets the same one aside."""
    equal = 0
    for bits in boards(5):
        sizes = sizes_of(bits)
        if len(sizes) > 1 and sizes[0] == sizes[1]:
            found = [cluster_of(1 << square, bits) for square in range(SQUARES) if bits >> square & 1]
            assert largest(bits) == next(group for group in found if count(group) == sizes[0])
            equal += 1
    assert equal > 500


def test_edges_of_the_range() -> None:
    """No square, one square, all squares, a chessboard, a snake."""
    assert (count(0), largest(0), nth_size(0, 0), neighbours(0)) == (0, 0, 0, 0)
    assert all(largest(1 << square) == 1 << square for square in range(SQUARES))
    assert (nth_size(BOARD, 0), nth_size(BOARD, 1), neighbours(BOARD)) == (SQUARES, 0, BOARD)
    chess = sum(1 << square for square in range(0, SQUARES, 2))
    assert [nth_size(chess, nth) for nth in (0, 12, 13)] == [1, 1, 0]
    snake = 0b11111_10000_11111_00001_11111
    assert (nth_size(snake, 0), nth_size(snake, 1)) == (17, 0)
