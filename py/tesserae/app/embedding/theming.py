"""The colours and the font that a site gives its boards, as fields of the frame's link.

They become values of the design tokens, which all styles use. A choice that is hard to read is
refused as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from tesserae.app.model import Model
from tesserae.core.errors import BadInput
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view.standalone import tokens
from tesserae.view.svg import PictureTheme

_COLOUR: Final = re.compile(r"#?([0-9a-fA-F]{6})")
_FONT: Final = re.compile(r"[A-Za-z][A-Za-z0-9 -]*")
_GENERIC: Final = frozenset({"serif", "sans-serif", "monospace", "system-ui"})
_BOARD_TOKEN: Final = re.compile(r"(--\w+-ground):")
"""The game's own token for the colour of its board."""

_TOKENS: Final[Mapping[str, tuple[str, ...]]] = {
    "paper": ("paper", "surface", "accent-soft"),
    "ink": ("ink", "ink-2", "control"),
    "accent": ("accent",),
    "board": ("board", "cell"),
}
"""A field -> the tokens that get its colour."""

_TEXT_CONTRAST: Final = 4.5
_SIGN_CONTRAST: Final = 3.0

_CONTRASTS: Final = (
    ("ink", "paper", _TEXT_CONTRAST),
    ("ink-2", "paper", _TEXT_CONTRAST),
    ("accent", "paper", _TEXT_CONTRAST),
    ("accent-ink", "accent", _TEXT_CONTRAST),
    ("danger", "paper", _TEXT_CONTRAST),
    ("ink", "surface", _TEXT_CONTRAST),
    ("ink-2", "surface", _TEXT_CONTRAST),
    ("control", "paper", _SIGN_CONTRAST),
    ("focus", "paper", _SIGN_CONTRAST),
    ("ink-2", "board", _SIGN_CONTRAST),
    ("control", "board", _SIGN_CONTRAST),
    ("accent", "board", _SIGN_CONTRAST),
    ("mark", "board", _SIGN_CONTRAST),
    ("danger", "board", _SIGN_CONTRAST),
    ("focus", "board", _SIGN_CONTRAST),
)
"""Foreground, background, and the minimum contrast between them."""


def css(model: Model) -> str:
    """The styles for the look of the frame. BadInput if it is malformed or lacks contrast."""
    look = dict(model.frame.look) if model.frame else {}
    given = _colours(look)
    themes = ("light", "dark") if model.theme == "system" else (model.theme,)
    for theme in themes:
        _check(given, {**tokens(cast(PictureTheme, theme)), **given})
    grounds = ""
    if "board" in look:
        own = dict.fromkeys(_BOARD_TOKEN.findall(catalog.listing_of(model.screen.slug).board_css))
        grounds = "".join([f"{name}:{given['--board']}!important;" for name in own])
    if "font" in look:
        family = _family(look["font"])
        given = {**given, "--font-ui": family, "--font-title": family}
    root = "".join([f"{name}:{value}!important;" for name, value in given.items()])
    return f":root{{{root}}} .{model.screen.slug}{{{grounds}}}" if grounds else f":root{{{root}}}"


def refusal(model: Model) -> Text | None:
    """Why the look of the frame is refused; None if it is not."""
    try:
        css(model)
    except BadInput as bad:
        return bad.text
    return None


def _colours(look: Mapping[str, str]) -> dict[str, str]:
    """The tokens with the site's colours."""
    given = {}
    for field, names in _TOKENS.items():
        if field not in look:
            continue
        match = _COLOUR.fullmatch(look[field])
        if match is None:
            raise BadInput(text("host.colour_bad", field=field))
        for name in names:
            given[f"--{name}"] = f"#{match[1]}"
    if "--board" in given:
        given["--cell-edge"] = "var(--control)"  # the cells have the board's colour
    if "--accent" in given:
        dark = _contrast(given["--accent"], "#10201f") > _contrast(given["--accent"], "#ffffff")
        given["--accent-ink"] = "#10201f" if dark else "#ffffff"
    return given


def _family(font: str) -> str:
    """A list of families, in CSS."""
    names = [name.strip(" \"'") for name in font.split(",")]
    if not all(_FONT.fullmatch(name) for name in names):
        raise BadInput(text("host.font_bad"))
    return ",".join([name if name in _GENERIC else f'"{name}"' for name in names])


def _check(given: Mapping[str, str], values: Mapping[str, str]) -> None:
    """Refuses colours without enough contrast."""
    for one, other, least in _CONTRASTS:
        if f"--{one}" not in given and f"--{other}" not in given:
            continue
        ratio = _contrast(values[f"--{one}"], values[f"--{other}"])
        if ratio < least:
            tenths = int(10 * ratio)
            number, needed = f"{tenths // 10}.{tenths % 10}", str(least)
            raise BadInput(text("host.contrast", one=one, other=other, ratio=number, least=needed))


def _contrast(one: str, other: str) -> float:
    """The contrast of two colours as defined by WCAG, 1 to 21."""
    first, second = _luminance(one), _luminance(other)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
