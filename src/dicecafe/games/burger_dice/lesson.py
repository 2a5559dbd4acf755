"""The guided first game: a shorter one, whose first rolls bring a burger to close, and then one die too many."""

OPTIONS = {"target": 20}
DICE = ["bun patty bun", "bun cheese cheese"]
