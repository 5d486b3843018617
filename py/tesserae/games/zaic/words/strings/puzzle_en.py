"""Zaic's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.ask.win": "A win",
    "zaic.ask.draw": "A draw",
    "zaic.ask.survive": "Not to lose",
    "zaic.theme.cut": "Cut an area",
    "zaic.theme.joined": "Join areas",
    "zaic.theme.squeeze": "Few replies",
    "zaic.theme.quiet": "A quiet tile",
}
