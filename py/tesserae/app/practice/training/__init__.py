"""Training the lines of studies: they come back after growing pauses."""
