"""Finds the puzzles of the games, and verifies them: see __main__.py."""
