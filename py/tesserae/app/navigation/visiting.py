"""Opening links and saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tesserae.app.model import Frame, Model
from tesserae.app.model.chapters import at_chapter
from tesserae.app.model.saved_games import Awaited
from tesserae.app.model.screen import GamePage, Home, StudyPage
from tesserae.app.model.table import PERSON, REMOTE, Table
from tesserae.app.navigation.scripted_pages import set_up
from tesserae.app.play import coach, replay
from tesserae.app.play.entering import without_transients
from tesserae.app.play.tables import in_front, new_study, new_table, with_some_table
from tesserae.app.sharing import correspondence
from tesserae.app.storage import opening
from tesserae.app.texts import links
from tesserae.core.errors import BadInput
from tesserae.core.record import START
from tesserae.core.record.comments import has_command
from tesserae.core.text import text
from tesserae.games import catalog

if TYPE_CHECKING:
    from tesserae.app.sharing.belonging import Found

_IGNORED_AT_END: Final = (".", " ", "+", "%20")
"""Trailing characters that the strict reader accepts after a game's moves."""

HOME: Final = Home().link


def visit(model: Model, fragment: str) -> Model:
    """Opens the page of a fragment. A bad fragment changes nothing but the notice."""
    given = fragment
    try:
        fragment, route = read(given)
    except BadInput as bad:
        lost = model._replace(notice=bad.text, link_notice=bad.text, hash=fragment)
        return _open_page_named_in(lost, fragment)
    was_scripted = model.screen.board is not None
    model = (
        leave_page(model)._replace(hash=given or HOME, screen=route.screen).with_play(fresh=False)
    )
    if route.notice:
        model = model._replace(notice=route.notice, link_notice=route.notice)
    if model.frame is not None:
        # The links of a lesson or a puzzle have no options of the frame.
        kept = model.frame._replace(level=route.frame.level)
        model = model._replace(frame=kept if was_scripted else route.frame)
    if route.screen.board is not None:
        return set_up(model)
    if not isinstance(route.screen, (GamePage, StudyPage)):
        return model
    if route.coach and model.frame is None:
        model = coach.with_coach(model, route.screen.slug)
    if isinstance(route.screen, StudyPage):
        return _announcing_last_ply(_visit_study(model, fragment, route))
    if route.record is None:
        return _announcing_last_ply(_with_own_game(model, route.kept))
    return _announcing_last_ply(_open_route(model, fragment, route))


def _visit_study(model: Model, fragment: str, route: links.Route) -> Model:
    """Opens the study named in an address, the one in a link, or the last one."""
    from tesserae.app.navigation import study_addresses

    kept = route.kept if model.frame is None else ""
    known = _with_kept(model, kept) if kept else None
    if known is not None:
        return begin_reading(known) if route.reads else known
    if route.record is not None:
        return begin_reading(_open_route(model, study_addresses.without_id(fragment), route))
    model = study_addresses.with_last(model, kept)
    return model if model.table is None or model.table.empty else begin_reading(model)


def _with_own_game(model: Model, kept: str) -> Model:
    """Shows the game of an id, with a notice if it is missing; without an id, the running one."""
    if not kept or model.frame is not None:
        return with_some_table(model)
    elsewhere = text("game.elsewhere")
    known = _with_kept(model, kept)
    return known or with_some_table(model._replace(notice=elsewhere, link_notice=elsewhere))


def _with_kept(model: Model, kept: str) -> Model | None:
    """Shows the game or study of an id, at once or as soon as it is loaded; None if not saved.

    kept: of a study also with the id of its chapter, after a full stop.
    """
    id, _, chapter = kept.partition(".")
    table = model.loaded_table(id)
    if table is None and id in model.saved_games.summaries:
        return model.with_saved_games(awaited=Awaited(frozenset([id]), link=model.hash))
    studied = isinstance(model.screen, StudyPage)
    if table is None or table.study != studied or table.slug != model.screen.slug:
        return None
    if not studied:
        return in_front(model, table)
    opened = at_chapter(table, chapter)
    return in_front(model.replacing(table, opened), opened)


def read(fragment: str) -> tuple[str, links.Route]:
    """A fragment as it was before it was sent, and its route. BadInput if it leads nowhere."""
    try:
        route = links.parse(fragment)
        if route.notice is None and not route.replies and not fragment.endswith(_IGNORED_AT_END):
            return fragment, route
    except BadInput:
        pass
    from tesserae.app.navigation import arriving

    return arriving.read(fragment)


def begin_reading(model: Model) -> Model:
    """Begins reading the study on the page, if it asks for moves and is loaded.

    Not in a frame for viewing only.
    """
    table = model.table
    if not isinstance(model.screen, StudyPage) or table is None or model.saved_games.awaited:
        return model
    if model.frame is not None and model.frame.readonly:
        return model.with_table(table._replace(seats=(REMOTE, REMOTE)))
    model = model._replace(screen=model.screen._replace(reads=True))
    if not has_command(dict(table.record.comments).get(START, ""), "asks"):
        return model
    from tesserae.app.practice.asking import script

    return script.begin(model)


