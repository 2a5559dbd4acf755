"""Memory: where fields and elements are, reading and writing them, and room to reckon in."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dicecafe.compiled.arrays import Room

from .values import BOOL, FLOAT, INT, STORED, UNSIGNED, Array, Record, Value, constant, of_dtype

if TYPE_CHECKING:
    from .arithmetic import Arithmetic


@dataclass(frozen=True)
class Number:
    """The place of a number that is stored."""

    pointer: str
    code: str
    tag: str


@dataclass(frozen=True)
class Held:
    """What is no number in memory: an array, a record, an item of a tuple."""

    value: Value


Place = Number | Held


def field(to: Arithmetic, of: Value, name: str) -> Place:
    """The field of a record."""
    assert isinstance(of.type, Record)
    assert of.type.dtype.fields is not None
    dtype, offset = of.type.dtype.fields[name][:2]
    pointer = to.emit(f"getelementptr inbounds i8, ptr {of.parts[0]}, i64 {offset}")
    element = of_dtype(dtype.base)
    assert isinstance(element, str)
    tag = to.tag(element, (of.type, name))
    if dtype.shape:
        return Held(Value(Array(element, len(dtype.shape)), (pointer, *map(str, dtype.shape)), tag))
    return Number(pointer, element, tag)


def element(to: Arithmetic, of: Value, index: Value, node: ast.AST) -> Value:
    """What is at an index: an array with a dimension less."""
    assert isinstance(of.type, Array)
    pointer, length, *others = of.parts
    at = _from_start(to, to.common([index], node, INT)[0], length)
    for other in others:
        at = _times(to, at, other)
    return Value(Array(of.type.element, of.type.dimensions - 1), (_moved(to, of.type, pointer, at), *others), of.tag)


def part(to: Arithmetic, of: Value, first: Value | None, last: Value | None) -> Value:
    """The rows of an array from one index to another."""
    assert isinstance(of.type, Array)
    pointer, rows, *others = of.parts
    begin = at = "0" if first is None else _within(to, first, rows)
    end = rows if last is None else _within(to, last, rows)
    length = to.emit(f"call i64 @llvm.smax.i64(i64 {to.emit(f'sub i64 {end}, {begin}')}, i64 0)")
    for other in others:
        at = _times(to, at, other)
    return Value(of.type, (_moved(to, of.type, pointer, at), length, *others), of.tag)


def _from_start(to: Arithmetic, index: Value, length: str) -> str:
    """An index counted from the start: a negative one counts from the end."""
    (at,) = index.parts
    if index.constant is not None and index.constant >= 0:
        return at
    if index.constant is not None:
        return to.emit(f"add i64 {at}, {length}")
    negative = to.emit(f"icmp slt i64 {at}, 0")
    return to.emit(f"select i1 {negative}, i64 {to.emit(f'add i64 {at}, {length}')}, i64 {at}")


def _within(to: Arithmetic, index: Value, length: str) -> str:
    """The end of a slice, as far as the array goes."""
    at = _from_start(to, index, length)
    at = to.emit(f"call i64 @llvm.smin.i64(i64 {at}, i64 {length})")
    return to.emit(f"call i64 @llvm.smax.i64(i64 {at}, i64 0)")


def _times(to: Arithmetic, at: str, length: str) -> str:
    return to.emit(f"mul nsw i64 {at}, {length}")


def _moved(to: Arithmetic, type_: Array, pointer: str, at: str) -> str:
    stored = type_.element.stored if isinstance(type_.element, Record) else STORED[type_.element][0]
    return pointer if at == "0" else to.emit(f"getelementptr inbounds {stored}, ptr {pointer}, i64 {at}")


def place(to: Arithmetic, of: Value) -> Place:
    """What an array without dimensions is: a number, or a record."""
    assert isinstance(of.type, Array)
    if of.type.dimensions:
        return Held(of)
    if isinstance(of.type.element, Record):
        return Held(Value(of.type.element, of.parts))
    return Number(of.parts[0], of.type.element, of.tag or to.tag(of.type.element))


def read(to: Arithmetic, place: Place) -> Value:
    """What is there."""
    if isinstance(place, Held):
        return place.value
    stored, type_ = STORED[place.code]
    found = to.emit(f"load {stored}, ptr {place.pointer}, !tbaa {place.tag}")
    if type_ == BOOL:
        return Value(BOOL, (to.emit(f"icmp ne i8 {found}, 0"),))
    if place.code == "f4":
        return Value(FLOAT, (to.emit(f"fpext float {found} to double"),))
    if stored in ("i64", "double"):
        return Value(type_, (found,))
    return Value(INT, (to.emit(f"sext {stored} {found} to i64"),))


def write(to: Arithmetic, place: Place, value: Value, node: ast.AST) -> None:
    """Store a number, cut to the room it has; or copy a record over another."""
    if isinstance(place, Held):
        record = place.value.type
        if not isinstance(record, Record) or value.type != record:
            raise to.refused(node, "only numbers and records are stored")
        size = record.dtype.itemsize
        to.do(f"call void @llvm.memmove.p0.p0.i64(ptr {place.value.parts[0]}, ptr {value.parts[0]}, i64 {size}, i1 false)")
        return
    stored, type_ = STORED[place.code]
    if type_ == FLOAT:
        (number,) = to.convert(value, FLOAT, node).parts
        if place.code == "f4":
            number = to.emit(f"fptrunc double {number} to float")
    elif type_ == BOOL:
        number = to.emit(f"zext i1 {to.true(value, node).parts[0]} to i8")
    else:
        if value.type == FLOAT:
            raise to.refused(node, "a float is cut to an integer by int() alone")
        (number,) = value.parts if value.type == UNSIGNED else to.convert(value, INT, node).parts
        if stored != "i64":
            number = to.emit(f"trunc i64 {number} to {stored}")
    to.do(f"store {stored} {number}, ptr {place.pointer}, !tbaa {place.tag}")


# ---------------------------------------------------------------- room
def room(to: Arithmetic, asked: Room) -> Value:
    """Zeroed memory on the stack.

    On the stack, not the heap: LLVM then knows that nothing else points to it and keeps a game's state in registers, which
    makes playouts 1.3 to 1.8 times faster.
    """
    dtype = np.dtype(asked.of) if isinstance(asked.of, str) else asked.of.dtype()
    size = dtype.itemsize * asked.length
    pointer = to.reserve(f"[{size} x i8]", 8)
    to.do(f"call void @llvm.memset.p0.i64(ptr align 8 {pointer}, i8 0, i64 {size}, i1 false)")
    return Value(Array(of_dtype(dtype), 1), (pointer, str(asked.length)))


def heap(to: Arithmetic, code: str, lengths: list[str]) -> Value:
    """Memory whose size is known only now, until the function ends."""
    size = constant(np.dtype(code).itemsize).parts[0]
    for length in lengths:
        size = _times(to, length, size)
    pointer = to.emit(f"call ptr @malloc(i64 {size})")
    to.borrowed(pointer)
    return Value(Array(code, len(lengths)), (pointer, *lengths))


def copied(to: Arithmetic, of: Value) -> Value:
    """A copy of an array of numbers."""
    assert isinstance(of.type, Array)
    assert isinstance(of.type.element, str)
    fresh = heap(to, of.type.element, list(of.parts[1:]))
    size = constant(np.dtype(of.type.element).itemsize).parts[0]
    for length in of.parts[1:]:
        size = _times(to, length, size)
    to.do(f"call void @llvm.memcpy.p0.p0.i64(ptr {fresh.parts[0]}, ptr {of.parts[0]}, i64 {size}, i1 false)")
    return fresh
