"""The errors that the library raises; the message is a sentence that says what would be right."""

from __future__ import annotations

from tesserae.core import position


class TesseraeError(Exception):
    """The base of all errors of this package."""


class UnknownGame(TesseraeError, ValueError):
    """There is no game of that name."""


class IllegalMove(TesseraeError, position.IllegalMove):
    """A move is not legal, or a text is no move."""


class IllegalPosition(TesseraeError, ValueError):
    """A text is not a position of the game, or the position cannot be reached."""


class BadRecord(TesseraeError, ValueError):
    """A record cannot be read or written."""


class GameOver(TesseraeError, ValueError):
    """You asked for a move in a game that is over."""


class NotProvable(TesseraeError, ValueError):
    """The game has no prover."""


class EngineError(TesseraeError, RuntimeError):
    """An engine did not start, quit, did not answer, or made an illegal move."""
