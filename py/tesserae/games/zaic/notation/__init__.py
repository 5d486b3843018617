"""Texts of moves and positions, and the ways to enter a move."""
