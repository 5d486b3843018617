"""Laws of pictures: what can be clicked is there, once, and inside the picture."""

from __future__ import annotations

from itertools import product

from tesserae.core.entry import Picked, resolve
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.scene import Marks, Scene, Target
from tests.conformance.sample import every_game, half_entered, positions


def marked(game: Game[Position], position: Position, picked: Picked, flipped: bool) -> Scene:
    """The picture as the page asks for it."""
    partial = resolve(game.entries(position), picked)
    return game.scene(
        position, Marks(picked=partial.filled, offered=partial.offered, flipped=flipped)
    )


def in_supply(game: Game[Position], position: Position) -> set[Target]:
    """The targets of the supply, as it lies and after any rotation of a piece picked from it."""
    found: set[Target] = set()
    waiting: list[Picked] = [()]
    while waiting:
        picked = waiting.pop()
        for stock in game.panel(position, position.to_move, picked).stocks:
            if stock.target not in found:
                found.add(stock.target)
                waiting.append(game.with_piece_rotated(position, (stock.target,)))
    return found


@every_game
def test_every_offered_target_is_a_spot_or_in_the_supply(game: Game[Position]) -> None:
    for position, picked in half_entered(game):
        offered = resolve(game.entries(position), picked).offered
        scene = marked(game, position, picked, flipped=False)
        spots = {spot.target for spot in scene.spots if spot.offered}
        assert offered <= spots | in_supply(game, position)
        assert spots <= offered


@every_game
def test_a_target_has_one_spot(game: Game[Position]) -> None:
    for position, picked in half_entered(game):
        found = [spot.target for spot in marked(game, position, picked, flipped=False).spots]
        assert len(set(found)) == len(found)


@every_game
def test_the_grid_is_full_and_as_large_in_every_position(game: Game[Position]) -> None:
    shapes = set()
    for position in positions(game):
        for flipped in (False, True):
            spots = game.scene(position, Marks(flipped=flipped)).spots
            coordinates = [(s.row, s.column) for s in spots if s.row is not None]
            rows, columns = {row for row, _ in coordinates}, {column for _, column in coordinates}
            assert len(coordinates) == len(set(coordinates)) == len(rows) * len(columns)
            shapes.add((len(rows), len(columns)))
    assert len(shapes) == 1


@every_game
def test_a_flipped_board_has_the_same_targets(game: Game[Position]) -> None:
    for position, picked in half_entered(game):
        plain, flipped = (marked(game, position, picked, flipped=f) for f in (False, True))
        assert {s.target for s in plain.spots} == {s.target for s in flipped.spots}
        assert (plain.width, plain.height) == (flipped.width, flipped.height)


@every_game
def test_spots_lie_within_the_picture(game: Game[Position]) -> None:
    for (position, picked), flipped in product(half_entered(game), (False, True)):
        scene = marked(game, position, picked, flipped=flipped)
        for spot in scene.spots:
            if spot.row is None and not spot.width:
                continue
            assert scene.x <= spot.x < spot.x + spot.width <= scene.x + scene.width
            assert scene.y <= spot.y < spot.y + spot.height <= scene.y + scene.height


@every_game
def test_pictures_are_equal_and_hashed_by_value(game: Game[Position]) -> None:
    for position in positions(game)[::5]:
        again = game.decode(game.encode(position))
        assert hash(game.scene(again, Marks())) == hash(game.scene(position, Marks()))


@every_game
def test_nothing_is_offered_once_the_game_is_over(game: Game[Position]) -> None:
    for position in positions(game):
        if position.outcome() is not None:
            assert not any(spot.offered for spot in marked(game, position, (), flipped=False).spots)


@every_game
def test_supplies_are_named_by_their_target(game: Game[Position]) -> None:
    for position in positions(game):
        for side in (FIRST, SECOND):
            stocks = game.panel(position, side).stocks
            assert len({stock.target for stock in stocks}) == len(stocks)
            assert all(stock.left is None or stock.left >= 0 for stock in stocks)
