"""Replays on a page without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.view.action import Action
from tests.app.framed import Framed
from tests.app.page import Page

GAME = "#/pyrga?v=1&g=Sb2.Sb3.Cb4"
STUDY = "#/pyrga/study?v=1&m=Sb2+%7BHere.%7D+Sb3+%28Cb3%29+Cb4&at=0"


def next_ply(page: Page) -> int:
    """The ply that is shown after the pause that was begun last."""
    page.send("waited", number=page.did("wait")[-1]["number"])
    return page.table.record.ply


@pytest.mark.parametrize("link", [GAME, STUDY])
def test_plies_follow_one_another_until_the_end(link: str) -> None:
    page = Page(link)
    page.press(actions.REPLAY)
    assert page.table.record.ply == 0
    assert [next_ply(page) for _ in range(3)] == [1, 2, 3]
    assert len(page.did("wait")) == 3
    assert {it["milliseconds"] for it in page.did("wait")} == {1_000}
    assert (
        'aria-label="Play the moves"' in page.regions["replay" if link == GAME else "study-steps"]
    )


def test_it_pauses_and_goes_on_from_there() -> None:
    page = Page(GAME)
    page.press(actions.REPLAY)
    page.set(replay_pace="0.5")
    next_ply(page)
    assert 'aria-label="Pause"' in page.regions["replay"]
    page.press(actions.REPLAY)
    assert next_ply(page) == 1
    page.press(actions.REPLAY)
    assert page.did("wait")[-1]["milliseconds"] == 500
    assert next_ply(page) == 2


@pytest.mark.parametrize("action", [actions.BACK, actions.FORWARD, actions.TARGET("a1")])
def test_what_one_does_meanwhile_ends_it(action: Action) -> None:
    page = Page(GAME)
    page.press(actions.REPLAY)
    next_ply(page)
    page.press(action)
    before = page.table.record.ply
    assert next_ply(page) == before


def test_a_dialog_pauses_it() -> None:
    page = Page(GAME)
    page.press(actions.REPLAY, actions.DIALOG("settings"))
    assert next_ply(page) == 0


def test_it_pauses_at_comments_if_one_likes() -> None:
    page = Page(STUDY)
    page.set(replay_stops=True)
    page.press(actions.REPLAY)
    assert [next_ply(page), next_ply(page)] == [1, 1]
    page.press(actions.REPLAY)
    assert [next_ply(page), next_ply(page)] == [2, 3]


@pytest.mark.parametrize("link", [GAME, STUDY])
def test_a_frame_begins_by_itself_at_the_pace_of_its_page(link: str) -> None:
    page = Framed(f"{link}&autoplay=1&pace=2.5")
    assert page.table.record.ply == 0
    assert page.did("wait")[-1]["milliseconds"] == 2_500
    assert next_ply(page) == 1
    assert 'id="step-replay"' in page.regions["bar"]


@pytest.mark.parametrize(
    ("options", "boot"),
    [("", {}), ("&autoplay=0", {}), ("&autoplay=1&level=1", {}), ("&autoplay=1", {"still": True})],
)
def test_other_frames_do_not(options: str, boot: dict[str, Any]) -> None:
    assert not Framed(f"{GAME}{options}", **boot).did("wait")


@pytest.mark.parametrize("options", ["&autoplay=yes", "&pace=0", "&pace=5", "&pace=1e0"])
def test_other_paces_are_refused(options: str) -> None:
    assert Framed(f"{GAME}{options}").model.notice is not None


def test_the_page_around_a_frame_starts_and_stops_it() -> None:
    page = Framed(GAME)
    page.say('{"tesserae": 1, "type": "set", "options": "autoplay=1&pace=4"}')
    assert page.did("wait")[-1]["milliseconds"] == 4_000
    page.say('{"tesserae": 1, "type": "set", "options": ""}')
    assert next_ply(page) == 0


@pytest.mark.parametrize(
    ("link", "steps"),
    [
        (GAME, ""),  # the game goes on
        (f"{GAME}&at=0", "forward"),
        (f"{GAME}&at=2", "back forward"),
        (f"{GAME}.resign1", "back"),
        (STUDY, "forward"),
        ("#/pyrga/study?v=1&g=Sb2", "back"),
    ],
)
def test_the_wheel_steps_where_something_is_looked_back_at(link: str, steps: str) -> None:
    page = Page(link)
    shown = page.regions.get("replay", "") or page.regions["study-steps"]
    assert (f'data-steps="{steps}"' in shown) == bool(steps)
    assert ("data-steps" in shown) == bool(steps)
    for by, way in ((-1, "back"), (1, "forward")):
        before = page.table.record.ply
        page.press(actions.ALONG(by))
        assert (page.table.record.ply != before) or way not in steps
        page.press(actions.ALONG(-by))


def test_the_wheel_does_not_step_while_a_move_is_made() -> None:
    page = Page(f"{GAME}&at=1")
    page.click("b3")
    assert "data-steps" not in page.regions["replay"]
