"""Every error code is declared by the class that is raised with it, and by that class alone."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from architecture import FILES, SOURCE
from codes import CODES, classes

from dicecafe.engine.errors import closest

CLASSES = {one.__name__: one for one in classes()}
PASSED_ON = ("Refused",)  # what a server refused, with the server's code


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_class_is_raised_with_its_own_codes(path: Path) -> None:
    """`StoreError("table/busy", ...)` would be a mistake: the code belongs to another class."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CLASSES and node.args):
            continue
        code = node.args[0]
        if isinstance(code, ast.Constant) and node.func.id not in PASSED_ON:
            declared = {known for one in CLASSES[node.func.id].__mro__ for known in getattr(one, "codes", {})}
            assert code.value in declared, f"line {node.lineno}: {node.func.id} declares no {code.value!r}"


def test_a_code_is_declared_once() -> None:
    """Two classes with one code would say twice when it comes."""
    declared = Counter(code for one in classes() for code in vars(one).get("codes", {}))
    assert dict(declared) == dict.fromkeys(CODES, 1)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("MESSAGES_PER_SECOND", "MESSAGES"),
        ("MESSAGES_PER_ADRESS", "MESSAGES_PER_ADDRESS"),
        ("MESSAGE_PER_ADDRESS", "MESSAGES_PER_ADDRESS"),
        ("MESAGES", "MESSAGES"),
        ("HINTS_PER_TABLE", "HINTS_PER_ADDRESS"),
        ("burgerdice", "burger-dice"),
        ("target-score", "target"),
        ("something-else", ""),
    ],
)
def test_the_word_that_was_meant(word: str, meant: str) -> None:
    """A misspelt one, one to which something was added, or the closest."""
    known = "MESSAGES MESSAGES_PER_ADDRESS MESSAGE_BYTES HINTS_PER_ADDRESS HINTS_WAITING burger-dice target waste-limit"
    assert closest(word, known.split()) == meant
    assert closest(word, []) == ""
