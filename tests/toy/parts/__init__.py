"""What `tools.new_game --with` adds to a game: stubs that say little, and are true of any game."""
