"""Entering moves: clicks on targets, moves as text, confirmation."""

from __future__ import annotations

from typing import Final

from tesserae.app.engine import pacing
from tesserae.app.model import Model, partial_of, picked_of
from tesserae.app.model.play import Refusal
from tesserae.app.model.table import ADAPTIVE, PERSON, Seat, Table, entries_of, put
from tesserae.app.play import adaptive, coach
from tesserae.app.play.board_scene import targets_of
from tesserae.core import record as records
from tesserae.core.entry import pick, resolve
from tesserae.core.errors import BadInput
from tesserae.core.game import Move, Reason, Side
from tesserae.core.scene import Target
from tesserae.core.text import text

_CLEARED_BY_PLY: Final = frozenset({"agree.declined", "swap.taken"})
"""Notices that the next ply removes."""


def without_transients(model: Model) -> Model:
    """The model without a half-entered move, refusals, hint, comparison and requests."""
    idle = model.with_engine(requested=None, hurried=False)
    return idle.with_play(
        selection=(),
        held=None,
        warning=None,
        refusal=None,
        typed_refusal=None,
        hint=None,
        news=False,
        comparison=None,
        stepping=False,
        playback=0,
    )


def press(model: Model, name: str) -> Model:
    """A click on the target of that name; unchanged if the game has none."""
    target = model.table and model.table.game.target(name)
    return model if target is None else click(model, target)


def click(model: Model, target: Target) -> Model:
    """A click on a target: continues the move, changes it, or is refused with a reason.

    A second click on the last target of a held move plays it, unless the coach warns of it. During
    the engine's turn, a click plays out its rest at once.
    """
    table = model.table
    if table is None:
        return model
    if _is_closed(table):
        return model.with_play(refusal=Refusal(target, Reason(text("game.no.over"))))
    if not table.over and not table.entered_here:
        return pacing.hurry(model)
    held = model.play.held
    if held is not None and _means(model, table, held, target):
        return model if model.play.warning else confirm(model)
    return pick_next(model, table, target)


def _means(model: Model, table: Table, held: Move, target: Target) -> bool:
    """Whether a target belongs to the held move: its last target, or a cell of its piece."""
    return target == model.play.selection[-1] or table.game.covers_target(
        table.position, held, target
    )


def pick_next(model: Model, table: Table, target: Target) -> Model:
    """Continues or changes the move with a target, or refuses it with a reason."""
    entries, partial, before = entries_of(table), partial_of(model), picked_of(model)
    if target not in partial.offered and target not in model.play.selection:
        reason = table.game.why_not(table.position, partial.filled, target)
        if reason is not None:
            return model.with_play(refusal=Refusal(target, reason))
    picked = pick(entries, before, target)
    if picked is None:
        return model
    if not picked and not model.play.selection:
        picked = before  # it was picked automatically, and the person agrees
    move = resolve(entries, picked).move
    model = model.with_play(
        selection=picked, tab_stop=target, held=None, warning=None, refusal=None
    )
    if move is None:
        return model
    held = model.with_play(held=move)
    return held if _must_confirm(model, table, move) else confirm(held)


def _must_confirm(model: Model, table: Table, move: Move) -> bool:
    """Whether the person has to confirm a complete move.

    A finger shows no preview before it touches: where previews matter, its moves wait. Other moves
    wait as well if nothing takes them back: on scripted boards, and in frames.
    """
    if model.settings.confirm:
        return True
    if not (model.play.touched and table.game.preview_first):
        return False
    undone = model.screen.board is None and model.frame is None
    at_once = undone and table.game.plays_without_preview(table.position, move)
    return not at_once and len(table.position.legal_moves()) > 1


def take_back(model: Model) -> Model:
    """Undoes the last step of a half-entered or held move, else clears refusals and hint."""
    if not model.play.selection:
        return without_transients(model)
    rest = model.play.selection[:-1]
    return model.with_play(selection=rest, held=None, warning=None, refusal=None)


def rotate(model: Model) -> Model:
    """Rotates the piece of a half-entered move."""
    table = model.table
    if table is None or not entries_of(table):
        return model
    before = picked_of(model)
    picked = table.game.with_piece_rotated(table.position, before)
    if picked == before:
        return model
    held = resolve(entries_of(table), picked).move
    return model.with_play(selection=picked, held=held, warning=None)


def cancel(model: Model) -> Model:
    """Drops a half-entered move, but not the hint; plays out the engine's turn at once."""
    return pacing.hurry(model.with_play(selection=(), held=None, warning=None))


def confirm(model: Model) -> Model:
    """Plays the held move; if the coach warns of it, only at the second time."""
    table, move = model.table, model.play.held
    if table is None or move is None:
        return model
    warning = None if model.play.warning else coach.warning(model, table, move)
    return play_for_person(model, move) if warning is None else model.with_play(warning=warning)


