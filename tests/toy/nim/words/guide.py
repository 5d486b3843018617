"""The rules page."""

from __future__ import annotations

from typing import Final

from tesserae.core.position import Move
from tesserae.core.scene import Marks
from tesserae.core.teaching.guide import Figures, Guide, GuideAuthor

from ..board import scene
from ..notation import COUNTERS
from ..rules import START
from .strings import STRINGS

_AUTHOR: Final = GuideAuthor("nim")


def guide() -> Guide:
    """One section: the rules, and an example of each kind."""
    taken = START.apply(Move(1))
    start = _AUTHOR.figure("start", scene(START, Marks()))
    last = scene(taken, Marks(last=(COUNTERS[1],)))
    gone = scene(taken, Marks(faults=(COUNTERS[1],)))
    figures = (
        start,
        _AUTHOR.figure("taken", last, True, START, "a2"),
        _AUTHOR.figure("gone", gone, False, taken, "a2"),
    )
    section = _AUTHOR.section("rules", _AUTHOR.paragraph("rules.1"), Figures(figures))
    return Guide((section,), STRINGS)
