"""The interface of games, and in one import its vocabulary.

`Rules` are what a minimal game must have; `Entering` leads from clicks to
moves, `Presentation` is what people see and read, `EngineHints` is what makes
an engine play it well. Whatever is optional has a plain default.
"""

from __future__ import annotations

from typing import Protocol

from tesserae.core.game.entering import Entering, Reason
from tesserae.core.game.hints import DECISIVE, EngineHints
from tesserae.core.game.presentation import (
    Legend,
    Panel,
    Presentation,
    Prompt,
    Stock,
    outcome_text,
)
from tesserae.core.game.rules import Rules
from tesserae.core.game.setup import Ready, Setup
from tesserae.core.position import FIRST, OPPONENT, SECOND, Move, Outcome, P, Played, Position, Side

__all__ = [
    "DECISIVE",
    "FIRST",
    "OPPONENT",
    "SECOND",
    "EngineHints",
    "Entering",
    "Game",
    "Legend",
    "Move",
    "Outcome",
    "P",
    "Panel",
    "Played",
    "Position",
    "Presentation",
    "Prompt",
    "Ready",
    "Reason",
    "Rules",
    "Setup",
    "Side",
    "Stock",
    "outcome_text",
]


class Game(Presentation[P], EngineHints[P], Protocol[P]):
    """A game. It has no state.

    Each game is a subclass with a single instance, which its package exports; so caches may
    use it as a key.
    """

    def __hash__(self) -> int:
        return id(self)
