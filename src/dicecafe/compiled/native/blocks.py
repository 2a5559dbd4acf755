"""Basic blocks of an LLVM function, as lines of text."""

from __future__ import annotations

from .values import Value


class Blocks:
    """The blocks of one function, and where the next line goes."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Nothing is written yet."""
        self.lines: dict[str, list[str]] = {"begin": []}  # by the label of the block, in the order in which they were begun
        self.kept: list[str] = []  # stack memory, reserved once where the function begins
        self.current = "begin"
        self.dead = False  # whether nothing can come after what was written last
        self.count = 0

    def label(self, name: str) -> str:
        """A fresh label."""
        self.count += 1
        return f"{name}{self.count}"

    def emit(self, text: str) -> str:
        """Write an instruction that has a result; the register it is in."""
        self.count += 1
        self.lines[self.current].append(f"%r{self.count} = {text}")
        return f"%r{self.count}"

    def do(self, text: str) -> None:
        """Write an instruction without a result."""
        self.lines[self.current].append(text)

    def reserve(self, machine: str, align: int | None = None) -> str:
        """Stack memory for as long as the function runs."""
        self.count += 1
        self.kept.append(f"%r{self.count} = alloca {machine}" + (f", align {align}" if align else ""))
        return f"%r{self.count}"

    def start(self, label: str) -> None:
        """Begin a block."""
        self.lines[label], self.current, self.dead = [], label, False

    def resume(self, label: str) -> None:
        """Go on with a block that has no end yet."""
        self.current, self.dead = label, False

    def jump(self, label: str) -> None:
        """End the block, unless it has ended: go on there."""
        if not self.dead:
            self.do(f"br label %{label}")
            self.dead = True

    def branch(self, held: Value, yes: str, no: str) -> None:
        """End the block: go on where it depends."""
        self.do(f"br i1 {held.parts[0]}, label %{yes}, label %{no}")
        self.dead = True

    def text(self) -> str:
        """All of it."""
        blocks = [[f"{label}:", *(self.kept if label == "begin" else []), *lines] for label, lines in self.lines.items()]
        return "\n".join(line for block in blocks for line in block)
