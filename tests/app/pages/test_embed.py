"""The bar of a board in a frame: what is in hand, and what could be."""

from __future__ import annotations

import re

from tests.app.framed import Framed


def stocks(page: Framed) -> list[str]:
    return re.findall(r'id="stock-(\w)"', page.regions["bar"])


def test_the_tile_in_hand_leads_to_the_others() -> None:
    page = Framed("#/zaic?v=1&g=Bh8")
    assert stocks(page) == ["B"]
    page.click("B")
    assert stocks(page) == ["B", "H", "S"]
    page.click("S")
    page.click("j8")
    assert page.table.record.ply == 2


def test_where_no_piece_is_in_hand_the_bar_has_none() -> None:
    assert stocks(Framed("#/pyrga?v=1&g=Sb2")) == []
