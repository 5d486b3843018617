"""The rules page."""

from __future__ import annotations

from typing import Final

from tesserae.core.game.on_squares import SquareGame
from tesserae.core.position import play_all
from tesserae.core.scene import Marks
from tesserae.core.teaching.guide import Figures, Guide, GuideAuthor

from ..rules import START, Position
from .strings import STRINGS

_AUTHOR: Final = GuideAuthor("breakthrough")


def guide(game: SquareGame[Position]) -> Guide:
    """One section: the rules, and an example of each kind."""
    moves = game.parse_moves(START, ("c2c3", "c5c4"))
    facing = play_all(START, moves)
    gone = game.scene(START.apply(moves[0]), Marks(last=game.clicked_cells(moves[0])))
    stuck = game.scene(facing, Marks(faults=game.clicked_cells(moves[1])[1:]))
    figures = (
        _AUTHOR.figure("start", game.scene(START, Marks())),
        _AUTHOR.figure("gone", gone, True, START, "c2c3"),
        _AUTHOR.figure("stuck", stuck, False, facing, "c3c4"),
    )
    section = _AUTHOR.section("rules", _AUTHOR.paragraph("rules.1"), Figures(figures))
    return Guide((section,), STRINGS)
