"""The scenes of Breakthrough that are kept as files, by name."""

from __future__ import annotations

from typing import Final

from tesserae.core.scene import Marks, Scene
from tests.targets import reader
from tests.toy.breakthrough import GAME

targets = reader(GAME)

STRUCTURE: Final[frozenset[str]] = frozenset()
"""Every style of Breakthrough is told."""


def scenes() -> dict[str, Scene]:
    """All of them; a name is a file's."""
    marks = Marks(
        last=targets("a2 a3"),
        hint=targets("b1 b2"),
        faults=targets("c1"),
        offered=frozenset(targets("b2")),
    )
    return {
        "start": GAME.scene(GAME.initial(), Marks()),
        "marked": GAME.scene(GAME.showcase(), marks),
    }
