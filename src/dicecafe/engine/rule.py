"""`@rule`: marks for the functions of a rulebook. A rule is a plain function; marking it changes nothing for the interpreter.

`compiled.jit` binds marked functions to one game and compiles them, for the CPU and for a GPU. A rule names other rules as
globals of its module and calls them by position, since CUDA's simulator takes no keywords; constants it may also name as
`module.CONSTANT`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Constant(int):
    """An integer that a template names and `bind` fills in; compilers unroll loops over a constant, not over a length."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def rule(function: F) -> F:
    """Mark a function as part of a rulebook: it may be interpreted, compiled, and run on a GPU."""
    function.__rule__ = "inlined"  # type: ignore[attr-defined]  # a mark on a plain function
    return function


def called_rule(function: F) -> F:
    """Mark a large rule that compiled code calls instead of inlining it, where compiling it once is worth more than its speed."""
    function.__rule__ = "called"  # type: ignore[attr-defined]  # a mark on a plain function
    return function


def made_rule(name: str, source: str, names: Mapping[str, Any]) -> Any:
    """A rule that a program spells out: the function of this name in `source`, which may name `names`. It keeps its source."""
    space: dict[str, Any] = {"__name__": __name__, **names}
    exec(compile(source, __file__, "exec"), space)
    space[name].__source__ = source
    return rule(space[name])


def is_rule(value: Any) -> bool:
    """Whether something is a rule, of any kind."""
    return isinstance(value, FunctionType) and hasattr(value, "__rule__")


def fill(value: Any, slots: Mapping[Any, Any]) -> Any:
    """What a slot is filled with; anything else is what it is."""
    return slots.get(value, value) if isinstance(value, FunctionType | Constant) else value


def scratch(length: int) -> Callable[[], Any]:
    """A function that gives a rule zeroed room for so many integers to reckon in, gone when the rule ends."""

    def room() -> list[int]:
        return [0] * length

    room.__scratch__ = length  # type: ignore[attr-defined]  # a mark on a plain function
    return room


def merged_rule(function: F) -> F:
    """Mark a rule that becomes part of its only caller before it is compiled, so that all it calls is not optimised once more."""
    function.__rule__ = "merged"  # type: ignore[attr-defined]  # a mark on a plain function
    return function
