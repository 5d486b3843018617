"""What this device keeps: games and settings, one record for each game."""
