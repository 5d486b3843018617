"""Finds the mistakes of a game that are worth trying again.

One turn must be better than all others, and a person must be able to find it: a level that people
beat finds it, without proofs. As in a review, nodes are counted and no seconds.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import Game, Move, Position
from tesserae.core.position import play_all
from tesserae.search.alphabeta import search_lines
from tesserae.search.assessment import Assessment, Line, PlayedTurn
from tesserae.search.levels import LEVELS, PLIES
from tesserae.search.report import Limits
from tesserae.search.reviewing import assess, last_report
from tesserae.search.thinking import think

LEAST_COST: Final = 0.1
"""Minimum cost of a mistake, in winning chances as a share of 1."""

LEAST_MARGIN: Final = 0.05
"""Minimum cost of the second-best turn, in the same unit."""

_FINDER: Final = LEVELS[2]._replace(foresight=0)
"""The level that must find the turn, without proofs."""

_ORDINARY_DAY: Final = 4 * PLIES
"""A seed with which the level makes about its usual errors in a long turn; see levels/form.py."""

_TRIES: Final = 3
"""The number of tries."""

_TRIES_TO_SUCCEED: Final = 2
"""The number of tries that must find the turn."""

_NODES: Final = 4_000
"""Nodes for each proof of another move, and for the search of the second-best one."""


def is_worth_trying(
    game: Game[Position], turn: PlayedTurn, assessment: Assessment
) -> Generator[None, None, bool]:
    """Whether a turn of the game is worth trying again. Pauses every few hundred nodes."""
    best, played = assessment
    known = best.depth and played.depth
    if not known or best.chance(game.odds) - played.chance(game.odds) < LEAST_COST:
        return False
    if game.long_turns:
        return (yield from _is_turn_found(game, turn.position))
    if not (yield from _is_found(game, turn.position, best.moves[0])):
        return False
    if isinstance(game, Solvable):
        return (yield from _is_only_proven(game.prover(), turn.position, best))
    return (yield from _is_only(game, turn.position, best))


def _is_found(game: Game[Position], position: Position, move: Move) -> Generator[None, None, bool]:
    """Whether the level finds a move, more often than not."""
    found = 0
    for seed in range(_TRIES):
        report = yield from last_report(think(game, position, _FINDER, seed))
        found += report.pv[0] == move
    return found >= _TRIES_TO_SUCCEED


def _is_turn_found(game: Game[Position], position: Position) -> Generator[None, None, bool]:
    """Whether the level finds a turn that is about as good as the best. Several may be."""
    report = yield from last_report(think(game, position, _FINDER, _ORDINARY_DAY))
    turn = PlayedTurn(position, report.pv, play_all(position, report.pv))
    for found in assess(game, (turn,)):
        if found is None:
            yield
            continue
        best, tried = found[1]
        return best.chance(game.odds) - tried.chance(game.odds) <= LEAST_MARGIN
    return False


def _is_only_proven(
    prover: Prover[Position], position: Position, best: Line
) -> Generator[None, None, bool]:
    """Whether all other moves are proven to be worse."""
    for move in position.legal_moves():
        if move == best.moves[0]:
            continue
        after, value = position.apply(move), None
        outcome = after.outcome()
        if outcome is not None:
            value = outcome.value_for(after.to_move)
        else:
            for proof in prover.prove(after):
                value = proof.value
                if value is not None or proof.nodes >= _NODES:
                    break
                yield
        if value is None:
            return False
        own = value if after.to_move == position.to_move else -value
        if own >= (best.score > 0) - (best.score < 0):
            return False
    return True


def _is_only(game: Game[Position], position: Position, best: Line) -> Generator[None, None, bool]:
    """Whether a search, as deep as that of the best move, finds no other nearly as good."""
    others = [move for move in position.legal_moves() if move != best.moves[0]]
    if not others:
        return False
    limits = Limits(depth=best.depth, nodes=_NODES)
    reports = search_lines(position, game.evaluate, limits, 1, root_moves=others)
    (found,) = yield from last_report(reports)
    second = Line(found.score, found.pv, found.depth, found.decided)
    return best.chance(game.odds) - second.chance(game.odds) > LEAST_MARGIN
