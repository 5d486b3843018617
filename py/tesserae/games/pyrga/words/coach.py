"""The coach of Pyrga: where Black's piece sends you, and what your next one may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tesserae.core.blunders import is_blunder
from tesserae.core.game import OPPONENT, Move, Played, Side
from tesserae.core.position import is_won_by, result_for
from tesserae.core.teaching.coach import Coach
from tesserae.core.text import Text, text
from tesserae.games.pyrga.notation.targets import CELL_NAMES
from tesserae.games.pyrga.rules import NO_MOVE, PIECES, Position
from tesserae.games.pyrga.words.strings.en.coach import TEXT as EN
from tesserae.games.pyrga.words.strings.fr.coach import TEXT as FR

if TYPE_CHECKING:
    from tesserae.games.pyrga.engine.prover import Prover

_TOWERS_TO_WIN: Final = 3
_WON_OTHERWISE: Final = 4

_WIN: Final = 1
_LOSS: Final = -1

_NODES: Final = 250
"""Nodes for all proofs of one piece of advice, after which none begins or goes on: some 5 ms."""

_ENTRIES: Final = 10_000
"""More than a few such proofs fill."""


def advice(position: Position, plies: Sequence[Played[Position]]) -> Text:
    """The effect of the other side's piece on the side to move, and what to consider."""
    if position.last == NO_MOVE:
        return text("pyrga.coach.start")
    return text("pyrga.coach", effect=_effect(position, plies), idea=_idea(position))


def risk(position: Position, move: Move) -> Text | None:
    """A move that lets the other side win at once, where another does not."""
    return (
        text(f"pyrga.coach.risk.{OPPONENT[position.to_move]}")
        if is_blunder(position, move)
        else None
    )


def _effect(position: Position, plies: Sequence[Played[Position]]) -> Text:
    """A pair that the other side has made, or else how much choice it leaves."""
    other = OPPONENT[position.to_move]
    for before, move in plies[-1:]:
        if position.tally(other).pairs > before.tally(other).pairs:
            cell = CELL_NAMES[PIECES[move].cell]
            return text(f"pyrga.coach.pair.{other}", cell=cell)
    pieces = [PIECES[move] for move in position.legal_moves()]
    cells = {piece.cell for piece in pieces}
    if not position.ordered_moves():
        return text("pyrga.coach.free")
    if len(cells) == 1:
        alone = len({piece.kind for piece in pieces}) == 1
        return text("pyrga.coach.none" if alone else "pyrga.coach.space")
    return text("pyrga.coach.some", n=len(cells))


def _idea(position: Position) -> Text:
    """The best that a piece may do now, or the worst that it may allow."""
    side, other = position.to_move, OPPONENT[position.to_move]
    after = [position.apply(move) for move in position.legal_moves()]
    if any(is_won_by(it, side) for it in after):
        return text("pyrga.coach.win")
    allowed = [_towers_allowed(reply_position, other) for reply_position in after]
    if max(allowed) >= _TOWERS_TO_WIN > min(allowed):
        won = "danger" if _TOWERS_TO_WIN in allowed else "lose"
        return text(f"pyrga.coach.{won}.{other}")
    finished = [it for it in after if _towers(it, side) > _towers(position, side)]
    if finished and _keeps_value(position, finished):
        return text(f"pyrga.coach.tower.{other}")
    if max(allowed) > _towers(position, other) >= min(allowed):
        return text(f"pyrga.coach.gift.{other}")
    if any(it.tally(side).pairs > position.tally(side).pairs for it in after):
        return text("pyrga.coach.make_pair")
    return text(f"pyrga.coach.send.{other}")


def _keeps_value(position: Position, children: Sequence[Position]) -> bool:
    """Whether short proofs show that one of some moves keeps the value."""
    from tesserae.games.pyrga.engine.prover import Prover

    prover, best = Prover(_ENTRIES, use_book=False), _LOSS
    for child in children:
        value = _proven_value(prover, child, position.to_move)
        if value == _WIN:
            return True
        best = best if value is None else max(best, value)
    value = _proven_value(prover, position, position.to_move)
    return value is not None and value <= best


def _proven_value(prover: Prover, position: Position, side: Side) -> int | None:
    """The value of a position for a side; None once the prover has spent its nodes."""
    if position.outcome() is not None:
        return result_for(position, side)
    proofs = prover.prove(position)
    while prover.search.nodes < _NODES:
        proof = next(proofs)
        if proof.value is not None:
            return proof.value if position.to_move == side else -proof.value
    return None


def _towers_allowed(position: Position, side: Side) -> int:
    """The most Towers that a side can have after its next piece, or has if there is none.

    _WON_OTHERWISE if that piece wins, though not by a third Tower.
    """
    replies = [position.apply(move) for move in position.legal_moves()]
    most = max([_towers(reply, side) for reply in replies or [position]])
    if most < _TOWERS_TO_WIN and any(is_won_by(it, side) for it in replies or [position]):
        return _WON_OTHERWISE
    return most


def _towers(position: Position, side: Side) -> int:
    return position.towers(side).bit_count()


COACH: Final = Coach({"en": EN, "fr": FR}, advice, risk)
