"""Finds the mistakes of people in a reviewed game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.app.model.practice import Mistake
from tesserae.app.model.table import PERSON, Table
from tesserae.core.exact import Solvable
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.position import first_turn
from tesserae.core.puzzle import BETTER, DRAW, WIN


def mistakes_of(review: Review | None, table: Table | None) -> tuple[Mistake, ...]:
    """The mistakes of people in a game whose review is complete, in the order of the game.

    In a game by links, only those of the side played on this device.
    """
    if review is None or table is None or review.key_moments is None:
        return ()
    own = _own_sides(table)
    moments = sorted(review.key_moments, key=lambda it: it.turn)
    return tuple(_mistakes(review, table, [moment for moment in moments if moment.side in own]))


def _mistakes(review: Review, table: Table, moments: Sequence[KeyMoment]) -> Iterator[Mistake]:
    game = table.game
    for moment in moments:
        best, played = review.found[moment.turn]
        position, moves, _ = review.job.turns[moment.turn]
        story = game.story() if game.story is not None else None
        if moment.turn not in review.exercises or (story and not story.is_readable(position)):
            continue
        cost = best.chance(game.odds) - played.chance(game.odds)
        asks = BETTER
        if isinstance(game, Solvable):
            asks = WIN if best.score > 0 else DRAW
        better = first_turn(position, best.moves)
        yield Mistake(
            slug=table.slug,
            start=game.encode(position),
            played=game.format_moves(position, moves),
            better=game.format_moves(position, better),
            asks=asks,
            cost=round(100 * cost),
            origin=table.id,
        )


def _own_sides(table: Table) -> list[Side]:
    own = [side for side in (FIRST, SECOND) if table.seats[side] == PERSON]
    by_links = table.correspondence if len(own) == 2 else None
    return own if by_links is None else [by_links.side]
