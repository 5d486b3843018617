"""The share dialog: a link and its QR code, a picture, the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args
from urllib.parse import quote

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.dialog import Share
from tesserae.app.model.screen import PUZZLES, AskingPage, EditorPage, GamePage, StudyPage
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import open_record
from tesserae.app.play import army_setup
from tesserae.app.sharing import exporting, share_links
from tesserae.core.text import Text, text
from tesserae.view import qr
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import Choice, button, copy_field, segments
from tesserae.view.svg import PictureTheme
from tesserae.view.words import Words


def sections(model: Model, words: Words) -> list[Markup]:
    """The sections of the dialog, except the embed code."""
    table = share_links.shared_table(model)
    parts = [_kinds(model, words)] if _has_kinds(model) else []
    parts.append(_link(model, words))
    if isinstance(model.screen, AskingPage):
        return [*parts, _record(model, words)]  # a picture would show the solution
    if table is not None:
        parts += [_picture(model, table, words), _record(model, words)]
    return parts


def regions(model: Model, words: Words) -> Mapping[str, Markup]:
    """The contents of the regions in these sections."""
    table = share_links.shared_table(model)
    pictured = table is not None and not isinstance(model.screen, AskingPage)
    animated = {} if table is None or not pictured else {"share-gif": _gif(model, table, words)}
    return {"share-code": _code(model, words), **animated}


def _code(model: Model, words: Words) -> Markup:
    """The QR code, or why there is none."""
    link = share_links.qr_text(model)
    if not model.base or share_links.excess(model):
        return NOTHING
    if link is None:
        return el("p", words("share.code.long"), class_="aside")
    code = model.dialog.qr_code
    ready = code is not None and code.text == link
    drawn = qr.draw_code(code, words("share.code")) if code and ready else qr.placeholder(link)
    return el("figure", drawn, el("figcaption", words("share.code.why"), class_="aside"))


def _has_kinds(model: Model) -> bool:
    """Whether there are several things to share: the game, the position, a puzzle."""
    in_editor = isinstance(model.screen, EditorPage) and bool(share_links.asks(model))
    return in_editor or isinstance(model.screen, (GamePage, StudyPage))


def _kinds(model: Model, words: Words) -> Markup:
    slug, asks = model.screen.slug, share_links.asks(model)
    names: tuple[Share, ...] = ("game", "position", "puzzle") if asks else ("game", "position")
    if isinstance(model.screen, EditorPage):
        names = names[1:]
    labels = {name: f"share.{name}" for name in names}
    if share_links.has_chapters(model):
        names = ("game", "chapter", *names[1:])
        labels |= {"game": "share.study", "chapter": "share.chapter"}
    kinds = [Choice(actions.SHARE_KIND(name), words(labels[name])) for name in names]
    chosen = actions.SHARE_KIND(share_links.kind(model))
    kind_control = segments(words("dialog.share"), chosen, kinds)
    ask = share_links.chosen_ask(model)
    if not ask:
        return kind_control
    choices = [Choice(actions.SHARE_ASK(ask), words(f"{slug}.ask.{ask}")) for ask in asks]
    ask_control = segments(words("share.ask"), actions.SHARE_ASK(ask), choices)
    explanation = el("p", words("share.ask.why"), class_="aside")
    heading = el("h3", words("share.ask"))
    return join([kind_control, el("section", heading, ask_control, explanation, class_="part")])


def _link(model: Model, words: Words) -> Markup:
    length = share_links.excess(model)
    if length:
        content = el(
            "div", el("h3", words("share.link")), el("p", words("share.study.long", n=length))
        )
        return el("section", content, el("div", id="share-code"), class_="link part")
    address = copy_field("share-link", share_links.address(model), words("share.link"))
    copy = button(words("copy"), actions.COPY_LINK, variant="primary", sign="copy", id="copy-link")
    send = button(words("share.send"), actions.WEB_SHARE, sign="share", id="web-share")
    content = el(
        "div",
        el("h3", words("share.link")),
        el("div", address, copy, class_="field"),
        el("p", words(_where_link_leads(model)), class_="aside"),
        el("div", send, class_="acts") if model.device.can_share and model.base else None,
    )
    return el("section", content, el("div", id="share-code"), class_="link part")


def _where_link_leads(model: Model) -> Text:
    """Where the link leads: this page, or from the one-file app its site, if known."""
    if model.installation.offline.state != "file":
        puzzle = isinstance(model.screen, PUZZLES) or share_links.chosen_ask(model)
        return text("share.link.puzzle" if puzzle else "share.link.why")
    return text("share.link.file", site=model.base) if model.base else text("share.link.homeless")


def _picture(model: Model, table: Table, words: Words) -> Markup:
    shown = el(
        "img",
        src=f"data:image/svg+xml,{quote(exporting.picture(model, table))}",
        alt=words("share.picture.alt"),
    )
    themes = [
        Choice(actions.PICTURE_THEME(theme), words(f"theme.{theme}"))
        for theme in get_args(PictureTheme)
    ]
    chosen = actions.PICTURE_THEME(exporting.picture_theme(model))
    controls = el(
        "div",
        el("h3", words("share.picture")),
        segments(words("share.shade"), chosen, themes),
        el(
            "div",
            button("PNG", actions.SAVE_PNG, sign="save", id="save-png"),
            button("SVG", actions.SAVE_SVG, sign="save", id="save-svg"),
            class_="acts",
        ),
    )
    animated = el("div", id="share-gif", class_="gif")
    return el("section", shown, controls, animated, class_="picture part")


def _gif(model: Model, table: Table, words: Words) -> Markup:
    """The button for the animated picture, or its progress; nothing before the first ply."""
    animation = model.dialog.animation
    if not table.record.variation:
        return NOTHING
    off = animation is not None
    begin = button("GIF", actions.SAVE_GIF, sign="save", id="save-gif", off=off)
    if animation is None:
        pictures = len(table.record.variation) + 1
        return join([begin, el("p", words("share.gif.why", n=pictures), class_="aside")])
    done, total = animation.done, animation.total
    name = words("share.gif.progress", n=done, total=total)
    stop = button(words("share.gif.stop"), actions.STOP_GIF, variant="quiet", id="stop-gif")
    progress = el("progress", max=total, value=done, aria_label=name)
    return join([begin, el("div", progress, stop, class_="going")])


def _record(model: Model, words: Words) -> Markup:
    """The section of the record; on the page of a reader, only the file of the study."""
    save = button(words("share.save_record"), actions.SAVE_RECORD, sign="save", id="save-record")
    copy = button(words("share.copy_record"), actions.COPY_RECORD, sign="copy", id="copy-record")
    more = (copy, open_record(words, "share-open", "quiet"))
    is_read = isinstance(model.screen, AskingPage)
    return el(
        "section",
        el("h3", words("share.record")),
        el("p", words("share.record.why"), class_="aside"),
        el("div", save, None if is_read else more, class_="acts"),
        None if is_read else _setup_texts(model, words),
        class_="part",
    )


def _setup_texts(model: Model, words: Words) -> list[Markup]:
    """Each side's setup as text, to copy; nothing before it is complete."""
    table = model.table
    rows = []
    for side, written in enumerate(army_setup.setup_texts(table) if table else ()):
        what = words(f"{model.screen.slug}.setup.side.{side}")
        action = actions.COPY_SETUP[side]
        label = f"{words('copy')}: {what}"
        copy = button(words("copy"), action, sign="copy", id=action.name, aria_label=label)
        field = el("div", copy_field(f"share-setup-{side}", written, what), copy, class_="field")
        rows += [el("h3", what), field]
    return rows
