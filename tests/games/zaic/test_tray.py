"""The tray: what is left, and which way its 2x1 lies."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.games.zaic import GAME
from tesserae.games.zaic.notation.moves import read_move
from tests.games.zaic.playing import play, targets

ONLY_STANDING_FITS = "Bh8 Sj9 Bk9 Sk9"
"""Light can play Sk8 and Vk7, nothing else."""


def tray(moves: str, picked: str = "", side: int | None = None) -> list[tuple[str, int | None]]:
    """The targets in a player's tray and how many are left of each; for the side to move."""
    position = play(moves)
    owner = position.to_move if side is None else side
    panel = GAME.panel(position, Side(owner), targets(picked))
    return [(stock.target.name, stock.left) for stock in panel.stocks]


def test_the_tray_holds_three_stocks_the_largest_tile_first() -> None:
    assert tray("") == [("B", 8), ("H", 8), ("S", 3)]
    assert tray("Bh8 Sg8", side=SECOND) == [("B", 8), ("H", 8), ("S", 2)]


def test_only_the_2x1_turns() -> None:
    stocks = GAME.panel(play(""), FIRST).stocks
    assert [stock.rotates for stock in stocks] == [False, True, False]


@pytest.mark.parametrize(("picked", "shown"), [("", "H"), ("H", "H"), ("V", "V"), ("V j8", "V")])
def test_the_2x1_is_shown_as_it_was_picked(picked: str, shown: str) -> None:
    assert tray("Bh8", picked)[1][0] == shown


def test_the_2x1_is_shown_standing_where_it_only_fits_so() -> None:
    assert tray(ONLY_STANDING_FITS)[1][0] == "V"


@pytest.mark.parametrize(
    ("picked", "turned"),
    [
        ("", "V"),
        ("S", "V"),
        ("B j8", "V"),
        ("H", "V"),
        ("V", "H"),
        ("H j8", "V j8"),
        ("V g8", "H g8"),
        ("V j9", "H j9"),
        ("H k9", "V"),
    ],
)
def test_a_turned_2x1_keeps_its_cell_where_it_fits(picked: str, turned: str) -> None:
    assert GAME.with_piece_rotated(play("Bh8"), targets(picked)) == targets(turned)


def test_a_2x1_that_fits_one_way_only_is_not_turned() -> None:
    assert GAME.with_piece_rotated(play(ONLY_STANDING_FITS), targets("V k7")) == targets("V k7")
    assert GAME.with_piece_rotated(play(ONLY_STANDING_FITS), ()) == ()


@pytest.mark.parametrize(
    ("moves", "last", "kind"),
    [
        ("", None, "B"),
        ("Bh8 Sg8", "Bh8", "B"),
        ("Vh8 Bi8", "Vh8", "V"),
        (ONLY_STANDING_FITS, "Hh8", "V"),  # the same tile, as it fits
        (ONLY_STANDING_FITS, "Bh8", "V"),
        ("Bh8 Sg9 Bf10 Sh10", "Bf10", ""),
    ],
)
def test_the_tile_that_was_played_last_is_picked_already(
    moves: str, last: str | None, kind: str
) -> None:
    move = None if last is None else read_move(last)
    assert GAME.preselection(play(moves), move) == targets(kind)


def test_the_three_largest_areas_are_shown() -> None:
    assert len(GAME.panel(play(""), FIRST).badges or ()) == 0
    assert len(GAME.panel(play("Bh8 Sg8 Sg7 Sh9"), SECOND).badges or ()) == 2
