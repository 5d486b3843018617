"""HTML from function calls. All markup is made here or in svg.py.

    el("p", "Black & White", class_="why", aria_live="polite")

Plain text is always escaped, so nothing from outside can become markup. The output is
well-formed XML, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias, Union

Value: TypeAlias = Union[str, int, bool, None]
Child: TypeAlias = Union[str, Iterable["Child"], None]

_REPLACEMENT: Final = "\ufffd"
"""Written as a code point: by name it would need `unicodedata`, which is loaded later."""

_UNSEEN: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Characters that a document must not contain."""

VOID: Final = frozenset({"br", "hr", "img", "input"})


class Markup(str):
    """Text that is already markup, and is not escaped again."""

    __slots__ = ()


NOTHING: Final = Markup("")


def el(tag: str, *children: Child, **attributes: Value) -> Markup:
    """An element.

    children: plain text (escaped), Markup, None (left out), or any nesting of them.
    attributes: sorted by name. `class_` is class, `data_act` is data-act; None and False leave
    the attribute out, True gives it without a value.
    """
    given = [
        _attribute(name, "" if value is True else str(value))
        for name, value in sorted(attributes.items())
        if value is not None and value is not False
    ]
    opening = ["<", tag, *given]
    if tag in VOID:
        return Markup("".join([*opening, "/>"]))
    return Markup("".join([*opening, ">", *map(_child, children), "</", tag, ">"]))


def join(children: Iterable[Child]) -> Markup:
    """Children one after another."""
    return Markup("".join([_child(child) for child in children]))


def _child(child: Child) -> str:
    if isinstance(child, Markup):
        return child
    if isinstance(child, str):
        return _escape(child)
    return "" if child is None else "".join([_child(one) for one in child])


@lru_cache(maxsize=2048)
def _attribute(name: str, value: str) -> str:
    """Cached, as most are the same from click to click."""
    return f' {name.rstrip("_").replace("_", "-")}="{_escape(value)}"'


@lru_cache(maxsize=2048)
def _escape(text: str) -> str:
    return escape(_UNSEEN.sub(_REPLACEMENT, text))
