"""The engine: what it is asked to do, and how it does that in slices."""
