"""The board as a scene: where things lie, how they look, what is marked."""
