"""Army setup: by hand, from a text or by the engine, as chosen for each side."""

from __future__ import annotations

from typing import TypeGuard

from tesserae.app.model import Model
from tesserae.app.model.dialog import OWN, NewGame
from tesserae.app.model.table import BY_ENGINE, BY_HAND, Seat, Table, put
from tesserae.app.play.entering import add_ply, cleared
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position, Side
from tesserae.core.scene import Scene
from tesserae.core.text import Text


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
    """Whether a person is setting up by hand, and could choose a ready-made setup instead."""
    setup = table.game.setup
    if setup is None or table.over or not setup.in_progress(table.position):
        return False
    return table.by_hand(table.position)


def place_rest(model: Model) -> Model:
    """Sets up the rest for the side to move, from the cursor on; a half-entered ply comes first."""
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
    setups = put(table.setups, side, text)
    model = cleared(model.with_table(table._replace(setups=setups)))
    move = setup.next_move(table.position, text)
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
    """The setups of a stored table; BY_HAND for each side where they mean nothing in its game.

    Never an error: the board shows what was played, whatever was chosen for it.
    """
    if not isinstance(chosen, list) or len(chosen) != 2:
        return (BY_HAND, BY_HAND)
    first, second = (choice if _is_setup(game, choice) else BY_HAND for choice in chosen)
    return (first, second)


def _is_setup(game: Game[Position], chosen: object) -> TypeGuard[str]:
    """Whether this is a way to set up a side in that game."""
    if game.setup is None or not isinstance(chosen, str):
        return False
    if chosen in (BY_HAND, BY_ENGINE):
        return True
    try:
        game.setup.next_move(game.initial(), chosen)
    except BadInput:
        return False
    return True


# The dialog for a new game


def choices_of(table: Table) -> NewGame:
    """The choices that a table was started with."""
    own = [chosen if chosen not in _known(table) else "" for chosen in table.setups]
    setups = [OWN if text else chosen for text, chosen in zip(own, table.setups, strict=True)]
    chosen = (setups[0], setups[1])
    return NewGame(table.slug, table.chosen, chosen, (own[0], own[1]), swap=table.swap)


def choices_for(model: Model, table: Table) -> NewGame:
    """The choices made so far for a new game of the table's kind; else those of the table."""
    made = model.dialog.new_game
    return made if made.slug == table.slug else choices_of(table)


def offer_ready(model: Model) -> Model:
    """Opens the dialog for a new game, with a ready-made setup for each side that has none."""
    table = model.table
    setup = table.game.setup if table else None
    if table is None or setup is None:
        return model
    choices = choices_of(table)
    for side in (FIRST, SECOND):
        if choices.setups[side] == BY_HAND:
            ready = setup.ready[(table.seed + side) % len(setup.ready)].text
            choices = choices._replace(setups=put(choices.setups, side, ready))
    return model.with_dialog(open="new", new_game=choices)


def choose_seat(model: Model, seat: Seat, side: Side) -> Model:
    """Chooses who plays a side of the new game."""
    table = model.table
    if table is None:
        return model
    choices = choices_for(model, table)
    seats = put(choices.seats, side, seat)
    return model.with_dialog(new_game=choices._replace(seats=seats))


def choose(model: Model, chosen: str, side: Side) -> Model:
    """Chooses how a side of the new game is set up."""
    table = model.table
    if table is None or table.game.setup is None or chosen not in (*_known(table), OWN):
        return model
    choices = choices_for(model, table)
    setups = put(choices.setups, side, chosen)
    return model.with_dialog(new_game=choices._replace(setups=setups, tried=False))


def set_text(model: Model, typed: str, side: Side) -> Model:
    """Sets the setup text of a side, in a game that has a setup."""
    table = model.table
    if table is None or table.game.setup is None:
        return model
    choices = choices_for(model, table)
    texts = put(choices.texts, side, typed.strip(" "))
    return model.with_dialog(new_game=choices._replace(texts=texts, tried=False))


def refused(table: Table, choices: NewGame, side: Side) -> Text | None:
    """Why a side's setup text for the new game is refused; None if it is not."""
    setup = table.game.setup
    if setup is None or choices.setups[side] != OWN:
        return None
    try:
        setup.next_move(table.game.initial(), choices.texts[side])
    except BadInput as bad:
        return bad.text
    return None


def preview(table: Table, choices: NewGame, side: Side) -> Scene | None:
    """A picture of what a side of the new game will build; None if that is not known yet."""
    setup, chosen = table.game.setup, setups_of(choices)[side]
    if setup is None or chosen in (BY_HAND, BY_ENGINE):
        return None
    try:
        return setup.picture(chosen, side)
    except BadInput:
        return None


def setups_of(choices: NewGame) -> tuple[str, str]:
    """The setups chosen, as a table has them. An engine always sets up its own side."""
    first, second = (
        typed if chosen == OWN else BY_HAND if chosen == BY_ENGINE and seat else chosen
        for chosen, typed, seat in zip(choices.setups, choices.texts, choices.seats, strict=True)
    )
    return first, second


def _known(table: Table) -> tuple[str, ...]:
    setup = table.game.setup
    ready = setup.ready if setup else ()
    return (BY_HAND, BY_ENGINE, *(one.text for one in ready))
