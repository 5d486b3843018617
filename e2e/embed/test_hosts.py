"""Boards on pages that block frames, put them into a sandbox, or move the element."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.sites.article import Article, at
from tools.serve import Site

BOARD: Final = '<tesserae-game moves="Sb2 Sb3"></tesserae-game>'
FOOT: Final = "[role=alert]"


def answers_not(article: Article, site: Site, within: int) -> None:
    """Asserts that the element says so, with a link that opens the position, and lets one retry."""
    foot = article.board().locator(FOOT)
    expect(foot).to_contain_text("does not answer", timeout=within)
    link = foot.get_by_role("link")
    expect(link).to_have_attribute("href", f"{site.address}#/pyrga?v=1&g=Sb2.Sb3")
    expect(link).to_be_focused()
    assert article.frames() == 0
    assert [it["code"] for it in article.heard("error")] == ["silent"]
    assert foot.evaluate("it => it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("frames", ["frame-src 'none'", ""], ids=["none", "not-named"])
def test_a_frame_that_the_policy_of_the_page_blocks_is_told_at_once(
    article: Article, site: Site, faults: Faults, frames: str
) -> None:
    """A policy without `frame-src` allows what its `default-src` does: nothing."""
    faults.allow("frame-src|Framing")
    article.page.set_viewport_size({"width": 320, "height": 480})
    article.open(BOARD, frames=frames)
    article.board().locator("button").click()
    answers_not(article, site, within=3_000)
    article.board().locator("button").click()
    expect(article.board().locator(FOOT)).to_be_visible()


@pytest.mark.slow
def test_a_frame_that_never_answers_is_told_in_seconds(article: Article, site: Site) -> None:
    """As where the page is isolated: what the browser shows in its place says nothing."""
    empty = "<!doctype html><title>Blocked</title>"
    article.page.route(
        "**/embed.html", lambda route: route.fulfill(body=empty, content_type="text/html")
    )
    article.open(BOARD)
    article.board().locator("button").click()
    answers_not(article, site, within=9_000)
    article.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.slow
def test_in_a_sandbox_the_frame_says_what_it_lacks_and_stays(
    article: Article, host: Site, faults: Faults
) -> None:
    faults.allow("CORS|Access|sandbox|ERR_FAILED|origin|storage|Blocked")
    article.open(BOARD)
    (host.folder / "article.html").write_text((host.folder / "index.html").read_text())
    outer = '<iframe sandbox="allow-scripts" width="400" height="600" src="article.html"></iframe>'
    (host.folder / "outer.html").write_text(f"<!doctype html><title>Outer</title>{outer}")
    page = article.page
    page.goto(f"{host.address}outer.html")
    page.frame_locator("iframe").locator("tesserae-game button").click()
    inner = page.frame_locator("iframe").frame_locator("tesserae-game iframe")
    sentence = inner.locator(".notice", has_text="allow-same-origin")
    expect(sentence).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(7_000)
    expect(sentence).to_be_visible()


def test_an_eager_board_that_is_moved_starts_again(article: Article) -> None:
    article.open('<tesserae-game moves="Sb2 Sb3" loading="eager"></tesserae-game>')
    article.await_heard("ready")
    assert article.do("go", 1)["ply"] == 1
    article.board().evaluate("it => document.querySelector('h1').before(it)")
    article.await_heard("ready", 2)
    assert article.frames() == 1
    assert article.do("go", 2)["ply"] == 2


def test_a_board_that_is_not_started_alone_is_a_picture_when_it_was_moved(
    article: Article, faults: Faults
) -> None:
    faults.allow("PY0001")  # PyScript may still fetch a file in the frame that goes
    article.open(BOARD)
    article.start()
    article.await_heard("ready")
    article.board().evaluate("it => document.querySelector('h1').before(it)")
    assert article.frames() == 0
    expect(article.board().locator("button")).to_have_text("Continue")


def test_move_before_keeps_a_board_running(article: Article) -> None:
    article.open(BOARD)
    frame = article.start()
    at(frame, 2)
    has_it = article.board().evaluate(
        "it => (it.parentNode.moveBefore?.(it, it.parentNode.firstChild), 'moveBefore' in it)"
    )
    if not has_it:
        pytest.skip("This browser has no moveBefore.")
    assert article.frames() == 1
    assert article.do("go", 1)["ply"] == 1
    at(frame, 1)
    assert len(article.heard("ready")) == 1
