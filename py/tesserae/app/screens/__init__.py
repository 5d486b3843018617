"""What the app does on each page: a module for each type of page, all listed in `registry.py`."""
