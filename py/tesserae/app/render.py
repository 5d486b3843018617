"""Model -> the markup of every region of the page.

Pure: equal models give equal markup, so a caller can send only what changed. It need draw only
that, too, as regions that depend on little of the model are lazy (view/lazy.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from tesserae.app.model import Model
from tesserae.app.pages.components.page import EMPTY, Drawings, Regions, notice, toast
from tesserae.app.screens.registry import page_of
from tesserae.view.html import NOTHING, Markup
from tesserae.view.lazy import markup_of
from tesserae.view.words import Words

HOLDERS: Final = ("page", "dialog")
"""The regions that contain those after them, and are empty when redrawn."""


def render(model: Model) -> dict[str, Markup]:
    """The id of each region -> its markup, in the order in which to insert it."""
    return {name: markup_of(region) for name, region in drawings(model).items()}


def drawings(model: Model) -> Drawings:
    """The regions; only those that differ from the last ones need drawing.

    "page" is the skeleton that contains the others, except "toast" and "dialog" (with the
    regions after it), which are beside it.
    """
    words = words_of(model)
    view = page_of(model).view(model)
    return {
        "page": view.page(model, words, EMPTY),
        "loading": NOTHING,
        "notice": notice(model, words),
        **view.regions(model, words),
        "toast": NOTHING if model.dialog.open else toast(model, words),
        **_dialog(model, words),
    }


def page_markup(model: Model, instead: Regions) -> Markup:
    """The page with its regions filled in; `instead` replaces some of them."""
    words = words_of(model)
    view = page_of(model).view(model)
    regions = {name: markup_of(region) for name, region in view.regions(model, words).items()}
    filled = {"notice": notice(model, words), **regions, **instead}
    return markup_of(view.page(model, words, filled))


def fingerprints(regions: Mapping[str, str]) -> dict[str, int]:
    """A checksum of each region, so that the page knows what it already shows."""
    return {name: crc32(markup.encode()) for name, markup in regions.items()}


def words_of(model: Model) -> Words:
    """The sentences for drawing the page."""
    return page_of(model).words(model.language)


def title(model: Model) -> str:
    """The document's title."""
    words, key = words_of(model), page_of(model).title
    slug = model.screen.slug
    return words(key, game=words(f"{slug}.title")) if slug else words(key)


def _dialog(model: Model, words: Words) -> Mapping[str, Markup]:
    """The open dialog and its regions. Dialogs are loaded with the first one opened."""
    if not model.dialog.open:
        return {"dialog": NOTHING}
    from tesserae.app.pages.dialogs.dialog import dialog

    return dialog(model, words)
