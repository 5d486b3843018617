"""Pyrga's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "pyrga.puzzle.wins.0": "White to move and win",
    "pyrga.puzzle.wins.1": "Black to move and win",
    "pyrga.puzzle.draw.0": "White to move: only one move draws",
    "pyrga.puzzle.draw.1": "Black to move: only one move draws",
    "pyrga.puzzle.own.draw.0": "White to move and draw",
    "pyrga.puzzle.own.draw.1": "Black to move and draw",
    "pyrga.puzzle.own.survive.0": "White to move and not lose",
    "pyrga.puzzle.own.survive.1": "Black to move and not lose",
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
