"""For the tests of a game: the conformance kit and golden files. Outside games import them too."""
