"""Puzzle runs: as many puzzles as one can in some minutes."""
