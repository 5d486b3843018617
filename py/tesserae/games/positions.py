"""The types of the games' positions, for type checkers: `Board[PyrgaPosition]`."""

from tesserae.games.pyrga.rules import Position as PyrgaPosition
from tesserae.games.tetrad.rules.position import Position as TetradPosition
from tesserae.games.zaic.rules import Position as ZaicPosition

__all__ = ["PyrgaPosition", "TetradPosition", "ZaicPosition"]
