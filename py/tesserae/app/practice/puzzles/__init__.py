"""Puzzles: solving them on the real board, and what this device knows of the solver."""
