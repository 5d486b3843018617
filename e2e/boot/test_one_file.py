"""The whole app as one file: saved from the page, opened from a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import clean
from e2e.support.faults import Faults
from e2e.support.files import decoded, saved, share
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.openings import STARTS
from tesserae.games import catalog
from tests.tiers import by_turns
from tools.serve import Site


@pytest.fixture
def alone(page: Page, own_site: Site, tmp_path: Path, faults: Faults) -> Board:
    """A page opened from the file that was saved from the site, after the server has stopped."""
    online = Board(page, own_site.address)
    online.open("#/")
    name, content = saved(page, "#save-file")
    assert name == "tesserae.html"
    file = tmp_path / "Tesserae (1).html"
    file.write_bytes(content)
    page.goto("about:blank")
    own_site.stop()
    faults.of_pages.clear()
    faults.at_home(file.as_uri())
    return Board(page, file.as_uri())


def asked(faults: Faults) -> set[str]:
    """The requests of pages, without data: and blob: URLs."""
    own = ("data:", "blob:")
    return {it.split("#")[0] for it in faults.of_pages if not it.startswith(own)}


@pytest.mark.parametrize("slug", by_turns(catalog.NAMES, share=3))
@pytest.mark.slow
def test_a_game_has_all_it_has_on_the_site(
    alone: Board, own_site: Site, faults: Faults, slug: str
) -> None:
    page = alone.page
    alone.open(f"#/{slug}?v=1&g=&level=1")
    page.fill("#typed-move", STARTS[slug])
    page.keyboard.press("Enter")
    expect(page.locator("#ply-1")).to_be_visible(timeout=2 * PATIENCE)
    share(alone)
    link = page.input_value("#share-link")
    assert link.startswith(f"{own_site.address}{slug}/#/{slug}?v=1&g={STARTS[slug]}.")
    assert decoded(page) == link
    assert saved(page, "#save-png")[1].startswith(b"\x89PNG")
    assert saved(page, "#save-record")[1].startswith(b"[Game")
    page.click("#dialog-close")
    page.goto("about:blank")
    alone.open(f"#/{slug}/rules")
    expect(page.locator("#guide h2").first).to_be_visible()
    assert asked(faults) == {alone.address}


@pytest.mark.slow
def test_it_is_played_with_the_mouse_and_goes_on_after_it_was_closed(alone: Board) -> None:
    alone.two()
    alone.play("Sb2", "Ta2s")
    alone.page.goto("about:blank")
    alone.open("#/pyrga")
    assert alone.moves() == ["Sb2", "Ta2s"]
    alone.page.click("#other-language")
    expect(alone.page.locator("html")).to_have_attribute("lang", "fr", timeout=PATIENCE)
    clean(alone.page)


@pytest.mark.slow
def test_it_says_what_it_is_and_offers_itself_no_more(alone: Board) -> None:
    alone.open("#/")
    expect(alone.page.locator("#save-file")).to_have_count(0)
    expect(alone.page.locator("footer a:not(#footer-games, #footer-statistics)")).to_have_count(0)
    assert "Mozilla Public License" in str(alone.page.locator("#licences").text_content())
    expect(alone.page.locator("#offline")).to_be_visible()
    clean(alone.page)
