"""The actions of Dicey Delights by name."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.actions import Layout

from .deck import DESSERTS, LINE
from .table import DICE, MAX_SEATS

SIDES: Final = range(1, DESSERTS + 1)
PLACES: Final = range(LINE)
GROUPS: Final = range(1, 1 << DICE)  # of dice, a bit for each
DUMPS: Final = range(1, (1 << LINE) - 1)  # groups of one or two places, a bit for each

ACTIONS: Final = Layout()
ROLL, KEEP, PASS, USE, WILD, DONE = ACTIONS.plain(6)
REROLL, to_reroll = ACTIONS.move(group=GROUPS)
STIR, to_stir = ACTIONS.move(group=GROUPS)
USE_ON_DIE, to_use_on_die = ACTIONS.move(die=range(DICE))
SNACK, to_snack = ACTIONS.move(dessert=SIDES)
SET, to_set = ACTIONS.move(die=range(DICE), dessert=SIDES)
FROM, to_take_from = ACTIONS.move(rival=range(MAX_SEATS))
USE_ON_CARD, to_use_on_card = ACTIONS.move(place=PLACES)  # of the rival's line, or of the own one
SCORE, to_score = ACTIONS.move(place=PLACES)
DOUBLE, to_double = ACTIONS.move(place=PLACES)
ABILITY, to_ability = ACTIONS.move(place=PLACES)
SHARE, to_share = ACTIONS.move(place=PLACES)
DUMP, to_dump = ACTIONS.move(group=DUMPS)
SWAP, to_swap = ACTIONS.move(place=PLACES, rival=range(MAX_SEATS), rivals_place=PLACES)

move_of = ACTIONS.move_of()
group_of = ACTIONS.parameter("group")
die_of = ACTIONS.parameter("die")
dessert_of = ACTIONS.parameter("dessert")
place_of = ACTIONS.parameter("place")
rival_of = ACTIONS.parameter("rival")
rivals_place_of = ACTIONS.parameter("rivals_place")
