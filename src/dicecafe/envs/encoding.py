"""Encoding: what a seat sees as a row of integers, and what it may do as a mask; the same in every environment.

A row is the seat that looks, whose turn it is, then every field of the game's State in its order, as `hide` leaves it for that
seat. Seats keep their numbers, whoever looks: fields and actions of many games name seats, and a row that was turned round the
table would not fit the actions. A 64-bit field takes four entries of 16 bits each, the lowest first, so that no entry is too
large for a 32-bit float. docs/envs.md has the layout of each game, made from here.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dicecafe.compiled.shared_memory import entry_writer, padded
from dicecafe.engine.contract import OVER, AnyConfig, AnyState, Seat
from dicecafe.engine.game import Game
from dicecafe.engine.observation import Range, observing
from dicecafe.engine.rule import made_rule, rule

if TYPE_CHECKING:
    import numpy as np

OBSERVER, TO_MOVE, FIELDS = range(3)  # the first entries of a row; the fields follow
QUARTERS: Final = 4  # entries for each number of a 64-bit field
BITS: Final = 16  # of each of them


class Piece(NamedTuple):
    """Where a field lies in a row."""

    name: str
    start: int
    code: str  # the type of its numbers: i1, i2, i4 or i8
    shape: tuple[int, ...]

    @property
    def entries(self) -> int:
        """How many entries of the row it takes."""
        return prod(self.shape) * (QUARTERS if self.code == "i8" else 1)

    @property
    def low(self) -> int:
        """The least that an entry can be."""
        return 0 if self.code == "i8" else -self.high - 1

    @property
    def high(self) -> int:
        """The most that an entry can be."""
        return (1 << BITS if self.code == "i8" else 1 << 8 * int(self.code[1]) - 1) - 1


@cache
def layout(game: Game) -> tuple[Piece, ...]:
    """The pieces of a game's row, in order."""
    pieces = [Piece("observer", OBSERVER, "i1", ()), Piece("to_move", TO_MOVE, "i1", ())]
    for name, field in game.State.fields.items():
        pieces.append(Piece(name, pieces[-1].start + pieces[-1].entries, field.code, field.shape))
    return tuple(pieces)


def width(game: Game) -> int:
    """How many entries a row has."""
    return layout(game)[-1].start + layout(game)[-1].entries


def bounds(game: Game, cfg: AnyConfig) -> tuple[Any, Any]:
    """The least and the most of every entry at a table: by the game's `observation.py`, else by the types of the fields."""
    ranges = _ranges(game, cfg)
    low = [ranges[piece.name].low if piece.name in ranges else piece.low for piece in layout(game)]
    high = [ranges[piece.name].high if piece.name in ranges else piece.high for piece in layout(game)]
    high = [max(most, least + 1) for least, most in zip(low, high, strict=True)]  # checkers ask why a number never changes
    return _spread(game, low, "i4"), _spread(game, high, "i4")


def scales(game: Game, cfg: AnyConfig) -> Any:
    """What makes every entry a number of about 1."""
    ranges = _ranges(game, cfg)
    return _spread(game, [ranges[piece.name].scale if piece.name in ranges else piece.high for piece in layout(game)], "f4")


def _ranges(game: Game, cfg: AnyConfig) -> dict[str, Range]:
    seats = Range(cfg.players - 1)
    return {"observer": seats, "to_move": seats._replace(low=OVER), **observing(game).ranges(cfg)}


def _spread(game: Game, numbers: list[int], code: str) -> Any:
    """A number for each piece, given to each of its entries."""
    import numpy as np

    return np.repeat(numbers, [piece.entries for piece in layout(game)]).astype(code)


@cache
def writer(game: Game) -> Callable[[Any, Any, int], None]:
    """A rule `write(s, rows, n)` that writes the fields of a position into row n, after its first two entries.

    It is spelled out for the fields of the game, since compiled code can't ask a record for a field by name. It passes as part
    of this file, so that what was compiled from it is compiled anew when this file changes, as when the game's do.
    """
    lines = [line for piece in layout(game)[FIELDS:] for line in _written(piece)]
    return made_rule("write", "\n".join(["def write(s, rows, n):", *(f"    {line}" for line in lines)]), {})  # type: ignore[no-any-return]  # made


