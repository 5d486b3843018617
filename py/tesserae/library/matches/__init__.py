"""Matches between players, and what their results say of strength."""
