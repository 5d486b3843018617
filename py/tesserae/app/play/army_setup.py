"""Army setup: by hand, from a text or by the engine, as chosen for each side."""

from __future__ import annotations

from typing import TypeGuard

from tesserae.app.model import Model
from tesserae.app.model.table import BY_ENGINE, BY_HAND, Table, put
from tesserae.app.play.entering import add_ply, without_transients
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position, Ready


def play_chosen(model: Model) -> Model:
    """Plays the plies of a chosen setup text; none while the cursor is at an earlier ply."""
    table = model.table
    while table is not None and table.record.at_end and not table.over:
        move = table.setup_ply(table.position)
        if move is None:
            break
        model = add_ply(model, move)
        table = model.table
    return model


def may_choose(table: Table) -> bool:
    """Whether a person is setting up by hand, and could take a ready-made setup instead."""
    setup = table.game.setup
    if setup is None or table.over or not setup.in_progress(table.position):
        return False
    return table.by_hand(table.position)


def offered_setups(table: Table) -> tuple[Ready, ...]:
    """The ready-made setups that the side to move can still take: all, until it begins to build."""
    setup = table.game.setup
    if setup is None or table.study or not may_choose(table):
        return ()
    return tuple(it for it in setup.ready if setup.next_move(table.position, it.text) is not None)


def take_ready(model: Model, text: str) -> Model:
    """Sets up the side to move from a ready-made text, if offered."""
    table = model.table
    if table is None or text not in [ready.text for ready in offered_setups(table)]:
        return model
    return _build(model, table, text)


def place_rest(model: Model) -> Model:
    """Completes the setup of the side to move from the cursor on, after a half-entered ply."""
    table = model.table
    setup = table.game.setup if table else None
    if table is None or setup is None or not may_choose(table):
        return model
    side, picked = table.position.to_move, model.play.selection
    begun = {
        entry.move
        for entry in table.game.entries(table.position)
        if picked and entry.targets[: len(picked)] == picked
    }
    held = model.play.held
    first = begun if held is None else {held}
    text = setup.completion(table.position, side, first, table.seed)
    return _build(model, table, text)


def _build(model: Model, table: Table, text: str) -> Model:
    """Stores the army of the side to move, and plays its next placement."""
    setup, setups = table.game.setup, put(table.setups, table.position.to_move, text)
    model = without_transients(model.with_table(table._replace(setups=setups)))
    move = None if setup is None else setup.next_move(table.position, text)
    return model if move is None else add_ply(model, move)


def setup_texts(table: Table) -> tuple[str, ...]:
    """Both sides' setups as texts, once they are complete; else empty."""
    setup = table.game.setup
    if setup is None:
        return ()
    for position in table.record.positions[: table.record.ply + 1]:
        texts = (setup.text_of(position, FIRST), setup.text_of(position, SECOND))
        if all(texts):
            return texts
    return ()


def read_setups(game: Game[Position], chosen: object) -> tuple[str, str]:
    """The setups of a stored table; BY_HAND for a side whose setup is not one of its game.

    Not an error: the plies are on the board, whatever the setups.
    """
    if not isinstance(chosen, list) or len(chosen) != 2:
        return (BY_HAND, BY_HAND)
    first, second = (choice if _is_setup(game, choice) else BY_HAND for choice in chosen)
    return (first, second)


def _is_setup(game: Game[Position], chosen: object) -> TypeGuard[str]:
    """Whether it is a valid setup of a side in that game."""
    if game.setup is None or not isinstance(chosen, str):
        return False
    if chosen in (BY_HAND, BY_ENGINE):
        return True
    try:
        game.setup.next_move(game.initial(), chosen)
    except BadInput:
        return False
    return True
