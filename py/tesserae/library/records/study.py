"""A study: its chapters, and its text."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TextIO

from tesserae.core.errors import BadInput
from tesserae.core.record import studies
from tesserae.core.record.headers import MOST_CHAPTERS
from tesserae.core.record.movetext import MOST_PLIES
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.library.arguments import check, check_file, check_several, check_texts
from tesserae.library.errors import BadRecord
from tesserae.library.names import game_of
from tesserae.library.records.record import Record, record_of
from tesserae.library.sentences import sentence_of


class Study:
    """A study, as on the page.

    game: the name of the game. name: of the study, "" for none of its own. chapters: a list of its
    records, each with a `title` and an `orientation`. `str()` of the study is its text, which
    `read_study`, `Study.from_text` and the page read.

    >>> study = Study("pyrga")
    >>> chapter = study.add_chapter("Beside the Square")
    >>> node = chapter.add_variation("Sb2", comment="A Square sends to a neighbour.")
    >>> print(study)
    [Game "pyrga"]
    [Rules "1"]
    [Result "*"]
    [Title "Beside the Square"]
    <BLANKLINE>
    1. Sb2 {A Square sends to a neighbour.} *
    <BLANKLINE>

    Studies are equal if they have the same text.
    """

    def __init__(self, game: str, chapters: Iterable[Record] = (), name: str = "") -> None:
        self.game = game_of(game).slug
        check_several("chapters", chapters, "records")
        check_texts(name=name)
        self.chapters = _checked_list(chapters)
        self.name = name

    @classmethod
    def from_text(cls, source: str) -> Study:
        """Parses a study. BadRecord, which names the line, if it cannot be read."""
        check(source, str, "source must be the text of a study")
        try:
            files = studies.read(source, catalog.by_slug)
        except BadInput as bad:
            raise BadRecord(sentence_of(bad.text)) from None
        chapters = [record_of(file) for file in files]
        return cls(files[0].game.slug, chapters, chapters[0].headers.pop(studies.STUDY, ""))

    def add_chapter(self, title: str = "", position: str | None = None) -> Record:
        """Appends a chapter, from the start of the game or from a position text.

        ValueError for a bad title, IllegalPosition for a bad position.
        """
        chapter = Record(self.game, position)
        chapter.title = title
        self.chapters.append(chapter)
        return chapter

    def __str__(self) -> str:
        check_texts(name=self.name)
        chapters = _checked_list(self.chapters)
        names = [self.name, *[""] * len(chapters)]
        texts = [chapter._text(name) for chapter, name in zip(chapters, names, strict=False)]
        written = "\n".join(texts)
        plies = sum(sum(1 for _ in chapter.walk()) - 1 for chapter in self.chapters)
        if not self.chapters:
            raise _bad_record(text("library.no_chapter"))
        if any(chapter.game != self.game for chapter in self.chapters):
            raise _bad_record(text("library.chapter_of_other", game=self.game))
        if len(self.chapters) > MOST_CHAPTERS:
            raise _bad_record(text("error.chapters", n=MOST_CHAPTERS))
        if plies > MOST_PLIES:
            raise _bad_record(text("record.too_many", n=MOST_PLIES))
        if len(written) > studies.LONGEST:
            raise _bad_record(text("record.too_long", n=studies.LONGEST))
        return written

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Study):
            return NotImplemented
        one, two = (self.game, self.name), (other.game, other.name)
        return one == two and self.chapters == other.chapters

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        titles = ", ".join(repr(chapter.title) for chapter in self.chapters)
        return f"<Study of {self.game}, {len(self.chapters)} chapters: {titles}>"


def read_study(file: TextIO | str | os.PathLike[str]) -> Study:
    """Reads the whole study at a path, or in an open file.

    BadRecord, which names the line, if it cannot be read, or has chapters of several games.
    """
    check_file(file)
    if isinstance(file, str | os.PathLike):
        with open(file, encoding="utf-8-sig", newline=None) as opened:
            return read_study(opened)
    return Study.from_text(file.read(studies.LONGEST + 1))


def _checked_list(chapters: Iterable[Record]) -> list[Record]:
    """A copy of chapters. TypeError if one is not a record."""
    listed = list(chapters)
    for chapter in listed:
        check(chapter, Record, "a chapter must be a Record")
    return listed


def _bad_record(why: Text) -> BadRecord:
    return BadRecord(sentence_of(why))
