"""Tetrad's styles: what no golden scene would show."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tesserae.core.scene import Group, Item
from tesserae.games.tetrad.game import Tetrad
from tests.games.tetrad.golden import scenes

CSS = Tetrad.board_css
USUAL = CSS.split('[data-way="bg"]')[0]


def styles(some: Iterable[Item]) -> set[str]:
    """Every class that items have, at any depth."""
    found: set[str] = set()
    for item in some:
        found.update(item.style.split())
        if isinstance(item, Group):
            found |= styles(item.items)
    return found


def squeezed(css: str) -> str:
    return re.sub(r"\s", "", css)


def test_a_dark_system_gives_the_dark_colours() -> None:
    chosen, _, rest = CSS.partition("@media (prefers-color-scheme: dark) {")
    wished = rest.split("\n}\n")[0].replace('"system"', '"dark"')
    assert squeezed(wished) == squeezed(chosen[chosen.index(":root[data-theme") :])


def test_every_colour_that_is_used_is_declared() -> None:
    used = set(re.findall(r"var\((--t-\w+)\)", CSS))
    assert used == set(re.findall(r"(--t-\w+):", USUAL))


def test_a_way_declares_no_colour_that_others_lack() -> None:
    assert set(re.findall(r"(--t-\w+):", CSS)) == set(re.findall(r"(--t-\w+):", USUAL))


def test_every_colourway_but_the_usual_one_has_colours_in_every_theme() -> None:
    for way in Tetrad.colourways[1:]:
        assert CSS.count(f'[data-way="{way}"] .tetrad {{') == 3


def test_every_style_of_a_scene_is_told() -> None:
    used = set().union(*(styles(drawn.items) for drawn in scenes().values()))
    structure = {"unit", "handle", "moved"}
    assert {name for name in used - structure if not re.search(rf"\.{name}\b", CSS)} == set()
