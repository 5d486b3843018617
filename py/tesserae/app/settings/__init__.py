"""Settings, for all games."""
