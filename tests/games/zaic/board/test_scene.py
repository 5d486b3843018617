"""What the picture of a table shows, and what can be clicked on it."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Disc, Group, Label, Marks, Outline, Strokes
from tesserae.core.text import Text
from tesserae.games.zaic import GAME
from tesserae.games.zaic.board.layout import Span, board_view
from tesserae.games.zaic.board.relief import UNIT
from tesserae.games.zaic.board.scene import scene
from tesserae.games.zaic.board.table import SIZE
from tesserae.games.zaic.board.tiles import hatching, icon, number_tile
from tesserae.games.zaic.notation.targets import CELL_NUMBERS
from tesserae.games.zaic.rules import EXTENT, START, Position, squares_of
from tesserae.games.zaic.words.guide import position_after
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words as Speech
from tests.games.zaic.golden import (
    FULL_SWING,
    LAST,
    SHORT,
    TALL,
    WON,
    holding,
    offered,
    refused,
)
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


def test_the_picture_is_ten_by_ten_cells_around_h8_at_first() -> None:
    spots = scene(START, PLAIN).spots
    assert len(spots) == 100
    assert [(s.row, s.column) for s in spots if s.target.name in {"d4", "h8", "m13"}] == [
        (9, 0),
        (5, 4),
        (0, 9),
    ]


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


def test_the_picture_has_one_size() -> None:
    for position in (START, MIDDLE, position_after(WON)):
        drawn = scene(position, PLAIN)
        assert (drawn.width, drawn.height, drawn.x, drawn.y) == (SIZE, SIZE, -78, -78)


def test_a_border_is_drawn_where_no_tile_may_ever_lie_beyond() -> None:
    def borders(moves: str) -> int:
        lines = items(scene(position_after(moves), PLAIN), "limit")
        return sum(len(strokes.lines) for strokes in lines if isinstance(strokes, Strokes))

    assert borders("Bh8") == 0
    assert borders(FULL_SWING) == 4


def test_a_border_is_solid_in_a_direction_that_is_used_up() -> None:
    limits = [item.style for item in items(scene(MIDDLE, PLAIN), "limit")]
    assert limits == ["limit used", "limit"]


def test_the_measuring_lines_tell_how_much_of_the_eight_is_used() -> None:
    assert numbers(MIDDLE, PLAIN, "measured") == ["8/8", "7/8"]
    assert numbers(position_after("Bh8 Sg9"), PLAIN, "measured") == ["3/8", "2/8"]
    assert numbers(START, PLAIN, "measured") == []


def test_coordinates_stay_true_on_a_flipped_table() -> None:
    def below(flipped: bool) -> str:
        drawn = items(scene(START, Marks(flipped=flipped)), "coordinate")
        words = [item for item in drawn if isinstance(item, Label) and item.words.isalpha()]
        return "".join(item.words for item in sorted(words))

    assert below(flipped=False) == "defghijklm"
    assert below(flipped=True) == "mlkjihgfed"


def test_a_flipped_table_has_its_lowest_cell_at_the_upper_right() -> None:
    spots = scene(START, Marks(flipped=True)).spots
    assert [(s.row, s.column) for s in spots if s.target.name == "d4"] == [(0, 9)]


# Tiles


@pytest.mark.parametrize("flipped", [False, True])
def test_every_tile_is_one_piece(flipped: bool) -> None:
    marks = Marks(flipped=flipped)
    assert count(MIDDLE, marks, "tile") == count(MIDDLE, marks, "face") == len(MIDDLE.tiles)


def test_a_tile_lies_higher_and_is_brighter_level_by_level() -> None:
    drawn = scene(position_after("Bh8 Vi8 Si9"), PLAIN)
    heights = [item.y for item in items(drawn, "tile") if isinstance(item, Group)]
    shades = [item.style for item in items(drawn, "face")]
    assert heights == [400 - 10, 400 - 20, 400 - 30]
    assert shades == ["face n1", "face n2", "face n3"]


def test_on_a_level_tiles_are_drawn_from_above_to_below_so_that_walls_show() -> None:
    slabs = board_view(MIDDLE, PLAIN).slabs
    feet: dict[tuple[float, float], tuple[int, int]] = {}
    feet |= {(slab.x, slab.y): (slab.level, slab.row + slab.high) for slab in slabs}
    drawn = items(scene(MIDDLE, PLAIN), "tile")
    order = [feet[item.x, item.y] for item in drawn if isinstance(item, Group)]
    assert order == sorted(order)


def test_each_level_has_its_shadow_below_its_tiles_and_above_lower_ones() -> None:
    [board] = scene(position_after(TALL), PLAIN).items
    assert isinstance(board, Group)
    styles = [item.style.split()[0] for item in board.items if item.style]
    order = [style for style, _ in groupby(styles)]
    assert order == ["shadow", "tile"] * 4


def test_dark_alone_is_hatched() -> None:
    for side, hatched in ((FIRST, 0), (SECOND, 1)):
        assert len(items(icon(2, 2, side), "hatch")) == hatched


def test_ticks_tell_the_squares_of_a_tile() -> None:
    def ticks(wide: int, high: int) -> int:
        found = items(icon(wide, high, FIRST), "tick")
        return sum(len(strokes.lines) for strokes in found if isinstance(strokes, Strokes))

    assert [ticks(1, 1), ticks(2, 1), ticks(1, 2), ticks(2, 2)] == [0, 2, 2, 6]


def test_hatching_stays_within_its_rectangle() -> None:
    lines = hatching(10, 20, 110, 220, 15)
    assert len(lines) > 15
    for line in lines:
        assert all(10 <= x <= 110 and 20 <= y <= 220 for x, y in line)


def test_only_the_tile_played_just_now_arrives() -> None:
    assert count(MIDDLE, Marks(last=LAST, fresh=True), "fresh") == 1
    assert count(MIDDLE, Marks(last=LAST), "fresh") == 0


# Marks


def test_the_last_tile_is_marked_while_the_game_goes_on() -> None:
    assert count(MIDDLE, Marks(last=LAST), "last") == 2
    assert count(position_after(WON), Marks(last=targets("V l10")), "last") == 0


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


def test_dots_turn_with_the_table() -> None:
    two = position_after("Bh8 Hj8")
    marks = holding(two, "V", offered=frozenset(targets("k9")), flipped=True)
    assert dots(two, marks) == {(2.5, 5.5)}


def test_a_ghost_hides_the_dots_below_it() -> None:
    lying = holding(MIDDLE, "H")
    assert len(dots(MIDDLE, lying._replace(aimed=targets("e8")[0]))) < len(lying.offered)


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


def test_a_refused_tile_shows_the_levels_below_it_if_they_differ() -> None:
    marks = refused(MIDDLE, "H", "i7")
    assert count(MIDDLE, marks, "refused") == 1
    assert sorted(numbers(MIDDLE, marks, "sign")) == ["1", "2"]


def test_squares_at_fault_for_another_reason_bear_a_cross() -> None:
    marks = refused(MIDDLE, "V", "f5")
    assert count(MIDDLE, marks, "refused") == 1
    assert numbers(MIDDLE, marks, "sign") == []
    assert count(MIDDLE, marks, "fault") == 2 * len(marks.faults) == 4


def test_faults_beyond_the_picture_are_left_out() -> None:
    assert count(MIDDLE, Marks(faults=targets("o15 e8")), "fault") == 2


def test_an_advised_tile_is_a_dotted_line() -> None:
    assert count(MIDDLE, Marks(hint=targets("H e8")), "hint") == 2
    assert count(MIDDLE, Marks(hint=targets("H")), "hint") == 0


# What counts


def test_levels_are_written_on_every_visible_square_on_request() -> None:
    visible = (MIDDLE.light | MIDDLE.dark).bit_count()
    assert len(numbers(MIDDLE, Marks(layers=frozenset({"levels"})), "digit")) == visible
    assert numbers(MIDDLE, PLAIN, "digit") == []


def test_areas_are_outlined_down_to_the_first_that_differ() -> None:
    marks = Marks(layers=frozenset({"areas"}))
    assert numbers(MIDDLE, marks, "size") == ["7", "2", "7", "5"]


@pytest.mark.parametrize(("moves", "sizes"), [(WON, ["8", "4", "8", "2"]), (SHORT, ["4", "1"])])
def test_areas_are_outlined_at_the_end_of_themselves(moves: str, sizes: list[str]) -> None:
    assert numbers(position_after(moves), PLAIN, "size") == sizes


def test_everything_but_the_areas_that_count_is_veiled() -> None:
    [veil] = items(scene(MIDDLE, Marks(layers=frozenset({"areas"}))), "veil")
    assert isinstance(veil, Outline)
    visible = (MIDDLE.light | MIDDLE.dark).bit_count()
    assert len(veil.rings) == visible - (7 + 2 + 7 + 5)


# What can be hit, and what is heard


def test_spots_follow_the_tops_of_the_tiles() -> None:
    spots = {spot.target.name: spot for spot in scene(position_after("Bh8 Vi8 Si9"), PLAIN).spots}
    assert [spots[name].y for name in ("i10", "i9", "i8", "i7")] == [300, 370, 480, 600]


def test_the_spots_fill_the_picture_without_a_gap() -> None:
    by_column: dict[int, list[tuple[float, float]]] = {}
    for spot in scene(MIDDLE, PLAIN).spots:
        assert spot.column is not None
        by_column.setdefault(spot.column, []).append((spot.y, spot.y + spot.height))
    for column in by_column.values():
        for (_, end), (start, _) in pairwise(sorted(column)):
            assert end == start


def test_a_label_tells_which_cells_form_a_tile_and_how_large_the_area_is() -> None:
    say = Speech("en", (STRINGS, GAME.strings))
    texts = labels(position_after("Bh8 Vj8 Vk8 Hi9"))
    assert {name: say(texts[name]) for name in ("h8", "i9", "j8", "k8", "g7")} == {
        "h8": "h8: level 1, Light; area of 3 squares; one tile on h8, i8 and h9.",
        "i9": "i9: level 2, Dark; area of 3 squares; one tile on i9 and j9.",
        "j8": "j8: level 1, Dark; area of 3 squares.",
        "k8": "k8: level 1, Light; area of 2 squares; one tile on k8 and k9.",
        "g7": "g7: empty.",
    }


def test_a_label_tells_level_owner_and_what_fits() -> None:
    marks = holding(MIDDLE, "H")
    texts = labels(MIDDLE, marks)
    assert keys(texts["e8"]) >= {"zaic.spot.fits.H", "zaic.spot", "zaic.spot.tile.1"}
    assert keys(texts["g9"]) >= {"zaic.spot.last", "zaic.spot", "zaic.spot.tile.1"}
    assert keys(texts["d3"]) == {"zaic.spot", "zaic.spot.empty"}
    assert keys(texts["d12"]) == {"zaic.spot", "zaic.spot.closed"}


def test_a_label_tells_where_a_tile_would_lie_that_covers_the_cell() -> None:
    position = position_after("Bh8")
    texts = labels(position, holding(position, "B"))
    assert "zaic.spot.from" not in keys(texts["f8"])
    assert dict(texts["g8"].args)["cell"] == "f8"


def test_what_is_offered_can_be_hit() -> None:
    for tile in "SHVB":
        marks = Marks(picked=targets(tile), offered=offered(MIDDLE, tile))
        spots = scene(MIDDLE, marks).spots
        assert {spot.target for spot in spots if spot.offered} == marks.offered


def test_small_pictures_are_of_one_scale_and_all_different() -> None:
    shapes = [(1, 1), (2, 1), (1, 2), (2, 2)]
    icons = [icon(wide, high, side) for wide, high in shapes for side in (FIRST, SECOND)]
    assert len(set(icons)) == 8
    assert {drawn.width for drawn in icons} == {220}
    assert len({number_tile(n, side) for n in (7, 14) for side in (FIRST, SECOND)}) == 4


def test_spots_that_say_the_same_are_the_same_objects_after_a_pick() -> None:
    """They are not drawn again."""
    idle, picked = (
        scene(MIDDLE, marks).spots for marks in (Marks(last=LAST), holding(MIDDLE, "S"))
    )
    alike = [one is other for one, other in zip(idle, picked, strict=True) if one == other]
    assert len(alike) > 50
    assert all(alike)
