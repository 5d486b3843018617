"""Model -> the markup of every region of the page.

Pure: equal models give equal markup, so a caller can send only what changed; and draw only that,
as regions are lazy (view/lazy.py) where they depend on little of the model.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from tesserae.app.model import Model
from tesserae.app.pages.common import EMPTY, Drawings, Regions, View, toast
from tesserae.app.pages.embed import EMBED
from tesserae.app.pages.game.page import GAME
from tesserae.app.wording import words_in
from tesserae.view.html import NOTHING, Markup
from tesserae.view.lazy import drawn
from tesserae.view.words import Words

HOLDERS: Final = ("page", "dialog")
"""The regions that contain those after them, and are empty when redrawn."""


def render(model: Model) -> dict[str, Markup]:
    """The id of each region -> its markup, in the order in which to insert it."""
    return {name: drawn(region) for name, region in drawings(model).items()}


def drawings(model: Model) -> Drawings:
    """The regions, of which only those need be drawn that differ from the last ones.

    "page" is the skeleton that contains the others, except "toast" and "dialog" (with the
    regions after it), which are beside it.
    """
    words = words_in(model.language)
    view = _view(model)
    return {
        "page": view.page(model, words, EMPTY),
        "loading": NOTHING,
        **view.regions(model, words),
        "toast": toast(model, words),
        **_dialog(model, words),
    }


def painted(model: Model, instead: Regions) -> Markup:
    """The page with its regions filled in, those in `instead` as given there."""
    words = words_in(model.language)
    view = _view(model)
    regions = {name: drawn(region) for name, region in view.regions(model, words).items()}
    return drawn(view.page(model, words, {**regions, **instead}))


def fingerprints(regions: Mapping[str, str]) -> dict[str, int]:
    """A checksum of each region, by which the page can tell what it already shows."""
    return {name: crc32(markup.encode()) for name, markup in regions.items()}


def title(model: Model) -> str:
    """The document's title."""
    words = words_in(model.language)
    if model.screen.kind == "games":
        return words("title.games")
    if model.screen.mistakes:
        return words("title.mistakes")
    if not model.screen.slug:
        return words("app")
    game = words(f"{model.screen.slug}.title")
    return words(f"title.{model.screen.kind}", game=game)


def _dialog(model: Model, words: Words) -> Mapping[str, Markup]:
    """The open dialog and its regions. Dialogs are loaded with the first that is opened."""
    if not model.dialog.open:
        return {"dialog": NOTHING}
    from tesserae.app.pages.dialogs.dialog import dialog

    return dialog(model, words)


def _view(model: Model) -> View:
    """How the page is drawn. A page other than a game's is loaded when it is first shown."""
    if model.screen.kind == "learn":
        from tesserae.app.pages.learn import LEARN

        return LEARN
    if model.screen.kind == "puzzle":
        from tesserae.app.pages.puzzle import PUZZLE

        return PUZZLE
    if model.table is not None:
        return GAME if model.frame is None else EMBED
    if model.screen.kind == "rules":
        from tesserae.app.pages.rules import RULES

        return RULES
    if model.screen.kind == "games":
        from tesserae.app.pages.games import GAMES

        return GAMES
    from tesserae.app.pages.home import HOME

    return HOME
