"""A template with all rules it calls, as one module of LLVM."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from types import FunctionType
from typing import Any, Final

import numpy as np

from dicecafe.engine.rule import fill, is_rule

from .errors import RuleError
from .function import Function
from .values import NOTHING, STORED, Array, Type, Value, machine_of

ENTRY: Final = "entry"
DECLARED: Final = """
declare void @llvm.trap()
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.abs.i64(i64, i1)
declare double @llvm.fabs.f64(double)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare double @log(double) nounwind willreturn memory(none)
declare double @exp(double) nounwind willreturn memory(none)
declare double @sqrt(double) nounwind willreturn memory(none)
"""


class Module:
    """Functions that have been written, each rule once for the types it is called with."""

    def __init__(self, slots: Mapping[Any, Any]) -> None:
        self.slots = slots
        self.done: dict[tuple[FunctionType, tuple[Type, ...]], tuple[str, Type] | None] = {}  # None while one is written
        self.texts: list[str] = []
        self.tables: dict[tuple[Any, ...], Value] = {}
        self.tags: dict[Any, int] = {}

    def write(self, template: FunctionType, types: tuple[Type, ...]) -> tuple[str, Type]:
        """The module, and what the template returns.

        Its entry takes the address of a block of 64-bit words: room for the result, then the parts of all arguments.
        """
        name, returns = self.function(template, types)
        machines = [machine for type_ in types for machine in type_.flat]
        lines = []
        for i, machine in enumerate(machines):
            lines += [f"%a{i} = getelementptr i64, ptr %block, i64 {i + 1}", f"%v{i} = load {machine}, ptr %a{i}"]
        call = f"call {machine_of(returns)} @{name}({', '.join(f'{machine} %v{i}' for i, machine in enumerate(machines))})"
        lines += [call] if returns == NOTHING else [f"%result = {call}", f"store {machine_of(returns)} %result, ptr %block"]
        entry = f"define void @{ENTRY}(ptr %block) nounwind {{\n" + "\n".join([*lines, "ret void"]) + "\n}"
        return "\n".join([DECLARED, *self.texts, entry, *self._kinds()]), returns

    def function(self, rule: FunctionType, types: tuple[Type, ...]) -> tuple[str, Type]:
        """The name of a rule for arguments of these types, and what it returns."""
        filled = self.filled(rule)
        if not is_rule(filled):
            raise RuleError(filled.__module__, "it is no rule", filled.__name__)
        key = filled, types
        if key not in self.done:
            self.done[key] = None
            function = Function(self, filled, f"{filled.__name__}.{len(self.done)}", types)
            self.texts.append(function.write())
            assert function.returns is not None
            self.done[key] = function.name, function.returns
        found = self.done[key]
        if found is None:
            raise RuleError(filled.__module__, "it calls itself", filled.__name__)
        return found

    def filled(self, value: Any) -> Any:
        """What a slot is filled with; anything else is what it is."""
        return fill(value, self.slots)

    def named(self, function: FunctionType, name: str) -> Any:
        """What a global name of a rule leads to; None if it leads nowhere."""
        if name in function.__globals__:
            return self.filled(function.__globals__[name])
        return getattr(builtins, name, None)

    def tag(self, code: str, field: Any = None) -> str:
        """The number of the access tag for a kind of memory: a field of a record is one of the numbers of its code.

        A write into one field then can't change another, whatever the index: playouts keep them in registers.
        """
        for kind in (code, (code, field)) if field else (code,):
            self.tags.setdefault(kind, len(self.tags))
        return f"!{2 * self.tags[(code, field) if field else code] + 2}"

    def _kinds(self) -> list[str]:
        """What LLVM is told of the kinds of memory."""
        lines = ['!0 = !{!"memory"}']
        for kind, number in self.tags.items():
            above = 0 if isinstance(kind, str) else 2 * self.tags[kind[0]] + 1
            lines += [
                f'!{2 * number + 1} = !{{!"{number}", !{above}, i64 0}}',
                f"!{2 * number + 2} = !{{!{2 * number + 1}, !{2 * number + 1}, i64 0}}",
            ]
        return lines

    def table(self, numbers: tuple[Any, ...]) -> Value:
        """A tuple of constants as an array, in as few bytes as hold them."""
        if numbers not in self.tables:
            array = np.array(numbers)
            assert array.dtype.kind == "i", numbers
            code = next(code for code in ("i1", "i2", "i4", "i8") if (array == array.astype(code)).all())
            name, stored = f"@table.{len(self.tables)}", STORED[code][0]
            items = ", ".join(f"{stored} {number}" for number in array.flat)
            self.texts.append(f"{name} = private unnamed_addr constant [{array.size} x {stored}] [{items}]")
            self.tables[numbers] = Value(Array(code, array.ndim), (name, *map(str, array.shape)))
        return self.tables[numbers]
