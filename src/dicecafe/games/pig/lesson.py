"""The guided first game: a shorter one, whose first dice are chosen so that the pot grows before it is lost."""

OPTIONS = {"target": 50}
DICE = ["5", "3", "6"]
