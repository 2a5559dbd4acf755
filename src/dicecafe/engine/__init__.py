"""The engine under every game: the contract, the speeds, the match, records and dice."""
