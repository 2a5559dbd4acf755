"""The guided first game: a shorter one, whose first roll serves two campers by two desserts and the third by none."""

OPTIONS = {"last_call": 15}
DICE = ["draw 0 c9", "draw 0 c41", "draw 0 c48", "draw 1 c8", "draw 1 c24", "draw 1 c37", "cookie cupcake donut"]
