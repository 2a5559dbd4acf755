"""The guided first game: with few tips in a row, and chosen goals."""

OPTIONS = {"stall_limit": 4}
DICE = ["deal 0 ice-cream", "deal 1 sweet-roll"]
