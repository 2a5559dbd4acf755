"""What a rule's names lead to: variables, other rules, constants; and where it says something that can't be compiled."""

from __future__ import annotations

import ast
from types import FunctionType
from typing import TYPE_CHECKING, Any

from . import source
from .blocks import Blocks
from .errors import RuleError
from .values import NOTHING, VOID, Type, Value, machine_of

if TYPE_CHECKING:
    from .module import Module


class Scope(Blocks):
    """The names of one rule."""

    def __init__(self, module: Module, function: FunctionType) -> None:
        self.module, self.function, self.tree = module, function, source.tree(function)
        self.known: dict[str, Type] = {}  # the types of variables, as far as they are known
        super().__init__()

    def begin(self) -> None:
        """Nothing is written yet, and no variable has a place."""
        super().begin()
        self.slots: dict[str, list[str]] = {}  # where variables are, part by part
        self.loops: list[tuple[str, str]] = []  # where `continue` and `break` lead
        self.heap: list[str] = []  # what is to be freed

    def named(self, name: str, node: ast.AST) -> Any:
        """What a global name leads to, slots filled."""
        found = self.named_or_none(name)
        if found is None:
            raise self.refused(node, f"{name} is not known here")
        return found

    def named_or_none(self, name: str) -> Any:
        """The same, None if it is a variable or nothing."""
        if name in self.slots:
            return None
        return self.module.named(self.function, name)

    def variable(self, name: str) -> Value | None:
        """A local variable as it is now."""
        if name not in self.slots:
            return None
        type_ = self.known[name]
        loads = (self.emit(f"load {machine}, ptr {at}") for machine, at in zip(type_.flat, self.slots[name], strict=True))
        return Value(type_, tuple(loads))

    def called(self, function: FunctionType, arguments: list[Value]) -> Value:
        """Call another rule."""
        name, returns = self.module.function(function, tuple(one.type for one in arguments))
        parts = [f"{machine} {part}" for one in arguments for machine, part in zip(one.type.flat, one.parts, strict=True)]
        call = f"call {machine_of(returns)} @{name}({', '.join(parts)})"
        if returns == NOTHING:
            self.do(call)
            return VOID
        result = self.emit(call)
        if len(returns.flat) == 1:
            return Value(returns, (result,))
        whole = machine_of(returns)
        return Value(returns, tuple(self.emit(f"extractvalue {whole} {result}, {i}") for i in range(len(returns.flat))))

    def table(self, numbers: tuple[Any, ...]) -> Value:
        """A tuple of constants as an array."""
        return self.module.table(numbers)

    def tag(self, code: str, field: Any = None) -> str:
        """What LLVM knows a kind of memory by."""
        return self.module.tag(code, field)

    def borrowed(self, pointer: str) -> None:
        """Have memory freed when the function ends."""
        if self.loops:
            raise self.refused(self.tree, "memory is taken before loops begin")
        self.heap.append(pointer)

    def refused(self, node: ast.AST, why: str) -> RuleError:
        """What can't be compiled, and where it is."""
        line = self.function.__code__.co_firstlineno + getattr(node, "lineno", self.tree.lineno) - self.tree.lineno
        text = ast.unparse(node) if isinstance(node, ast.expr | ast.stmt) and node is not self.tree else self.function.__name__
        return RuleError(f"{self.function.__code__.co_filename}:{line}", why, text)
