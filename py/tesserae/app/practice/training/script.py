"""The script of training: plays each line from its start; the reader finds one side's moves.

It answers a wrong move by the author's comment, takes it back, and shows the right one.
"""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model
from tesserae.app.play.entering import without_transients
from tesserae.app.practice import move_hints, player
from tesserae.app.practice.board import board_of
from tesserae.app.practice.player import TRANSITIONS, Script
from tesserae.app.practice.training import lines, session
from tesserae.app.practice.training.session import line_of, page_of
from tesserae.core.game import Move
from tesserae.core.record import asking
from tesserae.core.record.comments import words_of
from tesserae.core.scene import Target
from tesserae.core.text import Text, text

_GLANCE_TIME: Final = 1_600
"""Milliseconds to notice that a move was wrong, or that a line is done."""


def show_move(model: Model) -> Model:
    """Shows the right move, which counts as missed."""
    if board_of(model).phase != "solve" or is_shown(model):
        return model
    return session.with_page(session.note_miss(without_transients(model)), hint=True)


def is_shown(model: Model) -> bool:
    """Whether the right move is shown, on request or as it is new."""
    page, table = page_of(model), board_of(model).table
    if page.hint or table is None or page.session.current is None:
        return page.hint
    line = line_of(page)
    here = line.plies[table.record.ply : table.record.ply + 1]
    new = any((line.at, line.chapter, ply) not in page.session.seen for ply in here)
    return page.session.shown and new


def shown_move(model: Model) -> Move | None:
    """The right move, if it is shown."""
    table = board_of(model).table
    if table is None or board_of(model).phase != "solve" or not is_shown(model):
        return None
    return table.record.moves[table.record.ply]


def shown_targets(model: Model) -> tuple[Target, ...]:
    """The targets of the right move, if it is shown."""
    table, move = board_of(model).table, shown_move(model)
    return () if table is None or move is None else move_hints.targets(table, move, whole=True)


def shown_text(model: Model) -> Text | None:
    """The right move in words, if it is shown."""
    table, move = board_of(model).table, shown_move(model)
    if table is None or move is None:
        return None
    name = "train.new" if page_of(model).session.shown else "train.move"
    return text(name, what=table.game.describe(table.position, move))


def waits(model: Model) -> bool:
    """Whether the reader has to press a button to go on."""
    return board_of(model).phase != "solve" and not _pause(model)


def _judge(model: Model) -> Model:
    """Judges a ply: of the line, wrong, or another right one, which the line's move replaces."""
    page, table = page_of(model), board_of(model).table
    if table is None:
        return model
    line, record = line_of(page), table.record
    study = lines.record_of(session.study_of(page), line)
    number, expected = record.cursor, line.plies[record.ply - 1]
    known = number < len(study.plies)
    comment = words_of(asking.comment_on(study, number)) if known else ""
    said = text("train.said", words=comment) if comment else None
    if number != expected and not (known and asking.is_right(study, number)):
        model = session.note_miss(model)
        return SCRIPT.apply_event(model, "wrong", said or text("train.wrong"))
    if number != expected:
        said = said or text("train.also")
    table = table._replace(record=study._replace(ply=record.ply))
    model = session.with_page(model.with_table(table), hint=False)
    if record.ply < len(line.plies):
        return SCRIPT.apply_event(model, "right", said, session.replies(table, line))
    return SCRIPT.apply_event(session.note_end(model), "done", said)


def _pause(model: Model) -> int:
    """The pause before training goes on; 0 at a comment, until the reader presses a button."""
    board = board_of(model)
    if board.ahead:
        return player.REPLY
    if board.phase not in ("wrong", "solved"):
        return 0
    read = board.feedback is not None and board.feedback.key == "train.said"
    return 0 if read else _GLANCE_TIME


def go_on(model: Model) -> Model:
    """Takes back a wrong move, and shows the right one; after a line, starts the next one."""
    board = board_of(model)
    if board.ahead:
        return SCRIPT.end_pause(model)
    if board.phase == "solved":
        return session.next_line(model)
    if board.phase != "wrong" or board.table is None:
        return model
    page = page_of(model)
    study = lines.record_of(session.study_of(page), line_of(page))
    table = board.table._replace(record=study._replace(ply=board.table.record.ply - 1))
    model = player.with_pause(without_transients(model.with_table(table)))
    model = model.with_board(phase=TRANSITIONS["wrong"]["taken back"], feedback=None)
    return session.with_page(model, hint=True)


SCRIPT: Final = Script(_judge, _pause, go_on)
