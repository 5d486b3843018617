"""Sharing: links, correspondence, export and import."""
