"""Practice: boards that follow a script, in lessons, puzzles and mistakes."""
