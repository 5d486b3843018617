"""The part beside the notes: whose moves the reader has to find, and the hint for the next."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.app.study import asking as author
from tesserae.core.game import Side
from tesserae.core.record import asking
from tesserae.core.record.numbering import last_move
from tesserae.view.action import ActionKind
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.parts import Option, button, select
from tesserae.view.words import Words


def skeleton(words: Words, fill: Regions) -> Markup:
    """The skeleton of the part."""
    return el(
        "details",
        el("summary", words("study.asks")),
        region("div", "asks", fill),
        region("div", "asks-here", fill),
        id="note-asks",
    )


def regions(table: Table, words: Words) -> Drawings:
    """The contents of the regions."""
    side = asking.asks(table.record)
    return {
        "asks": lazy(_asks, table.slug, side, author.can_be_read(table), words),
        "asks-here": lazy(_fields_for_ply, table, words),
    }


def _asks(slug: str, side: Side | None, readable: bool, words: Words) -> Markup:
    """The choice of the side, its explanation, and a button to try it."""
    sides = [Option(name, words(f"{slug}.side.{it}")) for it, name in enumerate(asking.SIDES)]
    names = [Option("", words("study.asks.nobody")), *sides]
    chosen = "" if side is None else asking.SIDES[side]
    field = select(words("study.asks.of"), actions.ASKING, chosen, names, id="asks-side")
    label = el("label", words("study.asks.of"), for_="asks-side")
    attempt = button(words("study.asks.try"), actions.READ, id="asks-try", off=not readable)
    about = "study.asks.about" if side is None or readable else "study.asks.none"
    return join([el("div", label, field, attempt, class_="acts"), el("p", words(about))])


def _fields_for_ply(table: Table, words: Words) -> Markup:
    """The hint for the next move, if readers must find it; whether a variation counts as right."""
    record = table.record
    if asking.asks(record) is None:
        return NOTHING
    parts: list[Markup] = []
    if author.is_alternative(table):
        right = asking.is_right(record, record.cursor)
        name = words("study.asks.right", move=last_move(table.game, record))
        parts.append(button(name, actions.ASK_RIGHT, variant="switch", id="asks-right", on=right))
    if author.is_asked(table):
        comment, at = asking.comment_on(record, record.cursor), record.cursor + 1
        hint, other = asking.told_in(comment, "hint"), asking.told_in(comment, "other")
        parts.append(_field(f"asks-hint-{at}", words("study.asks.hint"), actions.ASK_HINT, hint))
        parts.append(_field(f"asks-other-{at}", words("study.asks.rest"), actions.ASK_OTHER, other))
    return join(parts) if parts else el("p", words("study.asks.elsewhere"))


def _field(id: str, label: str, action: ActionKind[str], written: str) -> Markup:
    field = el(
        "input",
        type="text",
        id=id,
        value=written,
        maxlength=asking.LONGEST,
        autocomplete="off",
        data_act=action.name,
    )
    return join([el("label", label, for_=id), field])
