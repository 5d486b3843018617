"""The rules and the lesson lead to each other, section by section."""

from __future__ import annotations

import re

import pytest

from tesserae.app.model.screen import RulesPage
from tesserae.app.texts.links import parse
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.games import catalog
from tests.app.page import Page

every_lesson = pytest.mark.parametrize(
    "game", [game for game in catalog.GAMES if game.lesson is not None], ids=lambda game: game.slug
)


def sections(game: Game[Position]) -> list[str]:
    """The sections that steps belong to, in the order of the steps."""
    assert game.lesson is not None
    return [step.section for step in game.lesson().steps]


@every_lesson
def test_each_section_with_a_step_leads_to_its_first_one(game: Game[Position]) -> None:
    rules = Page(f"#/{game.slug}/rules").regions["guide"]
    known = [section.name for section in game.guide().sections]
    for name in known:
        match = re.search(
            rf'id="section-{name}" tabindex="-1">[^<]*</h2>'
            rf'(?:<a [^>]*class="try" href="#/{game.slug}/learn/([0-9]+)")?',
            re.sub(r'<a aria-label="[^"]*" class="try"', '<a class="try"', rules),
        )
        assert match, name
        expected = sections(game).index(name) + 1 if name in sections(game) else None
        assert match[1] == (None if expected is None else str(expected)), name
    assert set(sections(game)) <= set(known)


@every_lesson
def test_each_step_leads_to_its_section(game: Game[Position]) -> None:
    for number, section in enumerate(sections(game), 1):
        page = Page(f"#/{game.slug}/learn/{number}")
        link = f"#/{game.slug}/rules/{section}"
        assert f'href="{link}"' in page.regions["lesson-acts"]
        page.send("hash", hash=link)
        assert page.model.notice is None
        assert page.did("focus")[-1]["id"] == f"section-{section}"
        assert f'id="section-{section}"' in page.regions["guide"]


def test_a_link_to_a_section_opens_the_rules_there() -> None:
    link = "#/pyrga/rules/towers"
    assert parse(link).screen.link == link
    page = Page(link)
    assert page.model.hash == link
    assert page.did("url") == []
    assert [it["id"] for it in page.did("scroll")] == ["section-towers"]


@pytest.mark.parametrize("path", ["rules/", "rules"])
def test_a_link_to_the_rules_leads_to_their_beginning(path: str) -> None:
    page = Page(f"#/pyrga/{path}")
    assert isinstance(page.model.screen, RulesPage)
    assert page.did("scroll") == []


@pytest.mark.parametrize(
    "link", ["#/pyrga/rules/no", "#/pyrga/rules/towers/1", "#/pyrga/rules/1", "#/zaic/rules/towers"]
)
def test_a_link_to_no_section_leads_nowhere(link: str) -> None:
    with pytest.raises(BadInput):
        parse(link)
    assert Page(link).model.notice is not None
