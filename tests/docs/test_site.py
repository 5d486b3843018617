"""The site of the documentation (`make docs`), as far as it can be seen without Sphinx."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tesserae
from tests.docs.test_documents import PAGES, headings
from tools.site import pages
from tools.site.__main__ import accessible, foreign

TEXTS = {name: pages.page(path) for path, name in pages.documents().items()}


def test_every_page_is_listed_once_on_the_first_one() -> None:
    sections = pages.sections(TEXTS["index.md"])
    entries = [entry for entries in sections.values() for entry in entries]
    assert sorted(name for _, name in entries) == sorted(TEXTS.keys() - {"index.md"})
    navigation = pages.navigation(TEXTS["index.md"])
    assert re.findall(r"^(.+) <(.+)>$", navigation, re.MULTILINE) == entries
    assert re.findall(r":caption: (.+)", navigation) == [*sections]
    assert TEXTS["index.md"].endswith(navigation)


def test_every_public_name_is_in_the_api_once() -> None:
    named = re.findall(r"^\.\. [\w:]+:: tesserae\.(\w+)", TEXTS["api.md"], re.MULTILINE)
    assert sorted(named) == dir(tesserae)


@pytest.mark.parametrize("page", sorted(TEXTS))
def test_links_lead_to_what_is_in_the_site(page: str) -> None:
    prose = "".join(pages.CODE.split(TEXTS[page])[::2])
    for target in re.findall(r"\]\((?!https?://)([^)\s]+)\)", prose):
        name, _, anchor = target.partition("#")
        text = TEXTS.get(name or page)
        if text is None:
            assert name in {*pages.files()}, target
        else:
            assert not anchor or anchor in headings(text), target


def test_pages_outside_the_folder_are_linked_to_as_pages_of_the_site() -> None:
    assert "](contributing.md)" in TEXTS["architecture.md"]
    assert "](architecture.md#the-app)" in TEXTS["contributing.md"]
    assert "](nginx.conf)" in TEXTS["deploying.md"]


def test_no_page_is_called_by_the_name_of_its_file() -> None:
    assert "\n[](contributing.md) describes" in TEXTS["architecture.md"]
    assert "[](first-visit.md#what-comes-first)" in TEXTS["startup.md"]
    assert not any(re.search(r"\[[\w/-]+\.md\]", text) for text in TEXTS.values())


def test_a_link_out_of_the_site_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/page.md").write_text("[the sources](../py/tesserae)\n")
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    with pytest.raises(ValueError, match=r"docs/page\.md: \.\./py/tesserae leads to nothing"):
        pages.page("docs/page.md")


def test_no_line_is_left_empty_at_the_end_of_an_example() -> None:
    sessions = re.findall(r"^```pycon\n.*?^```$", TEXTS["library.md"], re.MULTILINE | re.DOTALL)
    assert len(sessions) > 3
    assert not any(it.endswith("\n\n```") for it in sessions)


def test_diagrams_are_tables_of_all_their_arrows() -> None:
    assert not any("```mermaid" in text for text in TEXTS.values())
    arrows = (pages.ROOT / "docs/startup.md").read_text().count(" --> ")
    _, _, below = TEXTS["startup.md"].partition("| from | by | to |\n|---|---|---|\n")
    table, _, _ = below.partition("\n\n")
    assert len(table.splitlines()) == arrows
    assert table.startswith("| the start |  | `painted` |\n| `painted` | prepare | `preparing` |\n")


def test_all_pages_and_what_they_show_are_written(tmp_path: Path) -> None:
    pages.write(tmp_path / "pages")
    written = {
        it.relative_to(tmp_path / "pages").as_posix()
        for it in (tmp_path / "pages").rglob("*")
        if it.is_file()
    }
    assert written == {*TEXTS, *pages.files()}
    assert len(PAGES) == len(TEXTS) + 1, "the README, in place of which the site has index.md"


@pytest.mark.parametrize(
    ("name", "text", "fine"),
    [
        ("a.html", '<script defer src="https://cdn.example/x.js">', False),
        ("a.html", '<link rel="stylesheet" href="//fonts.example/x.css">', False),
        ("a.html", '<img alt="" src="_images/x.svg"><a href="https://example.org">', True),
        ("a.css", "@import 'https://fonts.example/x.css'", False),
        ("a.css", "src: url(https://fonts.example/x.woff)", False),
        ("a.css", "src: url(x.woff)", True),
    ],
)
def test_what_comes_from_elsewhere_is_found(
    tmp_path: Path, name: str, text: str, fine: bool
) -> None:
    (tmp_path / name).write_text(text)
    assert bool([*foreign(tmp_path)]) != fine


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<pre>x</pre>", '<pre tabindex="0">x</pre>'),
        ('<p class="caption" role="heading">', '<p class="caption" role="heading" aria-level="2">'),
        (
            '<aside class="toc-drawer no-toc">',
            '<aside aria-label="On this page" class="toc-drawer no-toc">',
        ),
        ("<dl>\n<dd><em class", '<dl role="none">\n<dd><em class'),
        ("<dl>\n<dt>a", "<dl>\n<dt>a"),
    ],
)
def test_pages_are_put_right_for_assistive_technology(before: str, after: str) -> None:
    assert accessible(before) == after
