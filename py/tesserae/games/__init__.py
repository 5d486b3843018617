"""The games, one folder each, and the one list of them."""
