"""A look back over a game that is over: the turns with which it turned most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from tesserae.app.analysis.evaluations import Review, Study, Turning, Verdicts
from tesserae.app.analysis.verdict_text import share, share_of_end, told, told_end, verdict_on
from tesserae.app.model import Model, Table
from tesserae.core.game import Game, Move, Position
from tesserae.core.text import text

_IN_ALL: Final = 30.0
_LEAST: Final = 0.3
_MOST: Final = 1.0
"""Seconds for all positions together, and for each at the least and at the most."""

_LONGEST: Final = 500
"""So many turns are looked back at, the last ones of a game."""

_NAMED: Final = 3
"""So many turns are named."""

_LOSS: Final = 0.06
"""A turn that costs less of the game does not turn it."""

_TEXTS: Final = 6
"""So many moves of a long turn are told."""


class _Turn(NamedTuple):
    """A turn that was played: where it began and ended, and what it cost its side."""

    turning: Turning
    loss: float


def begin(model: Model) -> Model:
    """A review of the game on the table, which must be over."""
    table = model.table
    if table is None or not table.over or not table.record.ply:
        return model
    stops = tuple(_stops(table))
    seconds = min(_MOST, max(_LEAST, _IN_ALL / len(stops)))
    line = table.record.variation[: table.record.ply]
    return model._replace(review=Review(table.slug, table.seed, line, stops, seconds))


def stop(model: Model) -> Model:
    """No review any more."""
    return model._replace(review=None)


def followed(model: Model) -> Model:
    """The review forgotten where another game is on the table; finished if all is looked at."""
    review, table = model.review, model.table
    if review is None or table is None:
        return model
    if not _is_of(review, table):
        return stop(model)
    if review.found is not None or waiting(model):
        return model
    turns = _turns(table, review, model.verdicts)
    found = tuple(turn.turning for turn in sorted(turns, key=_worst_first)[:_NAMED])
    done = text("review.done" if found else "review.none")
    return model._replace(review=review._replace(found=found), toast=done)


def waiting(model: Model) -> list[Study]:
    """The positions that are still to be looked at."""
    review, table = model.review, model.table
    if review is None or table is None or review.found is not None:
        return []
    ahead = []
    for position in _positions(table, review):
        known = model.verdicts.get((table.slug, position))
        enough = known is not None and (known.proven or known.seconds >= review.seconds)
        if not enough and not position.outcome():
            ahead.append(Study(table.slug, position, review.seconds))
    return ahead


def _is_of(review: Review, table: Table) -> bool:
    """Whether the review is of the game on the table, in which more may have been tried since."""
    plies = table.record.plies
    whole = max(review.line) < len(plies)
    return (review.slug, review.seed) == (table.slug, table.seed) and whole


def _stops(table: Table) -> Iterator[int]:
    """Where turns ended, from the end of the setup on; of very long games the last ones."""
    game, last = table.game, table.record.ply
    positions = table.record.positions[: last + 1]
    setup = game.setup
    begun = 0
    while setup is not None and begun < last and setup.going_on(positions[begun]):
        begun += 1
    stops = [
        n
        for n in range(begun, last + 1)
        if n in (begun, last) or not game.long_turns or positions[n].turn != positions[n - 1].turn
    ]
    yield from stops[-_LONGEST:]


def _positions(table: Table, review: Review) -> list[Position]:
    """The position at each stop."""
    numbers = (-1, *review.line)
    return [table.record.after(numbers[stop]) for stop in review.stops]


def _worst_first(turn: _Turn) -> tuple[bool, float]:
    return not turn.turning.gave, -turn.loss


def _turns(table: Table, review: Review, verdicts: Verdicts) -> Iterator[_Turn]:
    """The turns that made things worse for whoever played them, though there was better."""
    positions = _positions(table, review)
    for n in range(len(positions) - 1):
        begun, ended = review.stops[n : n + 2]
        played = [table.record.plies[number].move for number in review.line[begun:ended]]
        turn = _turn(table.game, positions[n], positions[n + 1], played, verdicts)
        if turn is not None:
            number = review.line[ended - 1]
            yield turn._replace(turning=turn.turning._replace(number=number, ply=ended))


def _turn(
    game: Game[Position],
    before: Position,
    after: Position,
    played: Sequence[Move],
    verdicts: Verdicts,
) -> _Turn | None:
    """A turn, if it made things worse. Where it is in the game is for the caller to say."""
    side, outcome = before.turn, after.outcome()
    first, last = verdict_on(game, before, verdicts), verdict_on(game, after, verdicts)
    had = share(game, before, first, side)
    left = share_of_end(outcome, side) if outcome else share(game, after, last, side)
    better, reached = _whole_turn(game, before, first.line)
    if had - left < _LOSS or not first.depth or not better or reached == after:
        return None
    gave: Literal["", "win", "draw"] = ""
    if first.proven and (outcome or last.proven):
        gave = "win" if had == 1 else "draw"
    turning = Turning(
        number=-1,
        ply=0,
        side=side,
        moves=_texts(game, before, played),
        better=_texts(game, before, better),
        gave=gave,
        before=told(game, before, first),
        after=told_end(game, outcome) if outcome else told(game, after, last),
    )
    return None if turning.before == turning.after else _Turn(turning, had - left)


def _whole_turn(
    game: Game[Position], position: Position, line: Sequence[Move]
) -> tuple[Sequence[Move], Position]:
    """The part of a line that is one turn, and where it leads to."""
    turn = position.turn
    for n, move in enumerate(line):
        if n and (not game.long_turns or position.turn != turn):
            return line[:n], position
        position = position.apply(move)
    return line, position


def _texts(game: Game[Position], position: Position, moves: Sequence[Move]) -> str:
    """Moves as their texts, the first ones of many."""
    texts = []
    for move in moves[:_TEXTS]:
        texts.append(game.format_move(position, move))
        position = position.apply(move)
    return " ".join((*texts, *("…",) * (len(moves) > _TEXTS)))
