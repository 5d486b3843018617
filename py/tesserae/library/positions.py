"""Positions below boards: the fast way to look ahead."""

from __future__ import annotations

from tesserae.core.game import OPPONENT, Side
from tesserae.games.pyrga.rules import Position as PyrgaPosition
from tesserae.games.tetrad.rules.position import Position as TetradPosition
from tesserae.games.zaic.rules import Position as ZaicPosition

__all__ = ["PyrgaPosition", "TetradPosition", "ZaicPosition", "other"]


def other(side: Side) -> Side:
    """The other side.

    >>> from tesserae.core.game import FIRST, SECOND
    >>> other(FIRST) == SECOND
    True
    """
    return OPPONENT[side]
