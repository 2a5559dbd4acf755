"""Structs: the fields of a State or Config declared once, as a plain object here and as a NumPy record for the compiler.

An instance is the *plain twin* of the record: ints and lists in slots, so interpreted rules need neither NumPy nor a compiler.

    class State(Struct):
        scores = i4(4)    # points of each seat
        cards = i1(4, 3)  # three cards before each seat: s.cards[seat][place]
        pot = i4()        # points at risk

Rules see the rows of a field; whatever is written or sent (`text`, `values`) has its numbers one after the other, row by row.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, Self, overload

from dicecafe.words import Message

from .errors import PositionError

if TYPE_CHECKING:
    import numpy as np


class Field(NamedTuple):
    """The type of one field: a signed integer code and a shape."""

    code: str
    shape: tuple[int, ...]

    def zero(self) -> Any:
        """A fresh zero, or list of zeros, of this shape."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [[0] * self.shape[1] for _ in range(self.shape[0])]

    def shaped(self, numbers: Any) -> Any:
        """The numbers of a field as `values` writes them, in rows where it has rows."""
        if len(self.shape) < 2:
            return numbers
        return [numbers[i : i + self.shape[1]] for i in range(0, len(numbers), self.shape[1])]


class _Int:
    """A field type: `i4()` is one integer, `i4(6)` six of them, `i4(6, 3)` six rows of three."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> list[int]: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> list[list[int]]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.code, shape)


# Signed only: the interpreter and the compiler disagree about small unsigned integers, and mixing 64-bit ones makes floats.
i1, i2, i4, i8 = _Int("i1"), _Int("i2"), _Int("i4"), _Int("i8")


def _spelled_out(fields: dict[str, Field]) -> dict[str, Any]:
    """`assign` and `values` for these fields, since positions are copied and told for every move of an interpreted game."""
    copies = ("other.{}", "other.{}[:]", "[row[:] for row in other.{}]")
    numbers = ("self.{0}", "self.{0}", "[number for row in self.{0} for number in row]")
    pairs = (f"{name!r}: {numbers[len(field.shape)].format(name)}" for name, field in fields.items())
    lines = [
        "def assign(self, other):",
        '    """Take over every field of another struct."""',
        *(f"    self.{name} = {copies[len(field.shape)].format(name)}" for name, field in fields.items()),
        "def values(self):",
        '    """The numbers of every field by its name, to look at only."""',
        f"    return {{{', '.join(pairs)}}}",
    ]
    made: dict[str, Any] = {}
    exec("\n".join(lines), made)
    return made


class StructType(type):
    """Turns the fields in a class body into slots, and remembers their types."""

    fields: dict[str, Field]

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StructType:
        """Move the fields out of the class body, where they would stand in the way of the slots."""
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        inherited = {k: f for base in bases if isinstance(base, StructType) for k, f in base.fields.items()}
        rest = {key: value for key, value in body.items() if key not in own}
        cls = super().__new__(mcls, name, bases, {**rest, "__slots__": tuple(own)})
        cls.fields = {**inherited, **own}
        made = _spelled_out(cls.fields)
        cls.assign, cls.values = made["assign"], made["values"]  # type: ignore[attr-defined]  # declared in Struct
        return cls


class Struct(metaclass=StructType):
    """A record of integers and lists of integers; everything zero until set."""

    fields: dict[str, Field]

    def __init__(self, **values: Any) -> None:
        for name, field in type(self).fields.items():
            setattr(self, name, values.pop(name) if name in values else field.zero())
        if values:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(values)}")

    def copy(self) -> Self:
        """A copy that shares nothing with this one."""
        twin = type(self).__new__(type(self))
        twin.assign(self)
        return twin

    if TYPE_CHECKING:

        def assign(self, other: Self) -> None:
            """Take over every field of another struct of this type."""

        def values(self) -> dict[str, Any]:
            """The numbers of every field by its name, rows one after the other, to look at only; `from_values` is the inverse."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in type(self).fields)

    __hash__ = None  # type: ignore[assignment]  # how Python says that it can't be hashed

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).fields)
        return f"{type(self).__name__}({inner})"

    def text(self) -> str:
        """The fields that are not zero, as words `name=3` or `name=1,0,2`; `parse` is the inverse."""
        return " ".join(f"{name}={_spell(value)}" for name, value in self.values().items() if _is_set(value))

    @classmethod
    def parse(cls, text: str) -> Self:
        """The struct that `text` spells."""
        struct = cls()
        for word in text.split():
            name, _, value = word.partition("=")
            if name not in cls.fields:
                unknown = Message("position-field", struct=cls.__name__, name=repr(name), word=repr(word))
                raise PositionError("position/unreadable", unknown)
            setattr(struct, name, _read(word, value, cls.fields[name]))
        return struct

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy record type with these fields (aligned, as GPUs want it: compare field by field)."""
        import numpy as np

        return np.dtype([(name, field.code, field.shape) for name, field in cls.fields.items()], align=True)

    def array(self) -> np.ndarray[Any, Any]:
        """This struct as a NumPy array of one record."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        for name in type(self).fields:
            array[name][0] = getattr(self, name)
        return array

    @classmethod
    def from_values(cls, values: Mapping[str, Any]) -> Self:
        """The struct with the numbers that `values` gave, as a position comes over the wire."""
        return cls(**{name: cls.fields[name].shaped(numbers) for name, numbers in values.items()})

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The plain twin of a NumPy record."""
        return cls(**{name: record[name].tolist() for name in cls.fields})


def _is_set(value: int | list[int]) -> bool:
    return any(value) if isinstance(value, list) else value != 0


def _spell(value: int | list[int]) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _read(word: str, value: str, field: Field) -> Any:
    try:
        if not field.shape:
            return _number(value, field.code)
        numbers = [_number(item, field.code) for item in value.split(",")]
    except ValueError as error:
        no_integer = Message("position-integer", word=repr(word), code=field.code)
        raise PositionError("position/unreadable", no_integer) from error
    if len(numbers) != prod(field.shape):
        shape = " x ".join(map(str, field.shape))
        raise PositionError("position/unreadable", Message("position-shape", word=repr(word), shape=shape))
    return field.shaped(numbers)


def _number(text: str, code: str) -> int:
    number, bits = int(text), 8 * int(code[1])
    if not -(1 << (bits - 1)) <= number < 1 << (bits - 1):
        raise ValueError(text)
    return number
