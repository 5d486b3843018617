"""Keys that come faster than the page shows their answers: none is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.messages import actions
from tests.app.page import Page, for_two


def fast(page: Page, *keys: str, focus: str = "spot-a1") -> list[dict[str, Any]]:
    """Presses keys before any is answered: the page tells the same focus each time."""
    seen = page.model.focus_moves.number
    told = len(page.did("focus"))
    for key in keys:
        if key == "Enter" and focus:
            name = focus.removeprefix("spot-")
            page.send("enter", act=actions.TARGET.name, arg=name, seen=seen)
        else:
            page.send("key", key=key, focus=focus, seen=seen)
    return page.did("focus")[told:]


def test_steps_on_the_board_are_counted_from_where_the_ones_before_lead() -> None:
    page = Page("#/pyrga")
    moves = fast(page, "ArrowRight", "ArrowRight", "ArrowUp", "ArrowRight", "Home", "End")
    assert [it["id"] for it in moves] == [
        *("spot-b1", "spot-c1", "spot-c2", "spot-d2", "spot-a2", "spot-d2")
    ]
    numbers = [it["number"] for it in moves]
    assert numbers == list(range(numbers[0], numbers[0] + 6))


def test_what_the_page_has_shown_counts_again() -> None:
    page = Page("#/pyrga")
    fast(page, "ArrowRight", "ArrowRight")
    page.send("key", key="ArrowUp", focus="spot-a3")  # by the mouse
    assert page.did("focus")[-1]["id"] == "spot-a4"


def test_enter_presses_where_the_keys_before_it_lead() -> None:
    page = Page("#/pyrga")
    fast(page, "ArrowRight", "ArrowUp", "Enter", "s")
    assert page.moves == "Sb2"


def test_offered_cells_and_letters_follow_each_other() -> None:
    page = for_two()
    page.click("S")
    first = fast(page, ".", ".", ".", focus="stock-S")
    assert len({it["id"] for it in first}) == 3
    page = for_two()
    moves = fast(page, ".", "ArrowUp", "Enter", "c", focus="")
    assert page.moves == f"C{moves[-1]['id'].removeprefix('spot-')}"


@pytest.mark.parametrize("slug", ["zaic", "tetrad"])
def test_the_cursor_of_other_boards_goes_as_far(slug: str) -> None:
    slow, quick = Page(f"#/{slug}?v=1&g="), Page(f"#/{slug}?v=1&g=")
    slow.send("key", key=".", focus="")
    start = slow.did("focus")[-1]["id"]
    quick.send("key", key=".", focus="")
    keys = ["ArrowLeft"] * 4 + ["ArrowDown"] * 3 + ["ArrowRight"]
    focus = start
    for key in keys:
        slow.send("key", key=key, focus=focus)
        focus = slow.did("focus")[-1]["id"]
    fast(quick, *keys, focus=start)
    assert quick.did("focus") == slow.did("focus")
    assert focus != start


def test_a_fork_of_a_study_is_chosen_by_keys_in_a_row() -> None:
    page = Page("#/pyrga/study?v=1&g=Sb2.Sb3")
    page.press(actions.BACK)
    page.type("Cb3")
    page.press(actions.FIRST)
    fast(page, "ArrowRight", "ArrowRight", "ArrowDown", "Enter", focus="")
    assert page.moves == "Sb2 Sb3"
    page.press(actions.FIRST)
    fast(page, "ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", focus="")
    assert page.moves == "Sb2 Cb3"


def test_enter_goes_the_way_that_has_the_focus() -> None:
    page = Page("#/pyrga/study?v=1&g=Sb2.Sb3")
    page.press(actions.BACK)
    page.type("Cb3")
    page.press(actions.BACK, actions.FORWARD)
    ways = [number for number, ply in enumerate(page.table.record.plies) if ply.parent == 0]
    page.send("key", key="Enter", focus=f"fork-{ways[0]}")
    assert page.moves == "Sb2 Sb3"
    before = page.model
    for odd in ("fork-", "fork--1", "fork-99", "fork-x"):
        page.send("key", key="Enter", focus=odd)
    assert page.table.record == before.table.record  # type: ignore[union-attr]


def test_tabs_of_a_study_are_counted() -> None:
    page = Page("#/pyrga/study")
    moves = fast(page, "ArrowRight", "ArrowRight", focus=f"tab-{page.model.study.panel}")
    assert len({it["id"] for it in moves}) == 2


def test_steps_through_the_moves_need_no_focus() -> None:
    page = Page("#/pyrga?v=1&g=Sb2.Sb3.Cb4")
    page.press(actions.LAST)
    fast(page, *["ArrowLeft"] * 3, focus="ply-2")
    assert page.moves == ""
    fast(page, *["ArrowRight"] * 2, focus="ply-2")
    assert page.moves == "Sb2 Sb3"


def test_a_dialog_that_is_yet_to_be_shown_has_the_keys_after_it() -> None:
    page = for_two()
    fast(page, "?", "h", "ArrowRight", "Enter")
    assert "keys" in page.regions["dialog"]
    assert page.model.play.selection == ()
    assert page.model.engine.job is None
    fast(page, "Escape", "b")
    assert not page.model.dialog.open
