"""Puzzle runs: solve as many puzzles as you can in a few minutes."""
