"""The coach of Zaic: what became of the largest areas, and what a tile may do to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.blunders import is_blunder
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Played, Side
from tesserae.core.teaching.coach import Coach
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import SINGLE, Position, areas_of, beside, squares_of
from tesserae.games.zaic.words.strings.en.coach import TEXT as EN
from tesserae.games.zaic.words.strings.fr.coach import TEXT as FR

_WORTH_TELLING: Final = 2
"""Minimum change of a largest area, in squares."""

_PLENTY_OF_MOVES: Final = 8
"""A side with more ways to play than this still has some after the next tile.

So that tile cannot end the game. The test of this module checks it.
"""


def advice(position: Position, plies: Sequence[Played[Position]]) -> Text:
    """The effect of the other side's tile on the largest areas, and what to consider."""
    if not position.tiles:
        return text("zaic.coach.start")
    return text("zaic.coach", effect=_effect(position, plies), idea=_idea(position))


def risk(position: Position, move: Move) -> Text | None:
    """A move after which the game can be ended and is lost, where another is better.

    It ends when the side to move has no tile that fits, so one side must have few ways left.
    """
    after = position.apply(move)
    if min(_ways(after, side) for side in (FIRST, SECOND)) > _PLENTY_OF_MOVES:
        return None
    return text("zaic.coach.risk") if is_blunder(position, move) else None


def _ways(position: Position, side: Side) -> int:
    return sum([fitting.bit_count() for fitting in position.fits(side)])


def _effect(position: Position, plies: Sequence[Played[Position]]) -> Text:
    side, other = position.to_move, OPPONENT[position.to_move]
    own, theirs = _largest(position, side), _largest(position, other)
    for before, _ in plies[-1:]:
        lost = _largest(before, side) - own
        if lost >= _WORTH_TELLING:
            return text("zaic.coach.lost", new=own, old=own + lost)
        if theirs - _largest(before, other) > 2 * _WORTH_TELLING:
            return text(f"zaic.coach.grown.{other}", new=theirs, old=_largest(before, other))
    return text(f"zaic.coach.areas.{other}", other=theirs, own=own)


def _largest(position: Position, side: Side) -> int:
    return sum(position.area_sizes(side)[:1])


def _idea(position: Position) -> Text:
    """What to consider: every other turn the most important idea, if any, else one of others.

    This avoids repetition.
    """
    turn, change = len(position.tiles) // 2, _change(position)
    if change is not None and turn % 2 == 0:
        return change
    others = _thoughts(position)
    return next(it for it in (*others[turn % len(others) :], *others) if it is not None)


def _thoughts(position: Position) -> tuple[Text | None, ...]:
    """Ideas for most positions; None for one that does not apply to this one."""
    side, other = position.to_move, OPPONENT[position.to_move]
    own, theirs = _largest(position, side), _largest(position, other)
    left = position.tiles_left(side, SINGLE)
    few = min(_ways(position, it) for it in (side, other)) <= _PLENTY_OF_MOVES
    behind = text(f"zaic.coach.behind.{other}") if own < theirs else None
    small = text("zaic.coach.small", n=left) if left else None
    return (
        text("zaic.coach.grow"),
        text("zaic.coach.ahead") if own > theirs else behind,
        text("zaic.coach.view"),
        text("zaic.coach.soon") if few else small,
    )


def _change(position: Position) -> Text | None:
    """The greatest effect of one tile: join own areas, or cut the other side's."""
    side, other = position.to_move, OPPONENT[position.to_move]
    own, theirs = position.areas(side), position.areas(other)
    joined = max(
        [_joined_size(own, squares_of(move)) for move in position.legal_moves()], default=0
    )
    gained = joined - sum([area.bit_count() for area in own[:1]])
    left = min([_size_left(theirs, squares_of(move)) for move in position.legal_moves()], default=0)
    cut = sum([area.bit_count() for area in theirs[:1]]) - left
    # A tile alone adds four squares, or takes as many.
    if gained > max(cut, 2 + _WORTH_TELLING):
        return text("zaic.coach.join", n=joined)
    if cut > 2 + _WORTH_TELLING:
        return text(f"zaic.coach.cut.{other}", n=left)
    return None


def _joined_size(areas: Sequence[int], squares: int) -> int:
    """The size of the area that a tile there would make of those that it touches."""
    near, size = squares | beside(squares), squares
    for area in areas:
        if area & near:
            size |= area
    return size.bit_count()


def _size_left(areas: Sequence[int], squares: int) -> int:
    """The size of the other side's largest area, were those squares covered."""
    sizes = [0]
    for area in areas:
        sizes += map(int.bit_count, areas_of(area & ~squares))
    return max(sizes)


COACH: Final = Coach({"en": EN, "fr": FR}, advice, risk)
