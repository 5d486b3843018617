"""Playing Tetrad."""
