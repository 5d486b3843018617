"""Pyrga's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.puzzle.wins.0": "White to move and win",
    "pyrga.puzzle.wins.1": "Black to move and win",
    "pyrga.puzzle.draw.0": "White to move: only one move draws",
    "pyrga.puzzle.draw.1": "Black to move: only one move draws",
    "pyrga.theme.tower": "The third Tower",
    "pyrga.theme.block": "Block",
    "pyrga.theme.dead": "Nowhere to go",
    "pyrga.theme.free": "Free choice",
    "pyrga.theme.squeeze": "Nothing good left",
    "pyrga.theme.quiet": "A quiet move",
    "pyrga.theme.draw": "Save the draw",
}
