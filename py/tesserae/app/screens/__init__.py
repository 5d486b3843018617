"""The behaviour of the pages: a module for each type, all listed in `registry.py`."""
