"""Navigation: opening links and saved games, the start, and pasted texts."""
