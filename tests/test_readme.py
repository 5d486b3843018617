"""The README: its Python runs as it stands there, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re

import pytest

from tools.build import ROOT

PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *(f"docs/{it.name}" for it in (ROOT / "docs").glob("*.md")),
]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/matches.md"])
def test_the_python_of_a_page_prints_what_it_says(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_between_documents_lead_to_a_heading_that_is_there(page: str) -> None:
    folder = (ROOT / page).parent
    for target in re.findall(r"\]\((?!https?://)([^)\s]+)\)", (ROOT / page).read_text()):
        path, _, anchor = target.partition("#")
        linked = folder / path if path else ROOT / page
        assert linked.exists(), target
        if anchor:
            assert anchor in headings(linked.read_text()), target


def headings(markdown: str) -> list[str]:
    """The anchors of the headings of a page, as hosts of repositories make them."""
    titles = re.findall(r"^#+ (.+)$", markdown, re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]
