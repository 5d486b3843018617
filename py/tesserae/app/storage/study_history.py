"""Undo and redo of all changes of a study, step by step, saved with it.

A step is a change of the chapters' text: the old and the new text at a place. So it is short for
any change, and reading a history plays no moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from tesserae.app.model import Model
from tesserae.app.model.chapters import chapter_list, with_chapters
from tesserae.app.model.study_history import History, Place, Step
from tesserae.app.model.table import Chapter, Table
from tesserae.app.play.entering import without_transients
from tesserae.app.storage import chapters_text
from tesserae.app.storage.record_fields import branch_choices
from tesserae.app.texts.stored_json import read_object, unreadable
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.json_text import compact
from tesserae.core.record.headers import MOST_CHAPTERS, is_title
from tesserae.core.record.movetext import MOST_PLIES
from tesserae.core.text import text

MOST_STEPS: Final = 200
"""Maximum number of steps."""

MOST_LETTERS: Final = 100_000
"""Maximum total length of their texts, except that of the last one."""

_NAME: Final = '{"name":'
"""The beginning of the line of a study's own name; a chapter's begins with its id or title."""

_CURSOR: Final = ("line", "ply", "flipped")
"""The fields of a chapter that are not content."""


def after_change(before: Model, after: Model) -> Model:
    """Adds a step if the study on the page has changed; one for all typing in a place."""
    new, typing = after.table, after.study.typing
    old = None if new is None else before.loaded_table(new.id)
    if typing is not None:
        after = after.with_study(typing=None)
    if new is None or old is None or new.history is not old.history or _same(old, new):
        return after
    joined = typing is not None and typing == before.study.typed
    return after.with_table(_with_step(old, new, joined=joined)).with_study(typed=typing)


def undo(model: Model) -> Model:
    """Undoes the last step, and goes to its place."""
    table = model.table
    if table is None or table.history is None or not table.history.undo:
        return model
    earlier, later = table.history
    step = earlier[-1]
    shown = _table_at(table, _replace_part(table, step.begin, step.new, step.old), step.before)
    history = History(earlier[:-1], (*later, step))
    return _with_shown(model, table, shown, history, "study.undone")


def redo(model: Model) -> Model:
    """Redoes the last undone step."""
    table = model.table
    if table is None or table.history is None or not table.history.redo:
        return model
    earlier, later = table.history
    step = later[-1]
    shown = _table_at(table, _replace_part(table, step.begin, step.old, step.new), step.after)
    history = History((*earlier, step), later[:-1])
    return _with_shown(model, table, shown, history, "study.redone")


def _with_shown(
    model: Model, table: Table, shown: Table | None, history: History, told: str
) -> Model:
    """The model with another state of its study; without its history if that does not match."""
    if shown is None:
        return model.with_table(table._replace(history=None))
    model = without_transients(model.with_table(shown._replace(history=history)))
    model = model.with_play(fresh=False)
    return model.with_study(begun="", typed=None, told=(text(told),))


# The text of a study, and its steps


def _same(old: Table, new: Table) -> bool:
    """Whether two states of a study have the same content."""
    if old.record is new.record and old.chapters is new.chapters:
        return True
    one, other = chapter_list(old).chapters, chapter_list(new).chapters
    if old.chapters.name != new.chapters.name:
        return False
    return len(one) == len(other) and all(map(_same_chapter, one, other))


def _same_chapter(one: Chapter, other: Chapter) -> bool:
    a, b = one.record, other.record
    if (one.id, one.title, a.start) != (other.id, other.title, b.start):
        return False
    return a is b or (a.plies, a.comments, a.glyphs) == (b.plies, b.comments, b.glyphs)


def _lines(table: Table) -> list[str]:
    """Its chapters, and then its own name, if it has one."""
    lines = [_line(table.game, chapter) for chapter in chapter_list(table).chapters]
    return [*lines, compact({"name": table.chapters.name})] if table.chapters.name else lines


@lru_cache(maxsize=256)
def _line(game: Game[Position], chapter: Chapter) -> str:
    """The content of a chapter, without a break of line."""
    stored = chapters_text.write_chapter(game, chapter)
    return compact({name: it for name, it in stored.items() if name not in _CURSOR})


def _text(table: Table) -> str:
    return "\n".join(_lines(table))


def _replace_part(table: Table, begin: int, old: str, new: str) -> str | None:
    """The text of a study with a part replaced; None if the old part is not there."""
    return _with_part(_text(table), begin, old, new)


def _with_part(whole: str, begin: int, old: str, new: str) -> str | None:
    end = begin + len(old)
    return whole[:begin] + new + whole[end:] if whole[begin:end] == old else None


def _with_step(old: Table, new: Table, *, joined: bool) -> Table:
    """The table with the step that led to it; joined: it continues the previous one."""
    before, after, place = _text(old), _text(new), _place(old)
    earlier = () if old.history is None else old.history.undo
    if joined and earlier:
        last = earlier[-1]
        first = _with_part(before, last.begin, last.new, last.old)
        if first is not None:
            before, place, earlier = first, last.before, earlier[:-1]
    if before == after:
        return new._replace(history=History(earlier))
    begin = _common_start(before, after)
    parts = _without_common_end(before[begin:], after[begin:])
    step = Step(begin, *parts, place, _place(new))
    return new._replace(history=History(_latest((*earlier, step))))


def _common_start(one: str, other: str) -> int:
    """The length of the longest common beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _without_common_end(one: str, other: str) -> tuple[str, str]:
    """Two texts without the longest end that both have."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one.endswith(other[len(other) - middle :]):
            low = middle
        else:
            high = middle - 1
    return one[: len(one) - low], other[: len(other) - low]


def _latest(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The last steps that fit within MOST_LETTERS, and always the last one."""
    room = MOST_LETTERS
    for number, step in enumerate(reversed(steps[-MOST_STEPS:])):
        room -= len(step.old) + len(step.new)
        if room < 0 and number:
            return steps[-number:]
    return steps[-MOST_STEPS:]


