"""Texts that the app reads and writes: sentences, links, and stored JSON."""
