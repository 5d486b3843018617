"""Each rule of Zaic on the smallest game that shows it."""

from __future__ import annotations

import pytest

from tesserae.core.position import FIRST, SECOND, Side
from tesserae.games.zaic.rules import BLOCK, CELLS, KINDS, LYING, SINGLE, STANDING
from tests.games.zaic.playing import legal, play

EIGHT_WIDE = "Hh8 Hf8 Hd8 Hb8"
EIGHT_HIGH = "Vh8 Vh6 Vh4 Vh2"
ALL_SINGLES = "Sh8 Sg8 Sf8 Se8 Sd8 Sc8"


def test_of_the_first_tile_only_the_kind_matters_and_the_way_it_lies() -> None:
    assert legal("") == {"Sh8", "Hh8", "Vh8", "Bh8"}


def test_light_begins_and_the_players_take_turns() -> None:
    assert [play(moves).to_move for moves in ("", "Bh8", "Bh8 Sg8")] == [0, 1, 0]


@pytest.mark.parametrize("beside", ["Sg8", "Sg9", "Sj8", "Sh7", "Si10", "Hf9", "Vg9", "Bf7", "Bj9"])
def test_a_tile_on_the_surface_touches_the_opponents(beside: str) -> None:
    assert beside in legal("Bh8")


@pytest.mark.parametrize("apart", ["Sg7", "Sj10", "Bf6", "Bj10", "Sl8", "Hh12"])
def test_a_corner_is_no_touch(apart: str) -> None:
    assert apart not in legal("Bh8")


@pytest.mark.parametrize("touching", ["Sg9", "Hf9", "Sh7", "Vg9", "Sj8"])
def test_a_tile_on_the_surface_does_not_touch_its_own_colour(touching: str) -> None:
    assert touching not in legal("Bh8 Sg8")


@pytest.mark.parametrize("free", ["Sf8", "Sg7", "Hf7", "Be8"])
def test_a_tile_on_the_surface_may_touch_the_opponents_alone(free: str) -> None:
    assert free in legal("Bh8 Sg8")


def test_what_is_touched_is_the_square_on_top() -> None:
    own_tile_with_a_dark_square_on_top = "Bh8 Si8"
    assert "Sj8" in legal(own_tile_with_a_dark_square_on_top)
    assert "Sj9" not in legal(own_tile_with_a_dark_square_on_top)


def test_all_squares_under_a_tile_are_of_one_height() -> None:
    assert "Hh8" in legal("Bh8")
    assert "Hh9" in legal("Bh8 Si8 Sj8")
    assert "Hh8" not in legal("Bh8 Si8 Sj8")


@pytest.mark.parametrize("over", ["Hg8", "Vh7", "Bg8", "Bi9", "Hi9"])
def test_no_square_of_a_tile_hangs_over_the_surface(over: str) -> None:
    assert over not in legal("Bh8")


def test_a_tile_on_top_covers_a_square_of_the_opponents() -> None:
    assert {"Sh8", "Hh9", "Vi8"} <= legal("Bh8")
    assert not {"Sh8", "Hh9", "Vi8"} & legal("Bh8 Sg8")


def test_a_tile_on_top_may_cover_its_own_colour_besides() -> None:
    assert "Hg8" in legal("Bh8 Hf8")


def test_a_tile_on_top_may_lie_beside_its_own_colour() -> None:
    assert "Sg8" in legal("Bh8 Hf8")


def test_a_tile_may_not_bury_one_of_the_opponents() -> None:
    assert "Bh8" not in legal("Bh8")
    assert "Sh8" not in legal("Sh8")


def test_a_tile_may_not_bury_one_of_its_own() -> None:
    assert "Hh8" not in legal("Sh8 Hi8")


def test_the_last_square_that_shows_of_a_tile_may_not_be_covered() -> None:
    assert "Sj8" in legal("Sh8 Hi8")
    assert "Sj8" not in legal("Sh8 Hi8 Si8 Sg8")


def test_a_tile_below_others_may_not_be_buried_either() -> None:
    only_i9_shows_of_the_block = "Bh8 Vh8 Sg8 Si8 Sj8"
    assert play(only_i9_shows_of_the_block).part(8 * 16 + 8) == 1 << 8 * 16 + 8
    assert "Si9" not in legal(only_i9_shows_of_the_block)


def test_all_tiles_together_are_at_most_eight_squares_wide() -> None:
    assert "Sb7" in legal(EIGHT_WIDE)
    assert "Sa8" not in legal(EIGHT_WIDE)
    assert "Sb8" in legal("Hh8 Hf8 Hd8 Sc8")
    assert "Ha8" not in legal("Hh8 Hf8 Hd8 Sc8")


def test_all_tiles_together_are_at_most_eight_squares_high() -> None:
    assert "Sg2" in legal(EIGHT_HIGH)
    assert "Sh1" not in legal(EIGHT_HIGH)


def test_each_player_has_three_small_and_eight_of_both_larger_tiles() -> None:
    left = [play("").tiles_left(side, kind) for side in (FIRST, SECOND) for kind in KINDS]
    assert left == [3, 8, 8, 8, 3, 8, 8, 8]


def test_what_is_left_is_a_whole_number() -> None:
    assert isinstance(play("").tiles_left(FIRST, SINGLE), int)


def test_a_lying_and_a_standing_tile_come_from_one_stock() -> None:
    later = play("Hh8 Vg8 Vf8")
    assert (later.tiles_left(FIRST, LYING), later.tiles_left(FIRST, STANDING)) == (6, 6)
    assert (later.tiles_left(SECOND, LYING), later.tiles_left(SECOND, BLOCK)) == (7, 8)


def test_a_kind_used_up_cannot_be_played() -> None:
    assert [play(ALL_SINGLES).tiles_left(side, SINGLE) for side in (FIRST, SECOND)] == [0, 0]
    assert {text[0] for text in legal(ALL_SINGLES)} == {"H", "V", "B"}


@pytest.mark.parametrize(("stock", "kinds"), [(0, {SINGLE}), (1, {LYING, STANDING}), (2, {BLOCK})])
@pytest.mark.parametrize(("side", "moves"), [(0, "Bh8 Sg8"), (1, "Bh8")])
def test_of_a_stock_that_is_used_up_nothing_can_be_played(
    side: int, moves: str, stock: int, kinds: set[int]
) -> None:
    position = play(moves)
    assert {move // CELLS for move in position.legal_moves()} == set(KINDS)
    none_left = position._replace(supply=position.supply & ~(15 << 4 * (3 * side + stock)))
    assert {kind for kind in KINDS if not none_left.tiles_left(Side(side), kind)} == kinds
    assert {move // CELLS for move in none_left.legal_moves()} == set(KINDS) - kinds


def test_the_order_of_play_does_not_make_another_position() -> None:
    assert play("Bh8 Bf8 Se8 Sj8 Sf7") == play("Bh8 Bf8 Sf7 Sj8 Se8")
