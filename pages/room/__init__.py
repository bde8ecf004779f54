"""What belongs to the room and not to a game: the way in, the seats, the host's page."""
