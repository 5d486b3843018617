"""The rules page."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import Move
from tesserae.core.scene import Marks
from tesserae.core.teaching.guide import Figure, Figures, Guide, GuideAuthor

from ..board import scene
from ..notation import CELL_TARGETS
from ..rules import CELLS, START, Position
from .strings import STRINGS

_AUTHOR: Final = GuideAuthor("konane")


def guide() -> Guide:
    """One section: the rules, and an example of each kind."""
    c3, a2 = CELL_TARGETS[14], CELL_TARGETS[6]
    taken = START.apply(Move(CELLS * c3.cell + c3.cell))
    figures = (
        _figure("start", START, Marks()),
        _figure("taken", taken, Marks(last=(c3,)), legal=True),
        _figure("gone", taken, Marks(faults=(a2,)), legal=False),
    )
    section = _AUTHOR.section("rules", _AUTHOR.paragraph("rules.1"), Figures(figures))
    return Guide((section,), STRINGS)


def _figure(name: str, position: Position, marks: Marks, legal: bool | None = None) -> Figure:
    return _AUTHOR.figure(name, scene(position, marks), legal)
