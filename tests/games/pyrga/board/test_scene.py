"""What the picture of a board shows, and what can be clicked on it."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Label, Marks, Outline, Scene, Strokes
from tesserae.core.text import Text
from tesserae.games.pyrga.board.layout import SIZE
from tesserae.games.pyrga.board.pieces import icon, piece, tower_badge
from tesserae.games.pyrga.board.scene import scene
from tesserae.games.pyrga.board.shapes import hatching, inset, square
from tesserae.games.pyrga.notation.targets import CELL_NAMES
from tesserae.games.pyrga.rules import KINDS, START, TRIANGLE, Position
from tesserae.games.pyrga.words.guide import position_after
from tests.games.pyrga.golden import FULL_SWING, WON, opened, pairs, towers
from tests.games.pyrga.playing import targets
from tests.looking import items, keys

PLAIN = Marks()


def count(position: Position, marks: Marks, style: str) -> int:
    return len(items(scene(position, marks), style))


def spot_labels(position: Position, marks: Marks = PLAIN) -> dict[str, Text]:
    return {spot.target.name: spot.label for spot in scene(position, marks).spots}


def test_the_spots_are_the_sixteen_spaces_with_a1_at_the_lower_left() -> None:
    spots = scene(START, PLAIN).spots
    assert {spot.target.name for spot in spots} == set(CELL_NAMES)
    assert [(s.row, s.column) for s in spots if s.target.name in {"a1", "d4"}] == [(3, 0), (0, 3)]


def test_a_flipped_board_has_a1_at_the_upper_right() -> None:
    spots = scene(START, Marks(flipped=True)).spots
    assert [(s.row, s.column) for s in spots if s.target.name in {"a1", "d4"}] == [(0, 3), (3, 0)]


def test_coordinates_stay_upright_and_true_on_a_flipped_board() -> None:
    def seen(flipped: bool) -> str:
        """Downwards at the left, then along the foot."""
        drawn = items(scene(START, Marks(flipped=flipped)), "coordinate")
        return "".join(item.words for item in sorted(drawn) if isinstance(item, Label))

    assert seen(flipped=False) == "4321abcd"
    assert seen(flipped=True) == "1234dcba"


def test_the_picture_has_one_size_with_coordinates_or_without() -> None:
    assert {scene(START, Marks(coordinates=c)).width for c in (True, False)} == {SIZE}
    assert count(START, Marks(coordinates=False), "coordinate") == 0


def test_a_triangle_turns_with_the_board() -> None:
    north, south = (items(Scene(1, 1, (piece(TRIANGLE, FIRST, q),)), "body") for q in (0, 2))
    position = position_after("Tb2n")
    assert items(scene(position, PLAIN), "body") == north
    assert items(scene(position, Marks(flipped=True)), "body") == south


def test_blacks_pieces_alone_are_hatched_and_engraved() -> None:
    for kind in KINDS:
        white, black = (Scene(1, 1, (piece(kind, side),)) for side in (FIRST, SECOND))
        assert len(items(black, "hatch")) == len(items(black, "inline")) == 1
        assert not items(white, "hatch")
        assert not items(white, "inline")


def test_a_finished_tower_stands_in_the_battlement_of_its_controller() -> None:
    position = towers()
    walls = [wall.style for wall in items(scene(position, PLAIN), "wall")]
    both = [position.towers(side).bit_count() for side in (FIRST, SECOND)]
    assert [walls.count("wall white"), walls.count("wall black")] == both == [4, 4]


def test_two_pieces_have_no_battlement() -> None:
    assert count(pairs(), PLAIN, "wall") == 0


@pytest.mark.parametrize("moves", ["Sb2", "Ta2e Sb2", "Cb2 Sb2", "Cb2 Tb2n", WON])
def test_the_last_piece_has_a_dot_and_its_space_a_frame(moves: str) -> None:
    assert (
        count(position_after(moves), PLAIN, "pip")
        == count(position_after(moves), PLAIN, "last")
        == 1
    )


@pytest.mark.parametrize(
    ("moves", "arrowheads", "lines"),
    [("Sb2", 4, 0), ("Sa1", 2, 0), ("Ta3e", 3, 1), ("Tb3w", 1, 1), ("Cb2", 0, 0), (WON, 0, 0)],
)
def test_arrowheads_and_a_line_show_the_order_while_the_game_goes_on(
    moves: str, arrowheads: int, lines: int
) -> None:
    assert count(position_after(moves), PLAIN, "arrowhead") == arrowheads
    assert count(position_after(moves), PLAIN, "way") == lines


def test_open_spaces_are_framed_and_empty_ones_have_a_dot() -> None:
    position = position_after("Ta2e Sb2")
    assert count(position, opened(position), "legal") == 4
    assert count(position, opened(position), "dot") == 3


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


def test_a_ghost_has_the_style_of_the_side_to_move() -> None:
    assert (
        items(scene(START, Marks(picked=targets("b2 S"))), "ghost")[0].style == "piece white ghost"
    )


def test_a_ghost_of_a_lower_kind_lies_under_what_is_there() -> None:
    drawn = scene(position_after("Cb2"), Marks(picked=targets("b2 S")))
    pile = [item.style for item in items(drawn, "piece")]
    assert pile == ["piece black ghost", "piece white"]


def test_a_ghost_turns_to_the_aimed_direction() -> None:
    marks = Marks(
        picked=targets("b2 T"), offered=frozenset(targets("n e s w")), aimed=targets("w")[0]
    )
    drawn = scene(START, marks)
    assert [i.style for i in items(drawn, "ghost")] == ["piece white ghost"]
    assert items(drawn, "body") == items(Scene(1, 1, (piece(TRIANGLE, FIRST, 3),)), "body")


def test_there_is_a_handle_for_each_offered_direction() -> None:
    drawn = scene(START, Marks(picked=targets("a4 T"), offered=frozenset(targets("e s"))))
    assert [spot.target.name for spot in drawn.spots if spot.row is None] == ["e", "s"]
    assert len(items(drawn, "handle")) == 2


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


@pytest.mark.parametrize(("fresh", "arriving"), [(True, 1), (False, 0)])
def test_only_a_piece_played_just_now_arrives(fresh: bool, arriving: int) -> None:
    marks = Marks(fresh=fresh)
    assert (
        count(position_after(WON), marks, "fresh")
        == count(position_after(WON), marks, "risen")
        == arriving
    )


def test_a_label_tells_pieces_owners_directions_and_what_may_be_done() -> None:
    position = position_after("Ta2e Sb2")
    labels = spot_labels(position, opened(position))
    assert keys(labels["b2"]) >= {"pyrga.spot.last", "pyrga.spot.piece.1", "pyrga.kind.S"}
    assert keys(labels["a2"]) >= {"pyrga.spot.offered", "pyrga.spot.piece.0", "pyrga.kind.T"}
    assert keys(labels["a2"]) >= {"pyrga.spot.pointing", "pyrga.direction.e"}
    assert keys(labels["d4"]) == {"pyrga.spot", "pyrga.spot.empty"}


def test_a_label_tells_who_controls_a_tower() -> None:
    labels = spot_labels(position_after(WON))
    assert "pyrga.spot.tower.0" in keys(labels["c3"])
    assert "pyrga.spot.tower.1" in keys(labels["d3"])


def test_every_piece_and_tower_has_a_small_picture_of_its_own() -> None:
    small = [icon(kind, side) for kind in KINDS for side in (FIRST, SECOND)]
    small += [tower_badge(side) for side in (FIRST, SECOND, None)]
    assert len(set(small)) == 9
    assert all(drawn.x == -drawn.width / 2 == drawn.y for drawn in small)


def test_hatching_stays_within_a_ring_and_out_of_a_hole() -> None:
    for line in hatching((square(30), square(10)), 4):
        for x, y in line:
            assert 10 - 1e-9 <= max(abs(x), abs(y)) <= 30 + 1e-9


def test_every_side_of_a_ring_moves_inwards_by_the_same_depth() -> None:
    assert inset(square(10), 3) == square(7)


def test_a_battlement_is_one_line_around() -> None:
    [wall] = items(tower_badge(None), "body")
    assert isinstance(wall, Outline)
    assert len(wall.rings) == 1
    assert len(wall.rings[0]) == len(set(wall.rings[0])) == 36


def test_hatching_is_one_path() -> None:
    [hatch] = items(Scene(1, 1, (piece(TRIANGLE, SECOND),)), "hatch")
    assert isinstance(hatch, Strokes)
    assert len(hatch.lines) > 2
