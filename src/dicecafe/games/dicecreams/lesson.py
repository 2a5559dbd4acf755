"""The guided first game: a shorter one, with cards of the market that most dice of the Fridge fit on."""

OPTIONS = {"cones": 3}
DICE = [
    "fill a1 green 4",
    "fill b1 pink 5",
    "fill c1 blue 3",
    "fill a2 yellow 2",
    "fill b2 green 6",
    "fill c2 black 4",
    "fill a3 blue 5",
    "fill b3 pink 3",
    "fill c3 yellow 6",
    "market 1 1",
    "market 2 13",
    "top 25",
]
