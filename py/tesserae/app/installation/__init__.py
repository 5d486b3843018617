"""Installation: offline use, installing the app, updates, and the app as one file."""
