"""The manifest: what browsers read of it exists, and says what is so."""

from __future__ import annotations

import json
import re

import pytest

from tesserae.app.pages.components.page import RECORD_FILES
from tesserae.app.texts import links
from tesserae.games import catalog
from tools.building import manifest, offline

FIELDS = json.loads(manifest.write(""))
SITE = "https://example.org/tesserae/"


def test_there_is_a_shortcut_to_every_game_and_to_a_puzzle_of_the_day() -> None:
    addresses = [it["url"].removeprefix("./") for it in FIELDS["shortcuts"]]
    assert addresses[: len(catalog.NAMES)] == [f"#/{slug}" for slug in catalog.NAMES]
    assert [it for it in addresses if it.endswith("/puzzle/today")] == addresses[3:]
    assert all(links.parse(it).notice is None for it in addresses)


@pytest.mark.parametrize("name", ["wide", "narrow"])
def test_a_screenshot_has_the_size_that_it_is_said_to_have(name: str) -> None:
    [shot] = [it for it in FIELDS["screenshots"] if it["form_factor"] == name]
    content = (manifest.TEMPLATE.parent / shot["src"]).read_bytes()
    assert content[8:16] == b"WEBPVP8X"
    width, height = (1 + int.from_bytes(content[at : at + 3], "little") for at in (24, 27))
    assert shot["sizes"] == f"{width}x{height}"
    assert len(content) < 60_000
    assert not offline.is_kept(shot["src"])


def test_what_is_opened_and_shared_is_what_the_page_reads() -> None:
    [handler] = FIELDS["file_handlers"]
    endings = {it for kinds in handler["accept"].values() for it in kinds}
    assert endings <= set(RECORD_FILES.split(","))
    script = (manifest.TEMPLATE.parent / "page/browser/files.js").read_text()
    assert re.findall(r'"(shared[a-z-]*)"', script) == [*FIELDS["share_target"]["params"].values()]


def test_the_id_is_what_it_is_without_one_and_the_site_alone_knows_it() -> None:
    assert "id" not in FIELDS
    assert json.loads(manifest.write(SITE))["id"] == "/tesserae/"
