"""A QR code as a picture: dark on light in every theme, as scanners expect."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.text import text as words
from tesserae.view.html import Markup, el

QUIET_ZONE: Final = 4
"""Light modules around the code, required by the standard."""

SMALLEST: Final = 21
LARGEST: Final = 177

DENSE: Final = 230
"""Above this many bytes a code has at least 57 modules a side, and must be drawn larger."""


class Code(NamedTuple):
    """The text of a code, and its modules: `size` rows of `size`, "1" for dark."""

    text: str
    size: int
    modules: str


def validate_code(code: Code) -> Code:
    """The code, validated. BadInput if it is malformed."""
    whole = SMALLEST <= code.size <= LARGEST and len(code.modules) == code.size**2
    if not whole or not set(code.modules) <= {"0", "1"}:
        raise BadInput(words("error.bad_event"))
    return code


def placeholder(text: str) -> Markup:
    """An empty box of the same size as the code of a text."""
    return el("div", class_=_class(text))


def draw_code(code: Code, name: str) -> Markup:
    """The code as an image of that name."""
    side = code.size + 2 * QUIET_ZONE
    ground = el("rect", width=side, height=side, fill="#fff")
    runs = "".join(_row(code.modules[y * code.size :][: code.size], y) for y in range(code.size))
    dark = el("path", d=runs, fill="#000", shape_rendering="crispEdges")
    box = f"0 0 {side} {side}"
    css_class = _class(code.text)
    return el("svg", ground, dark, class_=css_class, viewBox=box, role="img", aria_label=name)


def _class(text: str) -> str:
    return "qr dense" if len(text.encode()) > DENSE else "qr"


def _row(modules: str, y: int) -> str:
    """The dark runs of a row as a path."""
    path, x = "", 0
    while (x := modules.find("1", x)) >= 0:
        end = (modules + "0").index("0", x)
        path += f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h{end - x}v1h{x - end}z"
        x = end
    return path
