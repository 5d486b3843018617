"""What a user does at the table, and what comes of it."""

from __future__ import annotations

import pytest

from tests.app.page import Page


@pytest.fixture
def page() -> Page:
    """Two people at one board."""
    page = Page()
    page.seat(0, 0)
    return page


def test_a_space_then_a_kind_makes_a_ply(page: Page) -> None:
    page.click("b2", "S")
    assert page.moves == "Sb2"


def test_a_kind_then_a_space_makes_the_same_ply(page: Page) -> None:
    page.click("S", "b2")
    assert page.moves == "Sb2"


def test_a_triangle_waits_for_its_direction(page: Page) -> None:
    page.click("b2", "T")
    assert page.moves == ""
    page.click("e")
    assert page.moves == "Tb2e"


def test_a_forced_space_needs_no_click(page: Page) -> None:
    page.click("b2", "C", "S")
    assert page.moves == "Cb2 Sb2"


def test_a_click_on_another_space_moves_the_half_entered_piece(page: Page) -> None:
    page.click("b2", "T", "c3", "n")
    assert page.moves == "Tc3n"


def test_a_refused_click_says_why_and_leaves_the_table_as_it_was(page: Page) -> None:
    page.click("b2", "S")
    before = page.table
    page.click("d4")
    assert page.model.refusal is not None
    assert page.model.refusal.faults
    assert page.table is before


def test_the_next_click_ends_the_refusal(page: Page) -> None:
    page.click("b2", "S", "d4", "b3")
    assert page.model.refusal is None


def test_escape_takes_back_a_step_at_a_time(page: Page) -> None:
    page.click("b2", "T")
    page.send("key", key="Escape", focus="")
    assert page.model.picked == ("b2",)
    page.send("key", key="Escape", focus="")
    assert page.model.picked == ()


def test_confirmation_holds_a_complete_move(page: Page) -> None:
    page.press("setting", "confirm=1")
    page.click("b2", "S")
    assert page.moves == ""
    assert page.model.held is not None
    page.press("takeback")
    assert page.model.held is None
    page.click("b2", "C")
    page.press("confirm")
    assert page.moves == "Cb2"


def test_typed_moves_are_played_or_refused_with_a_reason(page: Page) -> None:
    page.type(" sb2 ")
    assert page.moves == "Sb2"
    page.type("Sd4")
    assert page.moves == "Sb2"
    assert page.model.typed is not None


def test_going_on_from_an_earlier_ply_keeps_what_was_there(page: Page) -> None:
    page.type("Sb2", "Sb3", "Sb4")
    page.press("undo")
    page.press("undo")
    page.type("Ca2")
    assert page.moves == "Sb2 Ca2"
    page.press("jump", "0.0.0")
    assert page.moves == "Sb2 Sb3 Sb4"


def test_redo_follows_the_line_that_was_undone(page: Page) -> None:
    page.type("Sb2", "Sb3", "Sb4")
    page.press("first")
    page.press("redo")
    assert page.moves == "Sb2"
    page.press("last")
    assert page.moves == "Sb2 Sb3 Sb4"


@pytest.mark.parametrize("path", ["9", "0.9", "x", "0.x", "-1", "0..0", "1" * 9000])
def test_a_jump_to_nowhere_changes_nothing(page: Page, path: str) -> None:
    page.type("Sb2", "Sb3")
    before = page.table
    page.press("jump", path)
    assert page.table.record == before.record


def test_arrow_keys_off_the_board_look_back_and_on(page: Page) -> None:
    page.type("Sb2", "Sb3")
    page.send("key", key="ArrowLeft", focus="")
    assert page.moves == "Sb2"
    page.send("key", key="End", focus="")
    assert page.moves == "Sb2 Sb3"


def test_arrow_keys_on_the_board_walk_it_and_letters_pick_pieces(page: Page) -> None:
    page.send("key", key="ArrowRight", focus="spot-a1")
    assert page.did("focus")[-1]["id"] == "spot-b1"
    page.click("b1")
    page.send("key", key="t", focus="spot-b1")
    page.send("key", key="n", focus="spot-b1")
    assert page.moves == "Tb1n"


def test_arrow_keys_follow_what_is_seen_on_a_turned_board(page: Page) -> None:
    page.press("turn")
    page.send("key", key="ArrowRight", focus="spot-c1")
    assert page.did("focus")[-1]["id"] == "spot-b1"


def test_the_engine_answers_a_persons_ply() -> None:
    page = Page()
    page.seat(0, 1)
    page.type("Sb2")
    page.think()
    assert page.table.record.ply == 2


def test_undo_against_the_engine_goes_back_to_the_persons_own_ply() -> None:
    page = Page()
    page.seat(0, 1)
    page.type("Sb2")
    page.think()
    page.press("undo")
    assert page.moves == ""
    assert not page.app.busy


def test_the_engine_does_not_move_while_one_looks_back() -> None:
    page = Page()
    page.seat(0, 1)
    page.type("Sb2")
    page.think()
    page.press("back")
    assert not page.app.busy
    page.press("play-here")
    assert page.app.busy
    page.think()
    assert page.table.record.ply == 2


def test_stopping_the_engine_hands_its_side_to_a_person() -> None:
    page = Page()
    page.seat(0, 4)
    page.type("Sb2")
    assert page.app.busy
    page.press("stop")
    assert not page.app.busy
    assert page.table.seats == (0, 0)


def test_two_engines_play_to_the_end() -> None:
    page = Page()
    page.seat(1, 1)
    for _ in range(40):
        page.think()
    assert page.table.over


def test_a_hint_is_a_legal_move_that_can_be_played(page: Page) -> None:
    page.press("hint")
    page.think()
    hint = page.model.hint
    assert hint is not None
    assert hint.moves[0] in page.table.position.legal_moves()
    page.press("hint-play")
    assert page.table.record.ply == 1


def test_nothing_is_entered_while_the_engine_is_on_turn() -> None:
    page = Page()
    page.seat(4, 0)
    page.click("b2", "S")
    assert page.moves == ""
    page.type("Sb2")
    assert page.moves == ""
    assert page.model.typed is not None


def test_a_new_game_keeps_the_old_one_on_the_shelf(page: Page) -> None:
    page.type("Sb2", "Sb3")
    page.press("dialog", "new")
    page.send("change", act="new-seat-0", value="2")
    page.send("change", act="new-seat-1", value="0")
    page.press("new-start")
    assert page.moves == ""
    assert page.table.seats == (2, 0)
    assert page.table.flipped
    page.press("resume", "1")
    assert page.moves == "Sb2 Sb3"


def test_an_early_click_is_answered_once_the_app_is_there() -> None:
    early = {"act": "target", "arg": "b2"}
    assert Page(early=early).model.picked == ("b2",)


def test_an_early_click_on_another_position_than_the_painted_one_is_dropped() -> None:
    early = {"act": "target", "arg": "b2"}
    assert Page("#/pyrga?v=1&g=Sb3", early=early).model.picked == ()
