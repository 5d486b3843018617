"""The engine: its jobs, and how they are done in slices of time."""
