"""The page of an opening book."""

from __future__ import annotations

import re

import pytest

from tesserae.app.model.screen import BookPage
from tesserae.app.texts import links
from tesserae.games.catalog import by_slug
from tests.app.page import Page


def ways(page: Page) -> list[str]:
    """The links of the pictures."""
    return re.findall(r'<a href="([^"]*)"><svg', page.regions["book-ways"].replace("&amp;", "&"))


def test_every_first_move_is_a_picture_with_its_value_and_leads_on() -> None:
    page = Page("#/pyrga/book")
    assert len(ways(page)) == 12
    assert page.regions["book-ways"].count("<svg") == 12
    for region in ("book-position", "book-ways"):
        assert re.search("a proven (win|draw|loss)|(wins|draws|loses)<", page.regions[region])
    assert "Level 5: " in page.regions["book-ways"]
    for depth in range(1, 6):
        page.send("hash", hash=ways(page)[0])
        assert isinstance(page.model.screen, BookPage)
        assert page.regions["book-path"].count("<li>") == depth + 1
        assert page.did("focus")[-1]["id"] == "book-here"
    assert ways(page) == []
    assert "The book ends here." in page.regions["book-ways"]


def test_the_path_leads_back_and_the_position_to_a_study_and_a_game() -> None:
    page = Page("#/pyrga/book?v=1&g=Sb2.Sb3")
    shown = {name: text.replace("&amp;", "&") for name, text in page.regions.items()}
    path = re.findall('href="([^"]*)"', shown["book-path"])
    assert path == ["#/pyrga/book", "#/pyrga/book?v=1&g=Sb2"]
    study, game, _ = re.findall('href="([^"]*)"', shown["book-position"])
    for link, part in ((study, "study"), (game, "pyrga")):
        route = links.parse(link)
        assert part in route.screen.link
        assert route.record is not None
        assert by_slug("pyrga").encode(route.record.position) == "b2S.b3s~Sb3"


def test_a_study_leads_to_its_position_in_the_book() -> None:
    page = Page("#/pyrga/study?v=1&g=Sb2.Sb3.Tb2n&at=2")
    assert 'href="#/pyrga/book?v=1&amp;g=Sb2.Sb3" id="study-book"' in page.regions["study-acts"]
    assert "study-book" not in Page("#/zaic/study").regions["study-acts"]


def test_a_position_beyond_the_book_says_so() -> None:
    page = Page("#/pyrga/book?v=1&g=Sb2.Sb3.Tb2n.Tb3n.Sb4.Sa4")
    assert "not in the book" in page.regions["book-position"]


@pytest.mark.parametrize(
    "link",
    [
        "#/zaic/book",
        "#/pyrga/book/1",
        "#/pyrga/book?g=Sb2",
        "#/pyrga/book?v=2&g=Sb2",
        "#/pyrga/book?v=1&g=Sb9",
        "#/pyrga/book?v=1&g=Sb2.Sd4",
        "#/pyrga/book?v=1&g=Sb2&at=1",
        f"#/pyrga/book?v=1&g={'.'.join(['Sb2'] * 13)}",
    ],
)
def test_a_link_to_what_is_in_no_book_is_refused(link: str) -> None:
    page = Page(link)
    assert page.model.notice is not None
    assert not isinstance(page.model.screen, BookPage)
