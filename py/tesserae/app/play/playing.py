"""What happens at the table: plies, half-entered moves, looking back, the engine's turn."""

from __future__ import annotations

from tesserae.app.analysis.evaluations import Evaluation
from tesserae.app.engine_state import Job
from tesserae.app.model import Model, partial_of
from tesserae.app.play.state import Refusal
from tesserae.app.table import BY_HAND, PERSON, Seat, Table, entries_of, put
from tesserae.core import record as records
from tesserae.core.entry import pick, resolve
from tesserae.core.errors import BadInput
from tesserae.core.game import Move, Side
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.search.levels import LEVELS


def with_table(model: Model, table: Table) -> Model:
    """The model with the table on the page replaced."""
    old = model.table
    return model._replace(tables=tuple(table if t is old else t for t in model.tables))


def settled(model: Model) -> Model:
    """The model with nothing half-entered, refused or advised."""
    idle = model.with_engine(requested=None)
    return idle.with_play(selection=(), held=None, refusal=None, typed_refusal=None, hint=None)


def press(model: Model, name: str) -> Model:
    """A press on the target of that name; nothing if the game has none."""
    target = model.table and model.table.game.target(name)
    return model if target is None else click(model, target)


def click(model: Model, target: Target) -> Model:
    """A click on a target: it carries the move on, changes it, or is refused with a reason.

    A second click on the last target of a move that is held plays it.
    """
    table = model.table
    if table is None or (not table.over and table.seat != PERSON):
        return model
    if model.play.held is not None and target == model.play.selection[-1]:
        return played(model, model.play.held)
    entries, partial = entries_of(table), partial_of(model)
    if target not in partial.offered and target not in model.play.selection:
        reason = table.game.why_not(table.position, partial.filled, target)
        if reason is not None:
            return model.with_play(refusal=Refusal(target, reason))
    picked = pick(entries, model.play.selection, target)
    if picked is None:
        return model
    move = resolve(entries, picked).move
    model = model.with_play(selection=picked, tab_stop=target, held=None, refusal=None)
    if move is None:
        return model
    return model.with_play(held=move) if _held_back(model, table) else played(model, move)


def _held_back(model: Model, table: Table) -> bool:
    """Whether a move that is complete waits to be confirmed.

    A finger shows nothing before it touches: where that matters, its moves wait.
    """
    preview = model.play.touched and table.game.preview_first
    return model.settings.confirm or (preview and len(table.position.legal_moves()) > 1)


def take_back(model: Model) -> Model:
    """The last step of a half-entered or held move undone; without one, marks and advice go."""
    if not model.play.selection:
        return settled(model)
    return model.with_play(selection=model.play.selection[:-1], held=None, refusal=None)


def rotate(model: Model) -> Model:
    """The piece of a half-entered move is turned."""
    table = model.table
    if table is None or not entries_of(table):
        return model
    picked = table.game.rotated(table.position, model.play.selection)
    if picked == model.play.selection:
        return model
    return model.with_play(selection=picked, held=resolve(entries_of(table), picked).move)


def let_go(model: Model) -> Model:
    """The whole of a half-entered move undone; advice stays."""
    return model.with_play(selection=(), held=None)


def confirm(model: Model) -> Model:
    """The held move is played."""
    return model if model.play.held is None else played(model, model.play.held)


def typed(model: Model, move_text: str) -> Model:
    """A move entered as text is played, or refused with a reason."""
    table = model.table
    if table is None:
        return model
    if table.seat != PERSON and not table.over:
        return model.with_play(typed_refusal=text("status.not_your_turn"))
    try:
        move = table.game.parse_move(table.position, move_text)
    except BadInput as bad:
        return model.with_play(typed_refusal=bad.text)
    return played(model, move)


def played(model: Model, move: Move) -> Model:
    """A person plays a legal move: what is half typed is done with, and so is an open dialog."""
    return add_ply(model, move).with_dialog(open="").with_play(entered=model.play.entered + 1)


def add_ply(model: Model, move: Move) -> Model:
    """A legal move becomes the next ply, whoever makes it."""
    table = model.table
    if table is None:
        return model
    grown = table._replace(record=records.play(table.record, move), link="")
    return settled(with_table(model, grown)).with_play(fresh=True)


def look(model: Model, table: Table, ply: int) -> Model:
    """The cursor goes to a ply of the line."""
    return settled(with_table(model, table._replace(record=records.go(table.record, ply), link="")))


