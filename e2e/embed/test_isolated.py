"""Boards on isolated pages (Cross-Origin-Embedder-Policy), where browsers block such frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.faults import Faults
from e2e.support.sites.article import Article, at
from e2e.support.sites.hosts import BadHost

BOARDS: Final = '<tesserae-game moves="Sb2 Sb3"></tesserae-game><tesserae-game></tesserae-game>'
POLICIES: Final = ("credentialless", "require-corp")

Isolated = Callable[[str], Article]
"""An article on a page with such a policy."""


@pytest.fixture
def isolated(tab: Page, dist: Path, tmp_path: Path, faults: Faults) -> Iterator[Isolated]:
    """The script of the app may be used there, which its site has to say; its frames may not."""
    host, app = BadHost(tmp_path), BadHost(dist)
    app.headers = {"Cross-Origin-Resource-Policy": "cross-origin"}
    faults.allow("ERR_BLOCKED_BY_RESPONSE")
    for site in (host, app):
        faults.at_home(site.address)

    def article(policy: str) -> Article:
        host.headers = {"Cross-Origin-Embedder-Policy": policy}
        return Article(tab, host, app)

    yield article
    tab.close()
    host.stop()
    app.stop()


@pytest.mark.parametrize("policy", POLICIES)
def test_boards_run_without_credentials(isolated: Isolated, policy: str) -> None:
    article = isolated(policy)
    article.open(BOARDS)
    frame = article.start()
    at(frame, 2)
    assert article.do("play", "Cb4")["ply"] == 3
    article.start(1)
    article.await_heard("ready", 2)
    assert article.heard("error") == []


@pytest.mark.parametrize("policy", POLICIES)
def test_where_they_cannot_the_element_says_so_with_a_link(isolated: Isolated, policy: str) -> None:
    article = isolated(policy)
    article.page.add_init_script("delete HTMLIFrameElement.prototype.credentialless")
    article.open(BOARDS)
    for _ in range(2):
        article.board().locator("button").click()
        foot = article.board().locator("[role=alert]")
        expect(foot).to_contain_text("does not answer", timeout=3_000)
        expect(foot.get_by_role("link")).to_be_focused()
        assert article.frames() == 0
    assert {it["code"] for it in article.heard("error")} == {"silent"}
