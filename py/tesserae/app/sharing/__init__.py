"""Sharing: links, embed codes, games by link, and files."""
