"""A board of squares: where its cells are from either side, and what is drawn on them."""

from __future__ import annotations

import re

import pytest

from tesserae.core.position import FIRST, SECOND
from tesserae.core.scene import Disc, Marks, Scene
from tesserae.core.square_board import board, css, piece
from tesserae.core.squares import Grid
from tesserae.core.text import Text, text
from tests.looking import every_item, items
from tests.toy.nim import GAME

FILES = 3
TARGETS = tuple(spot.target for spot in GAME.scene(GAME.initial(), Marks()).spots)


def drawn(marks: Marks) -> Scene:
    def label(cell: int) -> Text:
        return text("toy.spot", cell=cell)

    return board("toy", FILES, TARGETS, marks, {0: piece(FIRST), 5: piece(SECOND)}, label)


def test_cells_are_counted_from_the_first_sides_left_corner() -> None:
    grid = Grid(3, 2, flipped=False)
    assert [grid.square(cell) for cell in range(6)] == [
        (0, 1), (1, 1), (2, 1), (0, 0), (1, 0), (2, 0)
    ]  # fmt: skip
    assert grid.middle(0) == (50, 150)


def test_from_the_other_side_all_is_rotated() -> None:
    grid, flipped = Grid(3, 2, flipped=False), Grid(3, 2, flipped=True)
    assert [flipped.square(cell) for cell in range(6)] == [
        grid.square(cell) for cell in reversed(range(6))
    ]
    assert [flipped.quarters(direction) for direction in range(4)] == [2, 3, 0, 1]
    assert flipped.toward(4, 1, 30) == (120, 150)


def test_gaps_and_margins_move_cells() -> None:
    grid = Grid(3, 2, flipped=False, gap=10, left=7, top=3)
    assert grid.middle(2) == (7 + 50 + 220, 3 + 50 + 110)


def test_letters_stand_at_their_files_and_numbers_at_their_ranks() -> None:
    labels = list(Grid(3, 2, flipped=True).lettering(-20, 220))
    assert [(it.words, it.x, it.y) for it in labels] == [
        ("1", -20, 50), ("2", -20, 150), ("a", 250, 220), ("b", 150, 220), ("c", 50, 220)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("marks", "style"),
    [
        (Marks(last=TARGETS[1:2]), "last"),
        (Marks(hint=TARGETS[1:2]), "hint"),
        (Marks(worse=TARGETS[1:2]), "hint worse"),
        (Marks(picked=TARGETS[1:2]), "chosen"),
        (Marks(offered=frozenset(TARGETS[1:2])), "dot"),
        (Marks(offered=frozenset(TARGETS[1:2]), aimed=TARGETS[1]), "chosen"),
        (Marks(faults=TARGETS[1:2], picked=TARGETS[1:2]), "fault"),
    ],
)
@pytest.mark.parametrize("flipped", [False, True])
def test_a_mark_is_drawn_on_its_cell(marks: Marks, style: str, flipped: bool) -> None:
    marks = marks._replace(flipped=flipped)
    bare = {*every_item(drawn(Marks(flipped=flipped)).items)}
    (found,) = (it for it in every_item(drawn(marks).items) if it not in bare and it.style != "toy")
    spot = next(it for it in drawn(marks).spots if it.target == TARGETS[1])
    assert found.style == style
    assert not hasattr(found, "items")
    middle = (found.x, found.y) if isinstance(found, Disc) else middle_of(found)
    assert middle == (spot.x + spot.width / 2, spot.y + spot.height / 2)


def middle_of(frame: object) -> tuple[float, float]:
    x, y, width, height = (getattr(frame, name) for name in ("x", "y", "width", "height"))
    return x + width / 2, y + height / 2


def test_a_board_is_as_large_with_letters_as_without() -> None:
    bare = drawn(Marks(coordinates=False))
    assert (bare.width, bare.height) == (drawn(Marks()).width, drawn(Marks()).height)
    assert not items(bare, "coordinate")
    assert len(items(drawn(Marks()), "coordinate")) == 6


def test_every_style_has_a_look_for_that_game_alone() -> None:
    marks = Marks(last=TARGETS, hint=TARGETS[:3], worse=TARGETS[:2], offered=frozenset(TARGETS[3:]))
    marks = marks._replace(faults=TARGETS[1:2], picked=TARGETS[:1])
    scene = drawn(marks)
    used = {it for item in every_item(scene.ground + scene.items) for it in item.style.split()}
    rules = css("toy")
    assert used - {"toy"} == set(re.findall(r"\.toy \.([a-z]+)", rules))
    assert ".board" not in rules
