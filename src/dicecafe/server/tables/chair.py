"""Chair: a seat of a table as its events have left it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .events import Plan
from .names import distinct


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
    missed: bool = False  # a process asked whether they are still there, and was not answered yet
    asides: int = 0  # what was said, taken back and the like
    process: str = ""  # the process that they last came to: it says when they are gone
    avatar: str = ""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return bool(self.level)

    @property
    def plan(self) -> Plan:
        """Who is to sit here at a rematch."""
        if self.kind == "bot":
            return Plan("bot", self.name, self.level, avatar=self.avatar)
        return Plan("here", self.name, "", self.holder, seal=self.next, avatar=self.avatar)

    @property
    def owes_nonce(self) -> bool:
        """Whether its nonce was sealed, not shown yet, and may still be."""
        return bool(self.seal) and not (self.nonce or self.late or self.played_by_bot)


def planned(plan: Plan, taken: Sequence[str], process: str) -> Chair:
    """The chair of a plan, at a table where these names are taken."""
    if plan.kind == "open":
        return Chair("", "open", here=False)
    if plan.kind == "bot":
        name = plan.name or f"Bot {plan.level}"  # at tables of old, bots had no names
        return Chair(distinct(name, taken), "bot", plan.level, avatar=plan.avatar)
    name = distinct(plan.name, taken)
    return Chair(name, "person", "", plan.holder, plan.nonce, plan.seal, process=process, avatar=plan.avatar)
