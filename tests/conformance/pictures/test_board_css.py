"""Laws of styles: what no golden scene would show."""

from __future__ import annotations

import re
from importlib import import_module

from tesserae.core.game import Game, Position
from tesserae.view import standalone
from tests.conformance.sample import board_css, every_game, every_game_with_data
from tests.looking import every_item


def named(css: str) -> set[str]:
    """The names of what gets a value."""
    return set(re.findall(r"(--[\w-]+):", css))


SHARED_COLOURS = named(standalone.TOKENS)


def declared(css: str) -> set[str]:
    """The names of the colours of its own that a game gives a value to."""
    return named(css) - SHARED_COLOURS


def usual(css: str) -> str:
    """What stands before the other colourways."""
    return css.split("[data-way=", maxsplit=1)[0]


@every_game
def test_every_colour_that_is_used_is_declared(game: Game[Position]) -> None:
    used = set(re.findall(r"var\((--[\w-]+)\)", board_css(game)))
    assert used - SHARED_COLOURS == declared(usual(board_css(game)))


@every_game
def test_a_way_declares_no_colour_that_others_lack(game: Game[Position]) -> None:
    assert declared(board_css(game)) == declared(usual(board_css(game)))


@every_game
def test_every_colourway_but_the_usual_one_has_colours_in_every_theme(game: Game[Position]) -> None:
    for colourway in game.colourways[1:]:
        assert board_css(game).count(f'[data-way="{colourway}"] .{game.slug} {{') == 2


@every_game_with_data
def test_every_style_of_a_scene_is_told(game: Game[Position]) -> None:
    golden = import_module(f"tests.games.{game.slug}.golden")
    used = {
        style
        for drawn in golden.scenes().values()
        for item in every_item(drawn.ground + drawn.items)
        for style in item.style.split()
    }
    untold = {name for name in used if not re.search(rf"\.{name}\b", board_css(game))}
    assert untold == golden.STRUCTURE
