"""What the pages of the banking games share. What differs from game to game is a `Face`."""
