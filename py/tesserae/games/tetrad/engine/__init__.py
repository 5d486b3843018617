"""What an engine needs to play Tetrad."""
