"""What the catalog has of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from tesserae.core.game import Game, P, Position
from tesserae.games.ladder import Step


class Listing(NamedTuple):
    """A game, and what the page needs besides.

    board_css: what the styles of its scenes look like, in the colours of the design tokens.
    ladder: how strong the levels are, from the second on; empty if that was not measured.
    """

    game: Game[Position]
    board_css: str
    ladder: Sequence[Step] = ()


def listed(game: Game[P], board_css: str, ladder: Sequence[Step] = ()) -> Listing:
    """The listing of a game, whatever its positions are.

    A game is only ever handed positions of its own, as only it can make any: so those who
    take it from the catalog need not know their type.
    """
    return Listing(cast("Game[Position]", game), board_css, ladder)
