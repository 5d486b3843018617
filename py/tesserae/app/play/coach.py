"""The coach of a first game: whether there is one, its advice, and its warnings.

Its sentences are data of the game; the first game with a coach loads them.
"""

from __future__ import annotations

from functools import lru_cache

from tesserae.app.model import Model
from tesserae.app.model.settings import ADVICE, COACH_PARTS, WARNINGS
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play.board_scene import last_turn
from tesserae.core.game import Move, Played, Position
from tesserae.core.text import Text
from tesserae.games import catalog


def with_coach(model: Model, slug: str) -> Model:
    """The model with the coach of a game, if the game has one."""
    if catalog.by_slug(slug).coach is None:
        return model
    parts = {*model.settings.coach, *(f"{slug}.{part}" for part in COACH_PARTS)}
    return model.with_settings(coach=tuple(sorted(parts)))


def toggle(model: Model, name: str) -> Model:
    """Switches advice or warnings in a game on or off. Takes back a move it warned of."""
    parts = tuple(sorted(frozenset(model.settings.coach) ^ {name}))
    if model.play.warning is not None:
        model = model.with_play(selection=(), held=None, warning=None)
    return model.with_settings(coach=parts)


def available_parts(model: Model, table: Table) -> tuple[str, ...]:
    """The coach's parts available at a table; () unless a person plays an engine."""
    against_engine = PERSON in table.seats and max(table.seats) > PERSON
    if model.frame is not None or not against_engine or table.game.coach is None:
        return ()
    return COACH_PARTS


def is_on(model: Model, table: Table, part: str) -> bool:
    """Whether a part of the coach is on at a table."""
    chosen = f"{table.slug}.{part}" in model.settings.coach
    return chosen and part in available_parts(model, table)


def is_present(model: Model, table: Table) -> bool:
    """Whether there is a coach at a table at all."""
    return any(is_on(model, table, part) for part in COACH_PARTS)


def advice(model: Model, table: Table) -> Text | None:
    """The coach's advice to the person on turn; None if it is off, or there is none."""
    if table.over or table.seat != PERSON or not is_on(model, table, ADVICE):
        return None
    return _advice(table.slug, table.position, last_turn(table))


@lru_cache(maxsize=8)
def _advice(slug: str, position: Position, plies: tuple[Played[Position], ...]) -> Text | None:
    """Cached, as the status is rendered whenever the pointer moves to another target."""
    load = catalog.by_slug(slug).coach
    return None if load is None else load().advice(position, plies)


def warning(model: Model, table: Table, move: Move) -> Text | None:
    """Why a move that a person is about to play loses at once; None if it does not."""
    load = table.game.coach
    if load is None or not is_on(model, table, WARNINGS):
        return None
    return load().risk(table.position, move)
