"""Statements of a rule, written as LLVM: a function for the types of its arguments.

The types of variables and of what is returned are found on the way: where one turns out to be wider than it was taken for, the
function is written again.
"""

from __future__ import annotations

import ast
from contextlib import suppress
from types import FunctionType
from typing import TYPE_CHECKING

from . import memory
from .expressions import Expressions
from .values import BOOL, INT, NOTHING, VOID, Array, Tuple, Type, Value, constant, joined, machine_of

if TYPE_CHECKING:
    from .module import Module


class _WiderError(Exception):
    """A variable holds more than was thought."""


class Function(Expressions):
    """One rule for arguments of some types."""

    def __init__(self, module: Module, function: FunctionType, name: str, types: tuple[Type, ...]) -> None:
        super().__init__(module, function)
        self.name, self.types = name, types
        self.returns: Type | None = None

    def write(self) -> str:
        """The function as text; `returns` is its type then."""
        while True:
            self.begin()
            with suppress(_WiderError):
                return self._written()

    def _written(self) -> str:
        names = [one.arg for one in self.tree.args.args]
        parameters: list[str] = []
        for name, type_ in zip(names, self.types, strict=True):
            parts = [f"%{name}.{i}" for i in range(len(type_.flat))]
            parameters += [f"{machine} {part}" for machine, part in zip(type_.flat, parts, strict=True)]
            self._assign_name(name, Value(type_, tuple(parts)), self.tree)
        self._body(self.tree.body)
        if not self.dead:
            if self.returns not in (None, NOTHING):
                raise self.refused(self.tree, "it must return a value wherever it ends")
            self._return(VOID, self.tree)
        assert self.returns is not None
        inlined = "" if self.function.__rule__ == "called" else "alwaysinline"  # type: ignore[attr-defined]  # set by @rule
        head = f"define internal {machine_of(self.returns)} @{self.name}({', '.join(parameters)}) nounwind {inlined}"
        return f"{head} {{\n{self.text()}\n}}"

    # ---------------------------------------------------------------- statements
    def _body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if self.dead:
                return
            write = getattr(self, f"_do_{type(statement).__name__.lower()}", None)
            if write is None:
                raise self.refused(statement, f"{type(statement).__name__} is no part of a rule")
            write(statement)

    def _do_pass(self, node: ast.Pass) -> None:
        pass

    def _do_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.value(node.value)

    def _do_raise(self, node: ast.Raise) -> None:
        """A slot that nobody filled and nobody calls."""
        self.do("call void @llvm.trap()")
        self.do("unreachable")
        self.dead = True

    def _do_assign(self, node: ast.Assign) -> None:
        value = self.value(node.value)
        for target in node.targets:
            self._assign(target, value, node)

    def _do_annassign(self, node: ast.AnnAssign) -> None:
        assert node.value is not None
        self._assign(node.target, self.value(node.value), node)

    def _assign(self, target: ast.expr, value: Value, node: ast.stmt) -> None:
        if isinstance(target, ast.Tuple):
            if not isinstance(value.type, Tuple) or len(value.type.items) != len(target.elts):
                raise self.refused(node, "as many names as values")
            for one, item in zip(target.elts, value.items(), strict=True):
                self._assign(one, item, node)
        elif isinstance(target, ast.Name):
            if target.id != "_":  # which nobody reads, whatever it is
                self._assign_name(target.id, value, node)
        else:
            memory.write(self, self.place(target), value, node)

    def _assign_name(self, name: str, value: Value, node: ast.stmt) -> None:
        type_ = joined(self.known.setdefault(name, value.type), value.type)
        if type_ is None:
            raise self.refused(node, f"{name} was a {self.known[name]} and now is a {value.type}")
        if type_ != self.known[name]:
            self.known[name] = type_
            raise _WiderError
        if name not in self.slots:
            self.slots[name] = [self.reserve(machine) for machine in type_.flat]
        parts = self.convert(value, type_, node).parts
        for machine, part, at in zip(type_.flat, parts, self.slots[name], strict=True):
            self.do(f"store {machine} {part}, ptr {at}")

    def _do_augassign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            before = self.value(node.target)
            self._assign_name(node.target.id, self.reckon(node.op, before, self.value(node.value), node), node)
        else:
            place = self.place(node.target)
            before = memory.read(self, place)
            memory.write(self, place, self.reckon(node.op, before, self.value(node.value), node), node)

    def _do_return(self, node: ast.Return) -> None:
        self._return(VOID if node.value is None else self.value(node.value), node)

    def _return(self, value: Value, node: ast.stmt) -> None:
        type_ = value.type if self.returns is None else joined(self.returns, value.type)
        if type_ is None:
            raise self.refused(node, f"it returns {self.returns} elsewhere, here {value.type}")
        if self.returns is not None and type_ != self.returns:
            self.returns = type_
            raise _WiderError
        self.returns = type_
        parts = self.convert(value, type_, node).parts
        for pointer in self.heap:
            self.do(f"call void @free(ptr {pointer})")
        if len(parts) > 1:
            whole, result = machine_of(type_), "poison"
            for i, (machine, part) in enumerate(zip(type_.flat, parts, strict=True)):
                result = self.emit(f"insertvalue {whole} {result}, {machine} {part}, {i}")
            parts = (result,)
        self.do(f"ret {machine_of(type_)} {''.join(parts)}")
        self.dead = True

    def _do_if(self, node: ast.If) -> None:
        held = self.truth(node.test)
        if held.constant is not None:
            self._body(node.body if held.constant else node.orelse)
            return
        yes, no, end = self.label("then"), self.label("else"), self.label("end")
        self.branch(held, yes, no)
        ended = []
        for label, statements in ((yes, node.body), (no, node.orelse)):
            self.start(label)
            self._body(statements)
            ended.append(self.dead)
            self.jump(end)
        if all(ended):
            self.dead = True
        else:
            self.start(end)

    def _do_while(self, node: ast.While) -> None:
        self._check_loop(node)
        begin, body, end = self.label("while"), self.label("do"), self.label("end")
        self.jump(begin)
        self.start(begin)
        held = self.truth(node.test)
        if held.constant:
            self.jump(body)
        else:
            self.branch(held, body, end)
        left = self._loop(node.body, body, begin, end, begin)
        if left or not held.constant:
            self.start(end)
        else:
            self.dead = True

    def _check_loop(self, node: ast.While | ast.For) -> None:
        if node.orelse:
            raise self.refused(node.orelse[0], "a loop has no else")

    def _loop(self, statements: list[ast.stmt], body: str, again: str, end: str, after: str) -> bool:
        """The body of a loop, which goes on at `after`; whether it can be left by `break`."""
        self.start(body)
        self.loops.append((again, end))
        self._body(statements)
        self.jump(after)
        self.loops.pop()
        return any(isinstance(one, ast.Break) for statement in statements for one in _inside(statement))

    def _do_for(self, node: ast.For) -> None:
        self._check_loop(node)
        if isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range":
            ends = self.common([self.value(one) for one in node.iter.args], node, INT)
            first, last = ([constant(0), *ends] if len(ends) == 1 else ends)[:2]
            by = ends[2].constant if len(ends) == 3 else 1
            if not by:
                raise self.refused(node, "the step of a range must be known")
            self._count(node, first.parts[0], last.parts[0], by, None)
        else:
            over = self.value(node.iter)
            if not isinstance(over.type, Array):
                raise self.refused(node, "only ranges and arrays are gone through")
            self._count(node, "0", over.parts[1], 1, over)

    def _count(self, node: ast.For, first: str, last: str, by: int, over: Value | None) -> None:
        """Go through a range, or through the elements of an array."""
        begin, body, more, end = self.label("for"), self.label("do"), self.label("next"), self.label("end")
        counter = self.reserve("i64")
        self.do(f"store i64 {first}, ptr {counter}")
        self.jump(begin)
        self.start(begin)
        at = self.emit(f"load i64, ptr {counter}")
        self.branch(Value(BOOL, (self.emit(f"icmp {'slt' if by > 0 else 'sgt'} i64 {at}, {last}"),)), body, end)
        self.start(body)
        here = Value(INT, (at,))
        self._assign(
            node.target, memory.read(self, memory.place(self, memory.element(self, over, here, node))) if over else here, node
        )
        inside = self.label("body")
        self.jump(inside)
        self._loop(node.body, inside, more, end, more)
        self.start(more)
        self.do(f"store i64 {self.emit(f'add nsw i64 {at}, {by}')}, ptr {counter}")
        self.jump(begin)
        self.start(end)

    def _do_break(self, node: ast.Break) -> None:
        self.jump(self.loops[-1][1])

    def _do_continue(self, node: ast.Continue) -> None:
        self.jump(self.loops[-1][0])


def _inside(node: ast.AST) -> list[ast.AST]:
    """A statement and all in it, but for what is in loops inside."""
    found = [node]
    for one in found:
        if not isinstance(one, ast.While | ast.For):
            found += list(ast.iter_child_nodes(one))
    return found
