"""A board as a self-contained SVG file that any viewer can show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from tesserae.core.scene import Box, Scene
from tesserae.view import svg
from tesserae.view.svg import PictureTheme, Translate

TOKENS: Final = (files("tesserae.view") / "tokens.css").read_text("utf-8")
"""The colours and fonts that every board is drawn in."""

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_NESTED: Final = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_FOR: Final = re.compile(r'(?::root(?:\[data-theme="(\w+)"\])?)?\s*(?:\[data-way="(\w+)"\])?\s*')
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
_MIXED: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
_CLASSES: Final = re.compile(r' class="([^"]*)"')
_NOT: Final = re.compile(r":not\([^)]*\)")
_CLASS: Final = re.compile(r"\.([a-z][\w-]*)")


class Appearance(NamedTuple):
    """A game's styles, a theme, and a colourway ("" if the game has only one)."""

    css: str
    theme: PictureTheme
    colourway: str = ""


def board(scene: Scene, appearance: Appearance, title: str, translate: Translate) -> str:
    """The file: the board on a background, with only the styles that it uses."""
    ground = Box(scene.x, scene.y, scene.width, scene.height, "paper")
    whole = scene._replace(ground=(ground, *scene.ground))
    drawn = _CLASSES.findall(svg.picture(whole.ground + whole.items))
    used = {name for names in drawn for name in names.split()}
    used_styles = (
        f"{it}{{{style}}}" for it, style in styles(appearance) if used.issuperset(_classes_of(it))
    )
    return svg.document(whole, translate, "".join(used_styles), title)


@lru_cache
def tokens(theme: PictureTheme) -> Mapping[str, str]:
    """The values of the tokens in a theme."""
    values: dict[str, str] = {}
    for selector, declared in _rules(TOKENS):
        for _ in _matching_selectors(selector, Appearance("", theme)):
            values |= dict(declared)
    return values


@lru_cache(maxsize=8)
def styles(appearance: Appearance) -> tuple[tuple[str, str], ...]:
    """The CSS rules of an appearance as (selector, declarations), with every variable resolved.

    Media queries (motion, forced colours) are left out.
    """
    values: dict[str, str] = {}
    rules = [(".paper", "fill:var(--paper)")]
    for selector, pairs in _rules(TOKENS + appearance.css):
        plain = ";".join(f"{name}:{value}" for name, value in pairs if not name.startswith("--"))
        for selected in _matching_selectors(selector, appearance):
            values |= {name: value for name, value in pairs if name.startswith("--")}
            if selected and plain:
                rules.append((selected, plain))
    return tuple((selector, _resolve_variables(style, values)) for selector, style in rules)


def _rules(css: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Selectors, and what is declared for them: names and values."""
    bare = _NESTED.sub("", _COMMENT.sub("", css))
    for selector, declared in _RULE.findall(bare):
        pairs = [it.partition(":") for it in declared.split(";") if it.strip()]
        yield selector.strip(), [(name.strip(), value.strip()) for name, _, value in pairs]


def _matching_selectors(selectors: str, appearance: Appearance) -> Iterator[str]:
    """The selectors of a list that apply, relative to the root; "" for the root itself."""
    for selector in map(str.strip, selectors.split(",")):
        match = _FOR.match(selector)
        theme, colourway = match.groups() if match else (None, None)
        if theme in (None, appearance.theme) and colourway in (None, appearance.colourway):
            yield selector.removeprefix(match[0]) if match else selector


def _resolve_variables(style: str, values: Mapping[str, str]) -> str:
    """A style with its variables resolved. KeyError for an unknown variable."""
    while _VARIABLE.search(style):
        for name in _VARIABLE.findall(style):
            style = style.replace(f"var({name})", values[name])
    return _MIXED.sub(r"rgba(\1,\2,\3,\4)", style)


def _classes_of(selector: str) -> set[str]:
    """The classes that an element must have for a selector to match."""
    return set(_CLASS.findall(_NOT.sub("", selector)))
