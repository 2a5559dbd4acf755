"""Structs: plain twins, NumPy records and text are three forms of one thing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.structs import Struct, i1, i4, i8


class Base(Struct):
    """A struct to inherit from."""

    a = i1()


class Pair(Base):
    """A struct with a field of every shape."""

    big = i8()
    row = i4(3)
    grid = i1(2, 3)


def pairs() -> st.SearchStrategy[Pair]:
    """Any Pair."""
    small = st.integers(-128, 127)
    return st.builds(
        Pair,
        a=small,
        big=st.integers(-(1 << 63), (1 << 63) - 1),
        row=st.lists(st.integers(-(1 << 31), (1 << 31) - 1), min_size=3, max_size=3),
        grid=st.lists(st.lists(small, min_size=3, max_size=3), min_size=2, max_size=2),
    )


@given(pairs())
def test_forms_lead_back(pair: Pair) -> None:
    """Text, repr, record and copy all lead back to the same struct."""
    assert Pair.parse(pair.text()) == pair
    assert eval(repr(pair)) == pair
    assert Pair.from_record(pair.array()[0]) == pair
    assert pair.copy() == pair


def test_copies_share_nothing() -> None:
    """Changing a copy leaves the original as it was."""
    pair = Pair()
    copy = pair.copy()
    copy.row[0], copy.grid[1][2], copy.a = 1, 1, 1
    assert pair == Pair() != copy


def test_zero_is_no_text() -> None:
    """Only what is not zero is spelled."""
    assert Pair().text() == ""
    assert Pair(row=[0, 5, 0], a=-1).text() == "a=-1 row=0,5,0"


def test_rows_are_written_one_after_the_other() -> None:
    """A field of two dimensions is written and sent as the flat one would be."""
    pair = Pair(grid=[[1, 2, 3], [0, 5, 0]])
    assert pair.text() == "grid=1,2,3,0,5,0"
    assert pair.values() == {"a": 0, "big": 0, "row": [0, 0, 0], "grid": [1, 2, 3, 0, 5, 0]}
    assert type(pair).from_values(pair.values()) == pair


def test_inherited_fields_come_first() -> None:
    """A game's Config starts with the fields of every Config."""
    assert list(Pair.fields) == ["a", "big", "row", "grid"]


@pytest.mark.parametrize("text", ["b=1", "a=x", "a=200", "row=1,2", "grid=1,2,3", "grid=1,2,3/4,5,6", "a", "row=", "a=1,2"])
def test_bad_text_is_refused(text: str) -> None:
    """A text that spells no struct is quoted back."""
    with pytest.raises(DiceCafeError, match=text.split("=")[0]) as caught:
        Pair.parse(text)
    assert caught.value.code == "position/unreadable"


@given(st.text())
def test_garbage_is_refused_kindly(text: str) -> None:
    """Whatever is typed, it is a struct or a DiceCafeError."""
    try:
        pair = Pair.parse(text)
    except DiceCafeError:
        return
    assert Pair.parse(pair.text()) == pair


def test_unknown_field_is_a_mistake_of_the_program() -> None:
    """A struct can't be made with a field it does not have."""
    with pytest.raises(TypeError, match="no field b"):
        Pair(b=1)
