"""Two engines play: they can be paused, stepped and slowed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.app.messages import actions
from tests.app.engine.test_pacing import about, waited
from tests.app.page import Page
from tests.toy import nim
from tests.toy.listed import beside_the_others


@pytest.fixture(autouse=True)
def heaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside_the_others(monkeypatch, nim.Nim()):
        yield


def watched() -> Page:
    """Two engines after their first ply."""
    page = Page("#/nim?v=1&g=", seats=(1, 2))
    waited(page)
    return page


def test_paused_engines_wait_until_they_are_let_go_on() -> None:
    page = watched()
    page.press(actions.PAUSE)
    assert not page.app.busy
    assert "Paused." in page.regions["status"]
    assert "Continue" in page.regions["tray"]
    page.press(actions.PAUSE)
    assert waited(page) == about(0.8)


def test_a_step_is_one_ply_at_once_and_then_they_wait() -> None:
    page = watched()
    page.press(actions.STEP)
    assert waited(page) == about(0)
    assert page.table.record.ply == 2
    assert not page.app.busy
    page.press(actions.STEP)
    waited(page)
    assert page.table.record.ply == 3


def test_what_was_played_is_still_told_while_they_wait() -> None:
    page = watched()
    page.press(actions.PAUSE)
    assert 'class="last"' in page.regions["status"]


def test_they_can_be_slowed_while_they_play() -> None:
    page = watched()
    page.click("a1")
    page.press(actions.PAUSE)
    page.set(pace="slow")
    page.press(actions.PAUSE)
    assert waited(page) == about(0)  # the click had this turn come at once
    assert waited(page) == about(2)


def test_a_paused_game_goes_on_to_its_end() -> None:
    page = watched()
    page.press(actions.PAUSE, actions.PAUSE)
    page.think()
    assert page.table.over
    assert "rematch" in page.regions["tray"]


def test_another_game_is_not_paused() -> None:
    page = watched()
    page.press(actions.PAUSE, actions.DIALOG("new"), actions.NEW_START)
    assert page.table.record.ply == 0
    assert page.app.busy


@pytest.mark.parametrize("action", [actions.PAUSE, actions.STEP])
def test_a_person_is_not_paused(action: object) -> None:
    page = Page("#/nim?v=1&g=", seats=(0, 1))
    page.press(action)  # type: ignore[arg-type]
    assert not page.model.engine.paused
    page.type("a3", "a2")
    assert waited(page) > 0
