"""Action layouts: numbers in the order of declaration, rules that lead to them and back, interpreted and compiled."""

from __future__ import annotations

import pytest

from dicecafe.compiled import jit
from dicecafe.engine.actions import Layout
from dicecafe.engine.rule import rule

LAYOUT = Layout()
ROLL, STOP = LAYOUT.plain(2)
PLACE, to_place = LAYOUT.move(plate=range(2), dish=range(1, 4))
EAT, to_eat = LAYOUT.move(dish=range(1, 4))
(DONE,) = LAYOUT.plain(1)
move_of, plate_of, dish_of = LAYOUT.move_of(), LAYOUT.parameter("plate"), LAYOUT.parameter("dish")


@rule
def there_and_back(a: int) -> int:
    """An action taken apart and put together again."""
    move = move_of(a)
    if move == PLACE:
        return to_place(plate_of(a), dish=dish_of(a))
    return to_eat(dish_of(a)) if move == EAT else move


def test_actions_are_numbered_in_the_order_of_declaration() -> None:
    """The last parameter of a move counts fastest."""
    assert (ROLL, STOP, PLACE, EAT, DONE, LAYOUT.count) == (0, 1, 2, 8, 11, 12)
    assert [to_place(plate, dish) for plate in range(2) for dish in range(1, 4)] == [2, 3, 4, 5, 6, 7]
    assert [to_eat(dish) for dish in range(1, 4)] == [8, 9, 10]


def test_actions_are_taken_apart() -> None:
    """Every action says which move it is, and its parameters; 0 for one that it has not."""
    apart = [(move_of(a), plate_of(a), dish_of(a)) for a in range(LAYOUT.count)]
    places = [(PLACE, plate, dish) for plate in range(2) for dish in range(1, 4)]
    assert apart == [(ROLL, 0, 0), (STOP, 0, 0), *places, *((EAT, 0, dish) for dish in range(1, 4)), (DONE, 0, 0)]


def test_compiled_rules_agree() -> None:
    """Compilers take the rules of a layout as they are."""
    compiled = jit.compiled(there_and_back, {}, "layout")
    assert [compiled(a) for a in range(LAYOUT.count)] == [there_and_back(a) for a in range(LAYOUT.count)] == [*range(12)]


def test_mistakes_of_a_declaration_are_said() -> None:
    """A parameter counts up by one, and some move has it."""
    with pytest.raises(AssertionError, match="change must count up by 1"):
        Layout().move(change=range(1, -2, -2))
    with pytest.raises(AssertionError, match="no move has a colour"):
        LAYOUT.parameter("colour")
