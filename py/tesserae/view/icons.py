"""The line icons of the page, and the logo."""

from __future__ import annotations

from typing import Final

from tesserae.view.html import Markup, el

_PATHS: Final = {
    "share": "M10 12.5V3M6.5 6.3L10 3L13.5 6.3M5 9.5H4V17H16V9.5H15",
    "settings": "M4 6H9M13 6H16M4 14H7M11 14H16M11 4V8M9 12V16",
    "undo": "M7 5L3.5 8.5L7 12M4 8.5H12A4.5 4.5 0 0 1 12 17.5H8",
    "redo": "M13 5L16.5 8.5L13 12M16 8.5H8A4.5 4.5 0 0 0 8 17.5H12",
    "hint": "M10 2.5A5.2 5.2 0 0 0 7 12C7.6 12.6 7.8 13.2 7.8 14H12.2C12.2 13.2 12.4 12.6 13 12"
    "A5.2 5.2 0 0 0 10 2.5ZM8 17H12",
    "turn": "M6 4V15M6 4L3.2 7M6 4L8.8 7M14 16V5M14 16L11.2 13M14 16L16.8 13",
    "rotate": "M15.5 10A5.5 5.5 0 1 1 10 4.5H13.5M11 2L13.8 4.5L11 7",
    "rotate-left": "M4.5 10A5.5 5.5 0 1 0 10 4.5H6.5M9 2L6.2 4.5L9 7",
    "rotate-round": "M4 13V10.5A5.5 5.5 0 0 1 15 10.5V14M12 11.5L15 14.5L18 11.5",
    "fire-up": "M10 13.5V4M5.5 8.5L10 4L14.5 8.5M4 17H16",
    "fire-right": "M6.5 10H16M11.5 5.5L16 10L11.5 14.5M3 4V16",
    "fire-down": "M10 6.5V16M5.5 11.5L10 16L14.5 11.5M4 3H16",
    "fire-left": "M13.5 10H4M8.5 5.5L4 10L8.5 14.5M17 4V16",
    "more": "M3.5 6H16.5M3.5 10H16.5M3.5 14H16.5",
    "close": "M5 5L15 15M15 5L5 15",
    "copy": "M7.5 7.5H16.5V16.5H7.5ZM4 12.5H3.5V3.5H12.5V4",
    "save": "M10 3V12.5M6.5 9L10 12.5L13.5 9M4 16.5H16",
    "tick": "M4.5 10.5L8.5 14.5L15.5 6",
    "first": "M5 4V16M15 4L8.5 10L15 16",
    "last": "M15 4V16M5 4L11.5 10L5 16",
    "back": "M12.5 4L6.5 10L12.5 16",
    "forward": "M7.5 4L13.5 10L7.5 16",
    "up": "M10 16.5V4M4.5 9.5L10 4L15.5 9.5",
    "right": "M3.5 10H16M10.5 4.5L16 10L10.5 15.5",
    "down": "M10 3.5V16M4.5 10.5L10 16L15.5 10.5",
    "left": "M16.5 10H4M9.5 4.5L4 10L9.5 15.5",
    "threat": "M10 3L17.5 16.5H2.5ZM10 8V12M10 14V14.2",
    "pause": "M7 4V16M13 4V16",
    "play": "M6.5 4L15.5 10L6.5 16Z",
    "stop": "M5.5 5.5H14.5V14.5H5.5Z",
    "circle": "M10 4.5A5.5 5.5 0 1 1 10 15.5A5.5 5.5 0 1 1 10 4.5Z",
}


def icon(name: str) -> Markup:
    """A line icon; always beside a word or inside something that has a name."""
    return el(
        "svg",
        el("path", d=_PATHS[name]),
        class_="icon",
        viewBox="0 0 20 20",
        aria_hidden="true",
    )


def logo() -> Markup:
    """The logo: four tesserae, one of them not yet placed."""
    return el(
        "svg",
        el("path", d="M1 1H10V10H1ZM12 12H21V21H12Z", class_="laid"),
        el("path", d="M1.8 12.8H9.2V20.2H1.8Z", class_="open"),
        el("path", d="M12.8 2.8H19.2V9.2H12.8Z", class_="loose", transform="rotate(12 16 6)"),
        class_="logo",
        viewBox="0 0 22 22",
        aria_hidden="true",
    )
