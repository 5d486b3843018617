"""Importing: opened, dropped or pasted records and links."""

from __future__ import annotations

import re
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.screen import GamePage, StudyPage
from tesserae.app.model.table import PERSON, Table
from tesserae.app.navigation import pasted
from tesserae.app.navigation.visiting import begin_reading, leave_page, visit
from tesserae.app.play.tables import in_front, new_study, new_table
from tesserae.app.storage.table_text import fits
from tesserae.app.texts import study_files
from tesserae.core.errors import BadInput
from tesserae.core.record import START
from tesserae.core.record import text as record_text
from tesserae.core.record.comments import has_command
from tesserae.core.record.studies import is_study
from tesserae.core.record.text import GameFile
from tesserae.core.text import text

_HEADER: Final = re.compile(r'(%[^\n]*\n\s*)*\[\w+[ \t]*"')


def import_text(model: Model, source: str) -> Model:
    """Opens a record as a new game, several as the chapters of a study, and follows a link.

    Any other text only leads to a notice. A frame imports nothing.
    """
    if model.frame is not None:
        return model
    stripped = source.removeprefix("\ufeff").strip()
    headed = is_record(stripped)
    link = "" if headed else pasted.link_in(stripped)
    if link:
        return visit(model, link)._replace(hash=model.hash)  # not in the address yet
    try:
        if len(source) <= record_text.LONGEST and not headed:
            raise BadInput(text("import.unknown"))
        files = study_files.read(source)
        if is_study(files):
            return _open_study(model.without_passing_notice(), study_files.study_of(files))
    except BadInput as bad:
        return model._replace(notice=bad.text).with_dialog(open="")
    return _open_file(model.without_passing_notice(), files[0])


def is_record(source: str) -> bool:
    """Whether a text begins like a record."""
    return _HEADER.match(source) is not None


def _open_study(model: Model, study: Table) -> Model:
    """Opens a study of a file. BadInput if it could not be saved."""
    if not fits(study):
        raise BadInput(text("error.too_long"))
    model = leave_page(model)._replace(screen=StudyPage(study.slug))
    return begin_reading(new_study(model, study))


def _open_file(model: Model, game_file: GameFile) -> Model:
    """Opens the game of a record, on a table that has it or a new one; begins a study that asks."""
    slug, record = game_file.game.slug, game_file.record
    study = has_command(dict(record.comments).get(START, ""), "asks")
    model = leave_page(model)._replace(screen=StudyPage(slug) if study else GamePage(slug))
    content = (record.start, record.plies, record.comments, record.glyphs)
    for table in model.tables:
        known = table.record
        kept = (known.start, known.plies, known.comments, known.glyphs)
        if table.slug == slug and table.study == study and kept == content:
            return begin_reading(in_front(model, table))
    model = new_table(model, slug, (PERSON, PERSON), record, study=study)
    opened = model.tables[0]._replace(
        players=game_file.players, date=game_file.date, swap=game_file.swap
    )
    if "TimeControl" in dict(game_file.others):
        from tesserae.app.play import clock

        opened = clock.with_clock_of(opened, dict(game_file.others)["TimeControl"])
    return begin_reading(model.with_table(opened))
