"""The chapters of a study: each is a record, of one game, with a title and a board orientation.

The open one is the table itself (`Chapters`), so all changes of the table apply to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tesserae.app.model.table import BY_HAND, Chapter, Chapters, Table


class ChapterList(NamedTuple):
    """All chapters of a study, and the number of the open one, from 0."""

    chapters: tuple[Chapter, ...]
    at: int


def chapter_list(table: Table) -> ChapterList:
    """The chapters of a study in their order, the open one as it is on the table."""
    id, title, before, after, _ = table.chapters
    opened = Chapter(id, title, table.record, table.flipped, table.players, table.date)
    return ChapterList((*before, opened, *after), len(before))


def with_chapters(table: Table, chapters: Sequence[Chapter], at: int) -> Table:
    """The table with these chapters, the one of that number open. IndexError if there is none."""
    opened = chapters[at]
    before, after = tuple(chapters[:at]), tuple(chapters[at + 1 :])
    return table._replace(
        record=opened.record,
        flipped=opened.flipped,
        players=opened.players,
        date=opened.date,
        setups=(BY_HAND, BY_HAND),
        link="",
        chapters=Chapters(opened.id, opened.title, before, after, table.chapters.name),
    )


def name_of_study(chapters: Chapters) -> str:
    """The name of a study: its own, or else the title of its first chapter; "" without either."""
    first = chapters.before[0] if chapters.before else chapters
    return chapters.name or first.title


def at_chapter(table: Table, id: str) -> Table:
    """The table with the chapter of an id open; unchanged if there is none."""
    chapters, _ = chapter_list(table)
    found = [number for number, chapter in enumerate(chapters) if chapter.id == id]
    if not found or table.chapters.id == id:
        return table
    return with_chapters(table, chapters, found[0])
