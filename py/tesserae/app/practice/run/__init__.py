"""Puzzle runs: as many puzzles as you can in some minutes."""
