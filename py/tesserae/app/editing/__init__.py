"""Setting up a position: what is done to the draft on the page, and the keys."""
