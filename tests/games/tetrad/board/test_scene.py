"""What no golden scene shows of a board, and what holds in all of its pictures."""

from __future__ import annotations

import pytest

from tesserae.core.game import SECOND
from tesserae.core.scene import Box, Group, Label, Marks, Outline, Scene
from tesserae.core.squares import Grid
from tesserae.games.tetrad.board.ground import UNIT, colour
from tesserae.games.tetrad.board.layout import carry_unit
from tesserae.games.tetrad.board.outlines import ring
from tesserae.games.tetrad.board.scene import scene
from tesserae.games.tetrad.notation.targets import CELL_NUMBERS, Cell, selection
from tesserae.games.tetrad.rules.board import BLUE, RED, SIZE, YELLOW, cells_of
from tesserae.games.tetrad.rules.position import START, Position
from tesserae.games.tetrad.words.guide import arrange_position
from tests.games.tetrad.golden import AMID, FIRING, HIT, MIDDLE, PLACING, marked
from tests.games.tetrad.playing import targets
from tests.looking import items, keys

PLAIN = Marks()


def count(position: Position, marks: Marks, style: str) -> int:
    return len(items(scene(position, marks), style))


def labels(position: Position, marks: Marks = PLAIN) -> dict[str, set[str]]:
    return {spot.target.name: keys(spot.label) for spot in scene(position, marks).spots}


def mask(cells: str) -> int:
    return sum(1 << CELL_NUMBERS[cell] for cell in cells.split())


def numbers(drawn: Scene) -> list[str]:
    return [item.words for item in items(drawn, "number") if isinstance(item, Label)]


def test_a_cell_is_24_pixels_on_a_board_352_pixels_wide() -> None:
    drawn = scene(START, PLAIN)
    sides = {side for spot in drawn.spots for side in (spot.width, spot.height)}
    assert min(sides) * 352 / drawn.width >= 24


def test_the_ground_is_that_of_the_rules_from_either_side() -> None:
    for flipped in (False, True):
        layout = Grid(SIZE, SIZE, flipped)
        for letter, cells in (("Y", YELLOW), ("R", RED), ("B", BLUE)):
            assert {colour(layout.square(cell)) for cell in cells_of(cells)} == {letter}


def test_the_map_is_made_once() -> None:
    one, other = (scene(position, PLAIN).ground for position in (START, MIDDLE))
    assert one[0] is other[0]


def test_coordinates_stay_upright_and_true_on_a_flipped_board() -> None:
    def seen(flipped: bool) -> list[str]:
        drawn = items(scene(START, Marks(flipped=flipped)), "coordinate")
        lettering = sorted(item for item in drawn if isinstance(item, Label))
        return [item.words for item in lettering]

    ranks = [str(n) for n in range(1, 15)]
    assert seen(flipped=False) == ranks[::-1] + list("abcdefghijklmn")
    assert seen(flipped=True) == ranks + list("nmlkjihgfedcba")
    assert count(START, Marks(coordinates=False), "coordinate") == 0


def test_an_outline_runs_around_a_unit_within_its_squares() -> None:
    assert ring(frozenset({(0, 0), (1, 0), (0, 1)}), 10) == (
        (10, 10),
        (190, 10),
        (190, 90),
        (90, 90),
        (90, 190),
        (10, 190),
    )


def test_a_unit_shows_every_ground_it_stands_on() -> None:
    [unit] = items(scene(arrange_position("a5 a4", ""), PLAIN), "unit")
    assert isinstance(unit, Group)
    shown = {style for item in items(unit, "window") for style in item.style.split()}
    assert shown == {"window", "yellow", "blue"}


def test_a_ground_that_shows_twice_loses_a_window_to_the_number() -> None:
    [unit] = items(scene(arrange_position("a1 b1 c1", ""), PLAIN), "unit")
    assert isinstance(unit, Group)
    assert len(items(unit, "window")) == 2


