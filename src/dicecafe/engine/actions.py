"""Action layouts: the moves of a game with their named parameters, numbered in the order in which they are declared.

    LAYOUT = Layout()
    ROLL, STOP = LAYOUT.plain(2)
    PLACE, to_place = LAYOUT.move(plate=range(3), dish=range(1, 6))  # its first action; to_place(plate, dish) gives any of them
    move_of, plate_of, dish_of = LAYOUT.move_of(), LAYOUT.parameter("plate"), LAYOUT.parameter("dish")
    ACTIONS = LAYOUT.count

All of them are integers and rules, so compiled rulebooks name them as they are: `mask[to_place(0, dish)] = 1`, and
`if move_of(a) == PLACE: put(s, plate_of(a), dish_of(a))`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod

from .rule import made_rule


class Layout:
    """Moves and the numbers of their actions; the last parameter of a move counts fastest."""

    def __init__(self) -> None:
        self.count = 0  # actions so far
        self._moves: list[tuple[int, dict[str, range]]] = []  # the first action of each move, and its parameters

    def plain(self, n: int) -> range:
        """So many moves without parameters, an action each."""
        first = self.count
        for _ in range(n):
            self._add({})
        return range(first, self.count)

    def move(self, **parameters: range) -> tuple[int, Callable[..., int]]:
        """A move with an action for each combination of its parameters: the first of them, and a rule that numbers any."""
        first, number = self._add(parameters), "0"
        for name, span in parameters.items():
            assert span.step == 1, f"{name} must count up by 1"
            number = f"({number}) * {len(span)} + {name} - {span.start}"
        return first, _rule(", ".join(parameters), f"{first} + {number}")

    def move_of(self) -> Callable[[int], int]:
        """A rule that says which move an action is: the first action of it. To be asked for when all moves are declared."""
        return _table([first for first, parameters in self._moves for _ in product(*parameters.values())])

    def parameter(self, name: str) -> Callable[[int], int]:
        """A rule that says what a parameter of an action is, 0 where its move has none of this name; as `move_of`."""
        assert any(name in parameters for _, parameters in self._moves), f"no move has a {name}"
        combined = [dict(zip(spans, values, strict=True)) for _, spans in self._moves for values in product(*spans.values())]
        return _table([parameters.get(name, 0) for parameters in combined])

    def _add(self, parameters: dict[str, range]) -> int:
        first = self.count
        self._moves.append((first, parameters))
        self.count += prod(map(len, parameters.values()))
        return first


def _table(values: list[int]) -> Callable[[int], int]:
    """A rule that looks an action up; masked, since an index that can't be wrong made a tenth less to compile."""
    size = 1 << (len(values) - 1).bit_length()
    return _rule("action", f"TABLE[action & {size - 1}]", TABLE=(*values, *[0] * (size - len(values))))


def _rule(parameters: str, expression: str, **names: tuple[int, ...]) -> Callable[..., int]:
    """A rule of one expression, spelled out since compilers take no closures."""
    made: Callable[..., int] = made_rule("made", f"def made({parameters}): return {expression}", names)
    return made
