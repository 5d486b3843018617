"""Training the lines of studies by spaced repetition."""
