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
    "tetrad.puzzle.win.0": "White makes the most of this turn",
    "tetrad.puzzle.win.1": "Black makes the most of this turn",
    "tetrad.puzzle.hit.0": "White hits in this turn",
    "tetrad.puzzle.hit.1": "Black hits in this turn",
    "tetrad.own.nothing.proven": "No turn is sure to hit anything here.",
    "tetrad.own.nothing.seen": "The computer finds no turn that is sure to hit anything here.",
    "tetrad.own.lost.proven": "Whatever is played here, a unit can be lost in the next turn.",
    "tetrad.own.lost.seen": "The computer finds no turn here after which no unit is lost.",
    "tetrad.ask.win": "A unit destroyed, or the most hits",
    "tetrad.ask.survive": "No unit lost",
    "tetrad.theme.kill": "Destroy a unit",
    "tetrad.theme.hits2": "Two hits",
    "tetrad.theme.hits3": "Three hits",
    "tetrad.theme.hits4": "Four hits",
    "tetrad.theme.hits5": "Five hits",
    "tetrad.theme.survive": "Survive",
}
