"""Studies as readers send them on, and as code for other sites."""

from __future__ import annotations

import re
from html import unescape

from tesserae.app.messages import actions
from tesserae.app.model.chapters import chapter_list
from tesserae.app.model.screen import AskingPage
from tesserae.app.sharing import embed_code
from tesserae.app.texts import links, packed, study_files
from tests.app.framed import Framed
from tests.app.page import BASE, Page
from tests.examples import LINK, STUDY


def copied(page: Page, action: str = actions.COPY_LINK.name) -> str:
    page.send("press", act=action, arg="")
    text: str = page.did("copy")[-1]["text"]
    return text


def embedded(code: str, name: str) -> str:
    """The link in the code for a site."""
    [value] = re.findall(rf'<tesserae-game {name}="([^"]*)"', code)
    return unescape(value)


def test_who_reads_a_study_can_send_it_on() -> None:
    page = Page(f"{LINK}&c=3")
    assert isinstance(page.model.screen, AskingPage)
    assert 'id="open-share"' in page.regions["page"]
    page.click("c2", "C")
    page.press(actions.DIALOG("share"))
    assert "<img" not in page.regions["dialog"]  # nothing of the solution is shown
    other = Page(copied(page).removeprefix(f"{BASE}pyrga/"), seed=2)
    assert isinstance(other.model.screen, AskingPage)
    assert other.model.screen.study is not None
    assert study_files.write(other.model.screen.study) == STUDY
    assert chapter_list(other.model.screen.study).at == 2
    page.press(actions.SAVE_RECORD)
    assert page.did("download")[-1]["text"] == STUDY


def test_a_study_read_from_a_file_or_a_saved_one_can_be_sent_as_well() -> None:
    page = Page("#/", given=STUDY.split("\n\n[Game", 2)[2].join(["[Game", ""]))
    assert isinstance(page.model.screen, AskingPage)
    page.press(actions.DIALOG("share"))
    assert isinstance(Page(copied(page).removeprefix(f"{BASE}pyrga/")).model.screen, AskingPage)


def test_the_code_for_a_site_has_the_whole_study() -> None:
    for begun in (LINK, f"{LINK}&c=3"):
        page = Page(begun)
        page.press(actions.DIALOG("share"))
        assert page.regions["dialog"].count('class="long" tabindex="0"') == 2
        code = copied(page, actions.COPY_EMBED.name)
        assert links.parse(embedded(code, "study")) == links.parse(begun)
        framed = Framed(embedded(code, "study"))
        assert type(framed.model.screen) is type(page.model.screen)
        assert framed.model.notice is None
        frame = copied(page, actions.COPY_FRAME.name)
        assert f'height="{embed_code.STUDY_HEIGHT}"' in frame
        assert "embed.html#/pyrga/study?" in frame
    page = Page("#/pyrga?v=1&g=Sb2")
    page.press(actions.DIALOG("share"))
    assert "tabindex" not in page.regions["dialog"]
    assert embedded(copied(page, actions.COPY_EMBED.name), "src") == "#/pyrga?v=1&g=Sb2"


def test_code_has_room_for_studies_that_are_too_long_for_a_link() -> None:
    for number, most in ((12, True), (60, False)):
        page = Page("#/pyrga/study")
        for chapter in range(number):
            words = "".join(chr(0x4E00 + (chapter * 397 + n * 37) % 20_000) for n in range(250))
            page.change(actions.NOTE, words)
            page.press(actions.CHAPTER_ADD("start"))
        page.press(actions.DIALOG("share"))
        assert len(packed.link(page.table)) > packed.LONGEST
        code = embedded(copied(page, actions.COPY_EMBED.name), "study")
        assert ("&s=" in code) == most
        assert len(code) <= embed_code.LONGEST
        options = "theme=system&lang=fr&level=adaptive&side=2&readonly=1&bar=0&bare=1"
        assert links.parse(f"{code}&{options}").frame.language == "fr"
