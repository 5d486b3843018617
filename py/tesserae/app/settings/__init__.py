"""Settings: what users choose once, for all games."""
