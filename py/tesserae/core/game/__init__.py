"""The interface of games, and in one import its vocabulary.

`Rules` are what a minimal game must have; `Entering` leads from clicks to
moves, `Showing` is what people see and `Telling` what they read, `EngineHints`
is what makes an engine play it well. Everything optional has a plain default.
"""

from __future__ import annotations

from typing import Protocol

from tesserae.core.game.entering import Entering, Reason
from tesserae.core.game.hints import DECISIVE, EngineHints
from tesserae.core.game.rules import Rules
from tesserae.core.game.setup import Ready, Setup
from tesserae.core.game.showing import Legend, Panel, Showing, Stock
from tesserae.core.game.telling import Prompt, Telling, outcome_text
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
    "Prompt",
    "Ready",
    "Reason",
    "Rules",
    "Setup",
    "Showing",
    "Side",
    "Stock",
    "Telling",
    "outcome_text",
]


class Game(Showing[P], Telling[P], EngineHints[P], Protocol[P]):
    """A game. It has no state.

    Each game is a subclass with a single instance, which its package exports; so caches may
    use it as a key.
    """

    def __hash__(self) -> int:
        return id(self)
