"""The bar of a board in a frame: what is in hand, and what could be."""

from __future__ import annotations

import re

from tesserae.app.messages import actions
from tesserae.core.game import SECOND
from tests.app.framed import Framed


def stocks(page: Framed) -> list[str]:
    return re.findall(r'id="stock-(\w)"', page.regions["bar"])


def test_the_tile_in_hand_leads_to_the_others() -> None:
    page = Framed("#/zaic?v=1&g=Bh8")
    assert stocks(page) == ["B"]
    page.click("B")
    assert stocks(page) == ["B", "H", "S"]
    page.click("S", "j8")
    assert page.table.record.ply == 2


def test_where_no_piece_is_in_hand_the_bar_has_none() -> None:
    assert stocks(Framed("#/pyrga?v=1&g=Sb2")) == []


def test_where_the_space_is_forced_the_bar_has_the_pieces_for_it() -> None:
    page = Framed("#/pyrga?v=1&g=Cb2")
    assert "Which piece goes on b2" in page.regions["status"]
    assert stocks(page) == ["S", "T"]
    page.click("S")
    assert page.table.record.ply == 2
    page.press(actions.BACK)
    assert stocks(page) == ["S", "T"]
    assert 'id="bar-forward"' in page.regions["bar"]
    assert stocks(Framed("#/pyrga?v=1&g=Cb2&readonly=1")) == []
    assert stocks(Framed("#/pyrga?v=1&g=Cb2&level=1&side=1")) == []


def test_an_army_can_be_placed_by_the_computer() -> None:
    page = Framed("#/tetrad?v=1&g=")
    assert "ready-made" not in page.regions["status"]
    page.press(actions.LEAVE_SETUP)
    assert page.table.position.to_move == SECOND
    assert 'id="leave-setup"' in page.regions["bar"]
    assert 'id="leave-setup"' not in Framed("#/tetrad?v=1&g=&readonly=1").regions["bar"]
    assert 'id="leave-setup"' not in Framed("#/tetrad?v=1&g=&level=1&side=2").regions["bar"]
