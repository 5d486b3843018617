"""The tray: what is left, and which way its 2x1 lies."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.games.zaic import GAME
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


@pytest.mark.parametrize(("picked", "shown"), [("", "H"), ("H", "H"), ("V", "V"), ("j8 V", "V")])
def test_the_2x1_is_shown_as_it_was_picked(picked: str, shown: str) -> None:
    assert tray("Bh8", picked)[1][0] == shown


def test_the_2x1_is_shown_standing_where_it_only_fits_so() -> None:
    assert tray(ONLY_STANDING_FITS)[1][0] == "V"
    assert tray("Bh8 Sg8", "g9")[1][0] == "H"
    assert tray("Bh8", "g8")[1][0] == "V"


def test_a_cell_that_takes_the_2x1_both_ways_shows_it_twice() -> None:
    assert [target for target, _ in tray("Bh8", "j8")] == ["B", "H", "V", "S"]
    stocks = GAME.panel(play("Bh8"), SECOND, targets("j8")).stocks
    assert not any(stock.rotates for stock in stocks)
    assert len({stock.name for stock in stocks}) == 4
    assert [stock.shared for stock in stocks] == [False, False, True, False]


@pytest.mark.parametrize(
    ("picked", "turned"),
    [
        ("", "V"),
        ("S", "S"),
        ("B", "B"),
        ("j8", "j8"),
        ("H", "V"),
        ("V", "H"),
        ("H j8", "V j8"),
        ("j8 V", "j8 H"),
        ("V g8", "H"),
        ("g8 V", "H"),
    ],
)
def test_a_turned_2x1_keeps_its_cell_where_it_fits(picked: str, turned: str) -> None:
    assert GAME.rotated(play("Bh8"), targets(picked)) == targets(turned)


def test_a_2x1_that_fits_one_way_only_is_not_turned() -> None:
    assert GAME.rotated(play(ONLY_STANDING_FITS), targets("V k7")) == targets("V k7")
    assert GAME.rotated(play(ONLY_STANDING_FITS), ()) == ()


def test_the_three_largest_areas_are_shown() -> None:
    assert len(GAME.panel(play(""), FIRST).badges or ()) == 0
    assert len(GAME.panel(play("Bh8 Sg8 Sg7 Sh9"), SECOND).badges or ()) == 2
