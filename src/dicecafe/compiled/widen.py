"""Rules for several games at once: `widened` rewrites a rule so that each of its numbers is one of each game, in a lane.

The source of a rule stays the one in `rules.py`. Its copy takes one argument more, the lanes that are on: the games that have
come to this call. A branch narrows them, an assignment changes them alone, and both sides of an `if` are walked through:

    if s.rolling:                      flags = both(on, on, truth(on, s.rolling))
        s.pot += 1           becomes   s.pot = choose(flags, flags, s.pot + 1, s.pot)

A long side is skipped where no lane takes it. Loops go over numbers that are the same in all games, or go on until no lane is
left in them. The functions that are written here and work on lanes are those of `vectors` and `lane_memory`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from types import FunctionType
from typing import Any, Final

from dicecafe.engine.rule import fill, is_rule

from .native import source
from .widen_values import Rule, Slots, Values

LONG: Final = 250  # nodes of source from which on a side of a branch is skipped where no lane takes it: the best of 100 to 1,000
ROUNDS: Final = 16  # of a loop, where nobody knows how many there will be
LEAVING: Final = (ast.Return, ast.Break, ast.Continue)


def widened(function: Rule, slots: Slots, done: dict[Any, Rule]) -> Rule:
    """The rule for several games at once, slots filled, and all it calls with it; what is `done` is not done again."""
    filled = fill(function, slots)
    if filled not in done:
        done[filled] = _Rule(filled, slots, partial(widened, slots=slots, done=done)).rewritten()
    return done[filled]


def _has(nodes: list[ast.stmt], *kinds: type[ast.AST]) -> bool:
    return any(isinstance(inner, kinds) for node in nodes for inner in ast.walk(node))


class _Rule(Values):
    """One rule on its way into lanes."""

    def __init__(self, function: Any, slots: Slots, wide: Any) -> None:
        super().__init__(function, slots, wide)
        self.whole = {"_on"}  # masks of all lanes that came to this call: others never see its names, so they may change
        self.loops: list[str] = []  # the lanes still in each loop around, the innermost last
        self.returns = [node for node in ast.walk(self.tree) if isinstance(node, ast.Return)]

    def rewritten(self) -> Rule:
        """The function for several games, from the same lines of the same file."""
        body: list[ast.stmt] = []
        for name in sorted(self.known & set(_assigned(self.tree.body))):
            body.append(self.let(name, self.call("spread", "_on", name)))
        self.block(self.tree.body, "_on", body)
        if not self.returns_once and any(node.value for node in self.returns):
            body.append(ast.Return(self.name("_result")))
        names = ["_on", *(argument.arg for argument in self.tree.args.args)]
        arguments = ast.arguments([], [ast.arg(name) for name in names], None, [], [], None, [])
        tree = ast.FunctionDef(f"wide_{self.tree.name}", arguments, body or [ast.Pass()], [])
        tree.lineno, tree.col_offset = self.tree.lineno, 0
        module = ast.fix_missing_locations(ast.Module([tree], []))
        for node in ast.walk(tree):
            if isinstance(node, ast.expr | ast.stmt | ast.arg):
                node.end_lineno, node.col_offset, node.end_col_offset = node.lineno, 0, 0
        space = {**self.space, "__name__": self.function.__module__}
        exec(compile(module, self.function.__code__.co_filename, "exec"), space)
        wide: FunctionType = space[tree.name]
        wide.__rule__ = "inlined"  # type: ignore[attr-defined]  # as `@rule` marks it
        return wide

    @property
    def returns_once(self) -> bool:
        """Whether all games return at the end, together."""
        return len(self.returns) == 1 and self.tree.body[-1] is self.returns[0]

    # ------------------------------------------------------------ statements
    def block(self, body: list[ast.stmt], on: str, out: list[ast.stmt]) -> None:
        """Write statements for the lanes in `on`; where some leave, only the others are in it afterwards."""
        for node in body:
            before = len(out)
            self.statement(node, on, out)
            for written in out[before:]:
                written.lineno = node.lineno
            if isinstance(node, LEAVING):
                return

    def statement(self, node: ast.stmt, on: str, out: list[ast.stmt]) -> None:
        """Write one statement."""
        match node:
            case ast.Pass() | ast.Expr(ast.Constant()):
                pass
            case ast.Expr(value):
                out.append(ast.Expr(self.value(value, on, out)))
            case ast.Assign([target], value):
                self.assign(target, self.value(value, on, out), on, out)
            case ast.AugAssign(ast.Subscript() as target, ast.Add() | ast.Sub() as operator, value):
                more = value if isinstance(operator, ast.Add) else ast.UnaryOp(ast.USub(), value)
                parts = [self.value(part, on, out) for part in (target.value, target.slice, more)]
                out.append(ast.Expr(self.call("bump", on, *parts)))
            case ast.AugAssign(ast.Name() | ast.Attribute() as target, operator, value):
                self.assign(target, self.value(ast.BinOp(target, operator, value), on, out), on, out)
            case ast.If():
                self.branch(node, on, out)
            case ast.For(ast.Name(), ast.Call()) if not node.orelse:
                self.loop(node, on, out)
            case ast.While() if not node.orelse:
                self.repeat(node, on, out)
            case ast.Return(value):
                self.leave(value, on, out)
            case ast.Break():
                out.append(self.let(self.loops[-1], self.call("without", on, self.loops[-1], on)))
                self.empty(on, out)
            case ast.Continue():
                self.empty(on, out)
            case _:
                raise self.refuse(node, type(node).__name__)

    def assign(self, target: ast.expr, value: ast.expr, on: str, out: list[ast.stmt]) -> None:
        """Give a value to a name, a field or an item where lanes are on."""
        match target:
            case ast.Name(name):
                first = name not in self.known or on in self.whole
                self.known.add(name)
                out.append(self.let(name, self.call("spread", on, value) if first else self.call("choose", on, on, value, name)))
            case ast.Attribute(ast.Name(state), field):
                old = ast.Attribute(self.name(state), field, ast.Load())
                place = ast.Attribute(self.name(state), field, ast.Store())
                out.append(ast.Assign([place], self.call("choose", on, on, value, old)))
            case ast.Subscript(array, index):
                out.append(ast.Expr(self.call("put", on, self.value(array, on, out), self.value(index, on, out), value)))
            case ast.Tuple(targets):
                several = self.fresh()
                out.append(self.let(several, value))
                for i, one in enumerate(targets):
                    self.assign(one, ast.Subscript(self.name(several), ast.Constant(i), ast.Load()), on, out)
            case _:
                raise self.refuse(target, "assignment to that")

    def branch(self, node: ast.If, on: str, out: list[ast.stmt]) -> None:
        """Both sides of an `if`, each for its own lanes."""
        flags, then, otherwise = self.fresh(), self.fresh(), self.fresh()
        out.append(self.let(flags, self.call("truth", on, self.value(node.test, on, out))))
        out.append(self.let(then, self.call("both", on, on, flags)))
        self.side(node.body, then, out)
        leaves = _has([node], *LEAVING)
        if node.orelse or leaves:
            out.append(self.let(otherwise, self.call("without", on, on, flags)))
            self.side(node.orelse, otherwise, out)
        if leaves:
            self.whole.discard(on)
            out.append(self.let(on, self.call("either", on, then, otherwise)))

    def side(self, body: list[ast.stmt], on: str, out: list[ast.stmt]) -> None:
        """One side of an `if`, skipped where it is long and no lane takes it."""
        if sum(map(self.length, body)) < LONG:
            self.block(body, on, out)
            return
        if _has(body, ast.Return):
            self.begin({"_result"}, on, out)
        written: list[ast.stmt] = []
        self.block(body, on, written)
        out.append(ast.If(self.call("any_on", on), written, []))

    def length(self, node: ast.AST) -> int:
        """How many nodes of source are walked through, in the rules that it calls too."""
        length = 1 + sum(map(self.length, ast.iter_child_nodes(node)))
        match node:
            case ast.For(iter=ast.Call(args=[count])):
                rounds = count.value if isinstance(count, ast.Constant) else self.led_to(count)
                return length * (rounds if isinstance(rounds, int) else ROUNDS)
            case ast.While():
                return length * ROUNDS
            case ast.Call(function) if is_rule(callee := self.led_to(function)):
                return length + _Rule(callee, self.slots, self.wide).length(source.tree(callee))
        return length

    def loop(self, node: ast.For, on: str, out: list[ast.stmt]) -> None:
        """A loop over numbers that are the same in all games."""
        numbers = self.value(node.iter, on, out)
        looping, inner = self.enter(node.body, on, out)
        body = [self.stop_when_empty(looping)] if _has(node.body, ast.Break, ast.Return) else []
        body.append(self.let(inner, self.name(looping)))
        self.block(node.body, inner, body)
        out.append(ast.For(node.target, numbers, body, []))
        self.exit(node.body, on, out)

    def repeat(self, node: ast.While, on: str, out: list[ast.stmt]) -> None:
        """A loop until no lane is left in it."""
        looping, inner = self.enter(node.body, on, out)
        self.whole.discard(inner)
        body: list[ast.stmt] = []
        test = self.value(node.test, looping, body)
        body.append(self.let(looping, self.call("both", on, looping, test)))
        body += [self.stop_when_empty(looping), self.let(inner, self.name(looping))]
        self.block(node.body, inner, body)
        out.append(ast.While(ast.Constant(True), body, []))
        self.exit(node.body, on, out)

    def enter(self, body: list[ast.stmt], on: str, out: list[ast.stmt]) -> tuple[str, str]:
        """Before a loop: names for the lanes in it and in a round of it, and a value for what gets its first one inside."""
        looping, inner = self.fresh(), self.fresh()
        self.loops.append(looping)
        if on in self.whole and not _has(body, *LEAVING):
            self.whole.add(inner)
        out.append(self.let(looping, self.name(on)))
        self.begin({*_assigned(body), *(("_result", "_gone") if _has(body, ast.Return) else ())}, on, out)
        return looping, inner

    def begin(self, names: set[str], on: str, out: list[ast.stmt]) -> None:
        """A value for names that would get their first one in code that may be skipped."""
        for name in sorted(names - self.known):
            self.known.add(name)
            out.append(self.let(name, self.call("spread", on, ast.Constant(0))))

    def exit(self, body: list[ast.stmt], on: str, out: list[ast.stmt]) -> None:
        """After a loop: the lanes that returned inside it are gone."""
        self.loops.pop()
        if _has(body, ast.Return):
            self.whole.discard(on)
            out.append(self.let(on, self.call("without", on, on, "_gone")))

    def leave(self, value: ast.expr | None, on: str, out: list[ast.stmt]) -> None:
        """Return from the rule where lanes are on."""
        if self.returns_once:
            out += [ast.Return(self.value(value, on, out))] if value is not None else []
            return
        if value is not None:
            self.assign(ast.Name("_result", ast.Store()), self.value(value, on, out), on, out)
        if self.loops:
            out.append(self.let("_gone", self.call("choose", on, on, ast.Constant(1), "_gone")))
        for looping in self.loops:
            out.append(self.let(looping, self.call("without", on, looping, on)))
        self.empty(on, out)

    def empty(self, on: str, out: list[ast.stmt]) -> None:
        """No lane goes on from here."""
        self.whole.discard(on)
        out.append(self.let(on, self.call("without", on, on, on)))

    def stop_when_empty(self, looping: str) -> ast.stmt:
        """Leave a loop that all lanes have left."""
        return ast.If(self.call("any_on", looping), [ast.Pass()], [ast.Break()])


def _assigned(body: list[ast.stmt]) -> Iterator[str]:
    """The names that statements give a value to, but for those that count rounds."""
    nodes = [inner for node in body for inner in ast.walk(node)]
    counters = {ast.unparse(node.target) for node in nodes if isinstance(node, ast.For)}
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in counters:
            yield node.id
