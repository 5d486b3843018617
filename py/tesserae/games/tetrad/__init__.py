"""Tetrad: armies of units that one builds oneself."""
