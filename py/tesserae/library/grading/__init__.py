"""Grading a bot: games against levels, in a process of its own with limits."""
