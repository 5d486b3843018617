"""Studies with all their chapters in a link: their files, deflated and in base 64.

They pack the file of `study_files`, so these links open for as long as files do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.app.model.chapters import chapter_list, with_chapters
from tesserae.app.model.screen import LINK_VERSION
from tesserae.app.model.table import Table
from tesserae.app.texts import study_files
from tesserae.app.texts.deflated import deflate, inflate
from tesserae.core.errors import BadInput
from tesserae.core.record import jump, parts
from tesserae.core.record.studies import LONGEST as LONGEST_FILE
from tesserae.core.text import text

LONGEST: Final = 6_000
"""Maximum length of a link to a study: the limit of messengers."""


@lru_cache(maxsize=8)
def link(table: Table) -> str:
    """The link to a study, with the open chapter and its cursor; it may be longer than LONGEST."""
    record, at = table.record, chapter_list(table).at
    plies = [part.number for part in parts(record) if part.kind == "ply"]
    chapter = f"&c={at + 1}" if at else ""
    ply = f"&at={plies.index(record.cursor) + 1}" if record.ply else ""
    packed = deflate(study_files.write(table))
    return f"#/{table.slug}/study?v={LINK_VERSION}&s={packed}{chapter}{ply}"


def read(packed: str, slug: str, at: int, ply: int) -> Table:
    """The study packed in a link. BadInput if it is damaged, or of another game.

    at: the chapter to open, from 0. ply: the number of plies before the cursor in its text.
    """
    try:
        written = inflate(packed, 4 * LONGEST_FILE)
    except ValueError:
        raise BadInput(text("error.study_cut")) from None
    study = study_files.study_of(study_files.read(written))
    chapters, _ = chapter_list(study)
    if study.slug != slug:
        raise BadInput(text("error.bad_link"))
    opened = with_chapters(study, chapters, min(at, len(chapters) - 1))
    record = opened.record
    return opened._replace(record=jump(record, min(ply, len(record.plies)) - 1))
