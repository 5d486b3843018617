"""Studies in frames: read, tried, asked; and the page around them is told where they are."""

from __future__ import annotations

from typing import Final

import pytest

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.texts import links
from tesserae.core.errors import BadInput
from tests.app.framed import Framed
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter
from tests.examples import LINK

NOTED: Final = "#/pyrga/study?v=1&m=%7BBegin.%7D+Sb2!+$14+%7B[%25csl+Gb2]+Why.%7D+(Cb2)+Tb3w&at=0"


def key(page: Page, name: str, focus: str = "") -> None:
    page.send("key", key=name, focus=focus)


def said(page: Page) -> str:
    return page.regions["status"]


def test_a_study_is_walked_through_with_what_its_author_says() -> None:
    page = Framed(f"{NOTED}&theme=dark")
    assert "<header" not in page.regions["page"]
    assert "Begin." in said(page)
    page.press(actions.FORWARD)
    assert page.model.study.asking  # two moves lead on
    page.press(actions.STUDY_CHOOSE(0))
    assert page.did("focus")[-1]["id"] == "bar-forward"
    assert 'id="bar-forward"' in page.regions["bar"]
    assert "1. Sb2" in said(page)
    assert ">!<" in said(page)
    assert "Why." in said(page)
    assert "[%" not in said(page)
    assert 'class="drawings"' in page.regions["board-picture"]
    assert "slight advantage for White" in said(page)
    assert page.frame.theme == "dark"
    assert page.app.busy is False


def test_its_host_page_is_told_where_it_is_and_can_go_to_a_ply() -> None:
    page = Framed(f"{NOTED}&theme=dark&lang=en")
    [ready] = page.ask("hello")
    assert (ready["game"], ready["link"], ready["plies"]) == ("pyrga", NOTED, 2)
    answer, look = page.ask("go", ply=2)
    assert answer["link"] == look["link"] == NOTED.replace("at=0", "at=3")
    assert (look["type"], look["ply"], look["next"], look["over"]) == ("look", 2, None, False)
    assert Framed(look["link"]).moves == page.moves
    assert page.ask("play", move="Sb3")[0]["code"] == "embed.no_game"
    assert [it["type"] for it in page.ask("set", options="theme=light")] == ["done"]


def test_what_a_reader_tries_leaves_no_trace() -> None:
    page = Framed(NOTED.replace("at=0", "at=1"))
    written = page.table.record
    page.click("b1", "C")
    assert page.moves == "Sb2 Cb1"
    assert "Your own moves" in said(page)
    assert page.ask("hello")[0]["link"].endswith("at=1")
    page.type("Tb1e")
    page.press(actions.BACK)
    assert page.moves == "Sb2 Cb1"
    page.press(actions.READ_AUTHOR)
    assert page.table.record == written
    page.click("b1", "C")
    page.press(actions.BACK)
    assert page.table.record == written
    page.click("b3", "T", "w")
    assert page.moves == "Sb2 Tb3w"  # the author has written it, too
    assert page.table.record.plies == written.plies
    assert "Your own moves" not in said(page)


def test_chapters_are_opened_and_asked_in_their_turn() -> None:
    page = Framed(f"{LINK}&lang=en")
    assert isinstance(page.model.screen, StudyPage)
    assert "5. Your turn, as Black" in page.regions["chapter-steps"]
    page.click("b2", "C")
    page.messages()
    page.press(actions.CHAPTER_STEP(1))
    assert "Towers: count" in page.regions["chapter-steps"]
    [look] = page.messages()
    assert look["link"].endswith("&c=2&at=0")
    page.change(actions.CHAPTER, 2)
    assert isinstance(page.model.screen, AskingPage)
    assert page.messages()[-1]["link"].split("&")[-2] == "c=3"
    enter(page, "Cc2")
    assert "only a Square fits" in page.regions["lesson"]
    assert "1. Where you play" in page.regions["puzzle-head"]
    page.change(actions.CHAPTER, 0)
    assert isinstance(page.model.screen, StudyPage)
    assert len(page.table.record.plies) == 7  # what was tried there has gone
    page.change(actions.CHAPTER, 3)
    assert [page.model.screen.slug, page.table.chapters.id] == ["pyrga", "4"]


