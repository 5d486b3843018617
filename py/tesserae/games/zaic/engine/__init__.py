"""What an engine needs to play Zaic."""
