"""Tables: new ones, and the one on the page."""

from __future__ import annotations

from tesserae.app.model import Frame, Model
from tesserae.app.model.screen import StudyPage
from tesserae.app.model.table import FIRST_SEATS, PERSON, Seat, Table
from tesserae.app.play import adaptive
from tesserae.core.game import SECOND
from tesserae.core.record import Record, begin
from tesserae.games import catalog


def new_table(
    model: Model,
    slug: str,
    seats: tuple[Seat, Seat],
    record: Record | None = None,
    link: str = "",
    *,
    study: bool = False,
) -> Model:
    """Puts a new table on the page. record: with plies; None for a new one."""
    game = catalog.by_slug(slug)
    flipped = _begins_flipped(model, seats)
    record = record or begin(game.initial())
    date = "" if record.plies else model.device.today
    model, id = model.new_id()
    seed = model.next_table.seed
    table = Table(slug, record, flipped=flipped, seed=seed, link=link, date=date, id=id)
    table = adaptive.with_seats(model, table, seats)._replace(study=study)
    return in_front(model.with_next_table(seed=(model.next_table.seed + 7919) % 2**31), table)


def new_study(model: Model, study: Table, link: str = "") -> Model:
    """Puts a new study on the page, with the chapters of a table."""
    model = new_table(model, study.slug, (PERSON, PERSON), study.record, link, study=True)
    opened = model.tables[0]._replace(chapters=study.chapters, flipped=study.flipped)
    return model.with_table(opened._replace(players=study.players, date=study.date))


def in_front(model: Model, table: Table) -> Model:
    """Puts a table on the page, and drops others that are empty."""
    others = [other for other in model.tables if other is not table and not other.empty]
    return model._replace(tables=(table, *others)).with_engine(paused=False, stepping=False)


def with_some_table(model: Model) -> Model:
    """Puts a new table on the page of a game or a study, if there is none."""
    if model.table is not None:
        return model
    slug = model.screen.slug
    if isinstance(model.screen, StudyPage):
        return new_table(model, slug, (PERSON, PERSON), study=True)
    if model.frame is None:
        return new_table(model, slug, FIRST_SEATS)
    return new_table(model, slug, model.frame.seats(catalog.by_slug(slug).initial().to_move))


def with_frame_seats(model: Model, frame: Frame) -> Model:
    """The table on the page, with the players in a frame's options."""
    table = model.table
    if table is None:
        return model
    seats = frame.seats(table.position.to_move)
    seated = adaptive.with_seats(model, table, seats)
    return model.with_table(seated._replace(flipped=_begins_flipped(model, seats)))


def _begins_flipped(model: Model, seats: tuple[Seat, Seat]) -> bool:
    """Whether the board starts flipped."""
    by_host = model.frame is not None and model.frame.side == SECOND
    return by_host or (seats[0] != PERSON and seats[SECOND] == PERSON)


def with_date_of_first_ply(model: Model) -> Model:
    """Updates the date of games that have not begun, on a new day."""
    today = model.device.today
    dated = [it if it.record.plies or it.study else it._replace(date=today) for it in model.tables]
    return model._replace(tables=tuple(dated))
