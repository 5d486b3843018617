"""Zaic's styles: what no golden scene would show."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tesserae.core.scene import Group, Item, Marks
from tesserae.games.zaic.game import Zaic
from tesserae.games.zaic.guide import played
from tesserae.games.zaic.picture import scene
from tests.games.zaic.golden import FULL_SWING, holding, refused

CSS = Zaic.board_css
MIDDLE = played(FULL_SWING)


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
    usual = CSS.split('[data-way="bg"]')[0]
    used = set(re.findall(r"var\((--z-\w+)\)", CSS))
    assert used == set(re.findall(r"(--z-\w+):", usual))


def test_a_way_declares_no_colour_that_others_lack() -> None:
    usual = CSS.split('[data-way="bg"]')[0]
    assert set(re.findall(r"(--z-\w+):", CSS)) == set(re.findall(r"(--z-\w+):", usual))


def test_every_colourway_but_the_usual_one_has_colours_in_every_theme() -> None:
    for way in Zaic.colourways[1:]:
        assert CSS.count(f'[data-way="{way}"] .zaic {{') == 3


def test_every_style_of_a_scene_is_told() -> None:
    marks = [
        holding(MIDDLE, "H", aimed="e8"),
        refused(MIDDLE, "H", "i7"),
        Marks(picked=("e8",), hint=("H", "e8"), layers=frozenset(Zaic.layers)),
    ]
    used = set().union(*(styles(scene(MIDDLE, one).items) for one in marks))
    structure = {"ghost", "tile"}
    assert {name for name in used - structure if not re.search(rf"\.{name}\b", CSS)} == set()
