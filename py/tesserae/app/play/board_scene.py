"""The board as a scene: the position at the cursor with its marks, and the last turn."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model, is_flipped, partial_of
from tesserae.app.model.play import PlayState
from tesserae.app.model.screen import Screen
from tesserae.app.model.settings import Settings, colourway, layers_of
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play import hint_steps
from tesserae.core.entry import targets_for
from tesserae.core.game import OPPONENT, Move, Played, Position
from tesserae.core.record import continuations
from tesserae.core.scene import Marks, Scene, Target
from tesserae.view.lazy import Remembered


def scene(model: Model, table: Table) -> Scene:
    """The board with all marks, and the plies of the other side's turn."""
    return _last_scene(table, model.tables, model.screen, model.play, model.settings)


def _scene(
    table: Table,
    tables: tuple[Table, ...],
    screen: Screen,
    play: PlayState,
    settings: Settings,
) -> Scene:
    model = Model(tables=tables, screen=screen, play=play, settings=settings)
    return table.game.scene_after(table.position, marks_of(model, table), trail(model, table))


_last_scene: Final = Remembered(_scene)
"""Events about saving or the network leave the scene as it is."""


def still(model: Model, table: Table) -> Scene:
    """The board for a picture file, without marks for choices, refusals, the pointer, or moves."""
    marks = marks_of(model, table)._replace(aimed=None, refused=None, faults=(), fresh=False)
    marks = marks._replace(branches=())
    if not model.play.selection:
        marks = marks._replace(picked=(), offered=frozenset())
    return table.game.scene(table.position, marks)


def displayed_colourway(model: Model, slug: str) -> str | None:
    """The colourway of a game's boards; None if the game has only one."""
    if not slug:
        return None
    by_host = model.frame and model.frame.colourway
    return by_host or colourway(model.settings, slug) or None


def marks_of(model: Model, table: Table) -> Marks:
    """All marks on the board."""
    partial = partial_of(model)
    record, compared = table.record, model.play.comparison
    hint = () if compared is None else targets_of(table, record.ply, compared.better)
    if model.play.hint is not None:
        hint = hint_steps.marked_targets(model, table, model.play.hint.pv[0])
    refusal = model.play.refusal
    if refusal and refusal.reason.is_note:
        refusal = None
    return Marks(
        picked=partial.filled,
        offered=partial.offered,
        aimed=model.play.aimed,
        last=() if record.last is None else targets_of(table, record.ply - 1, record.last),
        hint=hint,
        worse=targets_of(table, record.ply, compared.played) if compared else (),
        branches=_branches(model, table),
        refused=refusal.target if refusal else None,
        faults=refusal.reason.faults if refusal else (),
        flipped=is_flipped(model, table),
        coordinates=model.settings.coordinates,
        fresh=model.play.fresh and model.settings.animation,
        layers=layers_of(model.settings, table.slug),
    )


def _branches(model: Model, table: Table) -> tuple[tuple[Target, ...], ...]:
    """The continuations in a study, if there are several and the person is not entering a move."""
    if not table.study or model.play.selection:
        return ()
    plies = [table.record.plies[number] for number in continuations(table.record)]
    return tuple(targets_of(table, table.record.ply, it.move) for it in plies if len(plies) > 1)


def targets_of(table: Table, ply: int, move: Move) -> tuple[Target, ...]:
    """The targets that enter a move at a ply of the line."""
    return targets_for(table.game.entries(table.record.positions[ply]), move)


def trail(model: Model, table: Table) -> tuple[Played[Position], ...]:
    """The plies to mark; none after a click, unless they ended the game.

    During a turn, and while it is shown again, only the last ply with the other side's answers to
    it.
    """
    if model.play.stepping:
        return _latest(_turn(table))
    if table.over:
        return _turn(table)
    plies = last_turn(table) if model.play.news and not model.play.selection else ()
    goes_on = bool(plies) and plies[0][0].turn == table.position.turn
    return _latest(plies) if goes_on else plies


def _latest(plies: tuple[Played[Position], ...]) -> tuple[Played[Position], ...]:
    """The last ply of the side on turn, and the replies to it."""
    own = [n for n, (position, _) in enumerate(plies) if position.to_move == position.turn]
    return plies[own[-1] if own else 0 :]


def last_turn(table: Table) -> tuple[Played[Position], ...]:
    """The plies of the turn that the last ply belongs to.

    () for a person's own turn against an engine, and while a person is making the turn: they know
    it.
    """
    plies = _turn(table)
    if not plies:
        return ()
    turn = plies[0][0].turn
    own = table.seats[turn] == PERSON
    known = own and (table.seats[OPPONENT[turn]] != PERSON or table.position.turn == turn)
    return () if known else plies


def _turn(table: Table) -> tuple[Played[Position], ...]:
    """The plies of the turn that the last ply belongs to."""
    record = table.record
    positions, moves = record.positions, record.moves
    first = record.ply
    while first and positions[first - 1].turn == positions[record.ply - 1].turn:
        first -= 1
    return tuple((positions[n], moves[n]) for n in range(first, record.ply))
