"""Grades a bot by games against levels, in a process of its own with limits."""
