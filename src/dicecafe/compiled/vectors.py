"""Lanes for Numba: one number of each of several games, side by side in vector registers, and what is reckoned with them.

`Lanes` are an LLVM vector of flags, of the numbers that rules reckon in, or of the 64-bit words of a random stream. What is the
same in all games stays a plain integer until it meets lanes. The functions are those that `widen` writes for statements and
expressions of a rule; their first argument is the lanes that are on, which also tells how many lanes there are and how long a
number is: of 16 bits where the game's position has no longer ones, since twice as many of those fit into a register.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, lower_builtin, models, register_model, type_callable

FLAG, NUMBER, WORD = range(3)  # kinds of lanes; where two meet, the later one is taken


class Shape(NamedTuple):
    """How many games are played at once, and how many bits a number has."""

    width: int
    bits: int


class Lanes(types.Type):  # type: ignore[misc]  # Numba has no types
    """The type of a flag, a number or a word of each game."""

    def __init__(self, kind: int, shape: Shape) -> None:
        self.kind, self.shape = kind, shape
        self.vector = ir.VectorType(ir.IntType((1, shape.bits, 64)[kind]), shape.width)
        super().__init__(f"Lanes({kind}, {shape.width}, {shape.bits})")

    def of(self, kind: int) -> Lanes:
        """Lanes of another kind for the same games."""
        return Lanes(kind, self.shape)

    def constant(self, value: int) -> Any:
        """The same value in all lanes, known to the compiler."""
        return ir.Constant(self.vector, [value] * self.shape.width)


@register_model(Lanes)
class LanesModel(models.PrimitiveModel):  # type: ignore[misc]  # Numba has no types
    """Lanes are a vector, wherever they are."""

    def __init__(self, manager: Any, lanes: Lanes) -> None:
        super().__init__(manager, lanes, lanes.vector)


def common(*values: Any) -> Any:
    """The type of lanes that hold values of all these types; None where no lanes are among them."""
    lanes = [value for value in values if isinstance(value, Lanes)]
    if not lanes:
        return None
    plain = NUMBER if any(isinstance(value, types.Integer) for value in values) else FLAG
    return lanes[0].of(max(plain, *(value.kind for value in lanes)))


def splat(builder: Any, value: Any, lanes: Lanes) -> Any:
    """The same value in all lanes."""
    nothing = ir.Constant(lanes.vector, ir.Undefined)
    first = builder.insert_element(nothing, value, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, nothing, ir.Constant(ir.VectorType(ir.IntType(32), lanes.shape.width), None))


def cast(context: Any, builder: Any, value: Any, given: Any, to: Lanes) -> Any:
    """A plain integer or lanes as lanes of some kind."""
    if not isinstance(given, Lanes):
        if to.kind == FLAG:
            return splat(builder, context.is_true(builder, given, value), to)
        integer = types.Integer.from_bitwidth(to.vector.element.width, signed=to.kind == NUMBER)
        return splat(builder, context.cast(builder, value, given, integer), to)
    if given.kind == to.kind:
        return value
    if to.kind == FLAG:
        return builder.icmp_unsigned("!=", value, given.constant(0))
    if given.kind == WORD:
        return builder.trunc(value, to.vector)
    return builder.zext(value, to.vector) if given.kind == FLAG else builder.sext(value, to.vector)


# ---------------------------------------------------------------- operators
def _operator(function: Callable[..., Any], emit: Callable[[Any, Any, Any, Any], Any], *, compares: bool, of_flags: bool) -> None:
    """Teach Numba an operator between lanes, or lanes and integers; `emit` writes its instructions."""

    def operands(a: Any, b: Any) -> Any:
        lanes = common(a, b)
        return lanes.of(NUMBER) if lanes and lanes.kind == FLAG and not of_flags else lanes

    @type_callable(function)  # type: ignore[untyped-decorator]  # Numba has no types
    def typed(context: Any) -> Any:
        def result(a: Any, b: Any) -> Any:
            lanes = operands(a, b)
            return lanes.of(FLAG) if lanes and compares else lanes

        return result

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        lanes = operands(*signature.args)
        return emit(builder, lanes, *(cast(context, builder, *pair, lanes) for pair in zip(args, signature.args, strict=True)))

    for plain in (Lanes, types.Integer, types.Boolean):
        lower_builtin(function, Lanes, plain)(generate)
        if plain is not Lanes:
            lower_builtin(function, plain, Lanes)(generate)


def _compared(sign: str) -> Callable[[Any, Any, Any, Any], Any]:
    def emit(builder: Any, lanes: Lanes, a: Any, b: Any) -> Any:
        return (builder.icmp_unsigned if lanes.kind == WORD else builder.icmp_signed)(sign, a, b)

    return emit


def _reckoned(name: str, of_words: str = "") -> Callable[[Any, Any, Any, Any], Any]:
    def emit(builder: Any, lanes: Lanes, a: Any, b: Any) -> Any:
        return getattr(builder, of_words if of_words and lanes.kind == WORD else name)(a, b)

    return emit


ARITHMETIC: Final = {operator.add: "add", operator.sub: "sub", operator.mul: "mul", operator.lshift: "shl"}
BITS: Final = {operator.and_: "and_", operator.or_: "or_", operator.xor: "xor"}
COMPARISONS: Final = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

for _function, _name in ARITHMETIC.items():
    _operator(_function, _reckoned(_name), compares=False, of_flags=False)
for _function, _name in BITS.items():
    _operator(_function, _reckoned(_name), compares=False, of_flags=True)
for _name, _sign in COMPARISONS.items():
    _operator(getattr(operator, _name), _compared(_sign), compares=True, of_flags=False)
_operator(operator.rshift, _reckoned("ashr", of_words="lshr"), compares=False, of_flags=False)


@type_callable(operator.mod)  # type: ignore[untyped-decorator]  # Numba has no types
def _modulo_type(context: Any) -> Any:
    """Of words only: Python's remainder of negative numbers is not the processor's."""
    return lambda a, b: b if isinstance(b, Lanes) and b.kind == WORD else None


@lower_builtin(operator.mod, types.Integer, Lanes)  # type: ignore[untyped-decorator]  # Numba has no types
def _modulo(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.urem(cast(context, builder, args[0], signature.args[0], signature.args[1]), args[1])


# ---------------------------------------------------------------- what `widen` writes
def _code(to: Any, kinds: Any, emit: Callable[..., Any], operands: Any = None) -> Any:
    """An intrinsic: `emit` writes the instructions that make lanes `to` of all arguments but the first, cast to `operands`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        pairs = zip(args[1:], kinds[1:], strict=True)
        return emit(builder, *(cast(context, builder, *pair, operands or to) for pair in pairs))

    return to(*kinds), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def truth(typing_context: Any, on: Any, value: Any) -> Any:
    """Whether a value is not zero."""
    return _code(on.of(FLAG), (on, value), lambda builder, a: a)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def number(typing_context: Any, on: Any, value: Any) -> Any:
    """A value as a number of the rules."""
    return _code(on.of(NUMBER), (on, value), lambda builder, a: a)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def word(typing_context: Any, on: Any, value: Any) -> Any:
    """A value as a word of a stream."""
    return _code(on.of(WORD), (on, value), lambda builder, a: a)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def spread(typing_context: Any, on: Any, value: Any) -> Any:
    """A plain integer or truth value as lanes; lanes, and what is no number, as they are."""
    if isinstance(value, types.Boolean | types.Integer):
        return _code(on.of(FLAG if isinstance(value, types.Boolean) else NUMBER), (on, value), lambda builder, a: a)
    return value(on, value), lambda context, builder, signature, args: args[1]


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def both(typing_context: Any, on: Any, a: Any, b: Any) -> Any:
    """`a and b`."""
    return _code(on.of(FLAG), (on, a, b), lambda builder, a, b: builder.and_(a, b))


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def either(typing_context: Any, on: Any, a: Any, b: Any) -> Any:
    """`a or b`."""
    return _code(on.of(FLAG), (on, a, b), lambda builder, a, b: builder.or_(a, b))


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def without(typing_context: Any, on: Any, a: Any, b: Any) -> Any:
    """`a and not b`."""
    return _code(on.of(FLAG), (on, a, b), lambda builder, a, b: builder.and_(a, builder.not_(b)))


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def least(typing_context: Any, on: Any, a: Any, b: Any) -> Any:
    """`min(a, b)`."""
    to = on.of(NUMBER)
    return _code(to, (on, a, b), lambda builder, a, b: builder.select(builder.icmp_signed("<", b, a), b, a))


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def most(typing_context: Any, on: Any, a: Any, b: Any) -> Any:
    """`max(a, b)`."""
    to = on.of(NUMBER)
    return _code(to, (on, a, b), lambda builder, a, b: builder.select(builder.icmp_signed(">", b, a), b, a))


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def choose(typing_context: Any, on: Any, flags: Any, then: Any, otherwise: Any) -> Any:
    """`then if flags else otherwise`; an assignment where `flags` are the lanes that are on, and `otherwise` is the old value."""
    to = common(then, otherwise) or on.of(NUMBER)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        chosen = cast(context, builder, args[1], flags, on.of(FLAG))
        values = zip(args[2:], (then, otherwise), strict=True)
        return builder.select(chosen, *(cast(context, builder, *pair, to) for pair in values))

    return to(on, flags, then, otherwise), generate


def any_flag(builder: Any, flags: Any) -> Any:
    """Whether any of some flags is set."""
    bits = builder.bitcast(flags, ir.IntType(flags.type.count))
    return builder.icmp_unsigned("!=", bits, ir.Constant(bits.type, 0))


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def any_on(typing_context: Any, on: Any) -> Any:
    """Whether any lane is on."""
    return types.boolean(on), lambda context, builder, signature, args: any_flag(builder, args[0])


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def is_on(typing_context: Any, on: Any, lane: Any) -> Any:
    """Whether this lane is on."""
    return types.boolean(on, lane), lambda context, builder, signature, args: builder.extract_element(*args)


def constant(lanes: Lanes, value: int) -> Any:
    """A function for compiled code that gives lanes of one value."""

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def lanes_of(typing_context: Any) -> Any:
        return lanes(), lambda context, builder, signature, args: lanes.constant(value)

    return lanes_of
