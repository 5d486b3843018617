"""Transforms the styles: text scales with the reader's settings, dark colours follow the system.

The styles are written in px, as they look with the usual text of 16 px. In the built stylesheet
what holds text is in rem, and conditions on the window are in em: with larger text, pages become
what they are in a smaller window, so that nothing is cut.
"""

from __future__ import annotations

import re
from typing import Final

ROOT_SIZE: Final = 16
"""The text size that the styles are written for, in px."""

_LEAST: Final = 12
"""Lengths below this, such as lines and gaps, do not grow with the text."""

_DECLARATION: Final = re.compile(
    r"(?P<before>[;{]\s*(?:font|font-size|line-height|height|min-height)\s*:)(?P<value>[^;{}]*)"
)
_SQUARE: Final = re.compile(r"\bwidth: (\d+)px; height: \1px")
_CONDITION: Final = re.compile(r"@media[^{]*")
_DARK: Final = re.compile(r'^:root\[data-theme="dark"\][^{}]*\{[^{}]*\}', re.MULTILINE)
_PIXELS: Final = re.compile(r"(\d+(?:\.\d+)?)px")


def scale(style: str) -> str:
    """A stylesheet whose text and its containers scale with the reader's text size."""
    style = _SQUARE.sub(lambda match: _square(int(match[1])), style)
    style = _DECLARATION.sub(
        lambda match: match["before"] + _in("rem", match["value"], _LEAST), style
    )
    return _CONDITION.sub(lambda match: _in("em", match[0], 0), style)


def with_system_theme(style: str) -> str:
    """A stylesheet whose dark theme also follows the system, and is limited to screens.

    Paper is light. Written out, as browsers from before 2024 do not know light-dark().
    """
    return _DARK.sub(lambda match: _on_dark_screens(match[0]), style)


def _on_dark_screens(rule: str) -> str:
    """A rule for the dark theme as chosen, and as the system asks for it."""
    by_system = rule.replace('"dark"', '"system"', 1)
    return (
        f"@media screen {{ {rule} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ {by_system} }}"
    )


def _square(size: int) -> str:
    """Icons stay square."""
    length = _in("rem", f"{size}px", _LEAST)
    return f"width: {length}; height: {length}"


def _in(unit: str, text: str, least: float) -> str:
    """A text with its lengths from `least` px on in another unit."""

    def convert(match: re.Match[str]) -> str:
        pixels = float(match[1])
        return match[0] if pixels < least else f"{pixels / ROOT_SIZE:g}{unit}"

    return _PIXELS.sub(convert, text)
