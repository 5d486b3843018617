"""Studies: games to analyse, as a tree of variations."""
