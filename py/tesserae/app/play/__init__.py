"""Play: entering moves, new games, the keyboard, army setup, the swap rule, and endings."""
