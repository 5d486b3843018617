"""Sharing: links, the code that puts a game into a page, correspondence, and files."""
