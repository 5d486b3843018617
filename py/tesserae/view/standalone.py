"""A board as an SVG file of its own: it refers to nothing, and any viewer shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.core.scene import Box, Scene
from tesserae.view import svg
from tesserae.view.svg import Speak

Shade: TypeAlias = Literal["light", "dark"]

TOKENS: Final = files("tesserae.view").joinpath("tokens.css").read_text("utf-8")
"""The colours and fonts that every board is drawn in."""

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_NESTED: Final = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_FOR: Final = re.compile(r'(?::root(?:\[data-theme="(\w+)"\])?)?\s*(?:\[data-way="(\w+)"\])?\s*')
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
_MIXED: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
_CLASSES: Final = re.compile(r' class="([^"]*)"')


class Look(NamedTuple):
    """What a board is drawn in: its game's styles, a theme, and a colourway ("" if it has one)."""

    css: str
    shade: Shade
    way: str = ""


def board(scene: Scene, look: Look, title: str, speak: Speak) -> str:
    """The file. It has a ground of its own, and only the styles of what is drawn."""
    ground = Box(scene.x, scene.y, scene.width, scene.height, "paper")
    whole = scene._replace(ground=(ground, *scene.ground))
    drawn = _CLASSES.findall(svg.picture(whole.ground + whole.items))
    used = {name for names in drawn for name in names.split()}
    told = (f"{it}{{{style}}}" for it, style in styles(look) if used.issuperset(_named(it)))
    return svg.document(whole, speak, "".join(told), title)


@lru_cache(maxsize=8)
def styles(look: Look) -> tuple[tuple[str, str], ...]:
    """The rules of a look, selector and declarations, with every colour filled in.

    What depends on the reader's system (motion, forced colours) is left out.
    """
    values: dict[str, str] = {}
    rules = [(".paper", "fill:var(--paper)")]
    for selector, declared in _rules(TOKENS + look.css):
        pairs = [(n.strip(), v.strip()) for n, _, v in (it.partition(":") for it in declared)]
        plain = ";".join(f"{name}:{value}" for name, value in pairs if not name.startswith("--"))
        for wanted in _selected(selector, look):
            values |= {name: value for name, value in pairs if name.startswith("--")}
            if wanted and plain:
                rules.append((wanted, plain))
    return tuple((selector, _filled(style, values)) for selector, style in rules)


def _rules(css: str) -> Iterator[tuple[str, list[str]]]:
    bare = _NESTED.sub("", _COMMENT.sub("", css))
    for selector, declared in _RULE.findall(bare):
        yield selector.strip(), [it for it in declared.split(";") if it.strip()]


def _selected(selectors: str, look: Look) -> Iterator[str]:
    """Those of a list that are for a look, as they are within the file; "" for the root."""
    for selector in map(str.strip, selectors.split(",")):
        found = _FOR.match(selector)
        shade, way = found.groups() if found else (None, None)
        if shade in (None, look.shade) and way in (None, look.way):
            yield selector[found.end() if found else 0 :]


def _filled(style: str, values: Mapping[str, str]) -> str:
    """A style with the variables' values in their places. KeyError for one without a value."""
    while _VARIABLE.search(style):
        style = _VARIABLE.sub(lambda found: values[found[1]], style)
    return _MIXED.sub(r"rgba(\1,\2,\3,\4)", style)


def _named(selector: str) -> set[str]:
    """The classes that something must have for a selector to mean it."""
    return set(re.findall(r"\.([a-z][\w-]*)", re.sub(r":not\([^)]*\)", "", selector)))