def test_a_chapter_that_asks_can_be_left_for_the_study_and_its_link_leads_back() -> None:
    page = Framed(f"{LINK}&c=3")
    assert isinstance(page.model.screen, AskingPage)
    assert "><h1" in page.regions["page"].partition("<main")[2]  # within a landmark
    page.press(actions.READ_STUDY)
    assert isinstance(page.model.screen, StudyPage)
    link = page.ask("hello")[0]["link"]
    assert isinstance(Framed(link).model.screen, AskingPage)
    page.change(actions.CHAPTER, 9)
    assert page.table.chapters.id == "3"
    key(page, "j")
    assert page.table.chapters.id == "4"
    key(page, "k")
    assert isinstance(page.model.screen, AskingPage)
    page.press(actions.CHAPTER_STEP(-1))
    assert page.table.chapters.id == "2"
    page.press(actions.CHAPTER_STEP(-1), actions.CHAPTER_STEP(-1))
    assert page.table.chapters.id == "1"


def test_a_frame_for_viewing_only_asks_nothing_and_takes_no_move() -> None:
    page = Framed(f"{LINK}&c=3&readonly=1")
    assert isinstance(page.model.screen, StudyPage)
    page.click("c2", "C")
    assert page.moves == ""
    page.press(actions.FORWARD, actions.STUDY_CHOOSE(0))
    assert page.moves == "Cc2"
    page.change(actions.CHAPTER, 0)
    page.click("b2", "C")
    assert page.moves == ""
    page.ask("set", options="readonly=0")
    page.click("b2", "C")
    assert page.moves == "Cb2"
    page = Framed(f"{LINK}&c=3")
    page.ask("set", options="readonly=1")
    assert isinstance(page.model.screen, StudyPage)
    page.click("c2", "C")
    assert page.moves == ""


def test_another_study_or_game_can_be_loaded() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2")
    assert page.ask("load", link=f"{NOTED}&theme=dark")[0]["link"] == NOTED
    page.click("b1", "C")
    assert page.ask("load", link=LINK)[0]["link"].endswith("&c=1&at=0")
    assert page.ask("load", link="#/zaic?v=1&g=Bh8")[0]["game"] == "zaic"
    assert page.ask("play", move="Sj8")[0]["type"] in ("done", "error")


@pytest.mark.parametrize(
    ("link", "code"),
    [
        (LINK[:-40], "error.study_cut"),
        (LINK.replace("pyrga", "zaic"), "error.bad_link"),
        (f"{LINK}&g=Sb2", "error.bad_link"),
        (f"{LINK}&theme=pink", "error.bad_link"),
        (NOTED.replace("v=1", "v=2"), "error.link_version"),
        (f"{LINK}{'A' * links.LONGEST}", "error.link_too_long"),
        ("#/pyrga/study?v=1&m=%7BBegin", "error.bad_link"),
    ],
)
def test_a_bad_link_gets_a_sentence_and_the_study_stays(link: str, code: str) -> None:
    page = Framed(f"{NOTED}&theme=dark")
    before = page.table.record
    messages = page.ask("load", link=link)
    assert next(it["code"] for it in messages if it["type"] == "error") == code
    assert page.table.record == before
    assert isinstance(page.model.screen, StudyPage)


def test_the_same_studies_in_french_and_of_one_chapter() -> None:
    page = Framed(f"{NOTED}&lang=fr")
    page.click("b4", "C")
    assert "Vos propres coups" in said(page)
    assert page.regions["chapter-steps"] == ""
    page.send("boot", hash=NOTED, languages=["en"], embed=True)
    with pytest.raises(BadInput):
        links.parse(f"{NOTED}&c=1")


def test_settings_do_not_start_an_engine_in_a_frame() -> None:
    page = Framed(NOTED)
    page.press(actions.STUDY_ENGINE, actions.SETTING(NewSetting("evaluation", True)))
    assert not page.app.busy
    assert page.did("draw") == []
