"""The dialog that asks before it removes a saved game."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.pages.components.saved_games import distinguishing_name
from tesserae.app.pages.dialogs.resignation import confirmation
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.view.html import NOTHING, Markup
from tesserae.view.words import Words


def remove_game(model: Model, words: Words) -> Markup:
    """Asks whether to remove a saved game from this device."""
    id = model.saved_games.to_remove
    known = summaries_by_use(model) + summaries_by_use(model, studies=True)
    game = next((summary for summary in known if summary.id == id), None)
    if game is None:
        return NOTHING
    why, keep = words("forget.why", game=distinguishing_name(game)), words("forget.keep")
    return confirmation(why, words("forget.do"), actions.REMOVE, keep)
