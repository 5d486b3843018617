"""Pages that hostile texts come in at, and what must hold of them afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final
from xml.etree import ElementTree

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tests.app.page import Page

FORBIDDEN: Final = frozenset(
    {"script", "style", "iframe", "object", "embed", "link", "meta", "base"}
)


@cache
def _started(embed: bool) -> Page:
    page = Page("#/pyrga", embed=embed)
    if not embed:
        page.seat(0, 0)
    page.type("Sb2", "Sb3")
    page.press(actions.ELSEWHERE)
    return page


def playing(embed: bool = False) -> Page:
    """A page with a game of two plies, as it was before the last trial."""
    page = _started(embed)
    page.app.model, texts = _as_started(embed)
    page.effects.clear()
    page.tab = page.device.tab()
    page.device.texts.clear()
    page.device.texts.update(texts)
    return page


@cache
def _as_started(embed: bool) -> tuple[Model, dict[str, str]]:
    page = _started(embed)
    return page.model, dict(page.device.texts)


def check_reply(reply: Sequence[str]) -> None:
    """No markup of a reply has an element or a handler that came from a text."""
    for markup in reply[2::2]:
        for element in ElementTree.fromstring(f"<x>{markup}</x>").iter():
            assert element.tag not in FORBIDDEN
            assert element.tag != "img" or element.attrib["src"].startswith("data:")
            for name, value in element.attrib.items():
                assert not name.startswith("on")
                assert not value.strip().lower().startswith("javascript:") or name == "value"


def check_page(page: Page) -> None:
    """The same of all that a page shows."""
    check_reply(["", *(part for region in page.regions.items() for part in region)])


def check_usable(page: Page) -> None:
    """A known click still works: a new game is opened and a move is played in it."""
    page.send("hash", hash="#/pyrga?v=1&g=Tc2s")
    table = page.model.table
    if table is None or page.model.frame is not None:
        return
    assert table.slug == "pyrga"
    page.seat(0, 0)
    page.press(actions.FIRST)
    page.type("Sa1")
    assert page.moves.startswith("Sa1")


def check(page: Page) -> None:
    """Both of a page after a trial."""
    check_page(page)
    check_usable(page)
