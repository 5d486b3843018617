"""Studies: games that are looked into, not played; their tree of variations."""
