"""What the table waits for: nothing, dice, a card, or nothing any more; from WINDOW on, the decision of a seat."""

from __future__ import annotations

NOTHING, THROW, DIP, CARD, END, WINDOW, ROLL_NOW, REROLL_OR_KEEP, CASH_IN, SHARE_OR_PASS = range(10)
TARGET_CHOICE, SWAP_CHOICE, DUMP_CHOICE, STIR_CHOICE, SET_CHOICE, WILD_CHOICE, SNACK_CHOICE = range(10, 17)  # by an ability
