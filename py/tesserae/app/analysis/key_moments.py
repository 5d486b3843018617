"""Key moments: the turns of a finished game that cost their side most, in words.

Where a game can be solved they are all turns that changed its proven value, in order; elsewhere
the costliest turns of each side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.core.exact import Solvable
from tesserae.core.game import FIRST, OPPONENT, SECOND, Game, Move, Position, Side
from tesserae.core.position import first_turn
from tesserae.core.record import Record, Variation
from tesserae.core.record.numbering import Numbering, first_numbering
from tesserae.core.text import Text, text
from tesserae.search.assessment import SEEMS_WON, Assessment, Line, PlayedTurn

_MOST: Final = 3
"""Maximum number of key moments of a side, in games that cannot be solved."""

_LEAST_COST: Final = 0.5
"""Minimum cost of a key moment, in the game's units; the loser always has one."""

_SWING: Final = 0.25
"""Minimum loss of winning chances, as a share of 1, of a turn that decided the game."""

_MOVES_NAMED: Final = 6
"""Maximum number of moves that are named of a turn."""


class _Cost(NamedTuple):
    """What a turn cost. decided: the game. points: of evaluation. chances: a share of 1."""

    turn: int
    decided: bool
    points: int
    chances: float


def played_turns(
    record: Record, line: Variation, boundaries: Sequence[int]
) -> tuple[PlayedTurn, ...]:
    """The turns between the boundaries."""
    numbers = (-1, *line)
    turns = []
    for n in range(len(boundaries) - 1):
        start, end = boundaries[n : n + 2]
        moves = tuple([record.plies[number].move for number in line[start:end]])
        before, after = record.after(numbers[start]), record.after(numbers[end])
        turns.append(PlayedTurn(before, moves, after))
    return tuple(turns)


def with_key_moments(
    game: Game[Position], record: Record, review: Review, loser: Side | None
) -> Review:
    """A review, all of whose turns are assessed, with its result."""
    numberings = _numberings(record, review)
    if _solvable(review):
        chosen = list(_changes(review))
        open_ = [n for n in range(len(review.job.turns)) if not _is_known(review.found[n])]
        ends = sorted({open_[0], open_[-1]}) if open_ else []
        unproven = tuple([_name(game, review.job.turns[n], numberings[n]) for n in ends])
    else:
        chosen = [
            turn for side in (FIRST, SECOND) for turn in _costliest(game, review, side, loser)
        ]
        unproven = ()
    moments = [_moment(game, review, cost, numberings[cost.turn]) for cost in chosen]
    return review._replace(key_moments=tuple(moments), unproven=unproven)


def _solvable(review: Review) -> bool:
    return isinstance(review.job.game, Solvable)


def _is_known(assessment: Assessment) -> bool:
    return assessment.best.depth > 0 and assessment.played.depth > 0


def _changes(review: Review) -> Iterator[_Cost]:
    """The turns that changed the proven value."""
    for n in range(len(review.job.turns)):
        best, played = review.found[n]
        if _is_known(review.found[n]) and _sign(best.score) > _sign(played.score):
            yield _Cost(n, decided=True, points=0, chances=1)


def _costliest(game: Game[Position], review: Review, side: Side, loser: Side | None) -> list[_Cost]:
    """The costliest turns of a side, the worst first."""
    costs = [
        _cost(game, n, review.found[n])
        for n, turn in enumerate(review.job.turns)
        if turn.position.turn == side
    ]
    costs = sorted(
        (cost for cost in costs if cost.decided or cost.points > 0),
        key=lambda cost: (not cost.decided, -cost.chances if cost.decided else -cost.points),
    )
    large = [cost for cost in costs if cost.decided or cost.points >= _LEAST_COST * game.unit]
    return large[:_MOST] or costs[: side == loser]


def _cost(game: Game[Position], n: int, assessment: Assessment) -> _Cost:
    best, played = assessment
    chances = best.chance(game.odds) - played.chance(game.odds)
    if _is_decided(best) or _is_decided(played):
        return _Cost(n, decided=chances >= _SWING, points=0, chances=chances)
    return _Cost(n, decided=False, points=best.score - played.score, chances=chances)


def _is_decided(line: Line) -> bool:
    return line.proven or abs(line.score) > SEEMS_WON


def _sign(score: int) -> int:
    return (score > 0) - (score < 0)


def _moment(game: Game[Position], review: Review, cost: _Cost, numbering: Numbering) -> KeyMoment:
    """A costly turn in words."""
    turn, (best, played) = review.job.turns[cost.turn], review.found[cost.turn]
    start, end = review.boundaries[cost.turn : cost.turn + 2]
    same = _common(turn.moves, best.moves)
    better = first_turn(turn.position, best.moves)
    name = _names(game, turn.position, better)
    came = game.consequence(turn.position, played.moves)
    gain = game.consequence(turn.position, best.moves)
    key = "review.better"
    if _solvable(review):
        key = "review.kept.win" if best.score > 0 else "review.kept.draw"
    loss = _cost_text(game, turn.position, cost, best, played)
    return KeyMoment(
        turn=cost.turn,
        number=review.line[end - 1],
        at=(-1, *review.line)[start + same],
        side=turn.position.turn,
        played=turn.moves[same],
        better=best.moves[same],
        moves=_name(game, turn, numbering),
        costs=(loss, came) if came is not None and not _solvable(review) else (loss,),
        advice=text(key, move=name),
        gain=None if gain == came or _solvable(review) else gain,
    )


def _cost_text(
    game: Game[Position], position: Position, cost: _Cost, best: Line, played: Line
) -> Text:
    """What a turn from a position cost, in one sentence."""
    side: Side = position.turn
    other = OPPONENT[side]
    if cost.decided:
        was = text(f"{game.slug}.was_winning.{side}")
        if not _is_decided(best) and not played.score:
            return text("review.open.drawn")
        if not _is_decided(best) or not best.score:
            key = "review.drawn.lost" if best.proven else "review.open.lost"
            return text(key, wins=text(f"{game.slug}.wins.{other}"))
        if not _is_decided(played):
            return text("review.won.open", was=was)
        if not played.score:
            return text("review.won.drawn", was=was)
        return text("review.won.lost", now=text(f"{game.slug}.is_now.{other}"), was=was)
    loss = game.describe_loss(position, cost.points)
    if loss is None:
        return text("review.chances", n=max(1, round(100 * cost.chances)))
    return text("review.cost", loss=loss)


def _common(played: Sequence[Move], best: Sequence[Move]) -> int:
    """How many moves a turn begins with in either line; there is one more in both."""
    most = min(len(played), len(best)) - 1
    return next((n for n in range(most) if played[n] != best[n]), most)


def _numberings(record: Record, review: Review) -> list[Numbering]:
    """The numbering of each turn."""
    numberings = [first_numbering(record.start)]
    for number in review.line:
        numberings.append(numberings[-1].after(record.after(number)))
    return [numberings[ply] for ply in review.boundaries[:-1]]


def _name(game: Game[Position], turn: PlayedTurn, numbering: Numbering) -> str:
    """A turn as it was played, with its number."""
    return f"{numbering.written} {_names(game, turn.position, turn.moves)}"


def _names(game: Game[Position], position: Position, moves: Sequence[Move]) -> str:
    """Moves in notation, the first ones of many."""
    names = game.format_moves(position, moves[:_MOVES_NAMED])
    return " ".join((*names, *("…",) * (len(moves) > _MOVES_NAMED)))
