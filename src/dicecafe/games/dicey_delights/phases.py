"""Where a turn stands; each is what comes next (flow.py)."""

from __future__ import annotations

SETUP, BEGIN, BEFORE_ROLL, START, READY, ROLLED, AFTER_ROLL = range(7)
PREPARE, CASHING, SCORED, CASHED, REFILLED, SHARING, CHECK = range(7, 14)
