"""Studies as files: their chapters as records one after another, each with its headers.

`Title` is that of a chapter, and `Orientation "second"` says that its board is seen from the second
side. They mean nothing to a record by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tesserae.app.model.chapters import MOST, clean, shelf_of, with_shelf
from tesserae.app.model.table import Chapter, Table
from tesserae.core.errors import BadInput
from tesserae.core.record import go
from tesserae.core.record import text as record_text
from tesserae.core.record.files import record_texts
from tesserae.core.record.movetext import MOST_PLIES
from tesserae.core.record.text import GameFile
from tesserae.core.text import text
from tesserae.games import catalog

LONGEST: Final = 400_000
"""Maximum length of a file, in characters."""

_TITLE: Final = "Title"
_ORIENTATION: Final = "Orientation"
_FLIPPED: Final = "second"


def write(table: Table) -> str:
    """The text of a study; `read` reads it. BadInput as of records."""
    return "\n".join([record_text.write(_file(table, it)) for it in shelf_of(table).chapters])


def read(source: str) -> list[GameFile]:
    """The records of a text, all of one game. BadInput for anything else, and for too many."""
    if len(source) > LONGEST:
        raise BadInput(text("record.too_long", n=LONGEST))
    files: list[GameFile] = []
    plies = 0
    for line, one in record_texts(_lines(source.removeprefix("\ufeff"))):
        if len(files) == MOST:
            raise BadInput(text("error.chapters", n=MOST))
        file = record_text.read(one, catalog.by_slug, line)
        plies += len(file.record.plies)
        if files and file.game.slug != files[0].game.slug:
            raise BadInput(text("error.chapters_mixed", line=line))
        if plies > MOST_PLIES:
            raise BadInput(text("record.too_many", n=MOST_PLIES))
        files.append(file)
    if not files:
        raise BadInput(text("record.no_game"))
    return files


def is_study(files: list[GameFile]) -> bool:
    """Whether records are those of a study: there are several, or they say what chapters say."""
    return len(files) > 1 or any(name in (_TITLE, _ORIENTATION) for name, _ in files[0].others)


def study_of(files: list[GameFile]) -> Table:
    """The study of some records, its first chapter open, each at its start."""
    chapters = [_chapter(number, file) for number, file in enumerate(files, 1)]
    first = chapters[0]
    return with_shelf(Table(files[0].game.slug, first.record, study=True), chapters, 0)


def _file(table: Table, chapter: Chapter) -> GameFile:
    said = {_TITLE: chapter.title, _ORIENTATION: _FLIPPED if chapter.flipped else ""}
    others = tuple((name, value) for name, value in said.items() if value)
    return GameFile(table.game, chapter.record, chapter.players, chapter.date, False, others)


def _chapter(number: int, file: GameFile) -> Chapter:
    others = dict(file.others)
    return Chapter(
        str(number),
        clean(others.get(_TITLE, "")),
        go(file.record, 0),
        others.get(_ORIENTATION) == _FLIPPED,
        file.players,
        file.date,
    )


def _lines(source: str) -> Iterator[str]:
    for line in source.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        yield f"{line}\n"
