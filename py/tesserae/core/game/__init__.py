"""The interface that every game meets, in one import with its vocabulary.

`Rules` are what a minimal game must have; `Entering` leads from clicks to
moves, `Presentation` is what people see and read, `EngineHints` is what makes
an engine play it well. Whatever is optional has a plain default.
"""

from __future__ import annotations

from typing import Protocol

from tesserae.core.game.entering import Entering, Reason
from tesserae.core.game.hints import DECISIVE, EngineHints
from tesserae.core.game.presentation import Panel, Presentation, Prompt, Stock
from tesserae.core.game.rules import Rules
from tesserae.core.game.setup import Ready, Setup
from tesserae.core.position import FIRST, SECOND, Move, Outcome, P, Position, Side

__all__ = [
    "DECISIVE",
    "FIRST",
    "SECOND",
    "EngineHints",
    "Entering",
    "Game",
    "Move",
    "Outcome",
    "P",
    "Panel",
    "Position",
    "Presentation",
    "Prompt",
    "Ready",
    "Reason",
    "Rules",
    "Setup",
    "Side",
    "Stock",
]


class Game(Presentation[P], EngineHints[P], Protocol[P]):
    """A whole game: the one object that its folder exports. It holds no state.

    A game is written as a subclass, and there is one object of it, so that what
    is made of it can be remembered.
    """

    def __hash__(self) -> int:
        return object.__hash__(self)
