"""Opening links, pages, records and saved games, and starting new games."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import Boot
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.model import Device, Frame, Model, NextTable
from tesserae.app.model.dialog import NewGame
from tesserae.app.model.installation import Installation
from tesserae.app.model.practice import Practice
from tesserae.app.model.screen import GamePage, Home
from tesserae.app.model.settings import LANGUAGES, Language, Settings
from tesserae.app.model.table import FIRST_SEATS, PERSON, Seat, Table
from tesserae.app.play import adaptive, army_setup, coach
from tesserae.app.play.entering import cleared
from tesserae.app.practice.lessons.progress import LESSONS, read_finished
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES, read_mistakes
from tesserae.app.practice.opening import OPENED
from tesserae.app.practice.puzzles.progress import PROGRESS, read_progress
from tesserae.app.sharing import correspondence
from tesserae.app.storage import opening
from tesserae.app.storage.adapted_text import ADAPTED, read_adapted
from tesserae.app.storage.settings_text import SETTINGS, read_settings
from tesserae.app.texts import links
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import Record, begin
from tesserae.core.record import text as record_text
from tesserae.core.record.text import GameFile
from tesserae.games import catalog

_LASTING: Final = frozenset({"aside.notice", "error.unreadable", "error.unsaved"})
"""Notices of what is still so on the next page; the others are about the page before."""

HOME: Final = Home().link


def boot(message: Boot) -> tuple[Model, list[ShellCommand]]:
    """The model at the start: what the device has stored, then what the address asks for."""
    settings = Settings(language=preferred(message.languages))
    settings = read_settings(message.stored.get(SETTINGS, "{}"), settings)
    model = Model(
        base=message.base,
        settings=settings,
        practice=Practice(
            finished=read_finished(message.stored.get(LESSONS, "{}")),
            progress=read_progress(message.stored.get(PROGRESS, "{}")),
            mistakes=read_mistakes(message.stored.get(MISTAKES, "{}")),
        ),
        adapted=read_adapted(message.stored.get(ADAPTED, "{}")),
        frame=Frame() if message.embed else None,
        device=Device(
            can_share=message.share,
            dark=message.dark,
            still=message.still,
            today=message.today if record_text.is_date(message.today) else "",
            zone=message.zone,
        ),
        installation=Installation(one_file_size=message.file),
        next_table=NextTable(seed=message.seed % 2**31, session=f"{message.seed:x}"),
    )
    if message.embed:
        return visit(model, message.hash), []
    model, commands = opening.at_start(model, message)
    return visit(model, message.hash), commands


def preferred(languages: tuple[str, ...]) -> Language:
    """The first of the browser's languages that there is; English if there is none."""
    for wish in languages:
        for language in LANGUAGES:
            if wish.lower().split("-")[0] == language:
                return language
    return LANGUAGES[0]


def visit(model: Model, fragment: str) -> Model:
    """Opens the page of a fragment. A bad fragment changes nothing but the notice."""
    try:
        route = links.parse(fragment)
    except BadInput as bad:
        lost = model._replace(notice=bad.text, link_notice=bad.text, hash=fragment)
        return _open_page_named_in(lost, fragment)
    within, framed = model.screen.board is not None, model.frame
    model = (
        _leave_page(model)
        ._replace(hash=fragment or HOME, screen=route.screen)
        .with_play(fresh=False)
    )
    if route.notice:
        model = model._replace(notice=route.notice, link_notice=route.notice)
    if framed is not None:
        # The links of a lesson or a puzzle say nothing of how the frame is shown.
        kept = framed._replace(level=route.frame.level)
        model = model._replace(frame=kept if within else route.frame)
    if route.screen.board is not None:
        return OPENED[type(route.screen)](model)
    if not isinstance(route.screen, GamePage):
        return model
    if route.coach and model.frame is None:
        model = coach.with_coach(model, route.screen.slug)
    if route.record is not None:
        return _with_news(_open(model, fragment, route))
    return _with_news(_with_some_table(model))


def resume(model: Model, id: str) -> Model:
    """Shows a saved game, at once or as soon as it is loaded."""
    table = next((table for table in model.tables if table.id == id), None)
    if table is None:
        return opening.await_game(model, id)
    model = _leave_page(model)._replace(screen=GamePage(table.slug))
    return _with_news(_in_front(model, table))


def open_sheet(model: Model, sheet: GameFile) -> Model:
    """Opens the game of a record: a table that has it already, or a new one."""
    slug, record = sheet.game.slug, sheet.record
    model = _leave_page(model)._replace(screen=GamePage(slug))
    content = (record.start, record.plies, record.comments)
    for table in model.tables:
        known = table.record
        if table.slug == slug and (known.start, known.plies, known.comments) == content:
            return _in_front(model, table)
    model = _new_table(model, slug, (PERSON, PERSON), record)
    opened = model.tables[0]._replace(players=sheet.players, date=sheet.date, swap=sheet.swap)
    return model.with_table(opened)


