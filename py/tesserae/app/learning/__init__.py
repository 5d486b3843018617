"""Learning a game: its lesson, played step by step on the real board."""
