"""Playing and solving Pyrga."""
