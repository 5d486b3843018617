"""The script of a study that asks: the reader finds each move of one side.

The script plays the other side's moves from the tree. It answers a move by the author's comment on
it, or on other moves there; after a wrong one it plays its refutation, if the tree has one.
"""

from __future__ import annotations

from typing import Any, Final

from tesserae.app.model import Model, page_reader, takes_fields
from tesserae.app.model.chapters import at_chapter, chapter_list
from tesserae.app.model.practice import ScriptBoard
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.model.table import Table
from tesserae.app.play.entering import without_transients
from tesserae.app.play.tables import in_front
from tesserae.app.practice import move_hints, player
from tesserae.app.practice.board import board_of
from tesserae.app.practice.player import TRANSITIONS, Script
from tesserae.core import record as records
from tesserae.core.game import Move, Side
from tesserae.core.record import START, Record, asking
from tesserae.core.record.comments import words_of
from tesserae.core.scene import Target
from tesserae.core.text import Text, text

page_of: Final = page_reader(AskingPage)


@takes_fields(AskingPage._replace)
def _with_page(model: Model, **changes: Any) -> Model:
    return model._replace(screen=page_of(model)._replace(**changes))


def study_of(page: AskingPage) -> Table:
    """The study that the reader reads."""
    if page.study is None:
        raise ValueError("no study")
    return page.study


def side_of(page: AskingPage) -> Side:
    """The side whose moves the reader has to find."""
    side = asking.asks(study_of(page).record)
    if side is None:
        raise ValueError("nothing is asked")
    return side


# Setting up


def begin(model: Model) -> Model:
    """Starts reading the study on the page; with a notice if that is impossible."""
    table = model.table
    if table is None or not table.study:
        return model
    record = table.record
    side = asking.asks(record)
    if asking.is_malformed(record):
        return model._replace(notice=text("asking.no_side"))
    if side is None:
        return model
    if not asking.to_find(records.main_line(record), side):
        return model._replace(notice=text("asking.nothing"))
    return restart(model._replace(screen=AskingPage(table.slug, table)))


def restart(model: Model) -> Model:
    """The model at the start of the study."""
    page = page_of(model)
    study = study_of(page)
    record = records.go(records.main_line(study.record), 0)
    table = player.table_for(page.slug, record, side_of(page))
    ahead = _replies(record, side_of(page))
    board = ScriptBoard(table, "reply" if ahead else "solve", ahead=ahead)
    model = player.set_up(model, AskingPage(page.slug, study, board=board))
    return SCRIPT.wait(_with_author_feedback(model))


def as_study(model: Model, page: AskingPage) -> Model:
    """The model with the study as its author sees it."""
    study = study_of(page)
    model = player.with_pause(without_transients(model))._replace(screen=StudyPage(page.slug))
    return _with_study(model, at_chapter(model.loaded_table(study.id) or study, study.chapters.id))


def _with_study(model: Model, study: Table) -> Model:
    """The model with the study in front replaced."""
    old = model.loaded_table(study.id)
    return in_front(model if old is None else model.replacing(old, study), study)


# The view of the reader


def to_find(page: AskingPage) -> tuple[int, int]:
    """The number of moves found in the line, and the number to find."""
    table = page.board.table
    if table is None:
        return 0, 0
    line = _record_at_found(page)
    plies = asking.to_find(line, side_of(page))
    return sum(number in line.variation[: line.ply] for number in plies), len(plies)


def since_found(page: AskingPage) -> tuple[Move, ...]:
    """The plies since the last move found: replies, or a wrong move and its refutation."""
    table = page.board.table
    if table is None:
        return ()
    first = (
        _record_at_question(page).ply if page.board.phase == "wrong" else _record_at_found(page).ply
    )
    return table.record.moves[first : table.record.ply]


def is_over(page: AskingPage) -> bool:
    """Whether the reader has found everything, and the script has played all its plies."""
    return page.board.phase == "solved" and not page.board.ahead