def new_game(model: Model) -> Model:
    """Starts a game with the choices of the dialog; the previous game stays saved.

    The dialog stays open if a setup text is refused.
    """
    table = model.table
    if table is None:
        return model
    choices = army_setup.choices_for(model, table)
    if any(army_setup.refused(table, choices, side) for side in (FIRST, SECOND)):
        return model.with_dialog(new_game=choices._replace(tried=True))
    model = cleared(model)._replace(notice=None).with_dialog(open="")
    model = _new_table(model, table.slug, choices.seats)
    swap = choices.swap and table.game.swaps
    fresh = model.tables[0]._replace(setups=army_setup.setups_of(choices), swap=swap)
    return model.with_table(fresh)


def rematch(model: Model) -> Model:
    """Starts the game that is over once more, from the same position, with sides swapped."""
    table = model.table
    if table is None or not table.over:
        return model
    model = cleared(model)._replace(notice=None).with_dialog(open="")
    one, other = table.chosen
    model = _new_table(model, table.slug, (other, one), begin(table.record.start))
    again = model.tables[0]._replace(
        setups=(table.setups[1], table.setups[0]),
        players=(table.players[1], table.players[0]),
        swap=table.swap,
    )
    return model.with_table(again)


def choose_swap(model: Model, swap: bool) -> Model:
    """Chooses whether the new game has the swap rule."""
    table = model.table
    if table is None:
        return model
    return model.with_dialog(new_game=army_setup.choices_for(model, table)._replace(swap=swap))


def first_choices(model: Model) -> NewGame:
    """The choices that the dialog for a new game begins with."""
    return army_setup.choices_of(model.table) if model.table else NewGame()


def with_frame_seats(model: Model, frame: Frame) -> Model:
    """The table on the page, with the players that a frame's options ask for."""
    table = model.table
    if table is None:
        return model
    seats = frame.seats(table.position.to_move)
    seated = adaptive.seated(model, table, seats)
    return model.with_table(seated._replace(flipped=_flipped(model, seats)))


def _leave_page(model: Model) -> Model:
    """Drops what does not outlast a page: a half-entered move, a dialog, most notices."""
    notice = model.notice
    if notice is not None and (notice == model.link_notice or notice.key not in _LASTING):
        notice = None
    return cleared(model)._replace(notice=notice, link_notice=None).with_dialog(open="")


def _with_news(model: Model) -> Model:
    """Announces the last ply of a game that is opened at its end; a frame has no room for it."""
    table = model.table
    opened = model.frame is None and table is not None and table.record.at_end
    return model.with_play(news=opened and table is not None and table.record.ply > 0)


def _flipped(model: Model, seats: tuple[Seat, Seat]) -> bool:
    """Whether the board is to be seen from the second side."""
    by_host = model.frame is not None and model.frame.side == SECOND
    return by_host or (seats[0] != PERSON and seats[SECOND] == PERSON)


def _open_page_named_in(model: Model, fragment: str) -> Model:
    """The page of the game that a bad fragment names; unchanged if it names none."""
    slug = fragment.removeprefix("#").lstrip("/").partition("?")[0].partition("/")[0]
    if any(game.slug == slug for game in catalog.GAMES):
        return _with_some_table(cleared(model)._replace(screen=GamePage(slug)))
    return model


def _open(model: Model, fragment: str, route: links.Route) -> Model:
    known = next((t for t in model.tables if t.link == fragment), None)
    if known is not None or route.record is None:
        return _in_front(model, known) if known else _with_some_table(model)
    awaiting = opening.await_linked(model, model.screen.slug, fragment)
    if awaiting is not None and model.frame is None:
        return awaiting
    if model.frame is None:
        pair = correspondence.continued(model.tables, model.screen.slug, route.record)
        if pair is not None:
            return _continue_correspondence(model, *pair, fragment)
    frame = model.frame or Frame(level=route.frame.level)
    seats = frame.seats(route.record.position.to_move)
    model = _new_table(model, model.screen.slug, seats, route.record, fragment)
    opened = model.tables[0]._replace(swap=route.swap)
    return model.with_table(opened if model.frame else correspondence.received(opened))


def _continue_correspondence(model: Model, known: Table, continued: Table, fragment: str) -> Model:
    """Continues a correspondence with the plies that the opponent has played."""
    continued = correspondence.received(continued._replace(link=fragment))
    others = tuple(table for table in model.tables if table is not known)
    return _in_front(model._replace(tables=others), continued)


def _with_some_table(model: Model) -> Model:
    if model.table is not None:
        return model
    slug = model.screen.slug
    if model.frame is None:
        return _new_table(model, slug, FIRST_SEATS)
    return _new_table(model, slug, model.frame.seats(catalog.by_slug(slug).initial().to_move))


def _new_table(
    model: Model, slug: str, seats: tuple[int, int], record: Record | None = None, link: str = ""
) -> Model:
    game = catalog.by_slug(slug)
    flipped = _flipped(model, seats)
    record = record or begin(game.initial())
    date = "" if record.plies else model.device.today
    model, id = model.new_id()
    seed = model.next_table.seed
    table = Table(slug, record, flipped=flipped, seed=seed, link=link, date=date, id=id)
    table = adaptive.seated(model, table, seats)
    return _in_front(model.with_next_table(seed=(model.next_table.seed + 7919) % 2**31), table)


def _in_front(model: Model, table: Table) -> Model:
    """Puts a table first, and drops others that have no ply."""
    others = [t for t in model.tables if t is not table and t.record.plies]
    return model._replace(tables=(table, *others)).with_engine(paused=False, stepping=False)
