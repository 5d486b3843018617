"""Navigation: what opening a link or a saved game shows, the start, and what is pasted."""
