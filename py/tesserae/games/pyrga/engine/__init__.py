"""What an engine needs to play and to solve Pyrga."""
