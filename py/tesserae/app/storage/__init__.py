"""Storage: saved games and settings on this device."""
