"""Rotating units, and the tray."""

from __future__ import annotations

import pytest

from tesserae.core.position import FIRST, SECOND
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.rules.position import Position
from tests.games.tetrad.playing import at, only, play, targets
from tests.targets import names


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
    assert GAME.with_piece_rotated(play(moves), targets(picked)) == targets(turned)


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
        ("T0g3", "g3 h5", "g3 r h5"),
        ("T0g3", "g3 xn", "g3 xn"),
        ("T0g3", "", ""),
    ],
)
def test_a_unit_turns_only_where_that_leads_anywhere(unit: str, picked: str, turned: str) -> None:
    position = only(unit, "M0g6")
    assert GAME.with_piece_rotated(position, targets(picked)) == targets(turned)


def shown(position: Position, picked: str = "") -> list[str]:
    """The targets in White's tray."""
    return names(stock.target for stock in GAME.panel(position, FIRST, targets(picked)).stocks)


def test_the_stocks_show_each_shape_as_it_is_picked() -> None:
    assert shown(play("")) == ["I0", "O0", "T0", "S0", "Z0", "L0", "J0"]
    assert shown(play(""), "T2 c1") == ["I0", "O0", "T2", "S0", "Z0", "L0", "J0"]
    assert shown(play(""), "c1 L3") == ["I0", "O0", "T0", "S0", "Z0", "L3", "J0"]


def test_every_shape_but_the_square_turns() -> None:
    stocks = GAME.panel(play(""), FIRST).stocks
    assert [stock.target.name for stock in stocks if not stock.rotates] == ["O0"]


def test_shapes_are_not_used_up() -> None:
    assert {stock.left for stock in GAME.panel(play("T0a1"), FIRST).stocks} == {None}


def test_a_shape_is_shown_as_it_fits_on_the_cell_that_is_picked() -> None:
    assert shown(play(""), "n1")[:3] == ["I1", "O0", "T0"]


def test_a_shape_that_has_room_only_upright_is_shown_upright() -> None:
    position = play("I1m1 L3l12 I1l1 I1j11 T0g1 T3g12 I1d1 S1e12")
    assert shown(position)[:3] == ["I1", "O0", "T0"]
    assert shown(position, "O0")[:2] == ["I1", "O0"]


def test_after_the_setup_the_units_can_be_picked_by_their_middle_tile() -> None:
    panel = GAME.panel(at(), FIRST)
    assert len(panel.badges or ()) == len(panel.stocks) == 5
    assert shown(only("T0g3", "M0g6")) == ["h3", "2", "3", "4", "5"]


def test_the_unit_in_hand_goes_by_the_tile_it_was_picked_by() -> None:
    assert shown(only("T0g3 O0a1", "M0g12"), "g3 r")[:2] == ["g3", "a1"]


def test_each_unit_tells_what_it_can_still_do() -> None:
    def abilities(position: Position) -> list[str]:
        stocks = GAME.panel(position, position.turn).stocks
        return [stock.note.key.removeprefix("tetrad.able.") for stock in stocks if stock.note]

    assert abilities(only("T0g3", "M0g5")) == ["both", *["lost"] * 4]
    assert abilities(only("T0g3", "M0a14")) == ["move", *["lost"] * 4]
    moved = only("T0g3", "M0g5")._replace(moved=1)
    assert abilities(moved) == ["attack", *["lost"] * 4]
    assert abilities(moved._replace(attacked=1)) == ["nothing", *["lost"] * 4]


def test_what_can_do_nothing_is_of_no_use() -> None:
    stocks = GAME.panel(only("T0g3", "M0g6"), FIRST).stocks
    assert [stock.left for stock in stocks] == [None, 0, 0, 0, 0]


def test_there_are_no_units_to_pick_while_tiles_are_removed() -> None:
    firing = only("T0g3", "M0g5")
    attack = GAME.parse_move(firing, "1xn")
    assert GAME.panel(firing.apply(attack), SECOND).stocks == ()
