"""When what Tetrad's lesson says of a move is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, SECOND
from tesserae.core.position import is_won_by
from tesserae.games.tetrad.rules.board import DIRECTIONS
from tesserae.games.tetrad.rules.position import ATTACK, MOVE, REMOVAL, SETUP, UNITS, Position, read
from tests.teaching import Played, Truths


def _kind(played: Played[Position]) -> int:
    return read(played.move).kind


def _hits(played: Played[Position]) -> bool:
    return _kind(played) == ATTACK and played.after.pending > 0


def _in_range(position: Position) -> bool:
    directions = range(len(DIRECTIONS))
    return any(position.hit(number, way) for number in UNITS for way in directions)


TRUTHS: Final[Truths] = {
    "learn.wrong": lambda _: True,
    "tetrad.learn.move.1.done": lambda played: _kind(played) == MOVE,
    "tetrad.learn.rotate.1.done": lambda played: _kind(played) == MOVE,
    "tetrad.learn.rotate.1.wrong": lambda played: _kind(played) == MOVE,
    "tetrad.learn.red.1.done": lambda played: _kind(played) == MOVE,
    "tetrad.learn.red.1.wrong": lambda played: played.written != "1c11",
    "tetrad.learn.fire.1.done": _hits,
    "tetrad.learn.fire.2.done": _hits,
    "tetrad.learn.yellow.1.done": _hits,
    "tetrad.learn.blue.1.done": _hits,
    "tetrad.learn.fire.wrong": lambda played: _kind(played) != ATTACK,
    "tetrad.learn.hit.1.done": lambda played: _kind(played) == REMOVAL,
    "tetrad.learn.finish.1.done": lambda played: _in_range(played.after),
    "tetrad.learn.finish.1.wrong": lambda played: (
        _kind(played) == MOVE and not _in_range(played.after)
    ),
    "tetrad.learn.finish.2.done": lambda played: (
        is_won_by(played.after.apply(played.after.legal_moves()[0]), FIRST)
        and played.after.tiles(SECOND) == 1
    ),
    "tetrad.learn.army.1.done": lambda played: _kind(played) == SETUP,
}
