"""The link to send back to the opponent, in a game played by links."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Correspondence, Table
from tesserae.app.sharing import correspondence, share_links
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.parts import button, copy_field
from tesserae.view.words import Words


def answer(model: Model, words: Words) -> Markup:
    """The link to send back, once you have played a ply in a game that you opened by a link."""
    table = model.table
    exchange = table.correspondence if table else None
    if table is None or exchange is None or not share_links.offers_answer(model):
        return NOTHING
    if exchange.theirs and not table.over:
        from tesserae.app.pages.game import replies

        return replies.question(model)
    address = copy_field("answer-link", share_links.answer_address(model), words("answer.link"))
    copy = button(
        words("copy"), actions.COPY_ANSWER, variant="primary", sign="copy", id="copy-answer"
    )
    send = button(words("share.send"), actions.SEND_ANSWER, sign="share", id="send-answer")
    return el(
        "div",
        el("p", el("b", words("answer.title")), " ", words("answer.why")),
        el("div", address, copy, send if model.device.can_share else None, class_="field"),
        _more(model, table, exchange, words),
        class_="advice answer",
    )


def _more(model: Model, table: Table, exchange: Correspondence, words: Words) -> list[Markup]:
    """The replies in the link and the moves tried; before that, how to add one."""
    if table.over:
        return []
    if exchange.mine:
        from tesserae.app.pages.game import replies

        return [replies.along(model, table)]
    if correspondence.answer_length(table) == table.record.ply:
        return [el("p", words("answer.more"), class_="line")]
    along = button(words("answer.along"), actions.ADD_REPLY, id="add-reply")
    return [el("p", words("answer.tried"), class_="line"), el("div", along, class_="acts")]
