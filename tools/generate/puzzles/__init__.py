"""Finds the puzzles of the games, and verifies them anew: see __main__.py."""
