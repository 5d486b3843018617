"""Importing: records and links that are opened, dropped or pasted."""

from __future__ import annotations

import re
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import GamePage
from tesserae.app.model.table import PERSON
from tesserae.app.navigation.visiting import leave_page, visit
from tesserae.app.play.tables import in_front, new_table
from tesserae.core.errors import BadInput
from tesserae.core.record import text as record_text
from tesserae.core.record.text import GameFile
from tesserae.core.text import text
from tesserae.games import catalog

_LINK: Final = re.compile(r"[^\s#]*(#/\S*)")


def import_text(model: Model, source: str) -> Model:
    """Opens a record as a new game, and follows a link.

    Any other text leads to a notice and changes nothing else. A frame imports nothing.
    """
    if model.frame is not None:
        return model
    stripped = source.removeprefix("\ufeff").strip()
    link = _LINK.fullmatch(stripped)
    if link is not None:
        return visit(model, link[1])._replace(hash=model.hash)  # not in the address yet
    try:
        if len(source) <= record_text.LONGEST and not stripped.startswith("["):
            raise BadInput(text("import.unknown"))
        game_file = record_text.read(source, catalog.by_slug)
    except BadInput as bad:
        return model._replace(notice=bad.text).with_dialog(open="")
    return _open_file(model._replace(notice=None), game_file)


def _open_file(model: Model, game_file: GameFile) -> Model:
    """Opens the game of a record: a table that has it already, or a new one."""
    slug, record = game_file.game.slug, game_file.record
    model = leave_page(model)._replace(screen=GamePage(slug))
    content = (record.start, record.plies, record.comments, record.glyphs)
    for table in model.tables:
        known = table.record
        kept = (known.start, known.plies, known.comments, known.glyphs)
        if table.slug == slug and not table.study and kept == content:
            return in_front(model, table)
    model = new_table(model, slug, (PERSON, PERSON), record)
    opened = model.tables[0]._replace(
        players=game_file.players, date=game_file.date, swap=game_file.swap
    )
    if "TimeControl" in dict(game_file.others):
        from tesserae.app.play import clocks

        opened = clocks.with_clock_of(opened, dict(game_file.others)["TimeControl"])
    return model.with_table(opened)
