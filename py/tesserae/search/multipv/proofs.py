"""Searching and proving side by side, where a game can be solved.

Once the value is proven, the proof decides; until then the search does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tesserae.core.exact import Prover
from tesserae.core.game import Move, P
from tesserae.search.multipv.findings import ALONE, Shared, value_of
from tesserae.search.report import Report, report_of


def search_and_prove(prover: Prover[P], position: P, reports: Iterator[Report]) -> Iterator[Report]:
    """Reports of a search until a move is proven to keep the position's value, then of the proof.

    Steps of search and proof alternate, so that each gets about half of the
    time. Until then a move that the prover finds promising replaces the search's, unless that has
    seen the end. The last report comes from the proof, unless the caller stops earlier.
    """
    report = next(reports)
    for proof in prover.prove(position):
        if proof.move is not None:
            yield report_of(proof, report)
        else:
            report = next(reports, report)
            move = proof.promising
            if move is None or move == report.pv[0] or report.decided:
                yield report
            else:
                yield report._replace(pv=(move,))


class MoveValues(NamedTuple):
    """The proven values of a position's legal moves.

    values: of every move for the side to move, 1 for a win, 0 for a draw, -1 for a loss; None while
    unknown. nodes: searched for them.
    """

    values: Mapping[Move, int | None]
    nodes: int


def move_values(
    prover: Prover[P], position: P, root_moves: Sequence[Move] = (), shared: Shared = ALONE
) -> Iterator[MoveValues]:
    """Proves the value of every legal move, step by step.

    The moves take turns, a step of a few milliseconds each, so that easy ones are known soon; it
    ends when all are known. root_moves: the moves to prove; None for all. shared: with other
    workers: the own moves come first, and it uses the others' proofs. ValueError if the game is
    over.
    """
    side, values, unproven = position.to_move, dict[Move, int | None](), {}
    for move in root_moves or position.legal_moves():
        after = position.apply(move)
        outcome = after.outcome()
        if outcome is None:
            values[move] = None
            unproven[move] = prover.prove(after), 1 if after.to_move == side else -1
        else:
            values[move] = outcome.value_for(side)
    if next(prover.prove(position)).value == -1:
        values, unproven = dict.fromkeys(values, -1), {}
    nodes, own = 0, shared.own(tuple(values))
    yield MoveValues(dict(values), nodes)
    while unproven:
        told = [(move, value_of(it)) for move, it in shared.scores.items() if move in unproven]
        if told:
            values.update(told)
            unproven = {move: it for move, it in unproven.items() if values[move] is None}
            yield MoveValues(dict(values), nodes)
        first = [move for move in own if move in unproven]
        for move in first or list(unproven):
            proofs, sign = unproven[move]
            proof = next(proofs)
            nodes = max(nodes, proof.nodes)
            if proof.value is not None:
                values[move] = sign * proof.value
                del unproven[move]
            yield MoveValues(dict(values), nodes)
