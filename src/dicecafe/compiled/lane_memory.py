"""Memory for Numba's lanes: positions and arrays of several games, for each number of which the lanes lie together.

So a field of all games is read and written by one instruction. Where games differ in the index, each place is looked at.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from math import prod
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    infer_getattr,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
    type_callable,
)

from dicecafe.engine.structs import Field

from .vectors import NUMBER, WORD, Lanes, Shape, any_flag, cast, splat

NEAR: Final = 5  # places of an array that are always looked at; the others where some index is beyond: most tables have few seats
CACHE_LINE: Final = 64  # bytes: a vector that crosses from one into the next is slower to reach


class LaneArray(types.Type):  # type: ignore[misc]  # Numba has no types
    """The type of an array of numbers of each game."""

    def __init__(self, length: int, shape: Shape) -> None:
        self.length, self.item = length, Lanes(NUMBER, shape)
        super().__init__(f"LaneArray({length}, {self.item})")


class LaneState(types.Type):  # type: ignore[misc]  # Numba has no types
    """The type of a position of each game."""

    def __init__(self, fields: dict[str, Field], shape: Shape) -> None:
        self.item, self.places, self.length = Lanes(NUMBER, shape), dict[str, tuple[int, Field]](), 0
        for name, field in fields.items():
            self.places[name] = self.length, field
            self.length += prod(field.shape)
        super().__init__(f"LaneState({fields}, {self.item})")


@register_model(LaneArray)
@register_model(LaneState)
class MemoryModel(models.PrimitiveModel):  # type: ignore[misc]  # Numba has no types
    """What is in memory is known by its address."""

    def __init__(self, manager: Any, memory: LaneArray | LaneState) -> None:
        super().__init__(manager, memory, memory.item.vector.as_pointer())


def memory(of: LaneArray | LaneState) -> Any:
    """A function for compiled code that gives zeroed memory of a type, on the stack."""

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def zeroed(typing_context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            room = cgutils.alloca_once(builder, ir.ArrayType(of.item.vector, of.length))
            room.align = CACHE_LINE
            builder.store(ir.Constant(room.type.pointee, None), room)
            return builder.bitcast(room, of.item.vector.as_pointer())

        return of(), generate

    return zeroed


def _at(builder: Any, memory: Any, place: int) -> Any:
    """The address of a place known to the compiler."""
    return builder.gep(memory, [ir.Constant(ir.IntType(64), place)])


# ---------------------------------------------------------------- arrays
@type_callable(operator.getitem)  # type: ignore[untyped-decorator]  # Numba has no types
def _item_type(context: Any) -> Any:
    return lambda array, index: array.item if isinstance(array, LaneArray) else None


@lower_builtin(operator.getitem, LaneArray, types.Integer)  # type: ignore[untyped-decorator]  # Numba has no types
def _same_item(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.load(builder.gep(args[0], [context.cast(builder, args[1], signature.args[1], types.intp)]))


@lower_builtin(operator.getitem, LaneArray, Lanes)  # type: ignore[untyped-decorator]  # Numba has no types
def _own_item(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array, index = signature.args

    def looked_up(places: range, value: Any) -> Any:
        for place in places:
            here = builder.icmp_signed("==", args[1], index.constant(place))
            value = builder.select(here, builder.load(_at(builder, args[0], place)), value)
        return value

    near = looked_up(range(array.length)[:NEAR], array.item.constant(0))
    if array.length <= NEAR:
        return near
    before = builder.block
    with builder.if_then(_beyond(builder, args[1], index), likely=False):
        far, after = looked_up(range(NEAR, array.length), near), builder.block
    value = builder.phi(array.item.vector)
    value.add_incoming(near, before)
    value.add_incoming(far, after)
    return value


def _beyond(builder: Any, value: Any, index: Lanes) -> Any:
    """Whether the index of any game is beyond the near places."""
    return any_flag(builder, builder.icmp_signed(">=", value, index.constant(NEAR)))


def _write(types_given: Any, change: Callable[[Any, Any, Any], Any]) -> Any:
    """An intrinsic that writes into an array where lanes are on, at an index that may differ between games."""
    _, array, index, value = types_given

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        on, room, at = args[:3]
        new = cast(context, builder, args[3], value, array.item)

        def write(address: Any, here: Any) -> None:
            old = builder.load(address)
            builder.store(builder.select(here, change(builder, new, old), old), address)

        def write_own(places: range) -> None:
            for place in places:
                write(_at(builder, room, place), builder.and_(on, builder.icmp_signed("==", at, index.constant(place))))

        if not isinstance(index, Lanes):
            write(builder.gep(room, [context.cast(builder, at, index, types.intp)]), on)
            return context.get_dummy_value()
        write_own(range(array.length)[:NEAR])
        if array.length > NEAR:
            with builder.if_then(_beyond(builder, at, index), likely=False):
                write_own(range(NEAR, array.length))
        return context.get_dummy_value()

    return types.void(*types_given), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def put(typing_context: Any, on: Any, array: Any, index: Any, value: Any) -> Any:
    """`array[index] = value` where lanes are on."""
    return _write((on, array, index, value), lambda builder, new, old: new)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def bump(typing_context: Any, on: Any, array: Any, index: Any, value: Any) -> Any:
    """`array[index] += value` where lanes are on."""
    return _write((on, array, index, value), lambda builder, new, old: builder.add(old, new))


# ---------------------------------------------------------------- positions
@infer_getattr
class LaneStateFields(AttributeTemplate):  # type: ignore[misc]  # Numba has no types
    """A field of a position: a number of each game, or an array of them."""

    key = LaneState

    def generic_resolve(self, state: LaneState, name: str) -> Any:
        """The type of a field; rows of rows have none."""
        _, field = state.places[name]
        return (state.item, LaneArray(prod(field.shape), state.item.shape), None)[len(field.shape)]


@lower_getattr_generic(LaneState)  # type: ignore[untyped-decorator]  # Numba has no types
def _read_field(context: Any, builder: Any, state: LaneState, value: Any, name: str) -> Any:
    place, field = state.places[name]
    address = _at(builder, value, place)
    return address if field.shape else builder.load(address)


@lower_setattr_generic(LaneState)  # type: ignore[untyped-decorator]  # Numba has no types
def _write_field(context: Any, builder: Any, signature: Any, args: Any, name: str) -> None:
    place, _ = signature.args[0].places[name]
    builder.store(args[1], _at(builder, args[0], place))


# ---------------------------------------------------------------- between lanes and one game
@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def take_lane(typing_context: Any, state: Any, lane: Any, records: Any) -> Any:
    """Copy the game of one lane into the first of some records."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        item = state.item.vector.element
        numbers = builder.bitcast(args[0], item.as_pointer())
        for place, address in _numbers(context, builder, state, records, args[2]):
            number = builder.load(builder.gep(_at(builder, numbers, place * state.item.shape.width), [args[1]]))
            builder.store(_resized(builder, number, address.type.pointee), address)
        return context.get_dummy_value()

    return types.void(state, types.intp, records), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def put_record(typing_context: Any, on: Any, state: Any, records: Any) -> Any:
    """Copy the first of some records into the lanes that are on."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        for place, record in _numbers(context, builder, state, records, args[2]):
            number, address = builder.load(record), _at(builder, args[1], place)
            everywhere = splat(builder, _resized(builder, number, state.item.vector.element), state.item)
            builder.store(builder.select(args[0], everywhere, builder.load(address)), address)
        return context.get_dummy_value()

    return types.void(on, state, records), generate


def _resized(builder: Any, number: Any, to: Any) -> Any:
    if number.type.width == to.width:
        return number
    return builder.sext(number, to) if number.type.width < to.width else builder.trunc(number, to)


def _numbers(context: Any, builder: Any, state: LaneState, records: Any, array: Any) -> Iterator[tuple[int, Any]]:
    """Each number of a position: its place among the lanes, and its address in the first of some records."""
    record = builder.bitcast(context.make_array(records)(context, builder, array).data, ir.IntType(8).as_pointer())
    for name, (start, field) in state.places.items():
        kind = ir.IntType(8 * int(field.code[1]))
        first = builder.bitcast(_at(builder, record, records.dtype.offset(name)), kind.as_pointer())
        for i in range(prod(field.shape)):
            yield start + i, _at(builder, first, i)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def words(typing_context: Any, on: Any, numbers: Any) -> Any:
    """The 64-bit integers of an array, one for each lane."""
    lanes = on.of(WORD)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(numbers)(context, builder, args[1]).data
        return builder.load(builder.bitcast(data, lanes.vector.as_pointer()), align=8)

    return lanes(on, numbers), generate
