"""The field for a move as text, and why one was refused."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.pages.components.page import Regions, region
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.icons import icon
from tesserae.view.words import Words


def move_field(words: Words, fill: Regions) -> Markup:
    """The section with the regions of both."""
    return el(
        "section",
        region("div", "typed", fill),
        region("div", "typed-move-why", fill, role="alert"),
        class_="typed",
        aria_label=words("typed.label"),
    )


def typed_move(entered: int, slug: str, words: Words, name: str) -> Markup:
    """The form for a move as text. name: its id, on the page or in the dialog.

    entered: the number of plies by people. A new one changes the markup and so clears the field; a
    ply by the engine keeps a half-typed move.
    """
    field = el(
        "input",
        id=name,
        name="move",
        type="text",
        aria_label=words("typed.label"),
        aria_describedby=f"{name}-why",
        placeholder=words(f"{slug}.typed"),
        title=words(f"{slug}.typed"),
        maxlength=40,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        data_entered=entered,
    )
    send = el("button", words("typed.play"), type="submit", class_="button")
    return el("form", field, send, class_="field", data_act=actions.TYPED.name)


def refused_because(model: Model, words: Words) -> Markup:
    """Why the typed move was refused."""
    if model.play.typed_refusal is None:
        return NOTHING
    return el("p", icon("close"), words(model.play.typed_refusal), class_="refused")
