"""HTML from function calls; the only place where markup is made of plain text.

    el("p", "Black & White", class_="why", aria_live="polite")

Plain text is escaped wherever it stands, so nothing that came from outside can
become markup. What is written is well-formed XML as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias, Union

Value: TypeAlias = Union[str, int, bool, None]
Child: TypeAlias = Union[str, Iterable["Child"], None]

_UNSEEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What may not stand in a document at all."""

VOID: Final = frozenset({"br", "hr", "img", "input"})


class Markup(str):
    """Text that is markup already and is left as it is."""

    __slots__ = ()


NOTHING: Final = Markup("")


def el(tag: str, *children: Child, **attributes: Value) -> Markup:
    """An element.

    children: plain text (escaped), Markup, None (left out), or any nesting of them.
    attributes: `class_` is class, `data_act` is data-act; None and False leave
    the attribute out, True gives it without a value.
    """
    opening = "".join([f"<{tag}", *[_attribute(n, v) for n, v in attributes.items()]])
    if tag in VOID:
        return Markup(opening + "/>")
    return Markup(f"{opening}>{join(children)}</{tag}>")


def join(children: Iterable[Child]) -> Markup:
    """Children one after another."""
    return Markup("".join([_child(child) for child in children]))


def _child(child: Child) -> str:
    if isinstance(child, Markup):
        return child
    if isinstance(child, str):
        return _escaped(child)
    return "" if child is None else join(child)


def _attribute(name: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    return f' {_name(name)}="{"" if value is True else _escaped(str(value))}"'


def _escaped(text: str) -> str:
    return escape(_UNSEEN.sub("\N{REPLACEMENT CHARACTER}", text))


@lru_cache(maxsize=256)
def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")
