"""The rules page."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.core.guide import Figure, Figures, Paragraph, Section
from tesserae.core.position import Move
from tesserae.core.scene import Marks
from tesserae.core.text import text

from ..board.scene import scene
from ..notation import COUNTERS
from ..rules import START, Position


def guide() -> Sequence[Section]:
    """One section: the rules, and an example of each kind."""
    taken = START.apply(Move(1))
    figures = (
        _figure("start", START, Marks()),
        _figure("taken", taken, Marks(last=(COUNTERS[1],)), legal=True),
        _figure("gone", taken, Marks(faults=(COUNTERS[1],)), legal=False),
    )
    blocks = (Paragraph(text("nim.guide.rules.1")), Figures(figures))
    return (Section("rules", text("nim.guide.rules"), blocks),)


def _figure(name: str, position: Position, marks: Marks, legal: bool | None = None) -> Figure:
    key = f"nim.guide.figure.{name}"
    bare = scene(position, marks)._replace(spots=(), label=text(f"{key}.picture"))
    return Figure(bare, text(key), legal)
