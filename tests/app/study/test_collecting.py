"""Chapters from elsewhere, studies that are split, and moves that are written as text."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.screen import StudyPage
from tesserae.games.pools import pool_of
from tests.app.device import Device
from tests.app.page import Page

FILE = """[Game "pyrga"]
[First "Ada"]
[Second "Ben"]

1. Sb2 Sb3 *

[Game "pyrga"]
[Title "Towers"]

1. Cb2 {Why?} Tb2n *
"""


def opened(device: Device | None = None) -> Page:
    page = Page("#/pyrga/study?v=1&g=Sb2", device=device)
    page.press(actions.DIALOG("chapters"))
    return page


def give(page: Page, source: str) -> None:
    page.submit(actions.CHAPTER_TEXT, source=source)


def titles(page: Page) -> list[str]:
    return [it.title for it in chapter_list(page.table).chapters]


@pytest.mark.parametrize(
    ("source", "position", "moves"),
    [
        ("b2S.b3s~Sb3", "b2S.b3s~Sb3", ""),
        ("1. Sb2 {Here.} Sb3 (Cb3) *", "", "Sb2 {Here.} Sb3 (Cb3)"),
        ("See https://games.example/#/pyrga?v=1&g=Sb2.Sb3 !", "", "Sb2 Sb3"),
        ("#/pyrga/editor?v=1&p=b2S~Sb2", "b2S~Sb2", ""),
        ("#/pyrga?v=1&p=b1sC.b2Te.c2te.d2C~Cd2&ask=win", "b1sC.b2Te.c2te.d2C~Cd2", ""),
        ("#/pyrga/study?v=1&m=Sb2!+Sb3", "", "Sb2! Sb3"),
    ],
)
def test_a_text_becomes_a_chapter(source: str, position: str, moves: str) -> None:
    page = opened()
    give(page, source)
    assert page.model.dialog.open == ""
    assert len(titles(page)) == 2
    start = page.table.record.start
    assert position in ("", page.table.game.encode(start))
    assert page.written == moves
    page.press(actions.STUDY_UNDO)
    assert len(titles(page)) == 1


def test_a_puzzle_becomes_a_chapter_with_its_solution() -> None:
    page, puzzle = opened(), pool_of("pyrga")[2]
    give(page, "#/pyrga/puzzle/9999")
    assert "does not exist" in page.regions["chapters-found"]
    give(page, f"#/pyrga/puzzle/{puzzle.number}")
    assert page.written == " ".join(puzzle.line)
    assert page.table.record.start != page.table.game.initial()


def test_games_of_a_file_are_chosen_from_a_list() -> None:
    page = opened()
    page.send("given", text=FILE)
    assert titles(page) == [""]
    assert "Ada – Ben" in page.regions["chapters-found"]
    page.press(actions.CHAPTER_TAKE(1))
    assert titles(page) == ["", "Towers"]
    assert "Added" in page.regions["chapters-found"]
    page.press(actions.CHAPTER_TAKE(1), actions.CHAPTER_TAKE(7), actions.CHAPTER_TAKE_ALL)
    assert titles(page) == ["", "Towers", "Ada – Ben"]
    assert page.model.dialog.open == ""


@pytest.mark.parametrize("source", ["nonsense", "#/zaic?v=1&g=Bh8", "#/pyrga/rules", "1. Sb2 Zz9"])
def test_what_has_no_chapter_is_refused(source: str) -> None:
    page = opened()
    give(page, source)
    assert titles(page) == [""]
    assert "refused" in page.regions["chapters-found"]
    page.press(actions.CLOSE, actions.DIALOG("chapters"))
    assert page.regions["chapters-found"] == ""


def test_games_and_studies_of_the_device_are_loaded_for_their_chapters() -> None:
    device = Device({})
    game = Page("#/pyrga?v=1&g=Cb2", seed=6, device=device)
    game.click("b2", "S")
    page = opened(device)
    page.change(actions.CHAPTER_OF, game.table.id)
    assert len(titles(page)) == 2
    assert page.written == "Cb2 Sb2"


def test_a_study_is_split_in_two() -> None:
    page = opened()
    page.press(actions.CLOSE)
    for title in ("One", "Two", "Three"):
        page.change(actions.CHAPTER_TITLE, title)
        page.press(actions.CHAPTER_ADD("start"))
    page.press(actions.CHAPTER_MOVE(-1), actions.CHAPTER_MOVE(-1))
    first = page.table.id
    page.press(actions.CHAPTER_SPLIT)
    assert titles(page) == ["", "Two", "Three"]
    assert page.table.id != first
    before = page.model.loaded_table(first)
    assert before is not None
    assert [it.title for it in chapter_list(before).chapters] == ["One"]
    page.send("hash", hash=f"#/pyrga/study?id={first}")
    page.press(actions.STUDY_UNDO)
    assert titles(page) == ["One", "", "Two", "Three"]


def test_moves_are_written_as_text_or_refused_with_the_line() -> None:
    page = Page("#/pyrga/study?v=1&m=Sb2+%7BHere.%7D+Sb3+%28Cb3%29&at=1")
    page.press(actions.DIALOG("movetext"))
    assert "1. Sb2 {Here.} 1... Sb3 (1... Cb3)" in page.regions["dialog"]
    page.submit(actions.MOVES_TEXT, source="1. Sb2\n{No.}\nZb3")
    assert "on line 3" in page.regions["chapters-found"]
    page.submit(actions.MOVES_TEXT, source="1. Cb2 {So.}\n\nTb2n!")
    assert (page.written, page.model.dialog.open) == ("Cb2 {So.} Tb2n!", "")
    page.press(actions.STUDY_UNDO)
    assert page.written == "Sb2 {Here.} Sb3 (Cb3)"


def test_a_position_that_was_set_up_becomes_a_chapter_of_the_last_study() -> None:
    page = Page("#/pyrga/editor?v=1&p=b2S~Sb2")
    assert "editor-chapter" not in page.regions["editor-acts"]
    page.send("hash", hash="#/pyrga/study?v=1&g=Sb2.Sb3")
    page.send("hash", hash="#/pyrga/editor?v=1&p=b2S~Sb2")
    assert "editor-chapter" in page.regions["editor-acts"]
    page.press(actions.EDITOR_CHAPTER)
    assert isinstance(page.model.screen, StudyPage)
    assert (len(titles(page)), len(page.table.chapters.before)) == (2, 1)
    assert page.table.game.encode(page.table.position) == "b2S~Sb2"
