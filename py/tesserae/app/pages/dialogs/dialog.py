"""The dialog that is open over a page, and the regions in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.pages.components.offline import regions as offline
from tesserae.app.pages.components.page import toast
from tesserae.app.pages.dialogs import share
from tesserae.app.pages.dialogs.embed_code import embed_code
from tesserae.app.pages.dialogs.keys import keys
from tesserae.app.pages.dialogs.more import acts, more
from tesserae.app.pages.dialogs.new_game import new_game
from tesserae.app.pages.dialogs.remove_game import remove_game
from tesserae.app.pages.dialogs.resignation import agree, resign
from tesserae.app.pages.dialogs.settings import settings
from tesserae.app.pages.game.typed_move import refused_because
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import icon_button
from tesserae.view.words import Words


def dialog(model: Model, words: Words) -> Mapping[str, Markup]:
    """The open dialog and the regions in it; empty if none is open."""
    draw = _DIALOGS.get(model.dialog.open)
    if draw is None:
        return {"dialog": NOTHING}
    close = icon_button(words("close"), actions.CLOSE, sign="close", id="dialog-close")
    head = el("header", el("h2", words(f"dialog.{model.dialog.open}"), id="dialog-title"), close)
    sheet = el("div", head, draw(model, words), class_=f"sheet {model.dialog.open}")
    # Everything outside an open dialog is inert, so messages must be inside.
    status = el("div", id="dialog-toast", role="status")
    regions = {"dialog": join([sheet, status]), "dialog-toast": toast(model, words)}
    if model.dialog.open == "more" and model.table is not None:
        regions["more-acts"] = acts(model.table, model.settings.evaluation, words)
        regions["dialog-move-why"] = refused_because(model, words)
        regions |= offline(model, words)
    if model.dialog.open in ("chapters", "movetext"):
        from tesserae.app.pages.dialogs import chapters

        regions |= chapters.regions(model, words)
    if model.dialog.open == "share":
        regions |= share.regions(model, words)
    return regions


def _share(model: Model, words: Words) -> Markup:
    """The share dialog. Only the site can be embedded, not the one-file app."""
    alone = model.installation.offline.state == "file"
    for_sites = NOTHING if alone else embed_code(model, words)
    return join([*share.sections(model, words), for_sites])


def _chapters(model: Model, words: Words) -> Markup:
    from tesserae.app.pages.dialogs import chapters

    return chapters.sources(model, words)


def _moves(model: Model, words: Words) -> Markup:
    from tesserae.app.pages.dialogs import chapters

    return chapters.moves(model, words)


_DIALOGS: Final[Mapping[str, Callable[[Model, Words], Markup]]] = {
    "share": _share,
    "settings": settings,
    "new": new_game,
    "more": more,
    "keys": keys,
    "resign": resign,
    "agree": agree,
    "forget": remove_game,
    "chapters": _chapters,
    "movetext": _moves,
}
