"""A hint in a game with a coach: a piece, then a place, then why, and no verdict."""

from __future__ import annotations

import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.pages.components.first_game import first_game
from tests.app.page import Page

VERDICTS = ("Proven", "wins", "ahead")


def hint_text(page: Page) -> str:
    return " ".join(re.sub("<[^>]*>", " ", page.regions["assist"]).split()).partition("Hint ")[2]


def marked(page: Page) -> bool:
    return 'class="hint' in page.regions["board-picture"]


def asked(hash: str) -> Page:
    page = Page(hash)
    page.press(actions.HINT)
    page.think()
    return page


@pytest.mark.parametrize("slug", ["pyrga", "zaic", "tetrad"])
def test_it_is_a_piece_then_a_place_then_why(slug: str) -> None:
    page = asked(first_game(slug))
    assert page.model.play.hint is not None
    before = page.table.record
    what = page.table.game.describe(page.table.position, page.model.play.hint.pv[0])
    place = str(dict(what.args)["cell"])
    told = []
    for step in (1, 2, 3):
        told.append(hint_text(page))
        assert not any(verdict in told[-1] for verdict in VERDICTS)
        assert marked(page) == (step > 1)
        assert (f" {place}" in told[-1]) == (step > 1)
        assert ("hint-more" in page.regions["assist"]) == (step < 3)
        assert "hint-play" not in page.regions["assist"]
        page.press(actions.HINT)
    assert told[0].startswith("A good one to play: ")
    assert len(told[2].replace("Tell me more", "")) > len(told[1].replace("Tell me more", ""))
    assert hint_text(page) == told[2] or page.model.engine.requested == "hint"
    assert page.table.record == before


def test_a_unit_is_named_before_it_is_told_where_it_goes() -> None:
    page = asked(first_game("tetrad"))
    assert hint_text(page).startswith("A good one to play: Unit ")
    assert not marked(page)


def test_without_a_coach_all_is_told_at_once() -> None:
    page = asked("#/pyrga?level=1")
    assert "hint-play" in page.regions["assist"]
    assert "hint-more" not in page.regions["assist"]
    page.press(actions.HINT)
    assert page.model.engine.requested == "hint"


def test_a_hint_that_was_begun_goes_on_in_steps_when_the_coach_goes() -> None:
    page = asked("#/pyrga?level=1&coach=1")
    page.press(actions.COACH("pyrga.advice"), actions.COACH("pyrga.warnings"))
    assert "hint-more" in page.regions["assist"]
