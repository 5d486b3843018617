"""The value of every move of a position: several lines, proven values, plies to the end."""
