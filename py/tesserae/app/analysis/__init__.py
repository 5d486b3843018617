"""Analysis: evaluating the current position, and reviewing a game that is over."""
