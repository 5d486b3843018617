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


RULES = {
    "a tile on the surface touches the opponent's, and not at a corner": (
        "Bh8",
        "Sg8 Sg9 Sj8 Sh7 Si10 Hf9 Vg9 Bf7 Bj9",
        "Sg7 Sj10 Bf6 Bj10 Sl8 Hh12",
    ),
    "a tile on the surface does not touch its own colour; the opponent's alone it may": (
        "Bh8 Sg8",
        "Sf8 Sg7 Hf7 Be8",
        "Sg9 Hf9 Sh7 Vg9 Sj8",
    ),
    "what is touched is the square on top": ("Bh8 Si8", "Sj8", "Sj9"),
    "all squares under a tile are of one height": ("Bh8", "Hh8", ""),
    "also where tiles lie on others": ("Bh8 Si8 Sj8", "Hh9", "Hh8"),
    "no square of a tile hangs over the surface": ("Bh8", "", "Hg8 Vh7 Bg8 Bi9 Hi9"),
    "a tile on top covers a square of the opponent's": ("Bh8", "Sh8 Hh9 Vi8", ""),
    "and not its own colour alone": ("Bh8 Sg8", "", "Sh8 Hh9 Vi8"),
    "a tile on top may cover its own colour besides, or lie beside it": ("Bh8 Hf8", "Hg8 Sg8", ""),
    "a tile may not bury one of the opponent's": ("Bh8", "", "Bh8"),
    "nor one of a single square": ("Sh8", "", "Sh8"),
    "a tile may not bury one of its own": ("Sh8 Hi8", "Sj8", "Hh8"),
    "the last square that shows of a tile may not be covered": ("Sh8 Hi8 Si8 Sg8", "", "Sj8"),
    "all tiles together are at most eight squares wide": (EIGHT_WIDE, "Sb7", "Sa8"),
    "and all squares of the tile that is played count": ("Hh8 Hf8 Hd8 Sc8", "Sb8", "Ha8"),
    "all tiles together are at most eight squares high": (EIGHT_HIGH, "Sg2", "Sh1"),
}
"""Rules: moves, what may be played then, and what may not."""


@pytest.mark.parametrize(("moves", "may", "may_not"), RULES.values(), ids=RULES)
def test_a_rule_allows_and_forbids(moves: str, may: str, may_not: str) -> None:
    assert {*may.split()} <= legal(moves)
    assert not {*may_not.split()} & legal(moves)


def test_a_tile_below_others_may_not_be_buried_either() -> None:
    only_i9_shows_of_the_block = "Bh8 Vh8 Sg8 Si8 Sj8"
    assert play(only_i9_shows_of_the_block).part(8 * 16 + 8) == 1 << 8 * 16 + 8
    assert "Si9" not in legal(only_i9_shows_of_the_block)


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
