"""<tesserae-game study="..."> on another site's page: read, tried, asked, asleep, and refused."""

from __future__ import annotations

from html import escape
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import every_state
from e2e.support.layout import FRAMES, Window, every_window
from e2e.support.playing.board import Board
from e2e.support.sites.article import Article
from tests.examples import LINK
from tests.tiers import by_turns

QUERY: Final = LINK.partition("?")[2]
SIZES: Final = tuple(Window(*it) for it in ((320, 480), (360, 560), (480, 640), (800, 600)))


def element(study: str = LINK, more: str = "") -> str:
    return f'<tesserae-game lang="en" study="{escape(study)}" {more}></tesserae-game>'


@pytest.mark.slow
def test_a_study_is_read_tried_and_left_as_it_was(article: Article) -> None:
    article.open(element(QUERY, 'game="pyrga"'))
    expect(article.board().locator("button")).to_have_accessible_name(
        "Read this study of Pyrga here"
    )
    before = article.height()
    frame = article.start()
    article.await_heard("ready")
    assert abs(article.height() - before) <= 2
    expect(frame.locator("#status")).to_contain_text("Step through these moves")
    frame.locator("#bar-forward").click()
    expect(frame.locator("#status .comment")).to_contain_text("Corners do not count")
    expect(frame.locator("#board-picture .drawings")).to_have_count(1)
    assert article.await_heard("look")[-1]["ply"] == 1
    frame.locator("#spot-c2").click()
    frame.locator('[data-act="target"][data-arg="C"]').first.click()
    expect(frame.locator("#status")).to_contain_text("Your own moves")
    frame.locator("#read-author").click()
    expect(frame.locator("#status .comment")).to_contain_text("Corners do not count")
    frame.locator("#chapter-next").click()
    expect(frame.locator("#chapters option:checked")).to_have_text(
        "2. Towers: count before you send"
    )
    for _ in range(2):
        frame.locator("#bar-forward").click()
    frame.locator("#bar-forward").click()
    expect(frame.locator(".fork button").first).to_be_focused()
    frame.locator(".fork button").nth(1).click()
    expect(frame.locator("#status .comment")).to_contain_text("White keeps away")
    article.board().evaluate("it => it.sleep()")
    expect(article.board().locator("button")).to_be_visible()
    frame = article.start()
    expect(frame.locator("#status .comment")).to_contain_text("White keeps away")


@pytest.mark.slow
def test_a_chapter_that_asks_is_played_by_the_reader(article: Article) -> None:
    article.open(element(f"{LINK}&c=3"))
    frame = article.start()
    expect(frame.locator("#lesson")).to_contain_text("One move wins here")
    frame.locator("#spot-c2").click()
    frame.locator('[data-act="target"][data-arg="C"]').first.click()
    expect(frame.locator("#lesson")).to_contain_text("only a Square fits")
    frame.locator("#chapters").select_option("0")
    expect(frame.locator("#status")).to_contain_text("Step through these moves")
    article.set("study", f"{LINK}&c=5")
    expect(frame.locator("#lesson")).to_contain_text("from the other side")
    article.set("readonly", "")
    expect(frame.locator("#status")).to_contain_text("from the other side")


@pytest.mark.slow
def test_what_is_no_study_is_told_and_the_open_one_stays(article: Article) -> None:
    article.open(element())
    frame = article.start()
    expect(frame.locator("#status")).to_contain_text("Step through these moves")
    for link in (LINK[:-60], f"{LINK}&theme=pink", f"{LINK}{'A' * 18_500}"):
        code = article.do("load", {"study": link})
        assert code.startswith("error."), code
    assert article.do("load", {"study": "A" * 30_000}) == "src"
    assert article.do("load", {"study": "#/pyrga/puzzle/3"}) == "src"
    expect(frame.locator("#status")).to_contain_text("Step through these moves")
    for wrong in ("", "#/pyrga", "#/chess/study?v=1&amp;g=e4"):
        article.open(f'<tesserae-game study="{wrong}"></tesserae-game>')
        expect(article.board().locator("p")).to_contain_text("cannot be shown")
        assert article.do("start") == "src"


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme"), by_turns([("en", "light"), ("fr", "dark")]))
def test_a_study_fits_frames_of_all_sizes(board: Board, language: str, theme: str) -> None:
    look_and_feel = f"lang={language}&theme={theme}"
    with every_window(board.page, FRAMES) as look, every_state(board.page) as axe:
        for name, part in (("c=1&at=2", ".read"), ("c=3", "#read-hint"), ("c=2&at=2", ".read")):
            board.page.goto("about:blank")
            board.open(f"{LINK}&{name}&{look_and_feel}", file="embed.html")
            expect(board.page.locator(part).first).to_be_visible()
            if "at=2" in name and "c=2" in name:
                board.page.click("#bar-forward")
                expect(board.page.locator(".fork")).to_be_visible()
            for size in SIZES:
                board.page.set_viewport_size({"width": size.width, "height": size.height})
                tall = board.page.evaluate("document.scrollingElement.scrollHeight")
                assert tall <= size.height, (name, size)
            look(name)
            axe(name)
