"""Studies: analysing games as trees of variations."""
