"""The pages in the HTML are the app's own, so that nothing moves when it takes over."""

from __future__ import annotations

import re

import pytest

from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.prerender import (
    fallback,
    first_model,
    guides,
    placeholders,
    prerender_pages,
    prerendered_fingerprints,
    separate_files,
)
from tesserae.app.render import page_markup, render
from tesserae.app.texts.wording import words_in
from tesserae.games import catalog
from tesserae.view.html import NOTHING, Markup, el
from tests.app.device import Device
from tests.app.page import Page
from tests.tiers import some

PAGES = prerender_pages()
PLACEHOLDERS = placeholders()
GUIDES = guides()


def without(markup: str, tag: str, name: str) -> str:
    """Markup with the element of that id emptied."""
    pattern = rf'(<{tag} id="{name}"[^>]*>|<{tag}[^>]* id="{name}"[^>]*>).*?(</{tag}>)'
    emptied, found = re.subn(pattern, r"\1\2", markup, flags=re.DOTALL)
    assert found <= 1
    return emptied


def first_section(guide: str) -> str:
    """The markup of the first section of the rules."""
    return guide[: guide.index("</section>") + len("</section>")]


def test_there_is_every_page_in_every_language() -> None:
    names = ["home", "games", "pyrga", "pyrga-rules", "pyrga-embed"]
    assert PAGES.keys() >= {f"{name}.{language}" for name in names for language in LANGUAGES}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_what_the_app_draws_but_for_how_far_it_is_loaded(name: str) -> None:
    page, language = name.split(".")
    model = first_model(page, next(it for it in LANGUAGES if it == language))
    later = ["status", "loading", "games-list", "games-tools"]
    if page == "mistakes":
        later += ["lesson", "lesson-acts"]  # what is stored is not known yet
    instead = dict.fromkeys(later, NOTHING)
    if page.endswith("-rules"):
        instead["guide"] = Markup(first_section(GUIDES[name]))
    drawn = page_markup(model, instead)
    assert without(without(PAGES[name], "p", "status"), "div", "loading") == drawn


@pytest.mark.parametrize("name", separate_files(PAGES))
def test_what_is_painted_of_a_lesson_lacks_its_board_and_no_more(name: str) -> None:
    board = re.compile(r'<svg class="board"(.*?)</svg>', re.DOTALL)
    placeholder, whole = PLACEHOLDERS[name], PAGES[name]
    assert "<rect" in board.findall(whole)[0]
    assert "<rect" not in board.findall(placeholder)[0]
    assert board.sub("", placeholder) == board.sub("", whole)


def address(page: str) -> str:
    """The fragment that opens the page of that name."""
    return "#/" + page.replace("home", "").replace("-embed", "").replace("-", "/")


@pytest.mark.parametrize("name", some(PAGES, quick=16))
def test_the_app_keeps_what_the_page_shows_already(name: str) -> None:
    page, language = name.split(".")
    slow = Device({})
    slow.pools = None  # a page of puzzles is painted before they are there
    boot = {"languages": [language], "embed": page.endswith("-embed"), "device": slow}
    first = Page(address(page), **boot)
    assert {"page", "toast"} < first.regions.keys()
    again = Page(address(page), **boot, prerendered=prerendered_fingerprints()[name])
    later = {"status", "loading", "games-list", "games-tools"}
    later |= {"bar", "lesson-acts"}  # in a frame, which has links to the whole app
    later |= {"lesson"} if page == "mistakes" else set()
    assert again.regions.keys() <= later
    assert again.regions.items() <= first.regions.items()


def test_what_the_app_draws_in_another_way_is_put_in() -> None:
    moved = Page("#/pyrga?v=1&g=Tc2s", prerendered=prerendered_fingerprints()["pyrga.en"])
    assert {"status", "board-picture", "moves"} <= moved.regions.keys()
    assert not {"page", "board-ground"} & moved.regions.keys()


def test_a_page_in_another_language_is_put_in_whole() -> None:
    french = Page("#/pyrga", languages=["fr"], prerendered=prerendered_fingerprints()["pyrga.en"])
    assert french.regions == Page("#/pyrga", languages=["fr"]).regions


@pytest.mark.parametrize("name", GUIDES)
def test_the_rules_beside_the_pages_are_what_the_app_draws(name: str) -> None:
    page, language = name.split(".")
    drawn = render(first_model(page, next(it for it in LANGUAGES if it == language)))
    assert GUIDES[name] == drawn["guide"] != ""


@pytest.mark.parametrize("slug", catalog.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_why_of_a_first_visit_is_there_from_the_first_paint(
    slug: str, language: Language
) -> None:
    drawn = render(first_model(slug, language))["status"]
    why = drawn[drawn.index('<span class="why">') :]
    assert why.removesuffix("</span>") in PAGES[f"{slug}.{language}"]


def test_the_status_tells_how_far_the_app_is_loaded() -> None:
    status = 'data-loading="Take a look meanwhile. Setting up: {n}%"'
    assert status in PAGES["pyrga.en"]
    assert "Take a look meanwhile. Setting up…</" in PAGES["pyrga.en"]


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_the_line_that_grows(name: str) -> None:
    assert PAGES[name].count('id="progress"') == 1


def test_the_first_board_can_be_clicked_before_python_runs() -> None:
    assert PAGES["pyrga.en"].count('data-act="target"') >= 16


def test_a_page_whose_scripts_do_not_come_says_so_in_every_language() -> None:
    markup = fallback()
    for language in LANGUAGES:
        words = words_in(language)
        again = el("a", words("failed.reload"), href="?again")
        assert el("p", words("failed"), " ", again, lang=language) in markup
