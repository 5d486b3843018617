"""The link to send back to the opponent, in a game played by links."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.sharing import share_links
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.parts import button, copy_field
from tesserae.view.words import Words


def answer(model: Model, words: Words) -> Markup:
    """The link to send back, once something was played on a link that was opened."""
    if not share_links.offers_answer(model):
        return NOTHING
    address = copy_field("answer-link", share_links.answer_address(model), words("answer.link"))
    copy = button(
        words("copy"), actions.COPY_ANSWER, variant="primary", sign="copy", id="copy-answer"
    )
    send = button(words("share.send"), actions.SEND_ANSWER, sign="share", id="send-answer")
    return el(
        "div",
        el("p", el("b", words("answer.title")), " ", words("answer.why")),
        el("div", address, copy, send if model.device.can_share else None, class_="field"),
        class_="advice answer",
    )
