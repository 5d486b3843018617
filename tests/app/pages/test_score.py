"""A player's score on the page: as pictures with a name, or written where a game has none."""

from __future__ import annotations

import pytest

from tests.app.page import Page
from tests.toy import nim
from tests.toy.listed import beside_the_others


def test_a_score_without_pictures_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    with beside_the_others(monkeypatch, nim.GAME):
        page = Page("#/nim")
    assert '<span class="badges">begins</span>' in page.regions["own"]
    assert '<span class="badges">goes second</span>' in page.regions["opp"]


def test_a_score_with_pictures_is_their_name() -> None:
    assert (
        '<span aria-label="0 Towers" class="badges" role="img">' in Page("#/pyrga").regions["own"]
    )
