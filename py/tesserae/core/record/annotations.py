"""Drawings on the board, written as in PGN.

Coloured cells are the command `[%csl Ga1,Rb2]` of a comment, arrows `[%cal Ga1b2]`: a colour by its
first letter, then a cell or two. The rest of a comment stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from tesserae.core.record.comments import tidy

MOST_DRAWINGS: Final = 64
"""Maximum number of drawings on a board."""

LONGEST: Final = 8
"""Maximum length of a drawing's text: a colour, two cells, a comma."""

_COMMAND: Final = re.compile(r"\[%c[sa]l([^\]]*)\]")
_DRAWING: Final = re.compile(r"([GRYB])([a-z][0-9][0-9]?)([a-z][0-9][0-9]?)?")


class Drawing(NamedTuple):
    """An arrow from a cell to another, or, if both are the same, a coloured cell."""

    colour: str
    start: str
    end: str

    @property
    def command(self) -> str:
        """The drawing as written in a command."""
        return f"{self.colour}{self.start}{self.end if self.end != self.start else ''}"


def read_drawing(written: str) -> Drawing | None:
    """The drawing of a text, whatever cells the board has; None if it is none."""
    match = _DRAWING.fullmatch(written) if len(written) < LONGEST else None
    return Drawing(match[1], match[2], match[3] or match[2]) if match else None


def drawings_of(comment: str) -> tuple[Drawing, ...]:
    """The drawings in a comment, at most one from a cell to a cell; malformed ones are left out."""
    found: dict[tuple[str, str], Drawing] = {}
    for written in _COMMAND.findall(comment):
        for item in written.split(","):
            drawing = read_drawing(item.strip())
            if drawing is not None:
                found[drawing.start, drawing.end] = drawing
    return tuple(list(found.values())[:MOST_DRAWINGS])


def with_drawings(comment: str, drawings: Iterable[Drawing]) -> str:
    """A comment with other drawings."""
    every = list(drawings)
    cells = ",".join([it.command for it in every if it.start == it.end])
    arrows = ",".join([it.command for it in every if it.start != it.end])
    commands = [f"[%csl {cells}]" if cells else "", f"[%cal {arrows}]" if arrows else ""]
    return tidy(" ".join([*filter(None, commands), _COMMAND.sub(" ", comment)]))


def toggle_drawing(drawings: Iterable[Drawing], drawing: Drawing) -> tuple[Drawing, ...]:
    """Adds a drawing; removes it if it is there; recolours it if only the colour differs."""
    every = tuple(drawings)
    others = tuple([it for it in every if (it.start, it.end) != (drawing.start, drawing.end)])
    return others if drawing in every else (*others, drawing)
