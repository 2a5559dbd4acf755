"""Numbers of the rules' language, written as LLVM. They are Python's: `//` and `%` round down, `max` takes the first of equals.

Integers wrap at 64 bits, and a division by zero gives 0 (of floats: infinity), since rules never raise.
"""

from __future__ import annotations

import ast
from typing import Any, Final

from .scope import Scope
from .values import BOOL, FLOAT, INT, UNSIGNED, Number, Tuple, Type, Value, constant, float_text, joined, together

SIGNED: Final = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor",
    ast.LShift: "shl", ast.RShift: "ashr",
}  # fmt: skip
UNSIGNED_ONES: Final = {**SIGNED, ast.RShift: "lshr", ast.FloorDiv: "udiv", ast.Mod: "urem"}
FLOATING: Final = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
LOGIC: Final = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
COMPARED: Final = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}


class Arithmetic(Scope):
    """Writes what is reckoned."""

    def convert(self, value: Value, to: Type, node: ast.AST) -> Value:
        """A value as one of a wider type."""
        if value.type == to:
            return value
        if isinstance(to, Tuple) and isinstance(value.type, Tuple):
            return together([self.convert(item, type_, node) for item, type_ in zip(value.items(), to.items, strict=True)])
        number = value.constant
        if number is not None and to == INT:
            return constant(number)
        if number is not None and to == FLOAT:
            return Value(FLOAT, (float_text(float(number)),))
        how = {(BOOL, INT): "zext i1 {} to i64", (BOOL, FLOAT): "uitofp i1 {} to double", (INT, FLOAT): "sitofp i64 {} to double"}
        if (value.type, to) not in how:
            raise self.refused(node, f"a {value.type} is no {to}")
        return Value(to, (self.emit(how[value.type, to].format(*value.parts)),))  # type: ignore[index]  # both are numbers

    def common(self, values: list[Value], node: ast.AST, least: Type = BOOL) -> list[Value]:
        """Values as ones of the narrowest type that holds all of them."""
        type_: Type | None = least
        for value in values:
            type_ = (
                None if type_ is None else value.type if type_ == BOOL and value.type == UNSIGNED else joined(type_, value.type)
            )
        if type_ is None:
            raise self.refused(node, f"{' and '.join(str(value.type) for value in values)} don't mix")
        return [self.convert(value, type_, node) for value in values]

    def true(self, value: Value, node: ast.AST) -> Value:
        """Whether a number is not 0."""
        if value.type == BOOL:
            return value
        if not isinstance(value.type, Number):
            raise self.refused(node, "only numbers are true or false")
        if value.constant is not None:
            return constant(bool(value.constant))
        compare = "fcmp une double {}, 0.0" if value.type == FLOAT else "icmp ne i64 {}, 0"
        return Value(BOOL, (self.emit(compare.format(*value.parts)),))

    def reckon(self, op: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
        """Two numbers with an operator between them."""
        kind: Any = type(op)
        if kind in LOGIC and left.type == right.type == BOOL:
            return Value(BOOL, (self.emit(f"{LOGIC[kind]} i1 {left.parts[0]}, {right.parts[0]}"),))
        left, right = self.common([left, right], node, FLOAT if kind is ast.Div else INT if left.type != UNSIGNED else BOOL)
        a, b = left.parts[0], right.parts[0]
        if left.type == FLOAT and kind in FLOATING:
            return Value(FLOAT, (self.emit(f"{FLOATING[kind]} double {a}, {b}"),))
        if left.type == UNSIGNED and kind in UNSIGNED_ONES:
            return Value(UNSIGNED, (self.emit(f"{UNSIGNED_ONES[kind]} i64 {a}, {b}"),))
        if left.type == INT and kind in SIGNED:
            return Value(INT, (self.emit(f"{SIGNED[kind]} i64 {a}, {b}"),))
        if left.type == INT and kind in (ast.FloorDiv, ast.Mod):
            return self._divided(kind is ast.Mod, a, b, right.constant)
        raise self.refused(node, f"no {kind.__name__} of {left.type}")

    def _divided(self, rest: bool, a: str, b: str, known: int | None) -> Value:
        """Quotient or rest as in Python: rounded down, the rest with the sign of the divisor; 0 for a division by zero."""
        by = b if known else self.emit(f"select i1 {(zero := self.emit(f'icmp eq i64 {b}, 0'))}, i64 1, i64 {b}")
        left = self.emit(f"srem i64 {a}, {by}")
        other_sign = self.emit(f"icmp slt i64 {self.emit(f'xor i64 {left}, {by}')}, 0")
        off = self.emit(f"and i1 {self.emit(f'icmp ne i64 {left}, 0')}, {other_sign}")
        if rest:
            found = self.emit(f"select i1 {off}, i64 {self.emit(f'add i64 {left}, {by}')}, i64 {left}")
        else:
            found = self.emit(f"sub i64 {self.emit(f'sdiv i64 {a}, {by}')}, {self.emit(f'zext i1 {off} to i64')}")
        return Value(INT, (found if known else self.emit(f"select i1 {zero}, i64 0, i64 {found}"),))

    def negated(self, op: ast.unaryop, value: Value, node: ast.AST) -> Value:
        """A number with a sign before it."""
        (value,) = self.common([value], node, INT)
        (a,) = value.parts
        if isinstance(op, ast.USub):
            if value.constant is not None:
                return constant(-value.constant)
            return Value(value.type, (self.emit(f"fneg double {a}" if value.type == FLOAT else f"sub i64 0, {a}"),))
        if isinstance(op, ast.Invert) and value.type == INT:
            return Value(INT, (self.emit(f"xor i64 {a}, -1"),))
        raise self.refused(node, f"no {type(op).__name__} of {value.type}")

    def compared(self, op: ast.cmpop, left: Value, right: Value, node: ast.AST) -> Value:
        """Whether two numbers are related so."""
        left, right = self.common([left, right], node, BOOL if UNSIGNED in (left.type, right.type) else INT)
        known = COMPARED.get(type(op))
        if known is None or not isinstance(left.type, Number):
            raise self.refused(node, f"{left.type} can't be compared so")
        a, b = left.constant, right.constant
        if a is not None and b is not None and left.type == INT:
            return constant({"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[known])
        if left.type == FLOAT:
            how = "fcmp " + ("une" if known == "ne" else f"o{known}")
        else:
            how = "icmp " + (known if known in ("eq", "ne") else ("u" if left.type == UNSIGNED else "s") + known)
        return Value(BOOL, (self.emit(f"{how} {left.type.machine} {left.parts[0]}, {right.parts[0]}"),))

    def whole(self, value: Value, node: ast.AST) -> Value:
        """An integer of any number, towards zero."""
        if value.type == FLOAT:
            return Value(INT, (self.emit(f"fptosi double {value.parts[0]} to i64"),))
        return Value(INT, value.parts) if value.type == UNSIGNED else self.convert(value, INT, node)

    def extreme(self, relation: str, given: list[Value], node: ast.AST) -> Value:
        """The largest or the smallest, the first of equal ones."""
        given = self.common(given, node, INT)
        best, (machine,) = given[0].parts[0], given[0].type.flat
        how = f"fcmp o{relation} double" if machine == "double" else f"icmp s{relation} i64"
        for one in given[1:]:
            better = self.emit(f"{how} {one.parts[0]}, {best}")
            best = self.emit(f"select i1 {better}, {machine} {one.parts[0]}, {machine} {best}")
        return Value(given[0].type, (best,))
