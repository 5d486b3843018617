"""The themes of puzzles, aims of a turn: names that the engine and the page share."""

from __future__ import annotations

KILL, HITS = "kill", "hits"
"""To destroy a unit; to make as many hits as the number after HITS says: "hits3"."""

READY = "ready"
"""A KILL for beginners: one unit at most has to move for it."""
