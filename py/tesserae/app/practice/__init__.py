"""Practice: boards that follow a script, in lessons, in puzzles, and at one's own mistakes."""
