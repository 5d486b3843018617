"""Sharing: links, playing by links, files to export, and what is imported."""
