"""Matches between players, and the strength that their results show."""
