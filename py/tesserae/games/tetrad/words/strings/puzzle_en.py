"""Tetrad's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.puzzle.kill.0": "White destroys a unit in this turn",
    "tetrad.puzzle.hits.0": "White hits {count} times in this turn",
    "tetrad.puzzle.survive.0": "White loses no unit in the next turn",
    "tetrad.puzzle.kill.1": "Black destroys a unit in this turn",
    "tetrad.puzzle.hits.1": "Black hits {count} times in this turn",
    "tetrad.puzzle.survive.1": "Black loses no unit in the next turn",
    "tetrad.theme.kill": "Destroy a unit",
    "tetrad.theme.hits2": "Two hits",
    "tetrad.theme.hits3": "Three hits",
    "tetrad.theme.hits4": "Four hits",
    "tetrad.theme.hits5": "Five hits",
    "tetrad.theme.survive": "Survive",
}
