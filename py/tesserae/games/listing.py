"""An entry of the catalog of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from tesserae.core.game import Game, P, Position
from tesserae.games.ladder import LevelResult


class Listing(NamedTuple):
    """A game, and what the page needs besides.

    board_css: the CSS of its scenes, in the colours of the design tokens.
    ladder: the results of the levels, from the second on; empty if they were not measured.
    """

    game: Game[Position]
    board_css: str
    ladder: Sequence[LevelResult] = ()


def new_listing(game: Game[P], board_css: str, ladder: Sequence[LevelResult] = ()) -> Listing:
    """The listing of a game of any position type.

    Sound, because a game is only given positions that it has made itself: those who
    take it from the catalog need not know their type.
    """
    return Listing(cast("Game[Position]", game), board_css, ladder)
