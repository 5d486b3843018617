"""Conditional replies in a game played by links: yours, and the opponent's."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.sharing import replies
from tesserae.app.texts.wording import words_with
from tesserae.view.html import Markup, el
from tesserae.view.parts import button, icon_button
from tesserae.view.strings.replies import STRINGS
from tesserae.view.words import Words

_words: Final = words_with(STRINGS)


def question(model: Model) -> Markup:
    """Asks whether your turn is final, as the opponent may have sent a reply to it."""
    words = _words(model.language)
    yes = button(
        words("replies.yes"), actions.PLAY_TURN, variant="primary", sign="tick", id="play-turn"
    )
    return el(
        "div",
        el("p", el("b", words("replies.question")), " ", words("replies.question.why")),
        el("div", yes, class_="acts"),
        class_="advice answer",
    )


def along(model: Model, table: Table) -> Markup:
    """The replies in the link, and the moves tried on the board."""
    words = _words(model.language)
    lines = [_line(turns, words) for turns in replies.mine(table)]
    items = [_item(number, line, words) for number, line in enumerate(lines)]
    listed = [el("p", words("replies.title"), class_="line"), el("ul", items)] if items else []
    hidden = el("p", words("replies.hidden"), class_="line") if items else None
    return el("div", listed, hidden, _tried_move_buttons(table, words), class_="replies")


def _item(number: int, line: str, words: Words) -> Markup:
    name = words("replies.drop", line=line)
    drop = icon_button(name, actions.DROP_REPLY(number), sign="close", id=f"drop-reply-{number}")
    return el("li", el("span", line), drop)


def _tried_move_buttons(table: Table, words: Words) -> Markup | None:
    """The buttons for the moves tried after the turn that you send."""
    if not replies.is_trying(table) or not replies.trial_turns(table):
        return el("p", words("answer.more"), class_="line")
    if not replies.is_new(table):
        return el("p", words("answer.tried"), class_="line")
    if not replies.fits(table):
        return el("p", words("replies.full"), class_="line")
    line = _line(replies.trial_turns(table), words)
    add = button(words("replies.add", line=line), actions.ADD_REPLY, id="add-reply")
    return el("div", add, el("p", words("answer.tried"), class_="line"), class_="acts")


def _line(turns: replies.Turns, words: Words) -> str:
    """A reply in words: "if Tb1e, then Td1w"."""
    moves = [" ".join(turn.moves) for turn in turns]
    pairs = [moves[at : at + 2] for at in range(0, len(moves) - 1, 2)]
    return "; ".join([words("replies.line", moves=one, reply=other) for one, other in pairs])
