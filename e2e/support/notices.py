"""Notices put above a page, without what leads to them."""

from __future__ import annotations

from playwright.sync_api import Page

from tesserae.app.messages import actions
from tesserae.view.html import Markup, el
from tesserae.view.parts import icon_button
from tesserae.view.strings import STRINGS


def show(page: Page, region: str, markup: str) -> None:
    """Puts markup into a region of the page."""
    page.evaluate("(parts) => tesserae.take(parts)", ["[]", region, markup])


def notice(language: str, key: str, way_out: str = "") -> Markup:
    """What a notice says, a way out by the key of its name, and the button that closes it."""
    words = STRINGS[language]
    out = el("a", words[way_out], class_="button quiet", href="#/") if way_out else None
    close = icon_button(words["close"], actions.DISMISS, sign="close", id="dismiss")
    return el("div", el("p", words[key]), out, close, class_="notice")


def longest_notices(language: str) -> tuple[Markup, Markup]:
    """The one with most words, and the one that has a way out beside its words."""
    return notice(language, "error.bad_ask"), notice(language, "error.faults", "fault.restart")
