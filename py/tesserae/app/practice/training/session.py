"""A session of training: its lines in order, and the results."""

from __future__ import annotations

from typing import Any, Final

from tesserae.app.model import Model, page_reader, takes_fields
from tesserae.app.model.practice import ScriptBoard
from tesserae.app.model.saved_games import Awaited
from tesserae.app.model.table import Table
from tesserae.app.model.training import Line, Session, TrainPage
from tesserae.app.practice import player
from tesserae.app.practice.puzzles.choosing import today_of
from tesserae.app.practice.training import lines, schedule, studies
from tesserae.app.practice.training.schedule_text import known_lines, with_known
from tesserae.core.game import Move
from tesserae.core.text import text

LONGEST: Final = 600_000
"""Milliseconds after which no new line begins."""

_LINES_BETWEEN: Final = 3
"""Lines asked before a line that was missed or shown comes again."""


page_of: Final = page_reader(TrainPage)


@takes_fields(TrainPage._replace)
def with_page(model: Model, **changes: Any) -> Model:
    """The model with changes to the page."""
    return model._replace(screen=page_of(model)._replace(**changes))


@takes_fields(Session._replace)
def with_session(model: Model, **changes: Any) -> Model:
    """The model with changes to the session."""
    return with_page(model, session=page_of(model).session._replace(**changes))


# Beginning


def open_training(model: Model) -> Model:
    """Begins training, once the studies in the page's address are loaded."""
    page = page_of(model)
    if page.query:
        return begin(model)
    wanted = {page.study} if page.study else _studies_due(model)
    loaded = [it for it in model.tables if it.id in wanted]
    known = model.saved_games.summaries
    missing = wanted.intersection(known).difference([it.id for it in loaded])
    if missing and model.frame is None:
        return model.with_saved_games(awaited=Awaited(frozenset(missing), link=model.hash))
    others = wanted.difference([it.id for it in loaded])
    loaded += [it for id in others if (it := studies.openings(id)) is not None]
    found = tuple(
        it
        for it in sorted(loaded, key=lambda it: it.id)
        if it.study and (not page.study or it.slug == page.slug)
    )
    if page.study and not found:
        elsewhere = text("study.elsewhere")
        model = model._replace(notice=elsewhere, link_notice=elsewhere)
    return begin(_without_gone(with_page(model, studies=found)))


def _studies_due(model: Model) -> set[str]:
    """The ids of the studies with due lines."""
    known, kept = known_lines(model), studies.ids(model)
    return {known[key].study for key in schedule.due_in(known, today_of(model), kept)}


def _without_gone(model: Model) -> Model:
    """The model without the lines that the studies on the page no longer have."""
    known = known_lines(model)
    for at, study in enumerate(page_of(model).studies):
        keys = {it.key for other in (False, True) for it in lines.lines_of(study, at, other=other)}
        known = schedule.without_gone(known, study.id, keys)
    return model if known == known_lines(model) else with_known(model, known)


def all_lines(page: TrainPage) -> list[Line]:
    """The lines that you can train on the page; of both sides if it is for all studies."""
    sides = (page.other,) if page.study or page.query else (False, True)
    return [
        line
        for at, study in enumerate(page.studies)
        for other in sides
        for line in lines.lines_of(study, at, other=other)
    ]


def begin(model: Model, *, ahead: bool = False) -> Model:
    """The model with a session: due lines and, for a single study, new ones.

    ahead: also lines that are not due yet.
    """
    page, known = page_of(model), known_lines(model)
    every = all_lines(page)
    queue = schedule.in_order(every, known, today_of(model))
    if page.study or page.query:
        queue += tuple(it for it in every if it.key not in known)
    if ahead:
        queue += tuple(it for it in every if it.key in known and it not in queue)
    seen = [(it.at, it.chapter, ply) for it in every if it.key in known for ply in it.plies]
    session = Session(page.session.number + 1, queue=queue, seen=frozenset(seen))
    return next_line(with_page(model, session=session))


# From line to line


def next_line(model: Model) -> Model:
    """The model with the next line of the session on the board, or at its end."""
    session = page_of(model).session
    if session.late or not session.queue:
        return finish(model)
    line, queue = session.queue[0], session.queue[1:]
    shown = line.key not in known_lines(model)
    model = with_session(model, current=line, queue=queue, shown=shown, missed=False)
    page = page_of(model)
    study = study_of(page)
    record = lines.record_of(study, line)
    table = player.table_for(study.slug, record, line.side)
    ahead = replies(table, line)
    board = ScriptBoard(table, "reply" if ahead else "solve", ahead=ahead)
    model = player.set_up(model, page._replace(slug=study.slug, hint=False, board=board))
    return player.with_pause(model, player.REPLY) if ahead else model


def finish(model: Model) -> Model:
    """The model at the end of the session."""
    page = page_of(model)
    ended = page.session._replace(current=None, queue=())
    return player.set_up(model, page._replace(session=ended, board=ScriptBoard(None, "missing")))


def study_of(page: TrainPage) -> Table:
    """The study of the line on the board."""
    return page.studies[line_of(page).at]


def line_of(page: TrainPage) -> Line:
    """The line on the board."""
    if page.session.current is None:
        raise ValueError("no line")
    return page.session.current


def replies(table: Table, line: Line) -> tuple[Move, ...]:
    """The moves of a line from the cursor until its reader is to move."""
    moves = list[Move]()
    for number in line.plies[table.record.ply :]:
        ply = table.record.plies[number]
        if table.record.after(ply.parent).to_move == line.side:
            break
        moves.append(ply.move)
    return tuple(moves)


# Results


def note_miss(model: Model) -> Model:
    """The model after a wrong move, or a request to show it: the line will come again."""
    page = page_of(model)
    session, line = page.session, line_of(page)
    if session.missed or session.shown:
        return with_session(model, missed=True)
    model = _note_try(model, solved=False)
    failed = (*session.failed, *((line.key,) if line.key not in session.failed else ()))
    return with_session(model, missed=True, failed=failed)


def note_end(model: Model) -> Model:
    """The model after all moves of a line: it is done, or comes again in this session."""
    page = page_of(model)
    session, line = page.session, line_of(page)
    seen = session.seen.union([(line.at, line.chapter, ply) for ply in line.plies])
    model = with_session(model, seen=seen)
    if session.missed or session.shown:
        again = (*session.queue[:_LINES_BETWEEN], line, *session.queue[_LINES_BETWEEN:])
        model = with_session(model, queue=again)
        return _note_try(model, solved=None) if session.shown else model
    if line.key not in session.failed:
        new = not known_lines(model)[line.key].solved
        learned, known = ((line.key,), ()) if new else ((), (line.key,))
        model = with_session(model, learned=session.learned + learned, known=session.known + known)
    return _note_try(model, solved=True)


def _note_try(model: Model, *, solved: bool | None) -> Model:
    page, line = page_of(model), line_of(page_of(model))
    kept = study_of(page).id if page.study or not page.query else ""
    known, today = known_lines(model), today_of(model)
    noted = schedule.note_try(known, line.key, page.slug, kept, today, solved=solved)
    return with_known(model, noted)


def spend(model: Model, number: int, milliseconds: int) -> Model:
    """The model after some time of a session has passed."""
    session = page_of(model).session
    if number != session.number:
        return model
    spent = session.spent + milliseconds
    return with_session(model, spent=spent, late=spent >= LONGEST)
