"""What the library raises; the message is a sentence that says what would be right."""

from __future__ import annotations

from tesserae.core import position


class TesseraeError(Exception):
    """The base of all errors of this package."""


class UnknownGame(TesseraeError, ValueError):
    """There is no game of that name."""


class IllegalMove(TesseraeError, position.IllegalMove):
    """A move that is not legal, or no move at all."""


class IllegalPosition(TesseraeError, ValueError):
    """A text that is no position of the game, or of one that cannot be reached."""


class BadRecord(TesseraeError, ValueError):
    """A record that cannot be read or written."""


class GameOver(TesseraeError, ValueError):
    """A move was asked for in a game that is over."""


class NotProvable(TesseraeError, ValueError):
    """Nothing can prove positions of this game."""


class EngineError(TesseraeError, RuntimeError):
    """An engine could not be started, ended, did not answer, or made an illegal move."""
