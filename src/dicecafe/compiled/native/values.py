"""The types of the rules' language, and values of them as LLVM sees them.

Every integer is signed and of 64 bits while it is reckoned with, whatever the field it comes from, so that a rule is compiled
once for all of them; `UNSIGNED` is for random streams alone. A value is flat: a number is one part, a record a pointer, an array
a pointer and its lengths, a tuple the parts of its items. So are parameters, variables and what a function returns.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np


@dataclass(frozen=True)
class Number:
    """A number in a register."""

    name: str
    machine: str  # what LLVM calls it

    def __str__(self) -> str:
        return self.name

    @property
    def flat(self) -> list[str]:
        """What LLVM calls the parts of a value."""
        return [self.machine]


@dataclass(frozen=True)
class Nothing:
    """What a rule without a result returns."""

    flat: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "nothing"


@dataclass(frozen=True)
class Record:
    """A State or a Config, by reference."""

    dtype: np.dtype[Any]

    def __str__(self) -> str:
        return "record"

    @property
    def flat(self) -> list[str]:
        """A pointer."""
        return ["ptr"]

    @property
    def stored(self) -> str:
        """What LLVM calls it in memory."""
        return f"[{self.dtype.itemsize} x i8]"


@dataclass(frozen=True)
class Array:
    """An array by reference, row after row: of numbers, by the code of how they are stored, or of records."""

    element: str | Record
    dimensions: int

    def __str__(self) -> str:
        return "array"

    @property
    def flat(self) -> list[str]:
        """A pointer and the lengths."""
        return ["ptr"] + ["i64"] * self.dimensions


@dataclass(frozen=True)
class Tuple:
    """Several values at once."""

    items: tuple[Type, ...]

    def __str__(self) -> str:
        return "tuple"

    @property
    def flat(self) -> list[str]:
        """The parts of all items."""
        return [part for item in self.items for part in item.flat]


Type = Number | Nothing | Record | Array | Tuple

INT: Final = Number("int", "i64")
UNSIGNED: Final = Number("unsigned", "i64")
BOOL: Final = Number("bool", "i1")
FLOAT: Final = Number("float", "double")
NOTHING: Final = Nothing()

# How numbers are stored, by NumPy's code: what LLVM calls it there, and what a rule reads.
STORED: Final[dict[str, tuple[str, Number]]] = {
    "i1": ("i8", INT),
    "i2": ("i16", INT),
    "i4": ("i32", INT),
    "i8": ("i64", INT),
    "u8": ("i64", UNSIGNED),
    "b1": ("i8", BOOL),
    "f4": ("float", FLOAT),
    "f8": ("double", FLOAT),
}


@dataclass(frozen=True)
class Value:
    """A value by its parts: names of registers, or numbers as LLVM spells them."""

    type: Type
    parts: tuple[str, ...] = ()
    tag: str = ""  # of an array in a record: which field it is, so that LLVM knows what else a write can't touch

    @property
    def constant(self) -> int | None:
        """The number, if it is known while compiling; a bool counts as 0 or 1."""
        if self.type == BOOL and not self.parts[0].startswith("%"):
            return int(self.parts[0] == "true")
        if self.type in (INT, UNSIGNED) and not self.parts[0].startswith("%"):
            return int(self.parts[0])
        return None

    def items(self) -> list[Value]:
        """The items of a tuple."""
        assert isinstance(self.type, Tuple)
        found, at = [], 0
        for item in self.type.items:
            found.append(Value(item, self.parts[at : at + len(item.flat)]))
            at += len(item.flat)
        return found


VOID: Final = Value(NOTHING)


def constant(number: Any) -> Value:
    """A number of Python's or NumPy's that a rule names."""
    if isinstance(number, bool):
        return Value(BOOL, (str(number).lower(),))
    if isinstance(number, np.uint64):
        return Value(UNSIGNED, (str(int(number) - (1 << 64) if int(number) >> 63 else int(number)),))
    if isinstance(number, float):
        return Value(FLOAT, (float_text(number),))
    return Value(INT, (str(int(number)),))


def float_text(number: float) -> str:
    """A floating-point number as LLVM spells it, to the bit."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"


def together(items: list[Value]) -> Value:
    """A tuple of values."""
    return Value(Tuple(tuple(item.type for item in items)), tuple(part for item in items for part in item.parts))


def joined(one: Type, other: Type) -> Type | None:
    """The type that holds both; None if there is none. A signed and an unsigned number would make a float: nobody wants that."""
    if one == other:
        return one
    if isinstance(one, Tuple) and isinstance(other, Tuple) and len(one.items) == len(other.items):
        items = [joined(mine, theirs) for mine, theirs in zip(one.items, other.items, strict=True)]
        return None if None in items else Tuple(tuple(item for item in items if item is not None))
    for narrow, wide in ((BOOL, INT), (BOOL, FLOAT), (INT, FLOAT)):
        if {one, other} == {narrow, wide}:
            return wide
    return None


@cache
def of_dtype(dtype: np.dtype[Any]) -> str | Record:
    """How elements of a NumPy type are stored."""
    if dtype.names is not None:
        return Record(dtype)
    code = f"{dtype.kind}{dtype.itemsize}"
    if code not in STORED:
        raise TypeError(f"compiled rules know no {dtype}")
    return code


def machine_of(type_: Type) -> str:
    """What LLVM calls what a function returns."""
    flat = list(type_.flat)
    return "void" if not flat else flat[0] if len(flat) == 1 else f"{{ {', '.join(flat)} }}"
