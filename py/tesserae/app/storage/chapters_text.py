"""The chapters of a study in its text, which is read strictly; the open one is the text's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tesserae.app.model.table import Chapter, Chapters
from tesserae.app.storage.record_fields import branch_choices, read_date, read_players, read_record
from tesserae.app.texts.stored_json import field, read_id, unreadable
from tesserae.core.game import Game, Position
from tesserae.core.record import movetext
from tesserae.core.record.headers import MOST_CHAPTERS, is_title


def fields(game: Game[Position], chapters: Chapters) -> dict[str, object]:
    """The fields of chapters in a table's text; `read` reads them."""
    return {
        **({"name": chapters.name} if chapters.name else {}),
        "chapter": {**_id(chapters.id), "title": chapters.title},
        "before": [write_chapter(game, chapter) for chapter in chapters.before],
        "after": [write_chapter(game, chapter) for chapter in chapters.after],
    }


def read(game: Game[Position], stored: Mapping[str, Any]) -> Chapters:
    """The chapters in the fields of a table. BadInput for what `fields` would not have written."""
    opened = field(stored, "chapter", dict)
    before, after = field(stored, "before", list), field(stored, "after", list)
    if len(before) + len(after) >= MOST_CHAPTERS:
        raise unreadable()
    chapters = Chapters(
        _read_id(opened),
        _read_title(opened),
        tuple(read_chapter(game, it) for it in before),
        tuple(read_chapter(game, it) for it in after),
        _read_title(stored, "name") if "name" in stored else "",
    )
    ids = {chapters.id, *(it.id for it in (*chapters.before, *chapters.after))}
    if len(ids) <= len(before) + len(after):
        raise unreadable()
    return chapters


@lru_cache(maxsize=256)
def write_chapter(game: Game[Position], chapter: Chapter) -> Mapping[str, object]:
    """The fields of a chapter; cached, as a study is written again after every ply of one."""
    record = chapter.record
    stored: dict[str, object] = {
        **_id(chapter.id),
        "title": chapter.title,
        "moves": movetext.write(game, record),
        "line": branch_choices(record),
        "ply": record.ply,
        "flipped": chapter.flipped,
    }
    if record.start != game.initial():
        stored["start"] = game.encode(record.start)
    if chapter.players != ("", ""):
        stored["players"] = list(chapter.players)
    if chapter.date:
        stored["date"] = chapter.date
    return stored


def read_chapter(game: Game[Position], stored: object) -> Chapter:
    """The chapter in its fields. BadInput for what `write_chapter` would not have written."""
    if not isinstance(stored, dict):
        raise unreadable()
    return Chapter(
        _read_id(stored),
        _read_title(stored),
        read_record(game, stored),
        field(stored, "flipped", bool),
        read_players(stored),
        read_date(stored),
    )


def _id(id: str) -> dict[str, object]:
    """The field for an id, which the chapter that a study began with does not have."""
    return {"id": id} if id else {}


def _read_id(stored: Mapping[str, Any]) -> str:
    return read_id(stored) if "id" in stored else ""


def _read_title(stored: Mapping[str, Any], name: str = "title") -> str:
    title: str = field(stored, name, str)
    if not is_title(title):
        raise unreadable()
    return title
