"""The source of a rule as a tree. It is read when a rule is compiled, and must be what was loaded."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType

from .errors import SourceError


def tree(function: FunctionType) -> ast.FunctionDef:
    """The definition of a rule; one that a program made carries its text as `__source__`."""
    if made := getattr(function, "__source__", None):
        definition = ast.parse(made).body[0]
        assert isinstance(definition, ast.FunctionDef)
        return definition
    code = function.__code__
    definition, there = _definitions(code.co_filename, Path(code.co_filename).read_text("utf-8")).get(
        code.co_firstlineno, (None, None)
    )
    if definition is None or there is None or _meaning(there) != _meaning(code):
        raise SourceError(code.co_filename, function.__name__)
    return definition


@lru_cache(64)
def _definitions(file: str, text: str) -> dict[int, tuple[ast.FunctionDef, CodeType | None]]:
    """All functions of a file by the line they begin in, decorators included, with what Python makes of them."""
    module = ast.parse(text)
    codes: list[CodeType] = [compile(module, file, "exec", dont_inherit=True)]
    for code in codes:
        codes += [const for const in code.co_consts if isinstance(const, CodeType)]
    by_line = {code.co_firstlineno: code for code in codes[1:]}
    found = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    starts = {min([node.lineno, *(one.lineno for one in node.decorator_list)]): node for node in found}
    return {line: (node, by_line.get(line)) for line, node in starts.items()}


def _meaning(code: CodeType) -> tuple[object, ...]:
    return code.co_code, code.co_names, code.co_varnames, [const for const in code.co_consts if not isinstance(const, CodeType)]
