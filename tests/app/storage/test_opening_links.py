"""Links that may lead to a saved game, which has to be loaded first."""

from __future__ import annotations

from tests.app.page import Page


def test_the_address_stays_that_of_the_link_while_games_are_loaded() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2")
    page.effects.clear()
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3")
    assert page.did("url") == []
    assert page.table.record.ply == 2
