"""Navigation deferred until saved games are loaded."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.screen import StudyPage
from tesserae.app.navigation.visiting import resume, visit
from tesserae.app.play.tables import with_some_table


def follow_awaited(model: Model) -> Model:
    """Runs the deferred navigation once all saved games are loaded."""
    awaited = model.saved_games.awaited
    if awaited is None or awaited.ids:
        return model
    model = model.with_saved_games(awaited=None)
    if awaited.study:
        from tesserae.app.navigation.studying import study

        return study(model, awaited.study)
    after = resume(model, awaited.resume) if awaited.resume else visit(model, awaited.link)
    gone = isinstance(after.screen, StudyPage) and after.saved_games.awaited is None
    return with_some_table(after) if gone else after
