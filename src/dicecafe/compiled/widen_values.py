"""Expressions of a rule for several games at once: the half of `widen` that asks and reckons, and the pieces it writes with."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from typing import Any, Final

import numpy as np

from dicecafe.engine.rule import fill, is_rule

from . import lane_memory, vectors
from .native import source

Rule = Callable[..., Any]
Slots = Mapping[Any, Any]

FUNCTIONS: Final = {
    f"_{function.__name__}": function
    for function in (
        vectors.truth, vectors.number, vectors.word, vectors.spread, vectors.both, vectors.either, vectors.without,
        vectors.least, vectors.most, vectors.choose, vectors.any_on, lane_memory.put, lane_memory.bump,
    )
}  # fmt: skip
OF_LANES: Final[dict[Any, str]] = {min: "least", max: "most", int: "number", bool: "truth", np.int64: "number", np.uint64: "word"}


class Unfit(Exception):
    """A rule that can't be played in lanes, and why."""


class Values:
    """The expressions of one rule. `on` is the name of the lanes that ask, `out` the code that what they need first goes to."""

    def __init__(self, function: Any, slots: Slots, wide: Callable[[Any], Rule]) -> None:
        self.function, self.tree, self.slots, self.wide = function, deepcopy(source.tree(function)), slots, wide
        self.space: dict[str, Any] = dict(FUNCTIONS)  # globals of the new function
        self.known = {argument.arg for argument in self.tree.args.args}  # its names that have a value so far
        self.numbers = 0

    def refuse(self, node: ast.AST, what: str) -> Unfit:
        """What to raise for something that has no form in lanes."""
        return Unfit(f"{self.function.__code__.co_filename}:{getattr(node, 'lineno', '?')}: no {what} in lanes")

    # ------------------------------------------------------------ pieces of code
    def fresh(self) -> str:
        """A name that is not taken."""
        self.numbers += 1
        return f"_{self.numbers}"

    def name(self, name: str) -> ast.expr:
        """A name to read."""
        return ast.Name(name, ast.Load())

    def let(self, name: str, value: ast.expr) -> ast.stmt:
        """An assignment."""
        return ast.Assign([ast.Name(name, ast.Store())], value)

    def call(self, function: str, *arguments: ast.expr | str) -> ast.expr:
        """A call of one of the functions that know lanes."""
        return ast.Call(self.name(f"_{function}"), [self.name(a) if isinstance(a, str) else a for a in arguments], [])

    # ------------------------------------------------------------ expressions
    def value(self, node: ast.expr, on: str, out: list[ast.stmt]) -> ast.expr:
        """Any expression."""
        inner = partial(self.value, on=on, out=out)
        match node:
            case ast.Constant():
                return node
            case ast.Name(name):
                if name not in self.known and name in self.function.__globals__:
                    self.space[name] = self.filled(self.function.__globals__[name])
                return self.name(name)
            case ast.Attribute(value, attribute):
                return ast.Attribute(inner(value), attribute, ast.Load())
            case ast.Subscript(value, index):
                return ast.Subscript(inner(value), inner(index), ast.Load())
            case ast.BinOp(left, operator, right):
                return ast.BinOp(inner(left), operator, inner(right))
            case ast.UnaryOp(ast.Not(), operand):
                return self.call("without", on, ast.Constant(True), inner(operand))
            case ast.UnaryOp(ast.USub(), operand):
                return ast.BinOp(ast.Constant(0), ast.Sub(), inner(operand))
            case ast.Compare(left, [operator], [right]):
                return ast.Compare(inner(left), [operator], [inner(right)])
            case ast.BoolOp(ast.And() | ast.Or(), values):
                return self.connected(isinstance(node.op, ast.And), values, on, out)
            case ast.IfExp(test, then, otherwise):
                return self.conditional(test, then, otherwise, on, out)
            case ast.Tuple(values):
                return ast.Tuple([inner(value) for value in values], ast.Load())
            case ast.Call(function, arguments, []):
                return self.called(function, [inner(argument) for argument in arguments], on)
        raise self.refuse(node, type(node).__name__)

    def connected(self, every: bool, values: list[ast.expr], on: str, out: list[ast.stmt]) -> ast.expr:
        """`and` or `or`: the next part is asked in the lanes that scalar code would ask it in."""
        result, asked = self.fresh(), on
        out.append(self.let(result, self.call("truth", on, self.value(values[0], on, out))))
        for value in values[1:]:
            asking, before = self.fresh(), asked
            out.append(self.let(asking, self.call("both" if every else "without", on, before, result)))
            part = self.value(value, asking, out)
            out.append(self.let(result, self.call("both" if every else "either", on, result, part)))
            asked = asking
        return self.name(result)

    def conditional(self, test: ast.expr, then: ast.expr, otherwise: ast.expr, on: str, out: list[ast.stmt]) -> ast.expr:
        """`then if test else otherwise`, each side asked in its own lanes."""
        flags, yes, no = self.fresh(), self.fresh(), self.fresh()
        out.append(self.let(flags, self.call("truth", on, self.value(test, on, out))))
        out.append(self.let(yes, self.call("both", on, on, flags)))
        out.append(self.let(no, self.call("without", on, on, flags)))
        return self.call("choose", on, flags, self.value(then, yes, out), self.value(otherwise, no, out))

    def called(self, function: ast.expr, arguments: list[ast.expr], on: str) -> ast.expr:
        """A call of another rule, of `range`, or of something that has a form of its own for lanes."""
        callee = self.led_to(function)
        if callee is range:
            return ast.Call(function, arguments, [])
        if callee in OF_LANES:
            return self.call(OF_LANES[callee], on, *arguments)
        if not is_rule(callee) or not isinstance(function, ast.Name):
            raise self.refuse(function, f"call of {ast.unparse(function)}")
        self.space[function.id] = self.wide(callee)
        return ast.Call(function, [self.name(on), *arguments], [])

    # ------------------------------------------------------------ names
    def led_to(self, node: ast.expr) -> Any:
        """What an expression outside the function leads to, slots filled; None for any other."""
        match node:
            case ast.Name(name) if name not in self.known:
                return self.filled(self.function.__globals__.get(name, self.function.__builtins__.get(name)))
            case ast.Attribute(value, attribute):
                return getattr(self.led_to(value), attribute, None)
        return None

    def filled(self, value: Any) -> Any:
        """What fills a slot; anything else as it is."""
        return fill(value, self.slots)
