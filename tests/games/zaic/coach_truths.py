"""When what Zaic's coach says is true of a position."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import OPPONENT, Side
from tesserae.games.zaic.rules import SINGLE, Position
from tests.advising import Advised, Truths


def _largest(position: Position, side: Side) -> int:
    return max(position.area_sizes(side), default=0)


def _own(advised: Advised[Position]) -> int:
    return _largest(advised.position, advised.position.to_move)


def _theirs(advised: Advised[Position]) -> int:
    return _largest(advised.position, OPPONENT[advised.position.to_move])


def _after(advised: Advised[Position], *, own: bool) -> list[int]:
    """The largest areas that each tile would leave."""
    position = advised.position
    side = position.to_move if own else OPPONENT[position.to_move]
    return [_largest(position.apply(move), side) for move in position.legal_moves()]


def _fewest_moves(advised: Advised[Position]) -> int:
    """How many places the tiles of a side fit, of the side with fewer."""
    return min(
        sum(mask.bit_count() for mask in advised.position.fits(side))
        for side in (advised.position.to_move, OPPONENT[advised.position.to_move])
    )


def _has_shrunk(advised: Advised[Position]) -> bool:
    before, _ = advised.plies[-1]
    old = _largest(before, advised.position.to_move)
    return advised.args == {"old": old, "new": _own(advised)} and old > _own(advised)


def _has_grown(advised: Advised[Position]) -> bool:
    before, _ = advised.plies[-1]
    old = _largest(before, OPPONENT[advised.position.to_move])
    return advised.args == {"old": old, "new": _theirs(advised)} and old < _theirs(advised)


TRUTHS: Final[Truths] = {
    "zaic.coach": lambda _: True,
    "zaic.coach.start": lambda advised: not advised.position.tiles,
    "zaic.coach.lost": _has_shrunk,
    "zaic.coach.grown.side": _has_grown,
    "zaic.coach.areas.side": lambda advised: (
        advised.args == {"own": _own(advised), "other": _theirs(advised)}
    ),
    "zaic.coach.join": lambda advised: (
        max(_after(advised, own=True)) == advised.args["n"] > _own(advised) + 4
    ),
    "zaic.coach.cut.side": lambda advised: (
        min(_after(advised, own=False)) == advised.args["n"] < _theirs(advised) - 4
    ),
    "zaic.coach.grow": lambda _: True,
    "zaic.coach.view": lambda _: True,
    "zaic.coach.soon": lambda advised: _fewest_moves(advised) < 10,
    "zaic.coach.ahead": lambda advised: _own(advised) > _theirs(advised),
    "zaic.coach.behind.side": lambda advised: _own(advised) < _theirs(advised),
    "zaic.coach.small": lambda advised: (
        advised.position.tiles_left(advised.position.to_move, SINGLE) == advised.args["n"]
    ),
}
