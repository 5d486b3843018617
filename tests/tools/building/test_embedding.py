"""What other sites load: small, complete, and made of the catalogs alone."""

from __future__ import annotations

import gzip
import json
import re
from xml.etree import ElementTree

import pytest

from tesserae.app.embedding.host_page import VERSION
from tesserae.app.texts import links
from tesserae.app.texts.frame_options import LOOK, OPTIONS
from tesserae.games import catalog
from tests.tools.building.tags import Tags
from tools.building import embedding

FILES = embedding.files()
PAGES = [name for name in FILES if name.endswith(".html")]
PICTURES = [name for name in FILES if name.endswith(".svg")]
WEB = embedding.WEB


def test_the_script_is_small() -> None:
    """Each game adds its title and the shape of its board."""
    assert len(gzip.compress(FILES["embed.js"].encode(), 6)) <= 6_450 + 20 * len(catalog.GAMES)


def test_nothing_is_left_to_be_filled_in() -> None:
    assert not [name for name, it in FILES.items() if re.search(r"\{\{\w+\}\}", it)]


def test_the_script_knows_every_game_and_the_shape_of_its_board() -> None:
    for game in catalog.GAMES:
        assert re.search(rf'{game.slug}:\{{title:"[^"]+",ratio:"\d', FILES["embed.js"])


def test_both_ends_speak_the_same_version() -> None:
    for file in ("embed/port.js", "frame.js"):
        assert f"const VERSION = {VERSION};" in (WEB / file).read_text()


def test_the_element_asks_for_no_option_that_links_do_not_have() -> None:
    code = (WEB / "embed" / "links.js").read_text()
    fields = re.search(r"return withValue\(\{\n(.*?)\}\);", code, re.DOTALL)
    assert fields
    assert {*re.findall(r"^ +(\w+):", fields[1], re.MULTILINE), *LOOK} == OPTIONS
    listed = f"export const LOOK = {json.dumps(LOOK)};"
    assert listed in (WEB / "embed" / "constants.js").read_text()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_a_small_file_that_refers_to_nothing(name: str) -> None:
    assert ElementTree.fromstring(FILES[name]).tag == "{http://www.w3.org/2000/svg}svg"
    assert "url(" not in FILES[name]
    assert len(gzip.compress(FILES[name].encode())) < 8_000


def test_there_is_a_picture_of_every_game_in_both_shades() -> None:
    shades = ("light", "dark")
    assert {f"embed/{game.slug}-{it}.svg" for game in catalog.GAMES for it in shades} <= set(FILES)


@pytest.mark.parametrize("name", PAGES)
def test_the_page_that_shows_how_keeps_to_a_strict_policy(name: str) -> None:
    page = Tags(FILES[name])
    assert page.inline == {}
    assert page.refusable() == []
    for tag, attributes in page.found:
        if tag in ("script", "link", "img"):
            address = attributes.get("src") or attributes.get("href") or ""
            assert ":" not in address


@pytest.mark.parametrize("name", PAGES)
def test_the_code_that_is_shown_is_the_code_of_the_board_above(name: str) -> None:
    page = Tags(FILES[name])
    boards = [attributes for tag, attributes in page.found if tag == "tesserae-game"]
    shown = re.findall(r"<pre[^>]*><code>(.*?)</code>", FILES[name], re.DOTALL)
    assert len(boards) == 4
    assert sum("&lt;tesserae-game " in code for code in shown) == 4
    for board in boards:
        assert board["game"] in {game.slug for game in catalog.GAMES}
    [study] = [board["study"] for board in boards if "study" in board]
    assert links.parse(f"#/pyrga/study?{study}").notice is None


def test_every_module_that_a_part_imports_is_a_part_before_it() -> None:
    folder = embedding.WEB / "embed"
    parts = [(folder / part).resolve() for part in embedding.PARTS]
    for number, part in enumerate(parts):
        imported = re.findall(r'^(?:import .*|\} )from "([^"]+)"', part.read_text(), re.MULTILINE)
        assert {(part.parent / name).resolve() for name in imported} <= {*parts[:number]}
