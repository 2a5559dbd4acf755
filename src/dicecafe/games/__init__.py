"""The games: one folder each, found by `engine.registry`."""
