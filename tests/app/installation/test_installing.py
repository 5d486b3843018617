"""Offline use and installation: the status shown, and the actions."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.view.action import Action
from tests.app.page import BASE, Page

STATE, ACTS = "offline", "offline-acts"


@pytest.fixture
def home() -> Page:
    return Page("#/", file=14_600_000)


def tell(page: Page, state: str, loaded: int = 0, total: int = 0) -> None:
    page.send("offline", state=state, loaded=loaded, total=total)


def done(page: Page, action: Action) -> list[str]:
    """What pressing it has the browser do."""
    page.effects.clear()
    page.press(action)
    return [effect["do"] for effect in page.effects]


def test_before_there_is_news_it_is_not_available(home: Page) -> None:
    assert "Not available offline yet" in home.regions[STATE]
    assert "<button" not in home.regions[ACTS]


def test_while_it_comes_a_bar_shows_how_much_has_come(home: Page) -> None:
    tell(home, "saving", 5_000_000, 20_000_000)
    markup = home.regions[STATE]
    assert 'value="25"' in home.regions[ACTS]
    assert "25%" in home.regions[ACTS]
    tell(home, "saving", 19_999_999, 20_000_000)
    assert "99%" in home.regions[ACTS]
    assert home.regions[STATE] == markup, "only what changes is to be read out"


def test_when_it_is_there_its_size_is_told(home: Page) -> None:
    tell(home, "ready", 0, 23_400_000)
    assert "Available offline (23\u00a0MB)" in home.regions[STATE]
    assert "<progress" not in home.regions[ACTS]


def test_what_failed_is_tried_again(home: Page) -> None:
    tell(home, "failed")
    assert "did not work" in home.regions[STATE]
    assert done(home, actions.SAVE_OFFLINE) == ["keep"]
    assert 'value="0"' in home.regions[ACTS]
    assert done(home, actions.SAVE_OFFLINE) == []


def test_where_data_is_saved_it_waits_until_one_asks_for_it(home: Page) -> None:
    tell(home, "waiting")
    assert "to save data" in home.regions[STATE]
    assert "Make available offline" in home.regions[ACTS]
    assert done(home, actions.SAVE_OFFLINE) == ["keep"]


def test_a_new_version_is_taken_when_one_asks_for_it(home: Page) -> None:
    tell(home, "ready", 0, 23_400_000)
    assert done(home, actions.LOAD_UPDATE) == []
    tell(home, "update", 0, 23_400_000)
    assert "A new version is ready" in home.regions[STATE]
    assert done(home, actions.LOAD_UPDATE) == ["reload"]


def test_it_can_be_installed_for_as_long_as_the_browser_offers_it(home: Page) -> None:
    assert done(home, actions.INSTALL) == []
    home.send("installable", yes=True)
    assert 'id="install"' in home.regions[ACTS]
    assert done(home, actions.INSTALL) == ["install"]
    home.send("installable", yes=False)
    assert 'id="install"' not in home.regions[ACTS]


def test_the_one_file_is_offered_with_its_size(home: Page) -> None:
    assert "Download as one file (15\u00a0MB)" in home.regions["page"]
    home.effects.clear()
    assert 'href="licences.txt"' in home.regions["page"]
    home.press(actions.SAVE_ONE_FILE)
    assert home.effects == [{"do": "onefile", "name": "tesserae.html", "home": BASE}]
    assert "15\u00a0MB" in home.regions["toast"]


def test_without_one_file_none_is_offered() -> None:
    page = Page("#/")
    assert "save-file" not in page.regions["page"]
    assert "licences.txt" not in page.regions["page"]
    assert done(page, actions.SAVE_ONE_FILE) == []


def test_news_that_cannot_be_read_changes_nothing(home: Page) -> None:
    before = dict(home.regions)
    tell(home, "finished")
    home.send("offline", state="ready", loaded="much", total=0)
    home.send("offline", state="ready", loaded=-1, total=0)
    assert home.regions == before


def test_the_same_is_in_the_dialog_of_a_game() -> None:
    page = Page("#/pyrga", file=14_600_000)
    page.press(actions.DIALOG("more"))
    sheet = page.regions["dialog"]
    tell(page, "update", 0, 23_400_000)
    assert "A new version is ready" in page.regions[STATE]
    assert 'id="renew"' in page.regions[ACTS]
    assert page.regions["dialog"] == sheet, "what is typed there must stay"


def test_it_is_still_there_when_the_engine_played_the_first_ply() -> None:
    page = Page("#/pyrga?v=1&g=&level=1", seats=(1, 0))
    tell(page, "ready", 0, 23_400_000)
    page.press(actions.DIALOG("more"))
    page.think()
    assert page.table.record.ply == 1
    assert "Available offline" in page.regions[STATE]


def shared(base: str) -> Page:
    """The share dialog in the one file."""
    page = Page("#/pyrga?v=1&g=Sb2", base=base, share=True)
    tell(page, "file")
    page.press(actions.DIALOG("share"))
    return page


def test_links_from_the_one_file_lead_to_the_site_it_came_from() -> None:
    page = shared("https://games.example/tesserae/")
    link = "https://games.example/tesserae/pyrga/#/pyrga?v=1&amp;g=Sb2"
    assert f'value="{link}"' in page.regions["dialog"]
    assert "leads to https://games.example/tesserae/" in page.regions["dialog"]
    assert [effect["do"] for effect in page.effects].count("qr") == 1


def test_one_file_that_knows_no_site_says_so_and_gives_the_end_of_the_link() -> None:
    page = shared("")
    assert 'value="#/pyrga?v=1&amp;g=Sb2"' in page.regions["dialog"]
    assert "does not know where Tesserae is" in page.regions["dialog"]
    assert "web-share" not in page.regions["dialog"]
    assert page.regions["share-code"] == ""
    assert "qr" not in [effect["do"] for effect in page.effects]


def test_one_file_that_knows_no_site_offers_no_answer() -> None:
    page = Page("#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e", "Cb1", base="")
    assert page.moves.endswith("Cb1")
    assert "answer" not in page.regions["assist"]


def test_the_one_file_is_always_there(home: Page) -> None:
    tell(home, "file")
    assert "needs no network" in home.regions[STATE]
