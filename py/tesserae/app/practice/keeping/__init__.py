"""Keeping a proven win or draw against perfect play."""