def hint_targets(model: Model) -> tuple[Target, ...]:
    """The targets that the hint marks on the board."""
    page, table, move = page_of(model), board_of(model).table, _hinted_move(model)
    level = page.hint - bool(_own_hint(page))
    if move is None or table is None or level < 1:
        return ()
    return move_hints.targets(table, move, whole=level > 1)


def hint_text(model: Model) -> Text | None:
    """The hint in words; None if none is shown."""
    page, table, move = page_of(model), board_of(model).table, _hinted_move(model)
    if move is None or table is None or not page.hint:
        return None
    own = _own_hint(page)
    if own and page.hint == 1:
        return text("asking.said", words=own)
    return move_hints.move_hint_text(table, move, whole=page.hint - bool(own) > 1)


def more_hints(model: Model) -> bool:
    """Whether there is another hint for the next move."""
    page = page_of(model)
    most = 3 if _own_hint(page) else 2
    return page.board.phase == "solve" and page.hint < most


def _own_hint(page: AskingPage) -> str:
    """The author's hint; "" without one."""
    record = _record_at_question(page)
    return asking.told_in(asking.comment_on(record, record.cursor), "hint")


def _hinted_move(model: Model) -> Move | None:
    """The main line's move from here, while the reader has to find it."""
    page = page_of(model)
    if page.board.phase != "solve":
        return None
    record = _record_at_question(page)
    return record.plies[record.branches()[record.cursor][0]].move


# Moves and buttons


def end_pause(model: Model) -> Model:
    """Ends the pause early."""
    after = SCRIPT.end_pause(model)
    return _with_author_feedback(after) if isinstance(after.screen, AskingPage) else after


def go_on(model: Model) -> Model:
    """Plays the next ply, asks for the move again, or at the end opens the next chapter.

    After the last chapter, starts it again.
    """
    page = page_of(model)
    if page.board.ahead or holds(model):
        return end_pause(model)
    if page.board.phase == "wrong":
        return _try_again(model)
    if page.board.phase != "solved":
        return model
    return step_chapter(model, page, 1) if has_next(page) else restart(model)


def has_next(page: AskingPage) -> bool:
    """Whether a chapter comes after the current one."""
    return bool(study_of(page).chapters.after)


def step_chapter(model: Model, page: AskingPage, by: int) -> Model:
    """Opens the next chapter, or the one before."""
    return open_chapter(model, page, chapter_list(study_of(page)).at + by)


def open_chapter(model: Model, page: AskingPage, at: int) -> Model:
    """Opens a chapter at its start; as a study if it does not ask."""
    chapters, opened = chapter_list(study_of(page))
    if at == opened or not 0 <= at < len(chapters):
        return model
    known = model.loaded_table(study_of(page).id) or study_of(page)
    study = at_chapter(known, chapters[at].id)
    study = study._replace(record=records.go(study.record, 0))
    model = player.with_pause(without_transients(model))
    model = model._replace(screen=StudyPage(page.slug, reads=True))
    return begin(_with_study(model, study))


def holds(model: Model) -> bool:
    """Whether a right move ends its variation, so that the main line goes on instead."""
    page = page_of(model)
    return page.board.phase == "reply" and page.rejoins != START


def waits(model: Model) -> bool:
    """Whether the reader has to press a button to go on."""
    return board_of(model).phase != "solve" and not _pause(model)


def show_hint(model: Model, page: AskingPage) -> Model:
    """Shows the next hint."""
    if not more_hints(model):
        return model
    return _with_page(model, hint=page.hint + 1, hints=page.hints + (not page.hint))


def _try_again(model: Model) -> Model:
    """Takes back a wrong move and its refutation."""
    page = page_of(model)
    model = player.with_pause(_with_record(model, _record_at_question(page)))
    return _with_author_feedback(
        model.with_board(phase=TRANSITIONS[page.board.phase]["taken back"], ahead=())
    )


