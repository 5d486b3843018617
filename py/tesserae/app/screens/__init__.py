"""The behaviour of each page: a module for each type, all listed in `registry.py`."""
