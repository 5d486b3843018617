"""Pictures and records as files."""

from __future__ import annotations

import json
import re
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewColourway
from tesserae.core.record import text as record_text
from tesserae.games import catalog
from tests.app.page import Page
from tests.app.sharing.share_dialog import GAME, opened, saved


def test_a_picture_is_named_after_the_game_and_the_ply() -> None:
    page = opened(GAME + "&at=2")
    svg = saved(page, actions.SAVE_SVG)
    assert (svg["do"], svg["mime"]) == ("download", "image/svg+xml")
    assert svg["name"] == "tesserae-pyrga-ply-2.svg"
    root = ElementTree.fromstring(svg["text"])
    assert root[0].text == "Pyrga, after 1... " + GAME.partition("g=")[2].split(".")[1]
    png = saved(page, actions.SAVE_PNG)
    assert (png["do"], png["name"]) == ("picture", "tesserae-pyrga-ply-2.png")
    assert (png["svg"], png["width"], png["height"]) == (svg["text"], 1200, 1200)


def test_a_picture_shows_what_was_played_and_not_what_may_be() -> None:
    page = opened()
    text = saved(page, actions.SAVE_SVG)["text"]
    assert 'class="last"' in text
    assert "legal" not in text
    hint, study = 'class="hint"', Page("#/pyrga/study?v=1&g=Sb2.Sb3.(.Cb3.).Cb4&at=1")
    shown = hint in study.regions["board-picture"]
    assert (shown, hint in saved(study, actions.SAVE_SVG)["text"]) == (True, False)


@pytest.mark.parametrize(
    ("settings", "dark", "paper"),
    [
        ({}, False, "#f5f0e6"),
        ({}, True, "#1a1917"),
        ({"theme": "light"}, True, "#f5f0e6"),
        ({"theme": "dark"}, False, "#1a1917"),
    ],
)
def test_a_picture_is_in_the_theme_of_the_page_at_first(
    settings: dict[str, str], dark: bool, paper: str
) -> None:
    page = opened(stored={"settings": json.dumps(settings)}, dark=dark)
    assert f".paper{{fill:{paper}}}" in saved(page, actions.SAVE_SVG)["text"]
    page.press(actions.PICTURE_THEME("dark"))
    assert ".paper{fill:#1a1917}" in saved(page, actions.SAVE_SVG)["text"]
    page.press(actions.PICTURE_THEME("light"))
    assert ".paper{fill:#f5f0e6}" in saved(page, actions.SAVE_SVG)["text"]
    page.send("press", act=actions.PICTURE_THEME.name, arg="pink")
    assert ".paper{fill:#f5f0e6}" in saved(page, actions.SAVE_SVG)["text"]


def test_the_dialog_shows_the_picture_as_it_will_be_saved() -> None:
    page = opened("#/zaic?v=1&g=Hh8.Si8")
    match = re.search(r'src="data:image/svg\+xml,([^"]*)"', page.regions["dialog"])
    assert match is not None
    assert unquote(match[1]) == saved(page, actions.SAVE_SVG)["text"]


def test_a_picture_has_the_colourway_of_the_board() -> None:
    page = opened("#/zaic?v=1&g=Hh8.Si8")
    usual = saved(page, actions.SAVE_SVG)["text"]
    page.press(actions.COLOURWAY(NewColourway("zaic", "cb")))
    assert saved(page, actions.SAVE_SVG)["text"] != usual


def test_a_record_is_saved_and_copied() -> None:
    page = Page("#/pyrga", "Sb2", today="2026.11.21", seats=(0, 3))
    page.press(actions.DIALOG("share"))
    file = saved(page, actions.SAVE_RECORD)
    assert (file["do"], file["mime"]) == ("download", "text/plain")
    assert file["name"] == "tesserae-pyrga.txt"
    sheet = record_text.read(file["text"], catalog.by_slug)
    assert (sheet.players, sheet.date) == (("", "Level 3"), "2026.11.21")
    assert saved(page, actions.COPY_RECORD) == {"do": "copy", "text": file["text"]}
