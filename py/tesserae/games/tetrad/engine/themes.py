"""What a turn is to achieve in a puzzle: names that the engine and the page both need."""

from __future__ import annotations

KILL, HITS = "kill", "hits"
"""To destroy a unit; to make as many hits as the number after HITS says: "hits3"."""

READY = "ready"
"""A KILL for beginners: one unit at most has to move for it."""