def _judge(model: Model) -> Model:
    page, table = page_of(model), board_of(model).table
    if table is None:
        return model
    study, number = study_of(page).record, table.record.cursor
    if number >= len(study.plies) or not asking.is_right(study, number):
        line = _line(study, number) if number < len(study.plies) else table.record
        ahead = line.moves[line.ply :]
        model = _with_page(model, misses=page.misses + 1)
        return _with_author_feedback(SCRIPT.apply_event(model, "wrong", None, ahead))
    side = side_of(page)
    ahead, main = (
        _replies(table.record, side),
        study.branches()[_record_at_question(page).cursor][0],
    )
    more = _has_moves_to_find(study, number, side)
    rejoins = not more and number != main and _has_moves_to_find(study, main, side)
    model = _with_page(model, settled=number, hint=0, rejoins=main if rejoins else START)
    event: player.Event = "right" if more or rejoins else "done"
    return _with_author_feedback(SCRIPT.apply_event(model, event, None, ahead))


def _continue(model: Model) -> Model:
    """Replaces a right move that ends its variation by the main line's move."""
    page = page_of(model)
    if not holds(model):
        return model
    record = _line(study_of(page).record, page.rejoins)
    model = _with_page(_with_record(model, record), settled=page.rejoins, rejoins=START)
    ahead = _replies(record, side_of(page))
    return SCRIPT.wait(model.with_board(ahead=ahead))


def _pause(model: Model) -> int:
    """The pause before the next ply; 0 at a comment, until the reader presses a button."""
    board = board_of(model)
    if board.table is None or not board.ahead:
        return 0
    record = board.table.record
    after = records.redo(record) if not record.at_end else record
    read = _words(record, record.cursor) and _words(after, after.cursor)
    return 0 if read else player.REPLY


SCRIPT: Final = Script(_judge, _pause, _continue, holds)


def _with_record(model: Model, record: Record) -> Model:
    """The model with the board at the cursor of the author's tree."""
    table = board_of(model).table
    return (
        model
        if table is None
        else without_transients(model.with_table(table._replace(record=record)))
    )


def _record_at_found(page: AskingPage) -> Record:
    """The tree at the last move found, or at its start."""
    return _line(study_of(page).record, page.settled)


def _record_at_question(page: AskingPage) -> Record:
    """The tree at the question for the next move: after the replies."""
    record = _record_at_found(page)
    return records.go(record, record.ply + len(_replies(record, side_of(page))))


def _with_author_feedback(model: Model) -> Model:
    """The model with the author's comment on the position, or on the move that led to it."""
    return model.with_board(feedback=_feedback(page_of(model)))


def _feedback(page: AskingPage) -> Text | None:
    """The last comment since, or on, the last move found; or the author's answer to wrong moves."""
    table = page.board.table
    if table is None:
        return None
    record, wrong = table.record, page.board.phase == "wrong"
    before = _record_at_question(page) if wrong else _record_at_found(page)
    since = reversed(record.variation[before.ply : record.ply])
    words = next((words for it in since if (words := _words(record, it))), "")
    if not words and wrong:
        words = asking.told_in(asking.comment_on(before, before.cursor), "other")
    elif not words:
        words = _words(before, before.cursor)
    if words:
        return text("asking.said", words=words)
    return text("asking.unexpected") if wrong else None


def _words(record: Record, number: int) -> str:
    """A comment without its commands."""
    return words_of(asking.comment_on(record, number))


def _replies(record: Record, side: Side) -> tuple[Move, ...]:
    """The moves from the cursor until that side is to move, or the line ends."""
    moves = list[Move]()
    if record.ending is not None:
        return ()
    for number in record.variation[record.ply :]:
        ply = record.plies[number]
        if record.after(ply.parent).to_move == side:
            break
        moves.append(ply.move)
        if ply.ending is not None:
            break
    return tuple(moves)


def _line(record: Record, number: int) -> Record:
    """The record after a ply, in the variation through it that follows main lines."""
    return records.jump(records.main_line(record), number)


def _has_moves_to_find(record: Record, number: int, side: Side) -> bool:
    """Whether there are moves of a side left to find after a ply."""
    line = _line(record, number)
    return not set(asking.to_find(line, side)).issubset(line.variation[: line.ply])
