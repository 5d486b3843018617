"""Opening, adding, renaming, moving, deleting and merging chapters of a study."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.chapters import at_chapter, chapter_list, with_chapters
from tesserae.app.model.study import ChapterStart, Typing
from tesserae.app.model.table import Chapter, Chapters, Table
from tesserae.app.play.entering import without_transients
from tesserae.core.record import START, begin
from tesserae.core.record.headers import MOST_CHAPTERS, clean_title
from tesserae.core.record.merge import merge
from tesserae.core.text import Text, text

FIELD_PREFIX: Final = "chapter-title-"
"""Prefix of the id of the field for a title, before the id of its chapter."""


def at_game(table: Table, game: Table) -> Table:
    """The study of a game, with its original chapter open.

    If that was deleted, adds a new one with the game, unless there are too many chapters.
    """
    opened = at_chapter(table, "")
    chapters, _ = chapter_list(table)
    if not opened.chapters.id or len(chapters) >= MOST_CHAPTERS:
        return opened
    new = Chapter("", "", game.record, game.flipped, game.players, game.date)
    return with_chapters(table, (*chapters, new), len(chapters))


def is_same_tree(one: Table, other: Table) -> bool:
    """Whether two tables are the same chapter of the same study, in any state."""
    return one.id == other.id and one.chapters.id == other.chapters.id


def name_of(title: str, at: int) -> Text:
    """The title of a chapter, or its default name."""
    return text("chapter.titled" if title else "chapter.number", n=at + 1, title=title)


def show(model: Model, at: int) -> Model:
    """Opens a chapter; unchanged if there is none of that number."""
    table = model.table
    if table is None or not 0 <= at < len(chapter_list(table).chapters):
        return model
    chapters, opened = chapter_list(table)
    return model if at == opened else with_chapter_list(model, table, chapters, at)


def step(model: Model, by: int) -> Model:
    """Opens the next chapter, or the one before; unchanged at either end."""
    return model if model.table is None else show(model, chapter_list(model.table).at + by)


def add(model: Model, what: ChapterStart) -> tuple[Model, list[ShellCommand]]:
    """Adds a chapter after the open one and opens it; a notice if there are too many."""
    table = model.table
    if table is None:
        return model, []
    chapters, at = chapter_list(table)
    if len(chapters) >= MOST_CHAPTERS:
        return model._replace(notice=text("error.chapters", n=MOST_CHAPTERS)), []
    model, id = model.new_id()
    new = chapters[at]._replace(id=id)
    if what != "copy":
        start = table.position if what == "here" else table.game.initial()
        new = Chapter(id, "", begin(start), table.flipped)
    chapters = (*chapters[: at + 1], new, *chapters[at + 1 :])
    return with_chapter_list(model, table, chapters, at + 1), [Focus(f"{FIELD_PREFIX}{id}")]


def rename(model: Model, title: str) -> Model:
    """Gives the open chapter another title."""
    table = model.table
    if table is None:
        return model
    chapters = table.chapters._replace(title=clean_title(title))
    return _with_names(model, table, chapters, Typing("title", chapters.id, START))


def rename_study(model: Model, name: str) -> Model:
    """Renames the study; "" for the title of its first chapter."""
    table = model.table
    if table is None:
        return model
    chapters = table.chapters._replace(name=clean_title(name))
    return _with_names(model, table, chapters, Typing("name", "", START))


def _with_names(model: Model, table: Table, chapters: Chapters, typing: Typing) -> Model:
    """The model with the names of `chapters`, one just typed; unchanged if they are the same."""
    if chapters == table.chapters:
        return model
    return model.with_table(table._replace(chapters=chapters, link="")).with_study(typing=typing)


def move(model: Model, by: int) -> Model:
    """Moves the open chapter up or down the list; unchanged at either end."""
    table = model.table
    if table is None:
        return model
    chapters, at = chapter_list(table)
    to = at + by
    if not 0 <= to < len(chapters):
        return model
    others = [*chapters[:at], *chapters[at + 1 :]]
    others.insert(to, chapters[at])
    model = model.with_table(with_chapters(table, others, to))
    return model.with_study(told=(text("chapter.moved", n=to + 1, of=len(chapters)),))


def delete_chapter(model: Model) -> Model:
    """Deletes the open chapter, unless it is the only one."""
    table = model.table
    if table is None or len(chapter_list(table).chapters) < 2:
        return model
    chapters, at = chapter_list(table)
    others = (*chapters[:at], *chapters[at + 1 :])
    return with_chapter_list(model, table, others, min(at, len(others) - 1))


def merge_chapters(mine: Table, theirs: Table) -> Table | None:
    """`mine` with the chapters of both studies, each with the variations of both.

    None if a chapter begins differently in the two, or if there are too many.
    """
    others = {chapter.id: chapter for chapter in chapter_list(theirs).chapters}
    chapters, at = chapter_list(mine)
    both = []
    for chapter in chapters:
        other = others.pop(chapter.id, chapter)
        if other.record.start != chapter.record.start:
            return None
        title = chapter.title or other.title
        both.append(chapter._replace(title=title, record=merge(chapter.record, other.record)))
    both += others.values()
    if len(both) > MOST_CHAPTERS:
        return None
    kept = with_chapters(mine, both, at)
    name = mine.chapters.name or theirs.chapters.name
    named = kept.chapters._replace(name=name)
    return kept._replace(link=mine.link, setups=mine.setups, chapters=named)


def after_change(before: Model, after: Model) -> Model:
    """Announces the chapter that was opened."""
    old, new = before.table, after.table
    if old is None or new is None or old.id != new.id or is_same_tree(old, new):
        return after
    chapters, at = chapter_list(new)
    name = name_of(new.chapters.title, at)
    told = text("chapter.opened", chapter=name, n=at + 1, of=len(chapters))
    return after.with_study(told=(told,))


def with_chapter_list(model: Model, table: Table, chapters: Sequence[Chapter], at: int) -> Model:
    """The model with these chapters; drops unfinished input in the chapter left."""
    return without_transients(model.with_table(with_chapters(table, chapters, at))).with_play(
        fresh=False
    )
