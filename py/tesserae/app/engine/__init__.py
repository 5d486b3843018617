"""The engine: how its jobs are done in slices of time, at what pace, and what they find."""
