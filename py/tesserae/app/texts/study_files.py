"""Reading and writing the files of studies (core/record/studies.py)."""

from __future__ import annotations

from tesserae.app.model.chapters import chapter_list, with_chapters
from tesserae.app.model.table import Chapter, Chapters, Table
from tesserae.core.record import go, studies
from tesserae.core.record import text as record_text
from tesserae.core.record.headers import clean_title
from tesserae.core.record.studies import FLIPPED, ORIENTATION, STUDY, TITLE
from tesserae.core.record.text import GameFile
from tesserae.games import catalog


def write(table: Table) -> str:
    """The text of a study. BadInput as for records."""
    chapters = chapter_list(table).chapters
    names = [table.chapters.name, *[""] * (len(chapters) - 1)]
    return "\n".join(
        [
            record_text.write(_file(table, it, name))
            for it, name in zip(chapters, names, strict=True)
        ]
    )


def read(source: str) -> list[GameFile]:
    """The records of a text, all of one game. BadInput for anything else, or too many records."""
    return studies.read(source, catalog.by_slug)


def study_of(files: list[GameFile]) -> Table:
    """The study of some records, with its first chapter open and all at their starts."""
    chapters = [_chapter(number, file) for number, file in enumerate(files, 1)]
    name = clean_title(dict(files[0].others).get(STUDY, ""))
    table = Table(files[0].game.slug, chapters[0].record, study=True, chapters=Chapters(name=name))
    return with_chapters(table, chapters, 0)


def _file(table: Table, chapter: Chapter, name: str) -> GameFile:
    said = {STUDY: name, TITLE: chapter.title, ORIENTATION: FLIPPED if chapter.flipped else ""}
    others = tuple((name, value) for name, value in said.items() if value)
    return GameFile(table.game, chapter.record, chapter.players, chapter.date, False, others)


def _chapter(number: int, file: GameFile) -> Chapter:
    others = dict(file.others)
    return Chapter(
        str(number),
        clean_title(others.get(TITLE, "")),
        go(file.record, 0),
        others.get(ORIENTATION) == FLIPPED,
        file.players,
        file.date,
    )
