"""Zaic's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.puzzle.wins.0": "Light to move and win",
    "zaic.puzzle.wins.1": "Dark to move and win",
    "zaic.theme.cut": "Cut an area",
    "zaic.theme.joined": "Join areas",
    "zaic.theme.squeeze": "Few replies",
    "zaic.theme.quiet": "A quiet tile",
}
