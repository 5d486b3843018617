"""Merging two states of a saved game."""

from __future__ import annotations

from tesserae.app.model.table import Chapters, Table
from tesserae.app.storage.table_text import fits
from tesserae.core.record.merge import merge


def merge_tables(mine: Table, theirs: Table) -> Table | None:
    """`mine` with every variation of both; None if they began differently, or are too long.

    A study gets every chapter of both.
    """
    if (mine.chapters, theirs.chapters) != (Chapters(), Chapters()):
        from tesserae.app.study import chapters

        joined = chapters.merge_chapters(mine, theirs) if mine.slug == theirs.slug else None
        return joined if joined is not None and fits(joined) else None
    if mine.slug != theirs.slug or mine.record.start != theirs.record.start:
        return None
    both = mine._replace(record=merge(mine.record, theirs.record))
    return both if fits(both) else None
