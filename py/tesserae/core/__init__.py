"""What every game shares; knows nothing else of the house."""
