"""Search in games whose turns have many plies."""