def _written(piece: Piece) -> list[str]:
    """The lines that write one field."""
    loops = [f"{'    ' * depth}for i{depth} in range({length}):" for depth, length in enumerate(piece.shape)]
    value = f"s.{piece.name}" + "".join(f"[i{depth}]" for depth in range(len(piece.shape)))
    index = "0"
    for depth, length in enumerate(piece.shape):
        index = f"({index}) * {length} + i{depth}"
    inside = "    " * len(loops)
    if piece.code != "i8":
        return [*loops, f"{inside}rows[n, {piece.start} + {index}] = {value}"]
    at = f"{piece.start} + {QUARTERS} * ({index})"
    return [*loops, *(f"{inside}rows[n, {at} + {q}] = {value} >> {q * BITS} & {(1 << BITS) - 1}" for q in range(QUARTERS))]


@cache
def cuda_writer(game: Game) -> Any:
    """A device function `write(states, each, rows, tables, count, lane)` that does for the tables of a warp what `writer` does.

    Each thread of the warp writes some entries of all rows, so that neighbouring threads write neighbouring entries.
    """
    dtype = padded(game.State)
    entries = [place for piece in layout(game)[FIELDS:] for place in _places(piece, dtype)]
    return entry_writer(entries, dtype.itemsize, layout(game)[FIELDS].start)


def _places(piece: Piece, dtype: Any) -> list[tuple[int, int]]:
    """For each entry of a field where its number lies in a record, and how many bytes it has; 8 stands for a quarter of 8."""
    size = int(piece.code[1])
    step = size // QUARTERS if piece.code == "i8" else size
    return [(dtype.fields[piece.name][1] + step * n, size) for n in range(piece.entries)]


def row(game: Game, cfg: AnyConfig, s: AnyState, seat: Seat) -> np.ndarray[Any, Any]:
    """What a seat sees of a position, as a fresh row of 32-bit integers."""
    import numpy as np

    seen, row = s.copy(), np.zeros(width(game), "i4")
    game.kernels["hide"](cfg, seen, seat)
    row[OBSERVER], row[TO_MOVE] = seat, game.kernels["turn"](s)
    writer(game)(seen, row[None], 0)
    return row


def mask(game: Game, cfg: AnyConfig, s: AnyState, seat: Seat) -> np.ndarray[Any, Any]:
    """What a seat may do if it is its turn: a fresh mask with 1 for each legal action. Nobody acts out of turn."""
    import numpy as np

    mask = np.zeros(game.n_actions, "i1")
    if game.kernels["turn"](s) == seat:
        game.kernels["legal"](cfg, s, seat, mask)
    return mask


def rewards(game: Game, cfg: AnyConfig, s: AnyState) -> list[float]:
    """What a game that is over was worth to each seat; 0 for all before the end.

    They sum to 0: a single winner has 1 and each of n - 1 others -1/(n - 1); several winners share the win. Alone it is 1 or -1.
    """
    if game.kernels["turn"](s) != OVER:
        return [0.0] * cfg.players
    winners = game.winners(cfg, s)
    return [reward(cfg.players, len(winners), seat in winners) for seat in range(cfg.players)]


@rule
def reward(players: int, winners: int, won: bool) -> float:
    """The reward of a seat; one division of whole numbers, so that it is the same to the bit at every speed."""
    if players == 1:
        return 1.0 if won else -1.0
    return (players - winners) / (winners * (players - 1)) if won else -1 / (players - 1)


def meanings(game: Game) -> dict[str, str]:
    """What the comments in a game's State say of its fields."""
    found = re.findall(r"^    (\w+) = i\d\(.*?\)(?:  # (.*))?$", inspect.getsource(game.State), re.MULTILINE)
    return {"observer": "the seat that looks", "to_move": "whose decision it is: a seat, -1 chance, -2 the end", **dict(found)}
