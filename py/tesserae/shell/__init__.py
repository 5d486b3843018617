"""The only files that touch the browser."""
