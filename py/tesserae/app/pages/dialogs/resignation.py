"""The dialogs that ask before you resign or agree to end a game."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.play.resignation import may_agree, may_resign
from tesserae.app.texts.wording import side_name
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button
from tesserae.view.words import Words


def resign(model: Model, words: Words) -> Markup:
    """Asks whether to resign."""
    table = model.table
    loser = may_resign(table) if table else None
    if table is None or loser is None:
        return NOTHING
    side = side_name(table, loser)
    why = words("resign.why", loser=side)
    return confirmation(why, words("resign"), actions.RESIGN, words("play_on"))


def agree(model: Model, words: Words) -> Markup:
    """Asks whether to end the game by agreement."""
    table = model.table
    if table is None or not may_agree(table):
        return NOTHING
    return confirmation(words("agree.why"), words("agree"), actions.AGREE, words("play_on"))


def confirmation(why: str, name: str, action: Action, harmless: str) -> Markup:
    """A question with two answers, the harmless one first."""
    stay = button(harmless, actions.CLOSE, id="dialog-stay")
    do = button(name, action, variant="primary", id=f"dialog-{action.name}")
    return join([el("p", why), el("div", stay, do, class_="acts")])
