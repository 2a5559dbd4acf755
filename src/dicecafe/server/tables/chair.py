"""Chair: a seat of a table as its events have left it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Chair:
    """A seat: who sits there, who acts for it, whether anybody is there."""

    name: str
    kind: str  # person, bot or open
    level: str = ""
    holder: str = ""
    nonce: str = ""
    seal: str = ""
    next: str = ""  # the seal of a rematch
    late: bool = False  # its nonce is waited for no longer
    here: bool = True
    process: str = ""  # the process that they last came to: it says when they are gone

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return bool(self.level)

    @property
    def owes_nonce(self) -> bool:
        """Whether its nonce was sealed, not shown yet, and may still be."""
        return bool(self.seal) and not (self.nonce or self.late or self.played_by_bot)