def undo(model: Model) -> Model:
    """Back to where a person last made a ply by hand; by one ply if only engines play.

    Where no person did, it goes back to the beginning of the setup, and people
    set up by hand from there. A game that was given up, or ended by agreement,
    first is open again.
    """
    table = model.table
    if table is None or not table.record.ply:
        return model
    if table.record.ending is not None:
        record = records.end(table.record, None)
        return settled(with_table(model, table._replace(record=record, link="")))
    before = range(table.record.ply - 1, -1, -1)
    ply = next((n for n in before if _by_hand(table, n)), None)
    if ply is not None:
        return look(model, table, ply)
    ply = next((n for n in reversed(before) if _persons(table, n)), None)
    if ply is not None:
        return look(model, table._replace(setups=(BY_HAND, BY_HAND)), ply)
    return look(model, table, before[0])


def redo(model: Model) -> Model:
    """On to where a person is to move next, or to the end of the line."""
    table = model.table
    if table is None or table.record.at_end:
        return model
    end = len(table.record.variation)
    plies = range(table.record.ply + 1, end + 1)
    return look(model, table, next((n for n in plies if _by_hand(table, n)), end))


def step(model: Model, plies: int) -> Model:
    """The cursor goes on, or back, by so many plies."""
    table = model.table
    return model if table is None else look(model, table, table.record.ply + plies)


def jump(model: Model, number: int) -> Model:
    """The cursor goes to a ply of the record; nowhere if there is none of that number."""
    table = model.table
    if table is None:
        return model
    try:
        record = records.jump(table.record, number)
    except IndexError:
        return model
    return settled(with_table(model, table._replace(record=record, link="")))


def flip(model: Model) -> Model:
    """The board is seen from the other side."""
    table = model.table
    return model if table is None else with_table(model, table._replace(flipped=not table.flipped))


def seat(model: Model, seat: Seat, side: Side) -> Model:
    """A person, or a level's engine, takes over a side."""
    table = model.table
    if table is None:
        return model
    return settled(with_table(model, table._replace(seats=put(table.seats, side, seat))))


def stop(model: Model) -> Model:
    """The engine stops. If it was to play, its side is a person's from now on, set up by hand."""
    table, job = model.table, model.engine.job
    model = model.with_engine(requested=None)
    if table is None or job is None or job.purpose == "hint":
        return model
    side = table.position.to_move
    if table.engine_builds(table.position):
        return with_table(model, table._replace(setups=put(table.setups, side, BY_HAND)))
    return seat(model, PERSON, side) if table.record.at_end else model


def ask_hint(model: Model) -> Model:
    """The strongest level is asked what a person could play."""
    table = model.table
    if table is None or table.over or table.seat != PERSON:
        return model
    return model.with_play(hint=None).with_engine(requested="hint")


def play_hint(model: Model) -> Model:
    """The advised move is played."""
    return model if model.play.hint is None else played(model, model.play.hint.pv[0])


def hide_hint(model: Model) -> Model:
    """No hint any more, nor one on its way."""
    return model.with_play(hint=None).with_engine(requested=None)


def let_engine_play(model: Model) -> Model:
    """The engine plays at the ply that is looked at, although the game went on there."""
    return settled(model).with_engine(requested="ply")


def engine_decided(model: Model, evaluation: Evaluation) -> Model:
    """The ply that the engine plays or advises, for the job in hand."""
    job = model.engine.job
    if job is None or not evaluation.pv:
        return model.with_engine(requested=None)
    if job.purpose == "hint":
        return model.with_play(hint=evaluation).with_engine(requested=None)
    return add_ply(model, evaluation.pv[0])


def wanted_job(model: Model) -> Job | None:
    """What the engine should be at, given what is on the table."""
    table = model.table
    if table is None or table.over:
        return None
    seed = table.seed + table.record.ply
    if (
        table.seat > PERSON
        and (table.record.at_end or model.engine.requested == "ply")
        and not _elsewhere(model, table)
    ):
        return Job("ply", table.slug, table.position, table.seat, seed)
    if model.engine.requested == "hint":
        return Job("hint", table.slug, table.position, LEVELS[-1].number, seed)
    return None


def _elsewhere(model: Model, table: Table) -> bool:
    """The game as it stands comes from another tab, where the engine is at it already."""
    library = model.library
    return table.id in library.elsewhere and library.handed.get(table.id) is table


def _by_hand(table: Table, ply: int) -> bool:
    """A person made the next ply, or is to make it, himself."""
    return table.by_hand(records.go(table.record, ply).position)


def _persons(table: Table, ply: int) -> bool:
    """The next ply is for a side that a person plays, whoever sets it up."""
    return table.seats[records.go(table.record, ply).position.to_move] == PERSON
