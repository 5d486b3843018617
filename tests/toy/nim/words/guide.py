"""The rules page."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import Move
from tesserae.core.scene import Marks
from tesserae.core.teaching.guide import Figure, Figures, Guide, GuideAuthor

from ..board import scene
from ..notation import COUNTERS
from ..rules import START, Position
from .strings import STRINGS

_AUTHOR: Final = GuideAuthor("nim")


def guide() -> Guide:
    """One section: the rules, and an example of each kind."""
    taken = START.apply(Move(1))
    figures = (
        _figure("start", START, Marks()),
        _figure("taken", taken, Marks(last=(COUNTERS[1],)), legal=True),
        _figure("gone", taken, Marks(faults=(COUNTERS[1],)), legal=False),
    )
    section = _AUTHOR.section("rules", _AUTHOR.paragraph("rules.1"), Figures(figures))
    return Guide((section,), STRINGS)


def _figure(name: str, position: Position, marks: Marks, legal: bool | None = None) -> Figure:
    return _AUTHOR.figure(name, scene(position, marks), legal)
