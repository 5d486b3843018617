"""Laws of a game's class: what it says reaches those who ask."""

from __future__ import annotations

from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Position
from tesserae.core.game.on_squares import SquareGame
from tests.conformance.sample import every_game


@every_game
def test_a_game_has_no_member_that_nobody_asks_for(game: Game[Position]) -> None:
    """A default is overridden by its name; a name that is written otherwise overrides nothing."""
    own = {name for name in vars(type(game)) if not name.startswith("_")}
    assert own <= {*dir(Game), *dir(Solvable), *dir(SquareGame)}
