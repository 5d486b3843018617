"""Compares some moves with the best one by equal search, where not all can be proven."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tesserae.core.game import Game, Move, Position
from tesserae.core.position import first_turn
from tesserae.search.multipv.findings import Weight
from tesserae.search.multipv.lines import best_lines
from tesserae.search.report import Limits
from tesserae.search.reviewing import played_out, score_after_best_reply

SHORT_TURNS: Final = Limits(nodes=8_000)
"""Two moves of Zaic are then seen five to seven plies deep, as in a study after some seconds."""

TURN: Final = 500
TURN_OF_MOVE: Final = 45
"""Nodes to find the best turn, plus these for each move that it may begin with. With half of them,
some of fifty moves are not followed by a good turn.
"""

_REPLY: Final = 600
"""The nodes for the reply to each of two turns."""


def weigh(
    game: Game[Position], position: Position, line: Sequence[Move], moves: Sequence[Move], seed: int
) -> Iterator[Weight | None]:
    """Compares the best of some moves with the line that seems the best; the last result counts.

    None before, as a pause. moves: legal ones, the first one of the line not among them.
    """
    if game.long_turns:
        return _weigh_turns(game, position, line, moves, seed)
    return _weigh_moves(game, position, line[0], moves, seed)


def _weigh_moves(
    game: Game[Position], position: Position, best: Move, moves: Sequence[Move], seed: int
) -> Iterator[Weight | None]:
    """By one search, which searches all of them equally deep."""
    roots, found = (best, *moves), None
    for lines in best_lines(game, position, 2, seed, limits=SHORT_TURNS, root_moves=roots):
        yield None
        others = [line for line in lines if line.report.pv[0] != best]
        if len(lines) == 2 and lines[0].report.depth == lines[1].report.depth:
            seen, proven = others[0]
            found = Weight(seen.score, lines[0].report.score, proven)
    yield found


def _weigh_turns(
    game: Game[Position], position: Position, line: Sequence[Move], moves: Sequence[Move], seed: int
) -> Iterator[Weight | None]:
    """By the best reply to each of two turns, found by equally long searches."""
    turn: Sequence[Move] = ()
    limits = Limits(depth=2, nodes=TURN + TURN_OF_MOVE * len(moves))
    for lines in best_lines(game, position, 1, seed, limits=limits, root_moves=moves):
        yield None
        turn = lines[0].report.pv
    scores = []
    for tried in (turn, line):
        whole = played_out(position, first_turn(position, tried))
        found = yield from score_after_best_reply(game, whole, _REPLY)
        scores.append(found.score)
    yield Weight(scores[0], max(scores))
