"""New games: the choices in the dialog, and the start; a rematch."""

from __future__ import annotations

from typing import Any

from tesserae.app.model import Model, takes_fields
from tesserae.app.model.dialog import OWN, NewGame
from tesserae.app.model.table import BY_ENGINE, BY_HAND, PERSON, Seat, Table, put
from tesserae.app.play.entering import without_transients
from tesserae.app.play.tables import new_table
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.record import begin
from tesserae.core.scene import Scene
from tesserae.core.text import Text
from tesserae.search.levels import STRONGEST


def start(model: Model) -> Model:
    """Starts a game with the choices of the dialog; the previous game stays saved.

    The dialog stays open if a setup text is refused.
    """
    table = model.table
    if table is None:
        return model
    choices = choices_for(model, table)
    if any(setup_refusal(table, choices, side) for side in (FIRST, SECOND)):
        return model.with_dialog(new_game=choices._replace(tried=True))
    model = without_transients(model).without_passing_notice().with_dialog(open="")
    model = new_table(model, table.slug, choices.seats)
    swap = choices.swap and table.game.swaps
    fresh = model.tables[0]._replace(setups=setups_of(choices), swap=swap)
    model = model.with_table(fresh)
    return with_clock(model, (choices.minutes, choices.seconds, choices.delay))


def rematch(model: Model) -> Model:
    """Starts a rematch of the finished game, from the same position, with sides swapped."""
    table = model.table
    return model if table is None or not table.over else _rematch(model, table, table.chosen_seats)


def next_level(table: Table) -> int:
    """The level above the one just beaten; 0 if there is none, or the opponent is adaptive."""
    outcome, level = table.outcome, max(table.seats)
    if outcome is None or outcome.winner is None or table.adaptive or level == STRONGEST.number:
        return 0
    won = table.seats[outcome.winner] == PERSON < table.seats[OPPONENT[outcome.winner]]
    return level + 1 if won else 0


def climb(model: Model) -> Model:
    """Starts the game that a person has won again, against the next level."""
    table = model.table
    level = 0 if table is None else next_level(table)
    if table is None or not level:
        return model
    one, other = table.seats
    return _rematch(model, table, (one and level, other and level))


def _rematch(model: Model, table: Table, seats: tuple[Seat, Seat]) -> Model:
    """A game from the same position with sides swapped; seats: those of the last game."""
    model = without_transients(model).without_passing_notice().with_dialog(open="")
    one, other = seats
    model = new_table(model, table.slug, (other, one), begin(table.record.start))
    again = model.tables[0]._replace(
        setups=(table.setups[1], table.setups[0]),
        players=(table.players[1], table.players[0]),
        swap=table.swap,
    )
    return with_clock(model.with_table(again), clock_choices(table))


def clock_choices(table: Table) -> tuple[int, int, bool]:
    """A table's clock: the minutes, the seconds for each ply, and whether these are a delay."""
    if table.clock is None:
        return 0, 0, False
    base, extra, delay = table.clock.control
    return base // 60_000, extra // 1000, delay


def with_clock(model: Model, chosen: tuple[int, int, bool]) -> Model:
    """The game on the page with a clock, if minutes for it were chosen."""
    minutes, seconds, delay = chosen
    if not minutes:
        return model
    from tesserae.app.play import clock
    from tesserae.core.clock import TimeControl

    return clock.set_going(model, TimeControl(60_000 * minutes, 1000 * seconds, delay))


def choices_of(table: Table) -> NewGame:
    """The choices with which a table was started."""
    own = [chosen if chosen not in _named_setups(table) else "" for chosen in table.setups]
    setups = [OWN if text else chosen for text, chosen in zip(own, table.setups, strict=True)]
    chosen = (setups[0], setups[1])
    minutes, seconds, delay = clock_choices(table)
    return NewGame(
        table.slug,
        table.chosen_seats,
        chosen,
        (own[0], own[1]),
        swap=table.swap,
        minutes=minutes,
        seconds=seconds,
        delay=delay,
    )


def choices_for(model: Model, table: Table) -> NewGame:
    """The choices made so far for a new game of the table's kind; else those of the table."""
    made = model.dialog.new_game
    return made if made.slug == table.slug else choices_of(table)


@takes_fields(NewGame._replace)
def choose(model: Model, **changes: Any) -> Model:
    """The model with some choices for a new game changed."""
    if model.table is None:
        return model
    return model.with_dialog(new_game=choices_for(model, model.table)._replace(**changes))


def choose_seat(model: Model, seat: Seat, side: Side) -> Model:
    """Chooses who plays a side of the new game."""
    if model.table is None:
        return model
    return choose(model, seats=put(choices_for(model, model.table).seats, side, seat))


def choose_setup(model: Model, chosen: str, side: Side) -> Model:
    """Chooses how a side of the new game is set up."""
    table = model.table
    if table is None or table.game.setup is None or chosen not in (*_named_setups(table), OWN):
        return model
    setups = put(choices_for(model, table).setups, side, chosen)
    return choose(model, setups=setups, tried=False)


def set_text(model: Model, typed: str, side: Side) -> Model:
    """Sets the setup text of a side, in a game that has a setup."""
    table = model.table
    if table is None or table.game.setup is None:
        return model
    texts = put(choices_for(model, table).texts, side, typed.strip(" "))
    return choose(model, texts=texts, tried=False)


def setup_refusal(table: Table, choices: NewGame, side: Side) -> Text | None:
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
    """A picture of a side's setup in the new game; None if it is not known yet."""
    setup, chosen = table.game.setup, setups_of(choices)[side]
    if setup is None or chosen in (BY_HAND, BY_ENGINE):
        return None
    try:
        return setup.picture(chosen, side)
    except BadInput:
        return None


def setups_of(choices: NewGame) -> tuple[str, str]:
    """The chosen setups for a table. An engine always sets up its own side."""
    first, second = (
        typed if chosen == OWN else BY_HAND if chosen == BY_ENGINE and seat else chosen
        for chosen, typed, seat in zip(choices.setups, choices.texts, choices.seats, strict=True)
    )
    return first, second


def _named_setups(table: Table) -> tuple[str, ...]:
    setup = table.game.setup
    ready = setup.ready if setup else ()
    return (BY_HAND, BY_ENGINE, *(one.text for one in ready))
