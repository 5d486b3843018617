"""When what is said of a wrong move in a puzzle of Zaic is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.games.zaic.engine.endgame import Prover
from tesserae.games.zaic.rules import Position
from tests.refuting import Refuted, Truths, proven_value

_PROVER: Final = Prover()


def _largest(position: Position, side: Side) -> int:
    return max(position.area_sizes(side), default=0)


def _sizes(refuted: Refuted[Position], side: Side) -> tuple[int, int]:
    """The largest area of a side before and after the last ply."""
    return _largest(refuted.plies[-1][0], side), _largest(refuted.end, side)


def _is_resized(refuted: Refuted[Position], name: str, side: Side, *, up: bool) -> bool:
    """Whether an announcement tells how the largest area of a side has changed."""
    sizes, told = _sizes(refuted, side), dict(refuted.args[name].args)
    return sizes == (told["old"], told["new"]) and (sizes[0] < sizes[1]) == up


def _changes(refuted: Refuted[Position], *, by_mover: bool, up: bool) -> bool:
    """Whether the area of a side has grown, or shrunk, as is told."""
    mover = refuted.plies[-1][0].to_move
    sizes = _sizes(refuted, refuted.side)
    told = refuted.args["old"], refuted.args["new"]
    return sizes == told and (sizes[0] < sizes[1]) == up and (refuted.side == mover) == by_mover


def _both(refuted: Refuted[Position]) -> bool:
    told = refuted.args["light"], refuted.args["dark"]
    return told == (_largest(refuted.end, FIRST), _largest(refuted.end, SECOND))


def _deciding(refuted: Refuted[Position]) -> bool:
    """Whether the numbers decided a game that is over: the first of the areas that differ."""
    light, dark = ([*refuted.end.area_sizes(side), 0] for side in (FIRST, SECOND))
    differ = [pair for pair in zip(light, dark, strict=False) if pair[0] != pair[1]]
    told = refuted.args["light"], refuted.args["dark"]
    return refuted.end.outcome() is not None and (not differ or differ[0] == told)


TRUTHS: Final[Truths] = {
    "zaic.refuted": lambda _: True,
    "zaic.refuted.lost.side": lambda it: proven_value(_PROVER, it.end, it.side) == 1,
    "zaic.refuted.drawn": lambda it: proven_value(_PROVER, it.end, FIRST) == 0,
    "zaic.refuted.not_now": lambda refuted: refuted.end.outcome() is None,
    "zaic.refuted.over": _deciding,
    "zaic.refuted.grows.side": lambda refuted: _changes(refuted, by_mover=True, up=True),
    "zaic.refuted.shrinks.side": lambda refuted: _changes(refuted, by_mover=False, up=False),
    "zaic.why.areas": _both,
    "zaic.cut.side": lambda it: _is_resized(it, "cut", OPPONENT[it.side], up=False),
    "zaic.joined.side": lambda it: _is_resized(it, "joined", it.side, up=True),
    "zaic.cut.joined.side": lambda it: (
        _is_resized(it, "cut", OPPONENT[it.side], up=False)
        and _is_resized(it, "joined", it.side, up=True)
    ),
    "zaic.resized": lambda _: True,
    "zaic.stock.single": lambda _: True,
    "zaic.stock.oblong": lambda _: True,
    "zaic.stock.block": lambda _: True,
}