def resume(model: Model, id: str) -> Model:
    """Shows a saved game, at once or as soon as it is loaded."""
    table = model.loaded_table(id)
    if table is None:
        return opening.await_game(model, id)
    screen = StudyPage(table.slug) if table.study else GamePage(table.slug)
    model = leave_page(model)._replace(screen=screen)
    return _announcing_last_ply(begin_reading(in_front(model, table)))


def leave_page(model: Model) -> Model:
    """Drops the state of a page: a half-entered move, a dialog, most notices."""
    return without_transients(model).without_passing_notice().with_dialog(open="")


def _announcing_last_ply(model: Model) -> Model:
    """Announces the last ply of a game opened at its end; a frame has no room for that.

    In a frame a replay may begin by itself.
    """
    model, table = replay.begin_by_itself(model), model.table
    opened = model.frame is None and table is not None and table.at_front
    return model.with_play(news=opened and table is not None and table.record.ply > 0)


def _open_page_named_in(model: Model, fragment: str) -> Model:
    """Opens the page of the game that a bad fragment names; unchanged if it names none."""
    slug = fragment.removeprefix("#").lstrip("/").partition("?")[0].partition("/")[0]
    if any(game.slug == slug for game in catalog.GAMES):
        return with_some_table(without_transients(model)._replace(screen=GamePage(slug)))
    return model


def _open_route(model: Model, fragment: str, route: links.Route) -> Model:
    known = next((t for t in model.tables if t.link == fragment), None)
    if known is not None or route.record is None:
        return in_front(model, known) if known else with_some_table(model)
    slug, studied = model.screen.slug, isinstance(model.screen, StudyPage)
    awaiting = opening.await_linked(model, slug, model.hash, study=studied)
    if awaiting is not None and model.frame is None:
        return awaiting
    if route.study is not None:
        return new_study(model, route.study, fragment)
    if studied:
        return new_table(model, slug, (PERSON, PERSON), route.record, fragment, study=True)
    by_link = any(it.by_link for it in model.tables)
    whole = route.notice is None and not route.frame.level and model.frame is None
    if by_link and whole:
        from tesserae.app.sharing import belonging

        found = belonging.continued_game(model.tables, slug, route.record)
        if found is not None:
            return _in_its_game(model, found, fragment, route)
    return _opened_anew(model, fragment, route)


def _in_its_game(model: Model, found: Found, fragment: str, route: links.Route) -> Model:
    """Shows the saved game that a link continues, with a notice if that is unexpected."""
    if found.notice is not None:
        args = (*found.notice.args, ("link", fragment))
        notice = found.notice._replace(args=tuple(sorted(args)))
        model = model._replace(notice=notice, link_notice=notice, joined=(found.known, found.shown))
    others = tuple(it for it in model.tables if it is not found.known)
    model = model._replace(tables=others)
    if found.grown or (route.replies and _is_newest(found.shown, route)):
        return _with_correspondence(model, found.shown, fragment, route)
    return in_front(model, found.shown)


def _is_newest(table: Table, route: links.Route) -> bool:
    """Whether the opened link has all plies of its game."""
    exchange = table.correspondence
    plies = len(route.record.moves) if route.record else 0
    return exchange is not None and exchange.plies == plies == len(table.record.moves)


def open_anew(model: Model) -> Model:
    """Opens the link of a notice as a game of its own."""
    link = dict(model.notice.args).get("link") if model.notice else None
    if not isinstance(link, str):
        return model
    fragment, route = read(link)
    model = leave_page(_as_before(model))._replace(screen=route.screen)
    return _announcing_last_ply(_opened_anew(model, fragment, route))


def _as_before(model: Model) -> Model:
    """Removes what a link has added to its game, if nothing was played since."""
    if model.joined is None:
        return model
    before, after = model.joined
    now = model.loaded_table(after.id)
    if now is None or now.record.plies != after.record.plies:
        return model
    return model.replacing(now, before)._replace(joined=None)


def _opened_anew(model: Model, fragment: str, route: links.Route) -> Model:
    """Opens the game of a link as a new one."""
    if route.record is None:
        return model
    frame = model.frame or Frame(level=route.frame.level)
    seats = frame.seats(route.record.position.to_move)
    model = new_table(model, route.screen.slug, seats, route.record, fragment)
    opened = model.tables[0]._replace(swap=route.swap)
    if model.frame is not None:
        return model.with_table(opened)
    return _with_correspondence(model._replace(tables=model.tables[1:]), opened, fragment, route)


def _with_correspondence(model: Model, table: Table, fragment: str, route: links.Route) -> Model:
    """Shows the table of a link, perhaps one to answer, with its replies."""
    length = len(route.record.variation) if route.record else 0
    table = correspondence.receive(table._replace(link=fragment), length)
    if route.replies:
        from tesserae.app.sharing import replies

        model, table = replies.with_theirs(model, table, route.replies)
    return in_front(model, table)
