"""Expressions of the rules' language, written as LLVM: what a tree of Python's means, for the types that turn up in it.

As in Python, `and` and `or` give one of their sides, and a negative index counts from the end.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy as np

from dicecafe.compiled.arrays import Room

from . import memory
from .arithmetic import Arithmetic
from .values import BOOL, FLOAT, INT, UNSIGNED, Array, Record, Tuple, Value, constant, joined, together

MATHS: Final[dict[Any, str]] = {math.log: "log", math.exp: "exp", math.sqrt: "sqrt"}


class Expressions(Arithmetic):
    """Writes expressions."""

    # ---------------------------------------------------------------- what an expression is
    def value(self, node: ast.expr) -> Value:
        """The value of any expression."""
        write = getattr(self, f"_{type(node).__name__.lower()}", None)
        if write is None:
            raise self.refused(node, f"{type(node).__name__} is no part of a rule")
        found: Value = write(node)
        return found

    def _constant(self, node: ast.Constant) -> Value:
        if not isinstance(node.value, int | float):
            raise self.refused(node, f"{node.value!r} is no number")
        return constant(node.value)

    def _name(self, node: ast.Name) -> Value:
        return self.variable(node.id) or self.given(self.named(node.id, node), node)

    def given(self, found: Any, node: ast.AST) -> Value:
        """A constant that a rule names."""
        if isinstance(found, tuple):
            return self.table(found)
        if isinstance(found, int | float | np.integer):
            return constant(found)
        raise self.refused(node, f"{found!r} is no number")

    def _attribute(self, node: ast.Attribute) -> Value:
        if isinstance(node.value, ast.Name) and self.variable(node.value.id) is None:
            module = self.named(node.value.id, node)
            if isinstance(module, ModuleType):
                return self.given(getattr(module, node.attr), node)
        of = self.value(node.value)
        if node.attr == "shape" and isinstance(of.type, Array):
            return Value(Tuple((INT,) * of.type.dimensions), of.parts[1:])
        if not isinstance(of.type, Record):
            raise self.refused(node, f"nothing has a field {node.attr} here")
        return memory.read(self, memory.field(self, of, node.attr))

    def _subscript(self, node: ast.Subscript) -> Value:
        return memory.read(self, self.place(node))

    def place(self, node: ast.expr) -> memory.Place:
        """Where an element or a field is."""
        if isinstance(node, ast.Attribute):
            return memory.field(self, self.value(node.value), node.attr)
        assert isinstance(node, ast.Subscript)
        of = self.value(node.value)
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if isinstance(of.type, Tuple):
            which = self.value(indices[0]).constant
            if which is None:
                raise self.refused(node, "which item of a tuple must be known")
            return memory.Held(of.items()[which])
        if not isinstance(of.type, Array):
            raise self.refused(node, "only arrays and tuples have elements")
        for index in indices[:-1]:
            of = memory.element(self, of, self.value(index), node)
        if not isinstance(last := indices[-1], ast.Slice):
            return memory.place(self, memory.element(self, of, self.value(last), node))
        if last.step is not None:
            raise self.refused(node, "a slice has no step")
        first, end = (None if one is None else self.value(one) for one in (last.lower, last.upper))
        return memory.Held(memory.part(self, of, first, end))

    # ---------------------------------------------------------------- numbers
    def truth(self, node: ast.expr) -> Value:
        """Whether an expression holds."""
        return self.true(self.value(node), node)

    def _binop(self, node: ast.BinOp) -> Value:
        return self.reckon(node.op, self.value(node.left), self.value(node.right), node)

    def _unaryop(self, node: ast.UnaryOp) -> Value:
        if not isinstance(node.op, ast.Not):
            return self.negated(node.op, self.value(node.operand), node)
        held = self.truth(node.operand)
        if held.constant is not None:
            return constant(not held.constant)
        return Value(BOOL, (self.emit(f"xor i1 {held.parts[0]}, true"),))

    def _compare(self, node: ast.Compare) -> Value:
        def rest(left: Value, at: int) -> Value:
            op, right = node.ops[at], node.comparators[at]
            if isinstance(op, ast.In | ast.NotIn):
                return self._among(left, right, isinstance(op, ast.In), node)
            other = self.value(right)
            held = self.compared(op, left, other, node)
            if at + 1 == len(node.ops):
                return held
            return self.either(held, lambda: rest(other, at + 1), lambda: constant(False), node)

        return rest(self.value(node.left), 0)

    def _among(self, left: Value, right: ast.expr, wanted: bool, node: ast.AST) -> Value:
        if not isinstance(right, ast.Tuple):
            raise self.refused(node, "`in` takes a tuple that is spelled out")
        found = "false"
        for one in right.elts:
            equal = self.compared(ast.Eq(), left, self.value(one), node).parts[0]
            found = self.emit(f"or i1 {found}, {equal}")
        return Value(BOOL, (found if wanted else self.emit(f"xor i1 {found}, true"),))

    # ---------------------------------------------------------------- choices
    def _boolop(self, node: ast.BoolOp) -> Value:
        first, *others = node.values
        result = self.value(first)
        for one in others:
            held, before = self.true(result, node), result
            if isinstance(node.op, ast.And):
                result = self.either(held, lambda one=one: self.value(one), lambda before=before: before, node)  # type: ignore[misc]  # bound now
            else:
                result = self.either(held, lambda before=before: before, lambda one=one: self.value(one), node)  # type: ignore[misc]  # bound now
        return result

    def _ifexp(self, node: ast.IfExp) -> Value:
        return self.either(self.truth(node.test), lambda: self.value(node.body), lambda: self.value(node.orelse), node)

    def either(self, held: Value, yes: Callable[[], Value], no: Callable[[], Value], node: ast.AST) -> Value:
        """One of two values; the other one is not worked out."""
        if held.constant is not None:
            return yes() if held.constant else no()
        begin, end = [self.label("yes"), self.label("no")], self.label("both")
        self.branch(held, *begin)
        sides: list[tuple[str, Value]] = []
        for label, make in zip(begin, (yes, no), strict=True):
            self.start(label)
            made = make()
            sides.append((self.current, made))
        type_ = joined(sides[0][1].type, sides[1][1].type)
        if type_ is None:
            raise self.refused(node, f"a choice between {sides[0][1].type} and {sides[1][1].type}")
        results = []
        for label, made in sides:
            self.resume(label)
            results.append(self.convert(made, type_, node))
            self.jump(end)
        self.start(end)
        parts = [
            self.emit(f"phi {machine} [ {one}, %{sides[0][0]} ], [ {other}, %{sides[1][0]} ]")
            for machine, one, other in zip(type_.flat, results[0].parts, results[1].parts, strict=True)
        ]
        return Value(type_, tuple(parts))

    def _tuple(self, node: ast.Tuple) -> Value:
        return together([self.value(one) for one in node.elts])

    # ---------------------------------------------------------------- calls
    def _call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute):
            return self._method(node, node.func)
        assert isinstance(node.func, ast.Name)
        target = self.named(node.func.id, node)
        if isinstance(target, Room):
            return memory.room(self, target)
        if hasattr(target, "__scratch__"):
            return memory.room(self, Room("i8", target.__scratch__))
        if isinstance(target, FunctionType):
            return self._rule(target, node)
        return self._built_in(target, [self.value(one) for one in node.args], node)

    def _rule(self, target: FunctionType, node: ast.Call) -> Value:
        """Another rule, its arguments by position, by name or left out."""
        names = target.__code__.co_varnames[: target.__code__.co_argcount]
        given = dict(zip(names, (self.value(one) for one in node.args), strict=False))
        given |= {str(one.arg): self.value(one.value) for one in node.keywords}
        left_out = dict(zip(reversed(names), reversed(target.__defaults__ or ()), strict=False))
        return self.called(target, [given[name] if name in given else constant(left_out[name]) for name in names])

    def _method(self, node: ast.Call, func: ast.Attribute) -> Value:
        """`np.uint64(x)` and its like; `x.copy()`."""
        if isinstance(func.value, ast.Name) and isinstance(found := self.named_or_none(func.value.id), ModuleType):
            target = getattr(found, func.attr)
            if target is np.empty:
                return self._empty(node)
            if isinstance(target, FunctionType):
                return self._rule(target, node)
            return self._built_in(target, [self.value(one) for one in node.args], node)
        if func.attr == "copy":
            return memory.copied(self, self.value(func.value))
        raise self.refused(node, f"no method {func.attr}")

    def _empty(self, node: ast.Call) -> Value:
        """`np.empty(shape)`, with a type or without."""
        shape = self.value(node.args[0])
        code = "f8" if len(node.args) == 1 else np.dtype(self._type_named(node.args[1])).str[1:]
        return memory.heap(self, code, list(shape.parts))

    def _type_named(self, node: ast.expr) -> Any:
        assert isinstance(node, ast.Attribute)
        assert isinstance(node.value, ast.Name)
        return getattr(self.named(node.value.id, node), node.attr)

    def _built_in(self, target: Any, given: list[Value], node: ast.AST) -> Value:
        if target is len:
            if isinstance(given[0].type, Tuple):
                return constant(len(given[0].type.items))
            return Value(INT, (given[0].parts[1],))
        if target in (min, max):
            return self.extreme("gt" if target is max else "lt", given, node)
        if target in (int, np.int64):
            return self.whole(given[0], node)
        if target is np.uint64:
            return Value(UNSIGNED, self.common([given[0]], node, BOOL if given[0].type == UNSIGNED else INT)[0].parts)
        if target is bool:
            return self.true(given[0], node)
        if target is float:
            return self.convert(given[0], FLOAT, node)
        if target is abs:
            (one,) = self.common(given, node, INT)
            how = "double @llvm.fabs.f64(double {})" if one.type == FLOAT else "i64 @llvm.abs.i64(i64 {}, i1 false)"
            return Value(one.type, (self.emit("call " + how.format(*one.parts)),))
        if target in MATHS:
            (one,) = (self.convert(one, FLOAT, node) for one in given)
            return Value(FLOAT, (self.emit(f"call double @{MATHS[target]}(double {one.parts[0]})"),))
        raise self.refused(node, f"{target!r} is no rule")
