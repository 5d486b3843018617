"""Tetrad's puzzles in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "tetrad.puzzle.kill.side": "{side} destroys a unit in this turn",
    "tetrad.puzzle.hits.side": "{side} hits {count} times in this turn",
    "tetrad.puzzle.survive.side": "{side} loses no unit in the next turn",
    "tetrad.puzzle.win.side": "{side} makes the most of this turn",
    "tetrad.puzzle.hit.side": "{side} hits in this turn",
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
