"""Chapters of a study: a tuple of them, one of which is open on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.table import Table
from tesserae.app.storage.merging import merge_tables
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.app.storage.table_text import read_table, write_table
from tesserae.core.errors import BadInput
from tesserae.core.json_text import compact, load_object
from tesserae.core.record.headers import LONGEST_TITLE, MOST_CHAPTERS, clean_title
from tests.app.device import Device
from tests.app.page import Page


def titles(page: Page) -> list[str]:
    return [chapter.title for chapter in chapter_list(page.table).chapters]


def name(page: Page, title: str) -> None:
    page.change(actions.CHAPTER_TITLE, title)


@pytest.fixture
def study() -> Page:
    """Chapters One, Two and Three, with Sb2, Sb3 and Sc2; Three is open."""
    page = Page("#/pyrga/study", "Sb2")
    name(page, "One")
    for title, move in (("Two", "Sb3"), ("Three", "Sc2")):
        page.press(actions.CHAPTER_ADD("start"))
        name(page, title)
        page.type(move)
    return page


def test_each_chapter_has_its_tree_its_cursor_and_its_orientation(study: Page) -> None:
    study.press(actions.FLIP, actions.BACK)
    study.change(actions.CHAPTER, 0)
    assert (study.moves, study.table.flipped) == ("Sb2", False)
    study.type("Sb3")
    study.change(actions.CHAPTER, 2)
    assert (study.moves, study.table.flipped) == ("", True)
    assert len(study.table.record.plies) == 1
    study.change(actions.CHAPTER, 0)
    assert study.moves == "Sb2 Sb3"
    assert titles(study) == ["One", "Two", "Three"]


def test_a_chapter_begins_at_the_start_at_the_cursor_or_as_the_open_one(study: Page) -> None:
    position = study.table.position
    study.press(actions.CHAPTER_ADD("here"))
    assert (study.table.position, study.moves) == (position, "")
    study.change(actions.CHAPTER, 0)
    study.press(actions.CHAPTER_ADD("copy"))
    assert titles(study) == ["One", "One", "Two", "Three", ""]
    study.type("Sb3")
    study.change(actions.CHAPTER, 0)
    assert study.moves == "Sb2"
    ids = [chapter.id for chapter in chapter_list(study.table).chapters]
    assert len(set(ids)) == 5


def test_chapters_change_places_up_to_the_ends(study: Page) -> None:
    study.press(actions.CHAPTER_MOVE(1))
    assert titles(study) == ["One", "Two", "Three"]
    study.press(actions.CHAPTER_MOVE(-1), actions.CHAPTER_MOVE(-1), actions.CHAPTER_MOVE(-1))
    assert titles(study) == ["Three", "One", "Two"]
    assert study.moves == "Sc2"


def test_a_deleted_chapter_is_brought_back_where_it_was(study: Page) -> None:
    study.change(actions.CHAPTER, 1)
    study.press(actions.CHAPTER_CUT)
    assert (titles(study), study.moves) == (["One", "Three"], "Sc2")
    study.type("Sb2")
    study.press(actions.STUDY_UNDO, actions.STUDY_UNDO)
    assert (titles(study), study.moves) == (["One", "Two", "Three"], "Sb3")
    study.press(actions.CHAPTER_CUT)
    study.send("key", key="z", focus="")
    assert titles(study) == ["One", "Two", "Three"]


def test_the_only_chapter_stays() -> None:
    page = Page("#/pyrga/study", "Sb2")
    page.press(actions.CHAPTER_CUT)
    assert page.moves == "Sb2"
    assert page.regions["study-chapters"].count("<option") == 1


def test_what_is_half_done_stays_in_the_chapter_that_is_left(study: Page) -> None:
    study.press(actions.STUDY_CUT)
    study.click("S")
    study.send("key", key="k", focus="")
    assert study.model.play.selection == ()
    assert study.moves == "Sb3"
    assert "2. Two, 2 of 3." in study.regions["note-told"]


@pytest.mark.parametrize("at", [3, 99])
def test_a_chapter_that_there_is_not_is_not_opened(study: Page, at: int) -> None:
    study.change(actions.CHAPTER, at)
    assert study.moves == "Sc2"


def test_there_are_not_more_chapters_than_can_be_read_again(study: Page) -> None:
    for _ in range(MOST_CHAPTERS):
        study.press(actions.CHAPTER_ADD("start"))
    assert len(titles(study)) == MOST_CHAPTERS
    assert f"at most {MOST_CHAPTERS} chapters" in study.regions["notice"]
    assert read_table(write_table(study.table), study.table.id) == study.table


def test_a_title_is_words_and_nothing_else(study: Page) -> None:
    name(study, " <b>x</b>\n\u202e\x00 & " + "y" * 200)
    [*_, title] = titles(study)
    assert title == ("<b>x</b> & " + "y" * 200)[:LONGEST_TITLE]
    assert "<b>" not in study.regions["study-chapters"]
    assert "&lt;b>x" in study.regions["study-chapters"].replace("&gt;", ">")
    assert clean_title(title) == title


def test_a_study_is_there_after_a_reload_with_its_chapters_and_the_open_one() -> None:
    device = Device({})
    page = Page("#/pyrga/study", "Sb2", device=device)
    page.press(actions.CHAPTER_ADD("start"))
    name(page, "Empty")
    again = Page("#/pyrga/study", seed=2, device=device)
    assert (titles(again), again.moves) == (["", "Empty"], "")
    [summary] = summaries_by_use(again.model, studies=True)
    assert (summary.plies, summary.chapters) == (0, 2)
    again.send("hash", hash="#/games")
    again.send("hash", hash="#/pyrga/study")
    again.change(actions.CHAPTER, 0)
    assert again.moves == "Sb2"


def _text(table: Table, **changes: Any) -> str:
    return compact({**load_object(write_table(table), 400_000), **changes})


def test_a_study_that_was_saved_before_there_were_chapters_has_one(study: Page) -> None:
    stored = load_object(write_table(study.table), 400_000)
    old = compact({k: v for k, v in stored.items() if k not in ("chapter", "before", "after")})
    assert titles_of(read_table(old, "x")) == [""]
    plain = Page("#/pyrga/study", "Sb2")
    assert "chapter" not in write_table(plain.table)


def titles_of(table: Table) -> list[str]:
    return [chapter.title for chapter in chapter_list(table).chapters]


@pytest.mark.parametrize(
    "changes",
    [
        {"before": "x"},
        {"after": None},
        {"before": [1]},
        {"before": [{"title": "x"}]},
        {"chapter": {"title": "a\nb"}},
        {"chapter": {"title": "x" * 101}},
        {"chapter": {"title": 1}},
        {"chapter": {"title": "x", "id": "<b>"}},
        {"chapter": {"title": "same id as the first"}},
        {"after": [{"title": "", "id": f"i{n}", "moves": "", "line": [], "ply": 0, "flipped": False}
                   for n in range(MOST_CHAPTERS)]},
    ],
)  # fmt: skip
def test_malformed_chapters_are_refused(study: Page, changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        read_table(_text(study.table, **changes), "x")


# Two tabs


def test_a_tab_takes_the_chapters_of_another_and_stays_in_its_own() -> None:
    device = Device({})
    one = Page("#/pyrga/study", "Sb2", device=device)
    one.press(actions.CHAPTER_ADD("start"))
    two = Page("#/pyrga/study", seed=2, device=device)
    two.change(actions.CHAPTER, 0)
    one.send(**device.listed())
    assert one.moves == ""
    two.type("Sb3")
    two.press(actions.CHAPTER_MOVE(1))
    name(two, "Moved")
    one.send(**device.listed())
    assert (titles(one), one.moves) == (["", "Moved"], "")
    stored = dict(device.texts)
    two.send(**device.listed())
    one.send(**device.listed())
    assert device.texts == stored, "no tab writes what it was told"
    two.press(actions.CHAPTER_CUT)
    one.send(**device.listed())
    assert titles(one) == [""]


def test_chapters_that_two_tabs_add_at_once_are_both_kept() -> None:
    device = Device({})
    one = Page("#/pyrga/study", "Sb2", device=device)
    two = Page("#/pyrga/study", seed=2, device=device)
    one.press(actions.CHAPTER_ADD("start"))
    name(one, "One's")
    two.press(actions.CHAPTER_ADD("start"))  # it has not heard of the other
    name(two, "Two's")
    one.send(**device.listed())
    two.send(**device.listed())
    for page in (one, two, Page("#/pyrga/study", seed=3, device=device)):
        assert sorted(titles(page)) == ["", "One's", "Two's"]


def test_two_states_of_a_study_become_one_with_every_chapter_and_variation(study: Page) -> None:
    before = study.table
    study.type("Sb2")
    study.press(actions.CHAPTER_ADD("start"))
    name(study, "Mine")
    mine = study.table
    there = Page("#/pyrga/study", seed=9)
    there.app.model = there.model.with_table(before._replace(id=there.table.id))
    there.change(actions.CHAPTER, 0)
    there.type("Sc2")
    there.press(actions.CHAPTER_ADD("start"))
    name(there, "Theirs")
    both = merge_tables(mine, there.table)
    assert both is not None
    assert titles_of(both) == ["One", "Two", "Three", "Mine", "Theirs"]
    one, _, three, *_ = chapter_list(both).chapters
    assert (len(one.record.plies), len(three.record.plies)) == (2, 2)
    assert both.chapters.title == "Mine"
    read_table(write_table(both), "x")
