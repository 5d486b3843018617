"""What no golden scene shows of a table, and what holds in all of its pictures."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tesserae.core.scene import Disc, Label, Marks
from tesserae.core.text import Text
from tesserae.games.zaic.board.layout import Span, board_view
from tesserae.games.zaic.board.relief import UNIT
from tesserae.games.zaic.board.scene import scene
from tesserae.games.zaic.board.tiles import hatching
from tesserae.games.zaic.notation.targets import CELL_NUMBERS
from tesserae.games.zaic.rules import EXTENT, Position, squares_of
from tesserae.games.zaic.words.guide import position_after
from tests.games.zaic.golden import FULL_SWING, LAST, holding, refused
from tests.games.zaic.playing import random_game, targets
from tests.looking import items, keys

PLAIN = Marks()
MIDDLE = position_after(FULL_SWING)


def count(position: Position, marks: Marks, style: str) -> int:
    return len(items(scene(position, marks), style))


def numbers(position: Position, marks: Marks, style: str) -> list[str]:
    """What is written in a style."""
    return [item.words for item in items(scene(position, marks), style) if isinstance(item, Label)]


def dots(position: Position, marks: Marks) -> set[tuple[float, float]]:
    """Where the dots are, in squares from the upper left."""
    found = items(scene(position, marks), "dot")
    return {(dot.x / UNIT, dot.y / UNIT) for dot in found if isinstance(dot, Disc)}


def labels(position: Position, marks: Marks = PLAIN) -> dict[str, Text]:
    return {spot.target.name: spot.label for spot in scene(position, marks).spots}


# What is shown of the table


@pytest.mark.parametrize("seed", range(12))
def test_every_tile_that_could_be_played_is_within_the_picture(seed: int) -> None:
    for _, position in random_game(seed):
        layout = board_view(position, PLAIN).layout
        for move in position.legal_moves():
            for column, row in layout.area(squares_of(move)):
                assert 0 <= column < 10
                assert 0 <= row < 10


@pytest.mark.parametrize("low", range(15))
def test_the_picture_never_leaves_the_grid(low: int) -> None:
    for high in range(low, min(low + EXTENT, 15)):
        assert 0 <= Span(low, high).origin <= 5


def test_the_picture_stays_where_it_is_as_long_as_it_serves() -> None:
    assert [Span(7, high).origin for high in range(7, 11)] == [3] * 4
    assert Span(3, 10).origin == 3
    assert Span(7, 14).origin == 5


def test_nothing_moves_while_one_aims() -> None:
    bare = board_view(MIDDLE, PLAIN).layout
    for marks in (holding(MIDDLE, "H", aimed=targets("e8")[0]), refused(MIDDLE, "V", "l8")):
        assert board_view(MIDDLE, marks).layout == bare


# Tiles


def test_hatching_stays_within_its_rectangle() -> None:
    lines = hatching(10, 20, 110, 220, 15)
    assert len(lines) > 15
    for line in lines:
        assert all(10 <= x <= 110 and 20 <= y <= 220 for x, y in line)


# Marks


def test_a_dot_lies_on_each_cell_that_the_tile_could_cover() -> None:
    lying = holding(MIDDLE, "H")
    assert len(dots(MIDDLE, lying)) == len(lying.offered)
    two = position_after("Bh8 Hj8")
    assert dots(two, holding(two, "V", offered=frozenset(targets("k9")))) == {(7.5, 4.45)}


def test_a_dot_makes_room_for_the_number_of_an_area() -> None:
    two = position_after("Bh8 Hj8")
    single = holding(two, "S")
    counted = single._replace(layers=frozenset({"areas"}))
    [(x, _)] = dots(two, counted) - dots(two, single)
    assert x == pytest.approx(6.74)


def test_the_aimed_cell_shows_a_ghost_with_its_level_if_it_is_offered() -> None:
    aimed = holding(MIDDLE, "H", aimed=targets("e8")[0])
    assert count(MIDDLE, aimed, "ghost") == 1
    assert numbers(MIDDLE, aimed, "level") == ["2"]
    assert count(MIDDLE, aimed._replace(aimed=targets("i7")[0]), "ghost") == 0


def test_the_ghost_tells_how_the_largest_area_would_change() -> None:
    two = position_after("Bh8 Hj8")
    aimed = holding(two, "B", aimed=targets("l8")[0])
    assert numbers(two, aimed, "change") == ["4 → 4"]
    apart = position_after("Bh8 Hg10 Vg11 Bf7 Bf5 He11")
    joining = holding(apart, "V", aimed=targets("g7")[0])
    assert numbers(apart, joining, "change") == ["4 → 10"]


@pytest.mark.parametrize("flipped", [False, True])
def test_a_tile_lies_where_it_fits_on_the_cell_that_is_aimed_at(flipped: bool) -> None:
    """A 2x2 cannot have its lower left on g8, beside the first one; on f8 it covers g8."""
    position = position_after("Bh8")
    for aimed in ("f8", "g8"):
        marks = holding(position, "B", aimed=targets(aimed)[0], flipped=flipped)
        view = board_view(position, marks)
        ghost = view.ghost_tile(view.chosen)
        assert ghost is not None
        assert ghost == view.layout.slab(3, CELL_NUMBERS["f8"], 1, position.to_move)


def test_faults_beyond_the_picture_are_left_out() -> None:
    assert count(MIDDLE, Marks(faults=targets("o15 e8")), "fault") == 2


def test_an_advised_tile_is_a_dotted_line() -> None:
    assert count(MIDDLE, Marks(hint=targets("H e8")), "hint") == 2
    assert count(MIDDLE, Marks(hint=targets("H")), "hint") == 0


# What can be hit, and what is heard


def test_the_spots_fill_the_picture_without_a_gap() -> None:
    by_column: dict[int, list[tuple[float, float]]] = {}
    for spot in scene(MIDDLE, PLAIN).spots:
        assert spot.column is not None
        by_column.setdefault(spot.column, []).append((spot.y, spot.y + spot.height))
    for column in by_column.values():
        for (_, end), (start, _) in pairwise(sorted(column)):
            assert end == start


def test_a_label_tells_where_a_tile_would_lie_that_covers_the_cell() -> None:
    position = position_after("Bh8")
    texts = labels(position, holding(position, "B"))
    assert "zaic.spot.from" not in keys(texts["f8"])
    assert dict(texts["g8"].args)["cell"] == "f8"


def test_spots_that_say_the_same_are_the_same_objects_after_a_pick() -> None:
    """They are not drawn again."""
    idle, picked = (
        scene(MIDDLE, marks).spots for marks in (Marks(last=LAST), holding(MIDDLE, "S"))
    )
    alike = [one is other for one, other in zip(idle, picked, strict=True) if one == other]
    assert len(alike) > 50
    assert all(alike)
