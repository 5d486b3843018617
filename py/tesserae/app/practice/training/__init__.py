"""Training the lines of studies: they come back after longer and longer pauses."""
