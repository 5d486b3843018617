"""When what Tetrad's lesson says of a move is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND, Move
from tesserae.core.position import is_won_by
from tesserae.games.tetrad.rules.board import CELLS, DIRECTIONS, SIZE
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    FINISH,
    MOVE,
    REMOVAL,
    SETUP,
    UNITS,
    Position,
    read,
)
from tesserae.games.tetrad.rules.shapes import placement_of
from tests.teaching import Played, Truths


def _kind(played: Played[Position]) -> int:
    return read(played.move).kind


def _hits(played: Played[Position]) -> bool:
    return _kind(played) == ATTACK and played.after.pending > 0


def _ways_on(played: Played[Position]) -> tuple[Move, ...]:
    """The legal moves once Black has removed its tile."""
    return played.after.apply(played.after.legal_moves()[0]).legal_moves()


def _in_range(position: Position) -> bool:
    directions = range(len(DIRECTIONS))
    return any(position.hit_units(number, way) for number in UNITS for way in directions)


def _can_fire(position: Position, number: int) -> bool:
    """Whether a unit of White's has something in range."""
    return bool(position.of(FIRST)[number]) and any(
        position.hit_units(number, way) for way in range(len(DIRECTIONS))
    )


def _both_can_fire(played: Played[Position]) -> bool:
    return _can_fire(played.after, 0) and _can_fire(played.after, 1)


def _shape(unit: int) -> int:
    """The shape of a unit and its rotation."""
    return placement_of(unit) // CELLS


def _is_rotated(played: Played[Position]) -> bool:
    before, after = (it.of(FIRST)[0] for it in (played.before, played.after))
    return _shape(before) != _shape(after)


def _goes_north(played: Played[Position]) -> bool:
    before, after = (it.of(FIRST)[0] for it in (played.before, played.after))
    return after == before << 3 * SIZE


def _has_won(played: Played[Position]) -> bool:
    return played.after.tiles(SECOND) == 1 and is_won_by(
        played.after.apply(played.after.legal_moves()[0]), FIRST
    )


TRUTHS: Final[Truths] = {
    "tetrad.learn.ended": lambda played: _kind(played) == FINISH and not played.before.moved,
    "tetrad.learn.move.1.done": lambda played: _kind(played) == MOVE,
    "tetrad.learn.rotate.1.done": lambda played: _kind(played) == MOVE and _is_rotated(played),
    "tetrad.learn.rotate.1.wrong": lambda played: _kind(played) == MOVE and not _is_rotated(played),
    "tetrad.learn.fire.1.done": _hits,
    "tetrad.learn.fire.2.done": lambda played: _kind(played) == MOVE and _both_can_fire(played),
    "tetrad.learn.fire.2.fired": lambda played: (
        _kind(played) == ATTACK and not any(read(it).kind == MOVE for it in _ways_on(played))
    ),
    "tetrad.learn.fire.2.wrong": lambda played: not _both_can_fire(played),
    "tetrad.learn.fire.wrong": lambda played: _kind(played) != ATTACK,
    "tetrad.learn.red.1.done": _goes_north,
    "tetrad.learn.red.1.wrong": lambda played: not _goes_north(played),
    "tetrad.learn.yellow.1.done": _hits,
    "tetrad.learn.blue.1.done": lambda played: _hits(played) and read(played.move).unit == 0,
    "tetrad.learn.blue.1.behind": lambda played: _hits(played) and read(played.move).unit == 1,
    "tetrad.learn.lines.1.done": _hits,
    "tetrad.learn.hit.1.done": lambda played: _kind(played) == REMOVAL,
    "tetrad.learn.near.1.done": lambda played: _in_range(played.after),
    "tetrad.learn.near.1.wrong": lambda played: (
        _kind(played) == MOVE and not _in_range(played.after)
    ),
    "tetrad.learn.finish.1.done": _has_won,
    "tetrad.learn.army.1.done": lambda played: _kind(played) == SETUP,
}