def enter_text(model: Model, move_text: str) -> Model:
    """Plays a move entered as text, or refuses it with a reason."""
    table = model.table
    if table is None:
        return model
    if _is_closed(table):
        return model.with_play(typed_refusal=text("game.no.over"))
    if not table.entered_here and not table.over:
        return model.with_play(typed_refusal=text("status.not_your_turn"))
    try:
        move = table.game.parse_move(table.position, move_text)
    except BadInput as bad:
        return model.with_play(typed_refusal=bad.text)
    picked = targets_of(table, table.record.ply, move)
    return confirm(model.with_play(selection=picked, held=move, warning=None))


def play_for_person(model: Model, move: Move) -> Model:
    """Plays a legal move for a person; closes an open dialog, and removes news of the last turn."""
    if model.notice is not None and model.notice.key in _CLEARED_BY_PLY:
        model = model._replace(notice=None)
    after = add_ply(model, move).with_dialog(open="").with_engine(paused=False)
    return after.with_play(entered=model.play.entered + 1)


def add_ply(model: Model, move: Move) -> Model:
    """Plays a legal move as the next ply, for a person or the engine; none after the end."""
    table = model.table
    if table is None or _is_closed(table):
        return model
    grown = table._replace(record=records.play(table.record, move), link="")
    return without_transients(model.with_table(grown)).with_play(fresh=True, news=True)


def _is_closed(table: Table) -> bool:
    """Whether the game has ended and allows no more plies; a study allows any legal ply."""
    return table.over and not (table.study and table.record.ending is not None)


def play_automatic(before: Model, after: Model) -> Model:
    """Makes the automatic plies of a game, once another ply was made.

    Not in a frame, whose host page makes all plies.
    """
    table = after.table
    if table is None or after.frame is not None:
        return after
    played = _is_played(before, after)
    while True:
        if played and (move := formality(table)) is not None:
            after = add_ply(after, move)
        elif played and (move := automatic(table)) is not None:
            after = add_ply(after, move)._replace(toast=text("toast.turn_ended"))
        elif (played or _asks_for_losses(before, after)) and (
            move := loss(after, table)
        ) is not None:
            after = add_ply(after, move)
        else:
            return after
        table, played = after.table or table, True


def _is_played(before: Model, after: Model) -> bool:
    """Whether a ply was just made on the table."""
    old, table = before.table, after.table
    if old is None or table is None or old.id != table.id:
        return False
    return after.play.fresh and old.record != table.record


def _asks_for_losses(before: Model, after: Model) -> bool:
    """Whether the person has just changed who chooses losses, or opened a link."""
    if after.settings.choose_losses != before.settings.choose_losses:
        return True
    table = after.table
    exchange = table and table.correspondence
    if table is None or exchange is None or table.record.ply != exchange.plies:
        return False
    return before.table is None or before.table.record != table.record


def formality(table: Table) -> Move | None:
    """The opponent's only ply, in a game by link, if it is a formality."""
    exchange = table.correspondence if table.seats == (PERSON, PERSON) else None
    if exchange is None or table.over or table.position.to_move == exchange.side:
        return None
    moves = table.position.legal_moves()
    formal = len(moves) == 1 and table.game.is_formal(table.position, moves[0])
    return moves[0] if formal else None


def is_formality(table: Table, ply: int) -> bool:
    """Whether the page makes the ply after `ply` of the variation for the opponent."""
    exchange, record = table.correspondence, table.record
    if exchange is None or ply == len(record.variation):
        return False
    position = record.positions[ply]
    return position.to_move != exchange.side and table.game.is_formal(position, record.moves[ply])


def automatic(table: Table) -> Move | None:
    """The ply that the page now makes for a person, if any."""
    if table.over or not table.by_hand(table.position):
        return None
    return table.game.automatic(table.position)


def loss(model: Model, table: Table) -> Move | None:
    """The lost tile to choose automatically; None if none is due, or a person chooses."""
    if not model.settings.choose_losses or table.study or not table.at_front:
        return None
    if table.over or not table.by_hand(table.position):
        return None
    exchange = table.correspondence if table.seats == (PERSON, PERSON) else None
    if exchange is not None and table.position.to_move != exchange.side:
        return None  # the recipient of the link chooses
    return table.game.best_removal(table.position)


def flip(model: Model) -> Model:
    """Flips the board."""
    table = model.table
    return model if table is None else model.with_table(table._replace(flipped=not table.flipped))


def seat_player(model: Model, seat: Seat, side: Side) -> Model:
    """Gives a side to a person, or to the engine at a level."""
    table = model.table
    if table is None:
        return model
    kept = table.adaptive and seat == PERSON
    level = adaptive.level_for(model, table.slug) if seat == ADAPTIVE else seat
    seats = put(table.seats, side, level)
    adapts = kept or seat == ADAPTIVE
    return without_transients(model.with_table(table._replace(seats=seats, adaptive=adapts)))
