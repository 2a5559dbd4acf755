"""The lab: games by the million."""
