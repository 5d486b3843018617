"""The pace of the engine's plies, in a game with two plies a turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.app.engine.pacing import ANSWER_PAUSE, UNHURRIED
from tesserae.app.messages import actions
from tests.app.page import Page
from tests.toy import nim
from tests.toy.listed import beside_the_others


@pytest.fixture(autouse=True)
def heaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside_the_others(monkeypatch, nim.Nim()):
        yield


def opened(hash: str = "#/nim?v=1&g=&level=2", **boot: object) -> Page:
    """A game against the engine, which is to answer a person's turn."""
    page = Page(hash, **boot)
    page.type("a3", "a2")
    return page


def waited(page: Page) -> float:
    """How long the engine's next ply takes."""
    began, plies = page.clock.now, page.table.record.ply
    while page.table.record.ply == plies:
        assert page.app.busy
        page.work_slices()
    return page.clock.now - began


def about(seconds: float) -> object:
    return pytest.approx(seconds, abs=0.1)


def test_the_answer_comes_soon_and_the_next_ply_so_that_both_can_be_followed() -> None:
    page = opened()
    assert [waited(page), waited(page)] == [about(ANSWER_PAUSE), about(0.8)]
    assert page.table.by_hand(page.table.position)


def test_the_lowest_level_takes_its_time_for_an_answer_now_more_and_now_less() -> None:
    least, most = UNHURRIED
    page = opened("#/nim?v=1&g=&level=1")
    answers = [waited(page)]
    assert waited(page) == about(0.8)  # the rest of its turn comes as it is told
    while page.table.by_hand(page.table.position):
        page.type(page.legal[0])
    answers.append(waited(page))
    assert all(least <= answer <= most + 0.02 for answer in answers)
    assert abs(answers[0] - answers[1]) > 0.05
    page = opened("#/nim?v=1&g=&level=1", embed=True)
    assert waited(page) == about(ANSWER_PAUSE)
    page = opened("#/nim?v=1&g=&level=1")
    page.set(pace="instant")
    assert waited(page) == about(0)


def test_an_answer_that_was_waited_for_comes_at_once() -> None:
    page = opened()
    page.app.hurry()
    assert [waited(page), waited(page)] == [about(0), about(0.8)]


@pytest.mark.parametrize(("pace", "answer", "next"), [("instant", 0, 0), ("slow", ANSWER_PAUSE, 2)])
def test_the_pace_is_a_setting(pace: str, answer: float, next: float) -> None:
    page = opened()
    page.set(pace=pace)
    assert [waited(page), waited(page)] == [about(answer), about(next)]


def test_it_is_chosen_in_the_settings_and_kept() -> None:
    page = opened()
    page.press(actions.DIALOG("settings"))
    assert 'data-arg="pace=slow"' in page.regions["dialog"]
    page.set(pace="slow")
    assert Page("#/", stored=page.stored).model.settings.pace == "slow"


def test_a_click_has_the_rest_of_the_turn_come_at_once_and_leaves_what_is_told() -> None:
    page = opened()
    waited(page)
    status = page.regions["status"]
    page.click("b3")
    assert page.model.play.news
    assert waited(page) == about(0)
    assert status != page.regions["status"]


def test_a_click_beside_the_board_does_so_too() -> None:
    page = opened()
    waited(page)
    page.press(actions.ELSEWHERE)
    assert waited(page) == about(0)


def test_a_click_before_the_engines_first_ply_does_not_cut_its_turn_short() -> None:
    page = opened()
    page.click("b3")
    assert [waited(page), waited(page)] == [about(ANSWER_PAUSE), about(0.8)]


def test_between_two_engines_a_click_cuts_one_turn_short() -> None:
    page = Page("#/nim", seats=(1, 1))
    waited(page)
    page.click("c3")
    assert [waited(page), waited(page)] == [about(0), about(0.8)]


def test_nothing_waits_on_a_hidden_page() -> None:
    page = opened()
    waited(page)
    page.send("hidden", yes=True)
    assert waited(page) == about(0)


def test_a_page_that_is_seen_again_is_paced_again() -> None:
    page = opened()
    page.send("hidden", yes=True)
    page.send("hidden", yes=False)
    assert [waited(page), waited(page)] == [about(ANSWER_PAUSE), about(0.8)]


@pytest.mark.parametrize(("pace", "next"), [("normal", ANSWER_PAUSE), ("slow", 2)])
def test_a_device_that_asks_for_less_motion_has_no_pace_unless_it_is_slow(
    pace: str, next: float
) -> None:
    page = opened(still=True)
    page.set(pace=pace)
    assert [waited(page), waited(page)] == [about(ANSWER_PAUSE), about(next)]


def test_in_a_frame_there_is_no_pace() -> None:
    page = opened("#/nim?v=1&g=&level=2", embed=True)
    assert [waited(page), waited(page)] == [about(ANSWER_PAUSE), about(ANSWER_PAUSE)]


def test_the_page_says_that_a_click_shows_the_rest() -> None:
    page = opened()
    assert "You can look through the game meanwhile." in page.regions["status"]
    waited(page)
    assert "see the rest at once" in page.regions["status"]


def test_the_worker_may_rest_while_a_ply_that_was_found_waits() -> None:
    page = opened()
    waited(page)
    assert page.app.rest == 0
    page.work_slices()
    assert page.app.rest == about(0.8)
    page.click("b3")
    assert page.app.rest == 0
