"""The bot at the board: starting it, asking it for moves, ending it; its opponent."""

from __future__ import annotations

from typing import Any, Final

from tesserae.app.lab import matches
from tesserae.app.messages.commands import LabAsk, LabEnd, LabStart, ShellCommand
from tesserae.app.messages.lab import LabMoved, LabStarted
from tesserae.app.model import Model, page_reader
from tesserae.app.model.screen import LabPage
from tesserae.app.model.table import PERSON, REMOTE, Seat, Table
from tesserae.app.play import army_setup
from tesserae.app.play.entering import add_ply, play_automatic, without_transients
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST
from tesserae.core.record import begin
from tesserae.core.text import Text, text
from tesserae.games import catalog

_LONGEST: Final = 300
"""Maximum length of a displayed error message."""


page_of: Final = page_reader(LabPage)


def with_page(model: Model, **changes: Any) -> Model:
    """The model with some fields of the lab changed."""
    return model._replace(screen=page_of(model)._replace(**changes))


def seats_of(page: LabPage) -> tuple[Seat, Seat]:
    """Who plays each side; the bot is REMOTE."""
    if page.side == FIRST or page.against == REMOTE:
        return REMOTE, page.against
    return page.against, REMOTE


def new_game(model: Model) -> Model:
    """Sets up a new game, which ends a match."""
    page = page_of(model)
    seed = model.next_table.seed
    model = without_transients(model.with_next_table(seed=(seed + 7919) % 2**31))
    seats = seats_of(page)
    record = begin(catalog.by_slug(page.slug).initial())
    table = Table(
        page.slug, record, seats, flipped=PERSON in seats and seats[0] == REMOTE, seed=seed
    )
    return with_page(model, table=table, match=None, asked=0, fault=None)


def choose(model: Model, **changes: Any) -> Model:
    """Changes the game, the bot's opponent or its side, and begins a new game."""
    return new_game(with_page(model, **changes))


def run(model: Model, page: LabPage) -> Model:
    """Runs the file again: for the current game, or a new one."""
    if page.table is None or page.table.over or page.match is not None:
        model = new_game(model)
    return started_anew(model)


def started_anew(model: Model) -> Model:
    """Runs the file again, and drops earlier questions."""
    starts = page_of(model).starts + 1
    return with_page(model, phase="starting", starts=starts, asked=0, fault=None, line=0)


def start_match(model: Model, page: LabPage) -> Model:
    """Begins a match against the chosen level."""
    if page.against <= PERSON:
        return model
    return started_anew(matches.begin(without_transients(model), page))


def stop(model: Model, page: LabPage) -> Model:
    """Ends the bot, and its match; the board stays."""
    ended = page.match and page.match._replace(on=False)
    return with_page(model, phase="idle", asked=0, match=ended)


def start_bot(model: Model, page: LabPage, message: LabStarted) -> Model:
    """Handles the start of the file; ignores an earlier start."""
    if message.number != page.starts or page.phase != "starting":
        return model
    if not message.error and not message.late:
        return with_page(model, phase="ready")
    stopped = stop(model, page)
    fault = _fault(page, message.error, late=message.late)
    return with_page(stopped, phase="failed", fault=fault, line=message.line)


def play_bot_move(model: Model, page: LabPage, message: LabMoved) -> Model:
    """Plays the bot's move if it is legal; else the bot has failed."""
    table = page.table
    if table is None or not page.asked or message.number != page.asked:
        return model
    if message.error or message.late:
        fault = _fault(page, message.error, late=message.late)
        return _with_fault(model, fault, message)
    try:
        move = table.game.parse_move(table.position, message.move[:_LONGEST])
    except BadInput as bad:
        fault = text("lab.illegal", move=message.move[:_LONGEST] or "''", why=bad.text)
        return _with_fault(model, fault, message)
    return with_page(add_ply(model, move), asked=0, fault=None)


def _with_fault(model: Model, fault: Text, message: LabMoved) -> Model:
    """Notes a failure: a match goes on with the next game; any other game waits for a new run."""
    page = page_of(model)
    told = with_page(model, asked=0, fault=fault, line=message.line)
    if page.match is None or not page.match.on:
        return with_page(told, phase="failed")
    after = matches.count_game(told, page_of(told), 0, fault)
    if not message.late or page_of(after).phase != "ready":
        return after
    return with_page(started_anew(after), fault=fault, line=message.line)


def _fault(page: LabPage, error: str, *, late: bool) -> Text:
    if late:
        return text("lab.late", n=page.seconds)
    return text("lab.error", error=error[:_LONGEST])


def after_change(before: Model, after: Model) -> Model:
    """Sets up a board, continues a match, makes automatic plies, and asks the bot."""
    if page_of(after).table is None:
        after = new_game(after)
    after = play_automatic(before, army_setup.play_chosen(after))
    after = matches.count_finished_game(after, page_of(after))
    page, table = page_of(after), after.table
    if table is None or table.over or page.phase != "ready" or page.asked or table.seat != REMOTE:
        return after
    return with_page(after, asked=page.questions + 1, questions=page.questions + 1)


def commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands that start the bot, ask it, or end it."""
    page = page_of(after)
    old = before.screen if isinstance(before.screen, LabPage) else LabPage("")
    if page.phase == "idle" and old.phase not in ("idle", "failed"):
        return [LabEnd()]
    found: list[ShellCommand] = []
    if page.starts != old.starts:
        found.append(LabStart(page.starts, after.language))
    table = after.table
    if page.asked and page.asked != old.asked and table is not None:
        game, record = table.game, table.record
        pairs = zip(record.positions, record.moves, strict=False)
        moves = tuple([game.format_move(position, move) for position, move in pairs])
        start = game.encode(record.start)
        found.append(LabAsk(page.asked, table.slug, start, moves, page.seconds))
    return found
