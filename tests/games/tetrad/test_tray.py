"""Pieces that turn, and what stands beside the board."""

from __future__ import annotations

import pytest

from tesserae.games.tetrad import GAME
from tests.games.tetrad.playing import at, only, play


@pytest.mark.parametrize(
    ("moves", "picked", "turned"),
    [
        ("", "T0", "T1"),
        ("", "T3", "T0"),
        ("", "I1", "I0"),
        ("", "T0 c1", "T1 c1"),
        ("", "c1 T0", "c1 T1"),
        ("", "I1 n1", "I0"),
        ("T0a1", "T2 c13", "T3"),
        ("", "O0", "O0"),
        ("", "c1", "c1"),
        ("", "", ""),
    ],
)
def test_a_shape_turns_and_keeps_its_cell_if_it_still_fits(
    moves: str, picked: str, turned: str
) -> None:
    assert GAME.turned(play(moves), tuple(picked.split())) == tuple(turned.split())


@pytest.mark.parametrize(
    ("unit", "picked", "turned"),
    [
        ("T0g3", "g3", "g3 r"),
        ("T0g3", "g3 r", "g3 u"),
        ("T0g3", "g3 u", "g3 l"),
        ("T0g3", "g3 l", "g3"),
        ("I0e3", "g3", "g3 r"),
        ("I0e3", "g3 r", "g3"),
        ("O0g3", "g3", "g3"),
        ("M0g3", "g3", "g3"),
        ("T0g3", "g3 xn", "g3 xn"),
        ("T0g3", "", ""),
    ],
)
def test_a_unit_turns_only_where_that_leads_anywhere(unit: str, picked: str, turned: str) -> None:
    position = only(unit, "M0g6")
    assert GAME.turned(position, tuple(picked.split())) == tuple(turned.split())


def test_the_stocks_show_each_shape_as_it_is_picked() -> None:
    def targets(*picked: str) -> list[str]:
        return [stock.target for stock in GAME.panel(play(""), 0, picked).stocks]

    assert targets() == ["I0", "O0", "T0", "S0", "Z0", "L0", "J0"]
    assert targets("T2", "c1") == ["I0", "O0", "T2", "S0", "Z0", "L0", "J0"]
    assert targets("c1", "L3") == ["I0", "O0", "T0", "S0", "Z0", "L3", "J0"]


def test_every_shape_but_the_square_turns() -> None:
    stocks = GAME.panel(play(""), 0).stocks
    assert [stock.target for stock in stocks if not stock.turns] == ["O0"]


def test_the_stocks_count_the_units_still_to_be_placed() -> None:
    position = play("T0a1")
    assert {stock.left for stock in GAME.panel(position, 0).stocks} == {4}
    assert {stock.left for stock in GAME.panel(position, 1).stocks} == {5}


def test_after_the_setup_there_are_units_and_no_stocks() -> None:
    panel = GAME.panel(at(), 1)
    assert panel.stocks == ()
    assert len(panel.badges) == 5
    assert len(GAME.panel(play("T0a1"), 0).badges) == 1
