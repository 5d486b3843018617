"""Texts that the app reads and writes: sentences, links, and JSON that a device has stored."""