def test_every_cell_in_reach_has_a_dot_and_a_ring_if_the_unit_can_be_turned_for_it() -> None:
    alone = arrange_position("g7 g8", "a14")
    marks = marked(alone, "g7")
    reach = [target for target in marks.offered if isinstance(target, Cell)]
    assert count(alone, marks, "dot") == len(reach)
    single = arrange_position("g7", "a14")
    assert count(single, marked(single, "g7"), "halo") == 0
    assert 0 < count(alone, marks, "halo") < len(reach)


@pytest.mark.parametrize(
    ("quarters", "cells"),
    [(0, "k7 j6 k6"), (1, "k7 j7 j8"), (2, "k7 k8 l8"), (3, "k7 l7 l6")],
)
def test_a_unit_is_carried_by_the_tile_one_grabs(quarters: int, cells: str) -> None:
    unit = mask("j4 k4 k5")
    assert carry_unit(unit, CELL_NUMBERS["k5"], quarters, CELL_NUMBERS["k7"]) == mask(cells)


def test_nothing_is_carried_off_the_board() -> None:
    assert carry_unit(mask("j4 k4 k5"), CELL_NUMBERS["k5"], 0, CELL_NUMBERS["a5"]) is None


@pytest.mark.parametrize(("aimed", "more"), [("k6", 0), ("k7", 1)])
def test_a_unit_below_its_own_ghost_has_its_number_there_alone(aimed: str, more: int) -> None:
    drawn = scene(MIDDLE, marked(MIDDLE, "k5")._replace(aimed=targets(aimed)[0]))
    assert len(items(drawn, "ghost")) == 1
    assert len(numbers(drawn)) == len(numbers(scene(MIDDLE, PLAIN))) + more


def test_two_directions_that_hit_the_same_tile_have_handles_apart() -> None:
    position = arrange_position("c2 c3 d2", "d3")
    spots = scene(position, marked(position, "c2")).spots
    corners = {s.target.name: (s.x, s.y) for s in spots if s.target.name.startswith("x")}
    assert set(corners) == {"xn", "xe"}
    assert corners["xn"] != corners["xe"]


def test_a_handle_of_fire_stays_where_it_is_while_another_place_is_aimed_at() -> None:
    def places(aimed: str) -> list[tuple[str, float, float]]:
        marks = marked(AMID, "d1", aimed=next(iter(targets(aimed)), None))
        spots = scene(AMID, marks).spots
        return [(s.target.name, s.x, s.y) for s in spots if s.row is None]

    assert places("b2") == places("xn") == places("")


def test_in_a_corner_a_handle_lies_on_the_unit_itself() -> None:
    position = arrange_position("m14 m13 n13", "n14")
    spots = scene(position, marked(position, "m13")).spots
    corners = {(s.x, s.y) for s in spots if s.target.name in {"xn", "xe"}}
    assert corners == {(13 * UNIT, 0), (12 * UNIT, UNIT)}


def test_handles_lie_on_no_cell_that_is_offered() -> None:
    for position, picked in ((MIDDLE, "k5"), (AMID, "d1"), (AMID, "")):
        spots = scene(position, marked(position, picked)).spots
        cells = {(s.x, s.y) for s in spots if s.row is not None and s.offered}
        handles = [s for s in spots if s.row is None]
        assert handles
        assert not cells & {(s.x, s.y) for s in handles if s.width}
        assert all(bool(s.width) == s.target.name.startswith("x") for s in handles)


def test_a_removal_crosses_the_tiles_that_may_go_and_locks_the_others() -> None:
    three = HIT._replace(pending=0b01000)
    marks = marked(three)
    assert count(three, marks, "cut") == 2
    assert count(three, marks, "lock") == 1


def test_the_home_rank_is_marked_while_units_are_placed() -> None:
    def top(position: Position, flipped: bool) -> bool:
        [edge] = items(scene(position, Marks(flipped=flipped)), "edge")
        assert isinstance(edge, Box)
        return edge.y < UNIT

    black = PLACING._replace(to_move=SECOND)
    assert not top(PLACING, flipped=False)
    assert top(PLACING, flipped=True)
    assert top(black, flipped=False)
    assert count(MIDDLE, PLAIN, "edge") == 0


