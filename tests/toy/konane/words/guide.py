"""The rules page."""

from __future__ import annotations

from typing import Final

from tesserae.core.game.on_squares import SquareGame
from tesserae.core.position import Move
from tesserae.core.scene import Marks
from tesserae.core.teaching.guide import Figures, Guide, GuideAuthor

from ..rules import CELLS, START, Position
from .strings import STRINGS

_AUTHOR: Final = GuideAuthor("konane")
_C3, _A2 = 14, 6


def guide(game: SquareGame[Position]) -> Guide:
    """One section: the rules, and an example of each kind."""
    move = Move(CELLS * _C3 + _C3)
    taken = START.apply(move)
    gone = Marks(faults=game.clicked_cells(Move(CELLS * _A2 + _A2)))
    last = game.scene(taken, Marks(last=game.clicked_cells(move)))
    figures = (
        _AUTHOR.figure("start", game.scene(START, Marks())),
        _AUTHOR.figure("taken", last, True, START, "c3"),
        _AUTHOR.figure("gone", game.scene(taken, gone), False, taken, "a2"),
    )
    section = _AUTHOR.section("rules", _AUTHOR.paragraph("rules.1"), Figures(figures))
    return Guide((section,), STRINGS)
