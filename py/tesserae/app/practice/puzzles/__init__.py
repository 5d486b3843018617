"""Puzzles: solving them on the real board, and the solver's progress."""