def test_a_cell_is_hit_where_the_middle_of_the_picked_shape_would_be() -> None:
    for flipped, sign in ((False, 1), (True, -1)):
        marks = Marks(picked=targets("T0"), flipped=flipped)
        plain, held = (scene(START, m).spots for m in (marks._replace(picked=()), marks))
        [(a, b)] = [(p, h) for p, h in zip(plain, held, strict=True) if p.target.name == "e1"]
        assert (b.x - a.x, b.y - a.y) == (sign * UNIT, -sign * UNIT / 2)


@pytest.mark.parametrize("last", ["f4 f6", "k4 r k5", "k5 xn"])
def test_the_unit_of_the_last_ply_is_outlined(last: str) -> None:
    drawn = scene(MIDDLE, Marks(last=targets(last)))
    assert len([i for i in items(drawn, "last") if isinstance(i, Outline)]) == 2
    assert len(items(drawn, "way")) == len(selection(targets(last)).cells) - 1


def test_the_unit_placed_last_is_outlined_even_where_its_corner_is_no_tile() -> None:
    drawn = scene(PLACING._replace(placed=4), Marks(last=targets("T2 k13")))
    unit = PLACING.of(SECOND)[1]
    assert not unit >> CELL_NUMBERS["k13"] & 1
    outline = items(drawn, "last")[-1]
    squares = frozenset(map(Grid(SIZE, SIZE, flipped=False).square, cells_of(unit)))
    assert isinstance(outline, Outline)
    assert outline.rings == (ring(squares, 7),)


@pytest.mark.parametrize(("fresh", "coming"), [(True, 1), (False, 0)])
def test_only_a_unit_that_moved_just_now_arrives(fresh: bool, coming: int) -> None:
    assert count(MIDDLE, Marks(last=targets("f4 f6"), fresh=fresh), "fresh") == coming


@pytest.mark.parametrize("hint", ["k5 r l7", "k5", "k5 xn"])
def test_advice_is_a_dotted_outline(hint: str) -> None:
    drawn = scene(MIDDLE, Marks(hint=targets(hint)))
    assert len([i for i in items(drawn, "hint") if isinstance(i, Outline)]) == 2


def test_a_label_tells_ground_side_number_size_and_what_was_done() -> None:
    texts = labels(FIRING)
    assert texts["e6"] >= {"tetrad.spot.ground.R", "tetrad.spot.unit.0", "tetrad.spot.moved"}
    assert texts["b9"] >= {"tetrad.spot.ground.Y", "tetrad.spot.attacked"}
    assert texts["k10"] >= {"tetrad.spot.unit.1"}
    assert texts["a1"] == {"tetrad.spot", "tetrad.spot.ground.B", "tetrad.spot.empty"}
    assert "tetrad.spot.hit" in labels(HIT)["k12"]


def test_a_label_tells_what_a_click_does() -> None:
    assert "tetrad.spot.start" in labels(PLACING, marked(PLACING))["g1"]
    assert "tetrad.spot.place" in labels(PLACING, marked(PLACING, "S0"))["g1"]
    assert "tetrad.spot.grab" in labels(MIDDLE, marked(MIDDLE))["k5"]
    assert "tetrad.spot.go" in labels(MIDDLE, marked(MIDDLE, "k5"))["k7"]
    assert "tetrad.spot.remove" in labels(HIT, marked(HIT))["l11"]
    assert "tetrad.spot.last" in labels(MIDDLE, Marks(last=targets("f4 f6")))["f6"]


def test_spots_that_say_the_same_are_the_same_objects_after_a_pick() -> None:
    """They are not drawn again."""
    position = START.apply(START.legal_moves()[0])
    idle, picked = (scene(position, marks).spots for marks in (PLAIN, marked(position, "c14")))
    alike = [one is other for one, other in zip(idle, picked, strict=False) if one == other]
    assert len(alike) > 100
    assert all(alike)
