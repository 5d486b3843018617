"""Zaic's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "zaic.puzzle.wins.0": "Light to move and win",
    "zaic.puzzle.wins.1": "Dark to move and win",
    "zaic.puzzle.own.draw.0": "Light to move and draw",
    "zaic.puzzle.own.draw.1": "Dark to move and draw",
    "zaic.puzzle.own.survive.0": "Light to move and not lose",
    "zaic.puzzle.own.survive.1": "Dark to move and not lose",
    "zaic.ask.win": "A win",
    "zaic.ask.draw": "A draw",
    "zaic.ask.survive": "Not to lose",
    "zaic.theme.cut": "Cut an area",
    "zaic.theme.joined": "Join areas",
    "zaic.theme.squeeze": "Few replies",
    "zaic.theme.quiet": "A quiet tile",
}
