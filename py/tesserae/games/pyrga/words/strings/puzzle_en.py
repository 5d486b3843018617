"""Pyrga's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.puzzle.draw.side": "{side} to move: only one move draws",
    "pyrga.ask.win": "A win",
    "pyrga.ask.draw": "A draw",
    "pyrga.ask.survive": "Not to lose",
    "pyrga.theme.tower": "The third Tower",
    "pyrga.theme.block": "Block",
    "pyrga.theme.dead": "Nowhere to go",
    "pyrga.theme.free": "Free choice",
    "pyrga.theme.squeeze": "Nothing good left",
    "pyrga.theme.quiet": "A quiet move",
    "pyrga.theme.draw": "Save the draw",
}
