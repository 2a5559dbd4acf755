"""What the page's worker calls: JavaScript's values in, JavaScript's values out. It runs in Pyodide alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .cafe import PageCafe


class Bridge(PageCafe):
    """A cafe whose answers are texts."""

    async def ask(self, method: str, address: str, body: str | None = None) -> Any:
        """Answer a request: its status and its body."""
        status, answer = await self.request(method, address, body or None)
        return to_js([status, answer.decode()])


async def open_page(keep: Any, rows: Iterable[Any], replace: Any) -> Bridge:
    """Open the cafe: `keep` and `replace` are functions of arrays of bytes that answer when they are on disk."""

    async def kept(entries: list[bytes]) -> None:
        await keep(to_js(entries))

    async def replaced(entries: list[bytes]) -> None:
        await replace(to_js(entries))

    return await Bridge.open(kept, [row.to_bytes() for row in rows], replaced)


def to_js(value: Any) -> Any:
    """A value as JavaScript has it."""
    from pyodide.ffi import to_js

    return to_js(value)