def _place(table: Table) -> Place:
    record = table.record
    return Place(
        len(table.chapters.before), tuple(branch_choices(record)), record.ply, table.flipped
    )


def _table_at(table: Table, written: str | None, place: Place) -> Table | None:
    """The study with the content of a text, at a place; None if it is not the text of one."""
    lines = [] if written is None else written.split("\n")
    name = lines.pop() if lines and lines[-1].startswith(_NAME) else ""
    if not place.at < len(lines) <= MOST_CHAPTERS:
        return None
    chapters = list(chapter_list(table).chapters)
    known = {_line(table.game, it): it for it in chapters}
    flipped = {it.id: it.flipped for it in chapters}
    try:
        found = [
            known[line] if line in known else _read(table.game, line, place, flipped, n == place.at)
            for n, line in enumerate(lines)
        ]
        name = _read_name(name)
    except BadInput:
        return None
    if len({it.id for it in found}) < len(found):
        return None
    named = table._replace(chapters=table.chapters._replace(name=name))
    return with_chapters(named, found, place.at)


def _read_name(line: str) -> str:
    name = read_object(line)["name"] if line else ""
    if not is_title(name):
        raise unreadable()
    return str(name)


def _read(
    game: Game[Position], line: str, place: Place, flipped: Mapping[str, bool], opened: bool
) -> Chapter:
    """A chapter that has changed; at the place, if it is the open one."""
    cursor = {"line": [*place.line], "ply": place.ply} if opened else {"line": [], "ply": 0}
    stored = {**read_object(line), **cursor, "flipped": False}
    chapter = chapters_text.read_chapter(game, stored)
    return chapter._replace(flipped=flipped.get(chapter.id, place.flipped))


# Storage


def fields(history: History) -> dict[str, object]:
    """The field of a history in a table's text; `read` reads it."""
    return {"steps": [[_write_step(it) for it in steps] for steps in history]}


def read(stored: Mapping[str, Any]) -> History | None:
    """The history in the fields of a table; None without one, or if it is malformed."""
    try:
        undo, redo = (tuple(map(_step, _list(it))) for it in _list(stored.get("steps"), 2))
    except BadInput:
        return None
    history = History(undo, redo)
    return None if any(len(it) > MOST_STEPS or _latest(it) != it for it in history) else history


def _write_step(step: Step) -> list[object]:
    places = [[at, [*line], ply, flipped] for at, line, ply, flipped in (step.before, step.after)]
    return [step.begin, step.old, step.new, *places]


def _step(stored: object) -> Step:
    begin, old, new, before, after = _list(stored, 5)
    if type(old) is not str or type(new) is not str:
        raise unreadable()
    return Step(_number(begin), old, new, _stored_place(before), _stored_place(after))


def _stored_place(stored: object) -> Place:
    at, line, ply, flipped = _list(stored, 4)
    if type(flipped) is not bool:
        raise unreadable()
    return Place(_number(at), tuple(map(_number, _list(line))), _number(ply), flipped)


def _number(stored: object) -> int:
    if type(stored) is not int or not 0 <= stored < 2**30:
        raise unreadable()
    return stored


def _list(stored: object, length: int | None = None) -> list[object]:
    """A stored list, of this length. BadInput if it is not, or too long for any."""
    if type(stored) is not list or len(stored) > MOST_PLIES:
        raise unreadable()
    if length is not None and len(stored) != length:
        raise unreadable()
    return stored
