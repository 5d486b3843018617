"""Key moments: the turns of a finished game that cost their side most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from tesserae.app.analysis.evaluations import Evaluations, known, winning_chance
from tesserae.app.analysis.verdict_text import verdict
from tesserae.core.game import Game, Move, Position, Side
from tesserae.core.record import Record, Variation
from tesserae.core.record.numbering import Numbering, first_numbering
from tesserae.core.text import Text

_MOST: Final = 3
"""Maximum number of key moments."""

_LEAST_LOSS: Final = 0.06
"""Minimum loss of winning chances, as a share of 1, for a key moment."""

_MOVES_NAMED: Final = 6
"""Maximum number of moves that are named of a turn."""


class KeyMoment(NamedTuple):
    """A turn that made things worse for the side that played it.

    number: of its last ply in the record; ply: that ply's index in the variation, from 1.
    round: as the move list counts. moves: what was played; better: what would have been better.
    gave: what was given away, if that is proven. before, after: the verdicts.
    """

    number: int
    ply: int
    round: int
    side: Side
    moves: str
    better: str
    gave: Literal["", "win", "draw"]
    before: Text
    after: Text


class Review(NamedTuple):
    """The review of a game.

    slug, seed: of its table. line: the plies that are reviewed. boundaries: the plies of the
    line between which turns lie, from 0. seconds: for the analysis of each boundary.
    key_moments: the worst first; None until all boundaries are analysed.
    """

    slug: str
    seed: int
    line: Variation
    boundaries: tuple[int, ...]
    seconds: float
    key_moments: tuple[KeyMoment, ...] | None = None


class _Loss(NamedTuple):
    """What a turn cost, as a share of the winning chances."""

    moment: KeyMoment
    loss: float


def boundary_positions(record: Record, review: Review) -> list[Position]:
    """The positions to analyse: before each turn, and after the last."""
    numbers = (-1, *review.line)
    return [record.after(numbers[ply]) for ply in review.boundaries]


def key_moments(
    game: Game[Position], record: Record, review: Review, evaluations: Evaluations
) -> tuple[KeyMoment, ...]:
    """The turns that cost most, the worst first."""
    losses = sorted(_losses(game, record, review, evaluations), key=_worst_first)
    return tuple(loss.moment for loss in losses[:_MOST])


def _rounds(record: Record, review: Review) -> list[int]:
    """The round of each ply of the variation, as the move list counts."""
    played = (record.after(number) for number in review.line)
    numberings = accumulate(played, Numbering.after, initial=first_numbering(record.start))
    return [it.round for it in numberings]


def _worst_first(turn: _Loss) -> tuple[bool, float]:
    return not turn.moment.gave, -turn.loss


def _losses(
    game: Game[Position], record: Record, review: Review, evaluations: Evaluations
) -> Iterator[_Loss]:
    """The turns that made things worse, though there was a better one."""
    positions = boundary_positions(record, review)
    rounds = _rounds(record, review)
    for n in range(len(positions) - 1):
        begun, ended = review.boundaries[n : n + 2]
        played = [record.plies[number].move for number in review.line[begun:ended]]
        turn = _loss(game, positions[n], positions[n + 1], played, evaluations)
        if turn is not None:
            number = review.line[ended - 1]
            found = turn.moment._replace(number=number, ply=ended, round=rounds[begun])
            yield turn._replace(moment=found)


def _loss(
    game: Game[Position],
    before: Position,
    after: Position,
    played: Sequence[Move],
    evaluations: Evaluations,
) -> _Loss | None:
    """A turn, if it made things worse. Where it is in the game is for the caller to say."""
    side = before.turn
    first, last = known(game, before, evaluations), known(game, after, evaluations)
    had = winning_chance(game, before.to_move, first, side)
    left = winning_chance(game, after.to_move, last, side)
    better, reached = _whole_turn(game, before, first.pv)
    if had - left < _LEAST_LOSS or not first.depth or not better or reached == after:
        return None
    gave: Literal["", "win", "draw"] = ""
    if first.proven and last.proven:
        gave = "win" if had == 1 else "draw"
    moment = KeyMoment(
        number=-1,
        ply=0,
        round=0,
        side=side,
        moves=_names(game, before, played),
        better=_names(game, before, better),
        gave=gave,
        before=verdict(game, before, first),
        after=verdict(game, after, last),
    )
    return None if moment.before == moment.after else _Loss(moment, had - left)


def _whole_turn(
    game: Game[Position], position: Position, line: Sequence[Move]
) -> tuple[Sequence[Move], Position]:
    """The part of a line that is one turn, and the position it leads to."""
    turn = position.turn
    for n, move in enumerate(line):
        if n and (not game.long_turns or position.turn != turn):
            return line[:n], position
        position = position.apply(move)
    return line, position


def _names(game: Game[Position], position: Position, moves: Sequence[Move]) -> str:
    """Moves in notation, the first ones of many."""
    names = []
    for move in moves[:_MOVES_NAMED]:
        names.append(game.format_move(position, move))
        position = position.apply(move)
    return " ".join((*names, *("…",) * (len(moves) > _MOVES_NAMED)))
