"""The scenes of Konane that are kept as files, by name."""

from __future__ import annotations

from typing import Final

from tesserae.core.scene import Marks, Scene
from tests.targets import reader
from tests.toy.konane import GAME

targets = reader(GAME)

STRUCTURE: Final[frozenset[str]] = frozenset()
"""Every style of Konane is told."""


def scenes() -> dict[str, Scene]:
    """All of them; a name is a file's."""
    marks = Marks(
        last=targets("a2"),
        hint=targets("b1"),
        faults=targets("c1"),
        offered=frozenset(targets("b2")),
    )
    return {
        "start": GAME.scene(GAME.initial(), Marks()),
        "marked": GAME.scene(GAME.showcase(), marks),
    }
