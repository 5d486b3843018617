"""What comes and goes beside the share dialog: an answer to a link, a record to be opened."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model, Table
from tesserae.app.sharing import share_links
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.parts import button, file_button, shown
from tesserae.view.words import Words

RECORDS: Final = ".txt,.pgn,text/plain"
"""The kinds of files that are offered for opening."""


def answer(model: Model, table: Table, words: Words) -> Markup:
    """The link to send back after a ply on a link that was opened."""
    if not share_links.answering(model):
        return NOTHING
    address = shown("answer-link", share_links.answer(model, table), words("answer.link"))
    copy = button(words("copy"), "copy-answer", look="primary", sign="copy", id="copy-answer")
    send = button(words("share.send"), "send-answer", sign="share", id="send-answer")
    return el(
        "div",
        el("p", el("b", words("answer.title")), " ", words("answer.why")),
        el("div", address, copy, send if model.can_share else None, class_="field"),
        class_="advice answer",
    )


def open_record(words: Words, name: str, look: str = "") -> Markup:
    """The button that opens a record from a file."""
    return file_button(words("given.open"), RECORDS, look=look, id=name)
