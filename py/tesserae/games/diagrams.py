"""Positions as lines of text, for terminals: a module `diagram` in the folder of a game.

Its function `diagram` makes the lines of a position, each a list of runs: a text, and a style
in which a terminal may show it. Nothing is lost without styles. The page does not use this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Literal, TypeAlias, cast

from tesserae.core.game import Position

Style: TypeAlias = Literal["", "first", "second", "yellow", "red", "blue", "mark", "dim"]
"""A side's pieces, a colour of the ground, what is marked, and what is less important."""

Run: TypeAlias = tuple[str, Style]

Diagram: TypeAlias = Callable[[Position, bool], Sequence[Sequence[Run]]]
"""The lines of a position, from its own characters if the second argument is true, else ASCII."""

SIDES: tuple[Style, Style] = ("first", "second")


def diagram_of(slug: str) -> Diagram | None:
    """The function that makes a game's diagrams; None if the game has none."""
    if not (files(__package__) / slug / "diagram.py").is_file():
        return None
    return cast("Diagram", import_module(f"{__package__}.{slug}.diagram").diagram)
