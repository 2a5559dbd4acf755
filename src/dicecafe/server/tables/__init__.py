"""Tables as they are played: their events, who is there, what each may see, and the bots."""
