"""The share dialog's embed section: a preview, and the code to copy."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.pages.game.status import status
from tesserae.app.play.board_scene import displayed_colourway, scene
from tesserae.app.play.entering import without_transients
from tesserae.app.sharing import share_links
from tesserae.app.sharing.embed_code import demo_page, frame_snippet, snippet
from tesserae.view import svg
from tesserae.view.action import Action
from tesserae.view.html import Markup, el
from tesserae.view.icons import icon, logo
from tesserae.view.parts import button, link
from tesserae.view.words import Words

_LONGEST_UNSCROLLED: Final = 500
"""Maximum length of code displayed without scrolling."""


def embed_code(model: Model, words: Words) -> Markup:
    """The section, collapsed."""
    table = model.game_table
    return el(
        "details",
        el("summary", words("share.embed")),
        _preview(model, table, words) if table else None,
        _code(words, "embed", actions.COPY_EMBED, snippet(model)),
        _code(words, "frame", actions.COPY_FRAME, frame_snippet(model)),
        el("div", link(words("share.embed.more"), demo_page(model.language)), class_="acts"),
        id="share-embed",
    )


def _code(words: Words, kind: str, copy: Action, snippet: str) -> Markup:
    what = words(f"share.{kind}.name")
    label = f"{words('share.copy_code')}: {what}"
    code = el("code", snippet, class_="code")
    return el(
        "section",
        el("h3", what),
        el("p", words(f"share.{kind}.why"), class_="aside"),
        el("div", code, class_="long", tabindex=0) if len(snippet) > _LONGEST_UNSCROLLED else code,
        button(words("share.copy_code"), copy, sign="copy", id=copy.name, aria_label=label),
    )


def _preview(model: Model, table: Table, words: Words) -> Markup:
    """The board as it looks in a frame, with its status and its bar; not interactive."""
    record, still = (
        table.record,
        without_transients(model).with_play(aimed=None).with_engine(job=None),
    )
    whole = share_links.kind(model) == "game"
    ply, plies = (record.ply, len(record.variation)) if whole else (0, 0)
    at = el("span", words("embed.at", ply=ply, plies=plies), class_="at")
    bar = (icon("first"), icon("back"), at, icon("forward"), logo(), words("embed.open"))
    parts = el(
        "div",
        Markup(svg.whole(scene(still, table)._replace(label=None), words)),
        el("p", status(still, table, words), class_="said"),
        el("p", bar, class_="steps"),
        aria_hidden="true",
    )
    return el(
        "div",
        parts,
        class_="preview",
        role="img",
        aria_label=words("share.preview"),
        data_way=displayed_colourway(model, table.slug),
    )
