"""Laws of pictures as files: whole in themselves, in every appearance of every game."""

from __future__ import annotations

import re
from html import escape
from itertools import product
from xml.etree import ElementTree

import pytest

from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.core.text import Text
from tesserae.view.standalone import Appearance, board, styles
from tesserae.view.svg import PictureTheme
from tests.conformance.sample import board_css, every_game

SHADES: tuple[PictureTheme, ...] = ("light", "dark")


def speak(text: Text) -> str:
    return text.key


def appearances(game: Game[Position]) -> list[Appearance]:
    colourways = game.colourways or ("",)
    return [Appearance(board_css(game), *it) for it in product(SHADES, colourways)]


def drawn(game: Game[Position], appearance: Appearance) -> str:
    move = game.initial().legal_moves()[0]
    targets = next(entry.targets for entry in game.entries(game.initial()) if entry.move == move)
    marks = Marks(last=targets, layers=frozenset(game.layers))
    scene = game.scene(game.initial().apply(move), marks)
    return board(scene, appearance, "A & B", speak)


@every_game
def test_a_picture_is_whole_in_itself(game: Game[Position]) -> None:
    for appearance in appearances(game):
        text = drawn(game, appearance)
        root = ElementTree.fromstring(text)
        assert (root[0].text, root[0].tag) == ("A & B", "{http://www.w3.org/2000/svg}title")
        assert not re.search(r"var\(|url\(|@import|href|data-|<script|--", text)
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", text)


@every_game
def test_every_look_has_colours_of_its_own(game: Game[Position]) -> None:
    texts = {drawn(game, appearance) for appearance in appearances(game)}
    assert len(texts) == len(appearances(game))


@every_game
def test_a_picture_lies_on_the_paper_of_its_theme(game: Game[Position]) -> None:
    for shade, paper in zip(SHADES, ("#f5f0e6", "#1a1917"), strict=True):
        text = drawn(game, Appearance(board_css(game), shade, next(iter(game.colourways), "")))
        assert f".paper{{fill:{paper}}}" in text
        first = next(it for it in ElementTree.fromstring(text) if it.tag.endswith("rect"))
        assert first.get("class") == "paper"


@every_game
def test_no_style_is_lost_that_the_board_uses(game: Game[Position]) -> None:
    """Left out are only the rules that mean nothing that is drawn."""
    appearance = appearances(game)[0]
    text = drawn(game, appearance)
    used = set(" ".join(re.findall(r' class="([^"]*)"', text)).split())
    for selector, style in styles(appearance):
        names = set(re.findall(r"\.([a-z][\w-]*)", selector))
        if names <= used:
            assert f"{escape(selector, quote=False)}{{{escape(style, quote=False)}}}" in text


def test_a_rule_for_another_look_is_left_out() -> None:
    css = (
        ".g { --c: red; } [data-way='x'] .g { --c: blue; }".replace("'", '"')
        + ':root[data-theme="dark"] .g { --c: black; }'
        + "@media (forced-colors: active) { .g .a { fill: Canvas; } } /* .g { --c: no; } */"
        + '.g .a, [data-way="x"] .g .b { fill: var(--c); }'
    )
    assert dict(styles(Appearance(css, "light")))[".g .a"] == "fill:red"
    assert ".g .b" not in dict(styles(Appearance(css, "light")))
    assert dict(styles(Appearance(css, "light", "x")))[".g .b"] == "fill:blue"
    assert dict(styles(Appearance(css, "dark", "x")))[".g .b"] == "fill:black"


def test_a_colour_without_a_value_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        styles(Appearance(".a { fill: var(--nothing); }", "light"))
