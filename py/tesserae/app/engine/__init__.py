"""The engine: its jobs in slices of time, their pace, and their results."""
