"""When abilities act: their timing, and the windows in which they do."""

from __future__ import annotations

from typing import Final, Literal

Timing = Literal["right_now", "this_round", "next_turn"]
TIMINGS: Final[tuple[Timing, ...]] = ("right_now", "this_round", "next_turn")
RIGHT_NOW, THIS_ROUND, NEXT_TURN = range(len(TIMINGS))

WINDOWS: Final = {
    "on_cash_in": RIGHT_NOW,
    "before_rival_first_roll": THIS_ROUND,
    "after_rival_last_roll": THIS_ROUND,
    "rival_scores": THIS_ROUND,
    "own_turn_start": NEXT_TURN,
    "own_before_cash_in": NEXT_TURN,
    "own_score": NEXT_TURN,
}
ON_CASH_IN, BEFORE_FIRST_ROLL, AFTER_LAST_ROLL, RIVAL_SCORES, TURN_START, BEFORE_CASH_IN, OWN_SCORE = range(len(WINDOWS))
OWN_STEPS: Final = (ON_CASH_IN, TURN_START, BEFORE_CASH_IN)  # one's own turn, where there is time for a choice
RIVALS: Final = (BEFORE_FIRST_ROLL, AFTER_LAST_ROLL, RIVAL_SCORES)
ANY: Final = (*OWN_STEPS, *RIVALS)
SCORING: Final = (*OWN_STEPS, OWN_SCORE)
