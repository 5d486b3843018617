"""Lessons: learning a game step by step, on the real board."""
