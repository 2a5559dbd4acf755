"""Learning: networks that tell how well seats stand, from games that bots play against themselves (`dicecafe train`)."""
