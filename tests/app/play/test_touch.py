"""Moves of a finger: which are seen before they are played, and which are played at once."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tests.app.page import Page

SETUP = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
READY = f"#/tetrad?v=1&g={SETUP}"


def tap(page: Page, *targets: str) -> None:
    for target in targets:
        page.send("press", act="target", arg=target, touch=True)


def test_a_turn_of_five_units_takes_two_taps_each() -> None:
    page = Page(READY)
    tap(page, "b1", "b3", "d1", "d3", "g1", "g3", "j1", "j3", "m1", "m3")
    assert page.moves.split()[-6:] == ["1b3", "2d3", "3g3", "4j3", "5m3", "end"]


def test_undo_takes_such_a_move_back_within_the_turn() -> None:
    page = Page(READY)
    tap(page, "b1", "b3", "d1", "d3")
    page.press(actions.UNDO)
    assert page.moves.split()[-1] == "1b3"


@pytest.mark.parametrize(
    ("page", "settings", "taps"),
    [
        (READY, {}, ("d2", "r", "d3")),  # rotated: where it comes to lie is seen first
        (READY, {"confirm": True}, ("b1", "b3")),
        ("#/zaic?v=1&g=Bh8", {}, ("S", "j8")),
    ],
)
def test_other_moves_wait(page: str, settings: dict[str, bool], taps: tuple[str, ...]) -> None:
    opened = Page(page)
    opened.set(**settings)
    tap(opened, *taps)
    assert opened.model.play.held is not None


def test_in_a_frame_moves_wait_as_nothing_takes_them_back() -> None:
    page = Page(READY, embed=True)
    tap(page, "b1", "b3")
    assert page.model.play.held is not None


def test_the_second_tap_of_a_double_tap_confirms_nothing() -> None:
    page = Page("#/zaic?v=1&g=Bh8")
    tap(page, "S", "j8")
    page.send("press", act="target", arg="j8", touch=True, again=True)
    assert page.model.play.held is not None
    tap(page, "j8")
    assert page.moves == "Bh8 Sj8"


def test_the_second_click_of_a_double_click_does_not_play_for_the_opponent() -> None:
    page = Page("#/pyrga?v=1&g=Cb2")
    page.click("S")
    page.send("press", act="target", arg="T", again=True)
    assert len(page.table.record.plies) == 2
    assert page.model.play.selection == ()


def test_a_double_click_does_not_play_what_the_coach_warns_of() -> None:
    page = Page("#/pyrga")
    for action in (actions.UNDO, actions.BACK):
        assert action.name not in actions.ONCE
    page.click("S", "b2")
    page.press(actions.UNDO)
    page.send("press", act="redo", again=True)
    assert page.moves == "Sb2"
