"""Opponents to measure the levels against, as factories for `tesserae match --opponent`.

match zaic level4 uct@nodes=20000 --opponent tools.opponents:uct --movetime 500
"""

from __future__ import annotations

from tesserae.core.game import Game, Position
from tesserae.library.matches.players import Player
from tools.opponents.plain import Greedy, Random
from tools.opponents.uct import Uct
from tools.opponents.units import Units

CUT = 12
"""The plies of a playout of `cut`: enough for a turn of Tetrad."""


def random(_: Game[Position]) -> Player:
    """Any legal move."""
    return Random()


def greedy(game: Game[Position]) -> Player:
    """The ply with the best static evaluation."""
    return Greedy(game)


def units(game: Game[Position]) -> Player:
    """Tetrad, unit by unit."""
    return Units(game)


def uct(game: Game[Position]) -> Player:
    """UCT with playouts to the end."""
    return Uct(game)


def cut(game: Game[Position]) -> Player:
    """UCT with short playouts, scored by the evaluation."""
    return Uct(game, CUT)
