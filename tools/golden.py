"""Rewrite every golden file: `make golden`, then review the diff."""

from __future__ import annotations

from pathlib import Path

from dicecafe.engine import registry
from dicecafe.testing import golden


def golden_files() -> list[Path]:
    """The golden files of all games."""
    return sorted(path for name in registry.names() for path in (registry.load(name).folder / "tests" / "golden").glob("*.txt"))


if __name__ == "__main__":
    for path in golden_files():
        old = path.read_text(encoding="utf-8")
        new = golden.fill(old)
        path.write_text(new, encoding="utf-8")
        print(f"{'same   ' if new == old else 'changed'} {path}")
