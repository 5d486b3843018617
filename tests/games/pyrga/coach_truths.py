"""When what Pyrga's coach says is true of a position."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import OPPONENT, Side
from tesserae.core.position import is_won_by
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.rules import NO_MOVE, PIECES, Position
from tests.advising import Advised, Truths


def _children(position: Position) -> list[Position]:
    return [position.apply(move) for move in position.legal_moves()]


def _spaces(position: Position) -> set[int]:
    return {PIECES[move].cell for move in position.legal_moves()}


def _kinds(position: Position) -> set[int]:
    return {PIECES[move].kind for move in position.legal_moves()}


def _rival(position: Position) -> Side:
    return OPPONENT[position.to_move]


def _wins_next(position: Position, side: Side, *, by_tower: bool) -> bool:
    """Whether a side has won, or wins with the next piece; by_tower: by three Towers."""
    return any(
        is_won_by(it, side) and (not by_tower or it.towers(side).bit_count() >= 3)
        for it in [position, *_children(position)]
    )


def _some(advised: Advised[Position], *, by_tower: bool) -> bool:
    """Whether some pieces let the other side win at once, and some do not."""
    position, rival = advised.position, _rival(advised.position)
    children = _children(position)
    losing = [_wins_next(it, rival, by_tower=False) for it in children]
    named = [_wins_next(it, rival, by_tower=by_tower) for it in children]
    return any(named) and not all(losing)


def _gifts(advised: Advised[Position]) -> bool:
    """Whether some pieces let the other side have one Tower more, and some do not."""
    position, rival = advised.position, _rival(advised.position)
    had = position.towers(rival).bit_count()
    gives = [
        any(reply.towers(rival).bit_count() > had for reply in [it, *_children(it)])
        for it in _children(position)
    ]
    return any(gives) and not all(gives)


def _finishes(advised: Advised[Position]) -> bool:
    """Whether a piece finishes a Tower, and one that does is as good as any other piece."""
    position, side = advised.position, advised.position.to_move
    had = position.towers(side).bit_count()
    values = [_value(it, side) for it in _children(position) if it.towers(side).bit_count() > had]
    return bool(values) and max(values) == _value(position, side)


_PROVER: Final = GAME.prover()


def _value(position: Position, side: Side) -> int:
    """The proven value of a position for a side."""
    outcome = position.outcome()
    if outcome is not None:
        return is_won_by(position, side) - is_won_by(position, OPPONENT[side])
    value = next(it.value for it in _PROVER.prove(position) if it.value is not None)
    return value if position.to_move == side else -value


def _made_pair(advised: Advised[Position]) -> bool:
    before, _ = advised.plies[-1]
    rival = _rival(advised.position)
    return advised.position.tally(rival).pairs > before.tally(rival).pairs


def _makes_pair(advised: Advised[Position]) -> bool:
    position, side = advised.position, advised.position.to_move
    return any(it.tally(side).pairs > position.tally(side).pairs for it in _children(position))


TRUTHS: Final[Truths] = {
    "pyrga.coach": lambda _: True,
    "pyrga.coach.start": lambda advised: advised.position.last == NO_MOVE,
    "pyrga.coach.pair.side": _made_pair,
    "pyrga.coach.free": lambda advised: (
        {advised.position.kinds_on(cell) for cell in _spaces(advised.position)} == {0}
    ),
    "pyrga.coach.none": lambda advised: (
        len(_spaces(advised.position)) == len(_kinds(advised.position)) == 1
    ),
    "pyrga.coach.space": lambda advised: (
        len(_spaces(advised.position)) == 1 < len(_kinds(advised.position))
    ),
    "pyrga.coach.some": lambda advised: len(_spaces(advised.position)) == advised.args["n"] > 1,
    "pyrga.coach.win": lambda advised: any(
        is_won_by(it, advised.position.to_move) for it in _children(advised.position)
    ),
    "pyrga.coach.danger.side": lambda advised: _some(advised, by_tower=True),
    "pyrga.coach.lose.side": lambda advised: _some(advised, by_tower=False),
    "pyrga.coach.tower.side": _finishes,
    "pyrga.coach.gift.side": _gifts,
    "pyrga.coach.make_pair": _makes_pair,
    "pyrga.coach.send.side": lambda _: True,
}
