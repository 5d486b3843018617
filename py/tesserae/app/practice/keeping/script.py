"""The script for keeping a win or a draw: a proof judges every move.

It names a move that gives the value away at once, with its refutation, and the person takes it
back. A perfect opponent answers all others, until the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tesserae.app.model import Model, page_reader, takes_fields
from tesserae.app.model.engine import KeepJob
from tesserae.app.model.practice import ScriptBoard
from tesserae.app.model.screen import KeepPage
from tesserae.app.model.table import Table
from tesserae.app.practice import player
from tesserae.app.practice.board import board_of
from tesserae.app.practice.player import Script
from tesserae.core import record as records
from tesserae.core.game import OPPONENT, Side
from tesserae.core.position import play_all
from tesserae.core.text import Text, text
from tesserae.games import catalog

if TYPE_CHECKING:
    from tesserae.search.keeping import Kept


page_of: Final = page_reader(KeepPage)


@takes_fields(KeepPage._replace)
def _with_page(model: Model, **changes: Any) -> Model:
    return model._replace(screen=page_of(model)._replace(**changes))


def side_of(page: KeepPage) -> Side:
    """The side that keeps its win or draw."""
    table = page.board.table
    if table is None:
        raise ValueError("no board")
    return table.record.start.to_move


# Setting up


def open_position(model: Model) -> Model:
    """The model at the page's moves, with the value still to prove."""
    page = page_of(model)
    table = _table(page)
    kept = page.moves.split(".") if page.moves else []
    for move in table.game.parse_moves(table.position, kept):
        table = table._replace(record=records.play(table.record, move))
    start = ScriptBoard(table, "posing")
    begun = KeepPage(page.slug, page.position, moves=page.moves, settled_ply=table.record.ply)
    return player.set_up(model, begun._replace(board=start))


def restart(model: Model, page: KeepPage) -> Model:
    """The model with the first position again, if there is something to keep."""
    if page.value is None or page.board.phase == "missing":
        return model
    again = page._replace(
        settled_ply=0, slips=0, moves="", board=ScriptBoard(_table(page), "solve")
    )
    return player.set_up(model, again)


def _table(page: KeepPage) -> Table:
    start = catalog.by_slug(page.slug).decode(page.position)
    return player.table_for(page.slug, records.begin(start), start.to_move)


# The engine's results


def job(model: Model) -> KeepJob | None:
    """The engine's job: if there is nothing else, to count the plies of the shortest win."""
    page = page_of(model)
    table, phase = page.board.table, page.board.phase
    if table is None or phase == "missing":
        return None
    record = table.record
    if phase == "posing":
        return KeepJob(page.slug, "stand", record.position)
    if phase == "judging":
        before, move = record.positions[record.ply - 1], record.moves[record.ply - 1]
        return KeepJob(page.slug, "answer", before, move, page.value or 0)
    if page.value and not page.counted:
        return KeepJob(page.slug, "count", record.start)
    return None


def add_proof(model: Model, kept: Kept) -> Model:
    """The model with a result of the engine."""
    asked = model.engine.analysis
    if not isinstance(asked, KeepJob):
        return model
    if not kept.done:
        return model if asked.question == "count" else _with_page(model, searched=kept.nodes)
    model = _with_page(model, searched=0)
    if asked.question == "count":
        return _with_page(model, shortest=kept.plies, counted=True)
    return _after_proof(model, kept) if asked.question == "stand" else _judge_move(model, kept)


def _after_proof(model: Model, kept: Kept) -> Model:
    """The model after the proof of the position's value, or its failure."""
    page = page_of(model)
    if kept.value is None:
        return SCRIPT.apply_event(model, "refused", text("keep.unproven"))
    if kept.value < 0:
        lost = text(f"{page.slug}.keep.lost.{side_of(page)}")
        return SCRIPT.apply_event(model, "refused", lost)
    return SCRIPT.apply_event(_with_page(model, value=kept.value), "posed", None)


def _judge_move(model: Model, kept: Kept) -> Model:
    """The model after the verdict on a move: a slip, a move with an answer, or the end."""
    page = page_of(model)
    table = page.board.table
    if table is None or page.value is None or kept.value is None:
        return model
    if kept.value < page.value:
        model = _with_page(model, slips=page.slips + 1)
        return SCRIPT.apply_event(model, "wrong", _slip(page, table, kept), kept.line)
    plies = table.record.ply + len(kept.line)
    model = _with_page(model, settled_ply=plies)
    if play_all(table.position, kept.line).outcome() is not None:
        return SCRIPT.apply_event(_with_page(model, moves=""), "done", None, kept.line)
    played = (*table.record.moves, *kept.line)
    written = table.game.format_moves(table.record.start, played)
    model = _with_page(model, moves=".".join(written))
    feedback = text("keep.right")
    if kept.line:
        answer = table.game.format_move(table.position, kept.line[0])
        feedback = text("keep.answered", move=answer)
    return SCRIPT.apply_event(model, "right", feedback, kept.line)


def _slip(page: KeepPage, table: Table, kept: Kept) -> Text:
    """What the last move gave away, and its refutation."""
    record = table.record
    move = table.game.format_move(record.positions[record.ply - 1], record.moves[record.ply - 1])
    shown = text("keep.how.none")
    if kept.line:
        answer = table.game.format_move(table.position, kept.line[0])
        shown = text("keep.how", move=answer)
        if kept.plies is not None:
            shown = text("keep.how.in", move=answer, n=kept.plies)
    if kept.value == 0:
        return text("keep.slip.draw", move=move, how=shown)
    winner = OPPONENT[side_of(page)]
    return text(f"{page.slug}.keep.slip.{winner}", move=move, how=shown)


def result_text(page: KeepPage) -> Text:
    """The result: how many plies the win took, compared with the shortest."""
    slips = text("keep.slips", n=page.slips) if page.slips else text("keep.no_slips")
    plies, shortest = page.settled_ply, page.shortest
    if not page.value:
        return text("keep.held", slips=slips)
    if shortest is None or plies < shortest:
        return text("keep.won", n=plies, slips=slips)
    if plies == shortest:
        return text("keep.won.shortest", n=plies, slips=slips)
    return text("keep.won.longer", n=plies, shortest=shortest, slips=slips)


# Moves and buttons


def try_again(model: Model, page: KeepPage) -> Model:
    """Takes back a slip and its refutation, or a move that is still being judged."""
    if page.board.phase not in ("wrong", "judging"):
        return model
    return player.take_back(model, page.settled_ply).with_board(feedback=None)


SCRIPT: Final[Script] = Script(
    lambda model: SCRIPT.apply_event(model, "unsure", None),
    lambda model: player.REPLY if board_of(model).ahead else 0,
    lambda model: model,
)
