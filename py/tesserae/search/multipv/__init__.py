"""What every move of a position is worth: several lines, proven values, plies to the end."""
