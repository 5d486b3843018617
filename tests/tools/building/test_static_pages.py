"""The pages that need no script: complete, strict, and with no link that leads nowhere."""

from __future__ import annotations

import json
import posixpath
import re
from xml.etree import ElementTree

import pytest

from tesserae.app.model.settings import LANGUAGES
from tesserae.app.prerender import guides
from tesserae.app.texts import links
from tesserae.games import catalog
from tests.tools.building.tags import Tags
from tools.building import offline, static_pages

FILES = static_pages.files()
PAGES = static_pages.pages()
ELSEWHERE = ("manifest.webmanifest", "icons/icon.svg", "icons/apple-touch-icon.png", "")
"""What the build writes besides, and the app itself."""


def parsed(page: static_pages.StaticPage) -> Tags:
    return Tags(FILES[page.folder + "index.html"])


def test_there_is_a_page_of_every_game_and_of_its_rules_in_every_language() -> None:
    assert len(FILES) == 2 * len(catalog.GAMES) * len(LANGUAGES)
    assert {"pyrga/index.html", "fr/zaic/rules/index.html"} <= set(FILES)
    assert not [name for name, content in FILES.items() if "{{" in content]
    assert not [name for name in FILES if offline.is_kept(name)]


@pytest.mark.parametrize("page", PAGES, ids=lambda it: it.folder)
def test_a_preview_says_what_the_page_is(page: static_pages.StaticPage) -> None:
    found = parsed(page).properties("property")
    title = page.words(f"{page.game.slug}.title")
    assert found["og:title"].startswith(title)
    assert 40 < len(found["og:description"]) < 300
    assert parsed(page).properties("name")["description"] == found["og:description"]
    assert found["og:type"] == "website"


@pytest.mark.parametrize("page", PAGES, ids=lambda it: it.folder)
def test_every_link_leads_somewhere(page: static_pages.StaticPage) -> None:
    tags = parsed(page)
    ids = {attributes.get("id") for _, attributes in tags.found}
    addresses = [it.get("href") or it.get("src") for _, it in tags.found]
    for address in filter(None, addresses):
        path, _, fragment = address.partition("#")
        there = posixpath.normpath(page.folder + path).removeprefix(".")
        if path and fragment and there:
            assert f'id="{fragment}"' in FILES[f"{there}/index.html"]
        elif path and fragment:
            assert links.parse(f"#{fragment}").notice is None
        elif fragment:
            assert fragment in ids
        else:
            assert f"{there}/index.html" in FILES or there in ELSEWHERE, address


@pytest.mark.parametrize("page", PAGES, ids=lambda it: it.folder)
def test_its_policy_allows_its_own_script_and_style_and_pictures(
    page: static_pages.StaticPage,
) -> None:
    tags = parsed(page)
    rules = tags.policy()
    for name in ("script", "style"):
        assert rules[f"{name}-src"] == f"'{offline.integrity(tags.inline[name].encode())}'"
    assert rules["default-src"] == "'none'"
    assert tags.refusable() == []


@pytest.mark.parametrize("page", [it for it in PAGES if it.is_rules], ids=lambda it: it.folder)
def test_the_rules_are_those_of_the_app(page: static_pages.StaticPage) -> None:
    own = FILES[page.folder + "index.html"]
    there = guides()[f"{page.game.slug}-rules.{page.language}"]
    assert own.replace(f'href="{page.root}#', 'href="#').count(there) == 1


def test_a_search_engine_learns_who_made_a_game_and_how_long_it_takes() -> None:
    data = {
        page.game.slug: json.loads(parsed(page).inline["application/ld+json"])
        for page in PAGES
        if page.language == "en"
    }
    assert {slug: it.get("author", {}).get("name") for slug, it in data.items()} == {
        "pyrga": "Mathias Daval",
        "zaic": "Erik Dresner",
        "tetrad": None,
    }
    assert all(it["@type"] == "Game" for it in data.values())
    assert all(it["numberOfPlayers"]["value"] == 2 for it in data.values())
    assert all(re.fullmatch(r"PT\d+M", it["timeRequired"]) for it in data.values())


SITE = "https://example.org/tesserae/"


def test_with_the_address_of_the_site_previews_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE", SITE.removesuffix("/"))
    there = static_pages.files(static_pages.site())
    tags = Tags(there["fr/zaic/rules/index.html"])
    found = tags.properties("property")
    assert found["og:url"] == f"{SITE}fr/zaic/rules/"
    assert found["og:image"] == f"{SITE}zaic/preview.png"
    data = json.loads(tags.inline["application/ld+json"])
    assert (data["url"], data["image"]) == (found["og:url"], found["og:image"])
    tied = {(it["rel"], it.get("hreflang")): it["href"] for tag, it in tags.found if "rel" in it}
    assert tied["canonical", None] == found["og:url"]
    assert tied["alternate", "en"] == f"{SITE}zaic/rules/"


@pytest.mark.parametrize(
    "wrong", ["example.org", "javascript:alert(1)", "https://a/?b", 'http://"']
)
def test_the_address_of_the_site_is_read_strictly(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.setenv("SITE", wrong)
    with pytest.raises(SystemExit, match="SITE must be"):
        static_pages.site()


def test_a_site_that_asks_for_a_board_gets_a_frame_with_it() -> None:
    there = static_pages.files(SITE)
    for page in PAGES:
        tags = Tags(there[f"{page.folder}index.html"])
        kinds = {
            it.get("type"): it["href"] or "" for _, it in tags.found if it.get("rel") == "alternate"
        }
        answer = json.loads(there[kinds["application/json+oembed"].removeprefix(SITE)])
        assert (answer["version"], answer["type"]) == ("1.0", "rich")
        [(tag, shown)] = Tags(answer["html"]).found
        assert tag == "iframe"
        assert (shown["width"], shown["height"]) == (str(answer["width"]), str(answer["height"]))
        address, _, fragment = (shown["src"] or "").partition("#")
        assert address == f"{SITE}embed.html"
        route = links.parse(f"#{fragment}")
        assert (route.screen.slug, route.notice) == (page.game.slug, None)
        assert fragment.endswith(f"?lang={page.language}")
        assert answer["thumbnail_url"] == f"{SITE}{page.game.slug}/preview.png"


def test_a_search_engine_finds_every_page() -> None:
    there = static_pages.files(SITE)
    found = ElementTree.fromstring(there["sitemap.xml"].encode())
    addresses = [it.text for it in found.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert addresses == [SITE, *(SITE + page.folder for page in PAGES)]
    assert f"Sitemap: {SITE}sitemap.xml\n" in there["robots.txt"]
    assert not [name for name in there if offline.is_kept(name)]
