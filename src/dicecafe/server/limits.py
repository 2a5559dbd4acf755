"""Limits: the refusal of what is over a budget, and what one connection has left of a rate."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from .budgets import BUDGETS, Budgets, Rate, declared

ROUNDING = 1e-6  # seconds by which sums of shares may be off


def budget_codes() -> dict[str, str]:
    """The codes of refusals, and what they are for; several budgets may share one."""
    codes: dict[str, str] = {}
    for one in declared():
        if one.code.startswith("limit/"):
            said = f"over the budget of one {one.per}: {one.counts}"
            codes[one.code] = f"{codes[one.code]}; {said}" if one.code in codes else said
    return codes


class LimitError(DiceCafeError):
    """Something is over its budget."""

    codes: ClassVar = {
        "limit/questions": "a hint or odds were asked for while the last ones are still being worked out",
        **budget_codes(),
    }


def over(budgets: Budgets, name: str) -> LimitError:
    """The refusal of what is over a budget."""
    value, code = getattr(budgets, name), BUDGETS[name].code
    most, seconds = value if isinstance(value, Rate) else (value, 0)
    return LimitError(code, Message(f"limit-{code.partition('/')[2]}", most=most, seconds=seconds))


class Bucket:
    """What is left of a rate: so many at once, refilled evenly."""

    __slots__ = ("clock", "full_at", "seconds", "share")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds, self.share, self.clock = rate.seconds, rate.seconds / rate.amount, clock
        self.full_at = 0.0  # when all of it is there again

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self.clock()
        full_at = (self.full_at if self.full_at > now else now) + self.share
        if full_at - now > self.seconds + ROUNDING:
            return False
        self.full_at = full_at
        return True
