"""The built client: small, and nothing in it that the policy of the page would refuse."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "src" / "dicecafe" / "server" / "client"
FIRST_LOAD = 120 * 1024  # bytes of JavaScript, gzipped, until one plays


def imports(file: str, seen: set[str]) -> set[str]:
    """A chunk and all that it can't do without."""
    if file not in seen:
        seen.add(file)
        text = (CLIENT / "assets" / file).read_text(encoding="utf-8")
        for other in re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text):
            imports(other, seen)
    return seen


def test_the_first_load_is_small_with_any_game() -> None:
    """The page, the table and the largest board together."""
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    entry = set[str]()
    for file in re.findall(r"/assets/([\w.-]+\.js)", page):
        imports(file, entry)
    boards = list((CLIENT / "assets").glob("web-*.js"))
    assert len(boards) == 5
    table = next((CLIENT / "assets").glob("Table-*.js")).name
    sizes = {}
    for board in boards:
        chunks = imports(board.name, imports(table, set(entry)))
        sizes[board.name] = sum(len(gzip.compress((CLIENT / "assets" / chunk).read_bytes())) for chunk in chunks)
    assert max(sizes.values()) < FIRST_LOAD, sizes


def test_the_page_has_no_inline_script() -> None:
    """The policy allows scripts from the server only."""
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r"<script(?![^>]*\bsrc=)", page)
    assert "javascript:" not in page
