"""Playing Zaic."""
