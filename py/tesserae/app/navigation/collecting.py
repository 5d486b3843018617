"""Chapters from elsewhere: from texts, links, files, and saved games of this device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.chapters import chapter_list, with_chapters
from tesserae.app.model.dialog import Collecting
from tesserae.app.model.screen import EditorPage, KeepPage, OwnPuzzle, PoolPuzzle
from tesserae.app.model.table import Chapter
from tesserae.app.navigation import importing, pasted, visiting
from tesserae.app.play.entering import without_transients
from tesserae.app.play.tables import new_study
from tesserae.app.practice.puzzles.script import record_of
from tesserae.app.storage import study_history
from tesserae.app.storage.table_text import fits
from tesserae.app.study.chapters import with_chapter_list
from tesserae.app.texts import study_files
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.puzzle import find_puzzle
from tesserae.core.record import Record, begin, go, play_all
from tesserae.core.record import moves as record_moves
from tesserae.core.record import text as record_text
from tesserae.core.record.headers import MOST_CHAPTERS, clean_title
from tesserae.core.text import text
from tesserae.games import catalog

MOST_MOVES: Final = 20_000
"""Maximum length of a text of moves without headers, or of a position."""


def take_text(model: Model, source: str) -> Model:
    """Takes a text from which to add chapters.

    Adds a single chapter at once; offers a choice of several.
    """
    table = model.table
    if table is None or not source.strip():
        return model
    try:
        found = _chapters_in(model, table.game, source)
    except BadInput as bad:
        return model.with_dialog(collecting=Collecting(refused=bad.text))
    return _offer(model, found)


def want(model: Model, id: str) -> Model:
    """Waits for a game or a study of this device, to take its chapters."""
    known = model.loaded_table(id) or id in model.saved_games.summaries
    return model.with_dialog(collecting=Collecting(wanted=id)) if known else model


def after_change(model: Model) -> Model:
    """The model with the chapters it waited for; without any once the dialog is closed."""
    table, collecting = model.table, model.dialog.collecting
    if model.dialog.open not in ("chapters", "movetext"):
        return model if collecting == Collecting() else model.with_dialog(collecting=Collecting())
    wanted = model.loaded_table(collecting.wanted) if collecting.wanted else None
    if wanted is None or table is None or wanted.slug != table.slug:
        return model
    return _offer(model, chapter_list(wanted).chapters)


def take(model: Model, number: int) -> Model:
    """Adds one of the chapters found."""
    collecting = model.dialog.collecting
    if not 0 <= number < len(collecting.found) or number in collecting.taken:
        return model
    after = insert(model, [collecting.found[number]])
    if after.table is model.table:
        return after
    taken = collecting.taken | {number}
    return after.with_dialog(collecting=collecting._replace(taken=taken))


def take_all(model: Model) -> Model:
    """Adds all chapters found and not added yet."""
    collecting = model.dialog.collecting
    left = [it for n, it in enumerate(collecting.found) if n not in collecting.taken]
    after = insert(model, left) if left else model
    return after if after.table is model.table else after.with_dialog(open="")


def write_moves(model: Model, source: str) -> Model:
    """Replaces the moves of the open chapter by those of a text, read whole or refused."""
    table = model.table
    if table is None:
        return model
    try:
        if len(source) > record_text.LONGEST:
            raise BadInput(text("record.too_long", n=record_text.LONGEST))
        record = go(_moves_of(table.game, table.record.start, source), 0)
    except BadInput as bad:
        return model.with_dialog(collecting=Collecting(refused=bad.text))
    after = with_record(model, record)
    return after if after.table is table else after.with_dialog(open="")


def insert(model: Model, new: Sequence[Chapter]) -> Model:
    """Adds chapters after the open one, and opens the first; a notice if there is no room."""
    table = model.table
    if table is None or not new:
        return model
    chapters, at = chapter_list(table)
    if len(chapters) + len(new) > MOST_CHAPTERS:
        return model._replace(notice=text("error.chapters", n=MOST_CHAPTERS)).with_dialog(open="")
    added = []
    for chapter in new:
        model, id = model.new_id()
        added.append(chapter._replace(id=id))
    every = (*chapters[: at + 1], *added, *chapters[at + 1 :])
    return _if_kept(with_chapter_list(model, table, every, at + 1), model)


def with_record(model: Model, record: Record) -> Model:
    """The model with another record in the open chapter; a notice if there is no room."""
    table = model.table
    if table is None:
        return model
    return _if_kept(
        without_transients(model.with_table(table._replace(record=record, link=""))), model
    )


def split(model: Model) -> Model:
    """Moves the open chapter and those after it to a new study, and opens that."""
    table = model.table
    if table is None or not table.chapters.before:
        return model
    chapters, at = chapter_list(table)
    left = with_chapters(table, chapters[:at], at - 1)
    rest = with_chapters(table, chapters[at:], 0)
    named = rest.chapters._replace(name="")
    model = study_history.after_change(model, model.with_table(left))
    return new_study(without_transients(model), rest._replace(chapters=named, history=None))


def _offer(model: Model, found: Sequence[Chapter]) -> Model:
    """Offers a choice of chapters; adds a single one."""
    if len(found) > 1:
        return model.with_dialog(collecting=Collecting(found=tuple(found)))
    after = insert(model, found)
    return after if after.table is model.table else after.with_dialog(open="")


def _if_kept(after: Model, before: Model) -> Model:
    """The model after a change if its study can be saved; else before it, with a notice."""
    if after.table is None or fits(after.table):
        return after
    return before._replace(notice=text("error.too_long")).with_dialog(open="")


def _chapters_in(model: Model, game: Game[Position], source: str) -> Sequence[Chapter]:
    """The chapters of a text: of a link, of records, of a position, or of moves from the start."""
    stripped = source.removeprefix("\ufeff").strip()
    if importing.is_record(stripped):
        files = study_files.read(source)
        _check_game(game, files[0].game.slug)
        named = chapter_list(study_files.study_of(files)).chapters
        return [it if it.title else it._replace(title=_title(it)) for it in named]
    link = pasted.link_in(stripped)
    if link:
        return _of_link(model, game, link)
    if len(stripped) > MOST_MOVES:
        raise BadInput(text("import.unknown"))
    try:
        return [Chapter("", "", begin(game.decode(stripped)))]
    except BadInput:
        return [Chapter("", "", go(_moves_of(game, game.initial(), stripped), 0))]


def _of_link(model: Model, game: Game[Position], link: str) -> Sequence[Chapter]:
    _, route = visiting.read(link)
    page = route.screen
    _check_game(game, page.slug)
    if route.study is not None:
        return chapter_list(route.study).chapters
    if route.record is not None:
        return [Chapter("", "", go(route.record, 0))]
    if isinstance(page, (OwnPuzzle, KeepPage)):
        return [Chapter("", "", begin(game.decode(page.position)))]
    if isinstance(page, EditorPage):
        start = game.decode(page.draft) if page.draft else game.initial()
        return [Chapter("", "", begin(start))]
    if isinstance(page, PoolPuzzle) and page.number:
        return [_of_puzzle(model, game, page.number)]
    raise BadInput(text("chapters.nothing"))


def _of_puzzle(model: Model, game: Game[Position], number: int) -> Chapter:
    """A puzzle of the pool with its solution, which must be loaded."""
    puzzle = find_puzzle(model.practice.pools.get(game.slug, ""), number)
    if puzzle is None:
        raise BadInput(text("chapters.puzzle"))
    start = record_of(game, puzzle).position
    record = play_all(begin(start), game.parse_moves(start, puzzle.line))
    return Chapter("", "", go(record, 0))


def _moves_of(game: Game[Position], start: Position, source: str) -> Record:
    return record_moves.read(game, start, source, 1).record


def _check_game(game: Game[Position], slug: str) -> None:
    """BadInput if it is another game."""
    if slug and slug != game.slug:
        raise BadInput(
            text("chapters.other_game", game=text(f"{catalog.by_slug(slug).slug}.title"))
        )


def _title(chapter: Chapter) -> str:
    """The players, if both are known."""
    return clean_title(" – ".join(chapter.players)) if all(chapter.players) else ""
