"""What no golden scene shows of a board, and what holds in all of its pictures."""

from __future__ import annotations

import pytest

from tesserae.core.scene import Marks
from tesserae.games.pyrga.board.layout import SIZE
from tesserae.games.pyrga.board.scene import scene
from tesserae.games.pyrga.board.shapes import hatching, inset, square
from tesserae.games.pyrga.rules import START, Position
from tesserae.games.pyrga.words.guide import position_after
from tests.games.pyrga.golden import FULL_SWING, WON, opened
from tests.games.pyrga.playing import targets
from tests.looking import items

PLAIN = Marks()


def count(position: Position, marks: Marks, style: str) -> int:
    return len(items(scene(position, marks), style))


@pytest.mark.parametrize("moves", ["Sb2", "Ta2e Sb2", "Cb2 Sb2", "Cb2 Tb2n", WON])
def test_the_last_piece_has_a_dot_and_its_space_a_frame(moves: str) -> None:
    assert [count(position_after(moves), PLAIN, it) for it in ("pip", "last")] == [1, 1]


@pytest.mark.parametrize(
    ("moves", "arrowheads", "lines"),
    [("Sb2", 4, 0), ("Sa1", 2, 0), ("Ta3e", 3, 1), ("Tb3w", 1, 1), ("Cb2", 0, 0), (WON, 0, 0)],
)
def test_arrowheads_and_a_line_show_the_order_while_the_game_goes_on(
    moves: str, arrowheads: int, lines: int
) -> None:
    assert count(position_after(moves), PLAIN, "arrowhead") == arrowheads
    assert count(position_after(moves), PLAIN, "way") == lines


def test_a_space_has_one_frame_and_a_fault_comes_first() -> None:
    position = position_after("Sb2")
    marks = opened(position, picked=targets("b3"), faults=targets("b3"))
    assert count(position, marks, "fault") == 1
    assert count(position, marks, "chosen") == 0


def test_the_aimed_space_is_shown_as_if_it_were_picked() -> None:
    position = position_after(FULL_SWING)
    kind_first = opened(position, picked=targets("S"), aimed=targets("b3")[0])
    assert count(position, kind_first, "ghost") == 1
    assert count(position, kind_first._replace(aimed=targets("c4")[0]), "ghost") == 0


def test_a_ghost_of_a_lower_kind_lies_under_what_is_there() -> None:
    drawn = scene(position_after("Cb2"), Marks(picked=targets("b2 S")))
    pile = [item.style for item in items(drawn, "piece")]
    assert pile == ["piece black ghost", "piece white"]


def test_handles_are_44_pixels_on_a_board_352_pixels_wide_and_do_not_overlap() -> None:
    drawn = scene(START, Marks(picked=targets("b2 T"), offered=frozenset(targets("n e s w"))))
    handles = [spot for spot in drawn.spots if spot.row is None]
    assert all(min(spot.width, spot.height) * 352 / SIZE >= 44 for spot in handles)
    for one in handles:
        for other in handles:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert one == other or apart >= one.width


def test_an_advised_piece_is_a_dotted_outline() -> None:
    assert count(START, Marks(hint=targets("b3 T e")), "hint") == 2
    assert count(START, Marks(hint=targets("T")), "hint") == 0


def test_hatching_stays_within_a_ring_and_out_of_a_hole() -> None:
    for line in hatching((square(30), square(10)), 4):
        for x, y in line:
            assert 10 - 1e-9 <= max(abs(x), abs(y)) <= 30 + 1e-9


def test_every_side_of_a_ring_moves_inwards_by_the_same_depth() -> None:
    assert inset(square(10), 3) == square(7)
