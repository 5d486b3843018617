"""The way from a game to its study."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.saved_games import Awaited
from tesserae.app.model.screen import StudyPage
from tesserae.app.model.table import Table
from tesserae.app.navigation.visiting import begin_reading, leave_page
from tesserae.app.play.tables import in_front
from tesserae.app.study.chapters import at_game
from tesserae.app.texts.stored_json import LONGEST_ID
from tesserae.core.record.merge import follow


def study(model: Model, id: str) -> Model:
    """Opens the study of a game, which has one, as soon as both are loaded.

    An existing study gets the plies played since. id: "" for the game on the page.
    """
    id = id or (model.game_table.id if model.game_table else "")
    own = f"{id}-study"
    stored, loaded = model.saved_games.summaries, {table.id for table in model.tables}
    missing = frozenset(it for it in (id, own) if it in stored and it not in loaded)
    game, known = model.loaded_table(id), model.loaded_table(own)
    if missing:
        return model.with_saved_games(awaited=Awaited(missing, study=id))
    if game is None or game.study or len(own) > LONGEST_ID:
        return model
    model = leave_page(model)._replace(screen=StudyPage(game.slug))
    if known is not None:
        opened = at_game(known, game)
        if opened.chapters.id:  # there is no room for a chapter of the game
            return begin_reading(in_front(model, known))
        if opened.record.start == game.record.start:
            studied = opened._replace(record=follow(opened.record, game.record), link="")
            return begin_reading(in_front(model.replacing(known, studied), studied))
    seed = model.next_table.seed
    studied = Table(game.slug, game.record, flipped=game.flipped, seed=seed, id=own, study=True)
    return in_front(model, studied._replace(players=game.players, date=game.date))
