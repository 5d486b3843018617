"""Studies as files: records one after another, with titles and orientations."""

from __future__ import annotations

import io

import pytest

import tesserae as ts
from tesserae.app.messages import actions
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.screen import GamePage, StudyPage
from tesserae.app.sharing import exporting
from tesserae.app.texts import packed, study_files
from tesserae.core.errors import BadInput
from tesserae.core.record import studies
from tesserae.core.record.headers import MOST_CHAPTERS
from tests.app.page import Page

STUDY = """\
[Game "pyrga"]
[Rules "1"]
[Result "*"]
[Title "Begin \\"here\\""]

{Look.} 1. Sb2! Sb3 (1... Cb3) *

[Game "pyrga"]
[Rules "1"]
[First "Ada"]
[Second "Bob"]
[Date "2026.11.21"]
[Start "c2Ts~Tc2"]
[Result "*"]
[Orientation "second"]

1... Tc1e *
"""


def opened(source: str) -> Page:
    """A page with a study, on which a text was opened."""
    return Page("#/zaic/study", "Bh8", given=source)


def test_the_name_of_a_study_is_in_its_file_and_in_its_link() -> None:
    named = STUDY.replace("[Title", '[Study "Towers \\"at once\\""]\n[Title', 1)
    page = opened(named)
    assert page.table.chapters.name == 'Towers "at once"'
    assert study_files.write(page.table) == named
    other = Page(packed.link(page.table))
    assert other.table.chapters.name == 'Towers "at once"'
    alone = opened('[Game "pyrga"]\n[Study "Alone"]\n\n1. Sb2 *\n')
    assert (alone.table.study, alone.table.chapters.name) == (True, "Alone")


def test_a_file_of_a_study_opens_with_all_its_chapters_and_is_written_again_as_it_was() -> None:
    page = opened(STUDY)
    assert page.model.screen == StudyPage("pyrga", reads=True)
    one, two = chapter_list(page.table).chapters
    assert (one.title, one.flipped, two.title, two.flipped) == ('Begin "here"', False, "", True)
    assert (two.players, two.date) == (("Ada", "Bob"), "2026.11.21")
    assert exporting.record(page.model, page.table) == STUDY
    page.change(actions.CHAPTER, 1)
    assert exporting.record(page.model, page.table) == STUDY
    assert page.table.flipped


def test_a_file_of_one_game_without_a_title_opens_as_a_game() -> None:
    page = opened('[Game "pyrga"]\n[Event "any"]\n\n1. Sb2 *\n')
    assert page.model.screen == GamePage("pyrga")


def test_a_game_with_a_title_opens_as_a_study_of_one_chapter() -> None:
    page = opened('[Game "pyrga"]\n[Title "<b>x</b>"]\n\n1. Sb2 *\n')
    assert page.model.screen == StudyPage("pyrga", reads=True)
    assert "<b>x</b>" not in "".join(page.regions.values())


def test_a_study_without_chapters_is_written_as_a_record_as_before() -> None:
    page = Page("#/pyrga/study", "Sb2")
    expected = '[Game "pyrga"]\n[Rules "1"]\n[Date "2026.11.21"]\n[Result "*"]\n\n1. Sb2 *\n'
    written = exporting.record(page.model, page.table._replace(date="2026.11.21"))
    assert written == expected


ONE = '[Game "pyrga"]\n\n1. Sb2 *\n\n'


@pytest.mark.parametrize(
    ("source", "key"),
    [
        (ONE * (MOST_CHAPTERS + 1), "error.chapters"),
        (ONE * 5_000, "error.chapters"),
        (ONE + '[Game "zaic"]\n\n1. Bh8 *\n', "error.chapters_mixed"),
        (ONE + '[Game "chess"]\n\n1. e4 *\n', "error.no_such_game"),
        (ONE + '[Game "pyrga"]\n\n1. Sb2 Sb', "record.move"),
        (ONE + '[Title "x"]\n\n1. Sb2 *\n', "record.no_game"),
        (ONE + "x" * 400_000, "record.too_long"),
        (ONE + '[Game "pyrga"]\n\n1. Sb2 {not closed\n[Game', "record.comment"),
    ],
)
def test_what_cannot_be_read_leaves_the_open_study_as_it_is(source: str, key: str) -> None:
    page = Page("#/zaic/study", "Bh8")
    before = page.model
    page.send("given", text=source)
    assert page.notice == key
    assert page.model.tables == before.tables
    assert page.model.screen == before.screen


def test_all_chapters_together_have_no_more_moves_than_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studies, "MOST_PLIES", 3)
    study_files.read(ONE * 3)
    with pytest.raises(BadInput):
        study_files.read(ONE * 4)


def test_the_library_reads_the_page_s_study_and_the_page_the_library_s() -> None:
    study = study_files.study_of(study_files.read(STUDY))
    records = list(ts.read_records(io.StringIO(study_files.write(study))))
    assert records[0].headers["Title"] == 'Begin "here"'
    assert records[1].headers["Orientation"] == "second"
    again = study_files.study_of(study_files.read("\n".join(map(str, records))))
    assert chapter_list(again) == chapter_list(study)
