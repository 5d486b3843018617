"""Key moments: the few turns of a finished game that cost their side most, in words.

They are in the order of the game: those of the person who played the engine, or of both sides. They
leave out turns early in the game, and turns whose consequence only a proof shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Move, Played, Position, Side
from tesserae.core.position import first_turn, play_all
from tesserae.core.record import START, Record, Variation
from tesserae.core.record.numbering import Numbering, first_numbering
from tesserae.core.teaching.story import Story, Telling
from tesserae.core.text import Text, text
from tesserae.search.assessment import Line, PlayedTurn

MOST_KEY_MOMENTS: Final = 3
"""Maximum number of key moments of a game."""

_LEAST_COST: Final = 0.1
"""Minimum cost of a key moment, in winning chances as a share of 1."""

_LEAST_COST_TO_LOSER: Final = 0.03
"""Minimum cost of a loser's turn, if none cost more and its cause can be told."""

_MOVES_NAMED: Final = 6
"""Maximum number of moves that are named of a turn."""


_PLIES_TOLD: Final = 3
"""Maximum number of plies of a long turn described in words."""


class _Cost(NamedTuple):
    """The cost of a turn in winning chances, as a share of 1."""

    turn: int
    chances: float


class _Cause(NamedTuple):
    """The consequence of a turn, and the line that shows it."""

    line: tuple[Move, ...]
    text: Text | None


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
    story = game.story() if game.story is not None else None
    numberings = _numberings(record, review)
    chosen = _costliest_turns(game, review, story, loser)
    moments = [_moment(game, review, story, cost, numberings[cost.turn]) for cost in chosen]
    return review._replace(key_moments=tuple(moments))


def seen_turns(game: Game[Position], review: Review) -> frozenset[int]:
    """The turns whose cost a person could have seen, in a review all of whose turns are assessed.

    Only those may be called mistakes.
    """
    story = game.story() if game.story is not None else None
    turns = range(len(review.job.turns))
    return frozenset([turn for turn in turns if _is_seen(game, review, story, turn)])


def _costliest_turns(
    game: Game[Position], review: Review, story: Story[Position] | None, loser: Side | None
) -> list[_Cost]:
    """The costliest turns, in the order of the game.

    Those of the person addressed, if any; else those of either side.
    """
    turns = review.job.turns
    costs = [
        _Cost(n, best.chance(game.odds) - played.chance(game.odds))
        for n, (best, played) in sorted(review.found.items())
        if best.depth and played.depth and _is_whole(turns[n]) and _is_readable(review, story, n)
    ]
    costs = sorted((it for it in costs if it.chances > 0), key=lambda it: -it.chances)
    seen = [it for it in costs if _is_seen(game, review, story, it.turn)]
    large = [it for it in seen if it.chances >= _LEAST_COST]
    own = [it for it in large if turns[it.turn].position.turn == review.you]
    felt = [it for it in seen if it.chances >= _LEAST_COST_TO_LOSER]
    felt += [it for it in costs if it.chances >= _LEAST_COST]
    lost = [it for it in felt if turns[it.turn].position.turn == loser]
    if review.you is not None and review.you == loser:
        large = own or lost[:1]
    else:
        large = own or large or lost[:1]
    return sorted(large[:MOST_KEY_MOMENTS])


def _is_seen(
    game: Game[Position], review: Review, story: Story[Position] | None, turn: int
) -> bool:
    """Whether words can tell a turn's consequence, and it is worse than that of the better turn.

    Where only its proven value is known, the former is enough.
    """
    if not _is_whole(review.job.turns[turn]):
        return False
    if story is None:
        return True
    if not _is_readable(review, story, turn):
        return False
    if isinstance(game, Solvable):
        return _cause(review, story, turn).text is not None
    return _is_told_apart(review, story, turn, _cause(review, story, turn)) is not False


def _is_whole(turn: PlayedTurn) -> bool:
    """Whether a turn was completed, rather than ended by resignation or on time.

    The rest of an unfinished turn is unknown, so it cannot be assessed.
    """
    return turn.after.outcome() is not None or turn.after.turn != turn.position.turn


def _is_readable(review: Review, story: Story[Position] | None, turn: int) -> bool:
    return story is None or story.is_readable(review.job.turns[turn].position)


def _is_told_apart(review: Review, story: Story[Position], turn: int, cause: _Cause) -> bool | None:
    """Whether the better turn compares as better in the story; None if unknown."""
    if story.lead is None:
        return True
    position = review.job.turns[turn].position
    better = story.lead(position, review.found[turn].best.moves)
    made = story.lead(position, cause.line)
    return None if better is None or made is None else better > made


def _cause(review: Review, story: Story[Position], turn: int) -> _Cause:
    """The consequence of a turn: of the reply that was played, or else of the best one.

    The first of them that words can tell, and that is worse than that of the better turn.
    """
    causes = [it for it in _causes(review, story, turn) if it.text is not None]
    apart = (it for it in causes if _is_told_apart(review, story, turn, it))
    found = next(apart, causes[0] if causes else None)
    return found or _Cause(review.job.turns[turn].moves, None)


def _causes(review: Review, story: Story[Position], turn: int) -> Iterator[_Cause]:
    position, moves, after = review.job.turns[turn]
    you = review.you == position.turn
    if turn + 1 < len(review.job.turns):
        line = (*moves, *review.job.turns[turn + 1].moves)
        yield _Cause(line, story.cause(position, line, Telling(you, happened=True)))
    expected = _reply(review, turn)
    if expected and after.outcome() is None:
        line = (*moves, *expected)
        yield _Cause(line, story.cause(position, line, Telling(you, happened=False)))
    else:
        yield _Cause(moves, story.cause(position, moves, Telling(you, happened=True)))


def _reply(review: Review, turn: int) -> tuple[Move, ...]:
    """The best reply to a turn, as far as known."""
    moves, played = review.job.turns[turn].moves, review.found[turn].played.moves
    if len(played) > len(moves):
        return played[len(moves) :]
    after = review.found.get(turn + 1)
    return () if after is None else after.best.moves


def _moment(
    game: Game[Position],
    review: Review,
    story: Story[Position] | None,
    cost: _Cost,
    numbering: Numbering,
) -> KeyMoment:
    """A costly turn in words."""
    turn, (best, played) = review.job.turns[cost.turn], review.found[cost.turn]
    start, end = review.boundaries[cost.turn : cost.turn + 2]
    same = _common(turn.moves, best.moves)
    better = first_turn(turn.position, best.moves)
    if story is not None:
        told = _cause(review, story, cost.turn)
        telling = Telling(review.you == turn.position.turn, happened=False)
        cause, gain = told.text, story.gain(turn.position, best.moves, telling)
        if not _is_told_apart(review, story, cost.turn, told):
            cause = gain = None
    else:
        cause = game.consequence(turn.position, played.moves)
        gain = game.consequence(turn.position, best.moves)
    numbers = (START, *review.line)
    return KeyMoment(
        turn=cost.turn,
        number=review.line[end - 1],
        start=numbers[start],
        at=numbers[start + same],
        position=play_all(turn.position, turn.moves[:same]),
        side=turn.position.turn,
        played=turn.moves[same],
        line=best.moves[same:],
        moves=_heading(game, turn, numbering),
        change=_change(game, review, cost.turn),
        cause=cause,
        advice=_advice(game, turn.position, better, same),
        gain=None if gain == cause else gain,
    )


def _change(game: Game[Position], review: Review, turn: int) -> Text:
    """The cost of a turn to its side: a result if the game can be solved, else winning chances."""
    best, played = review.found[turn]
    side = review.job.turns[turn].position.turn
    key, whose = ("review.fell", "you") if side == review.you else (f"{game.slug}.fell", str(side))
    if isinstance(game, Solvable):
        return text(f"{key}.{_result(best)}.{_result(played)}.{whose}")
    before, after = (round(100 * line.chance(game.odds)) for line in (best, played))
    return text(f"{key}.{whose}", before=before, after=after)


def _result(line: Line) -> str:
    return "draw" if not line.score else "win" if line.score > 0 else "loss"


def _common(played: Sequence[Move], best: Sequence[Move]) -> int:
    """The number of first moves that two lines of a turn share, leaving each at least one more."""
    most = min(len(played), len(best)) - 1
    return next((n for n in range(most) if played[n] != best[n]), most)


def _numberings(record: Record, review: Review) -> list[Numbering]:
    """The numbering of each turn."""
    numberings = [first_numbering(record.start)]
    for number in review.line:
        numberings.append(numberings[-1].after(record.after(number)))
    return [numberings[ply] for ply in review.boundaries[:-1]]


def _heading(game: Game[Position], turn: PlayedTurn, numbering: Numbering) -> Text:
    """A turn with its number; a long one in words, if the game has any."""
    played, position = list[Played[Position]](), turn.position
    for move in turn.moves:
        played.append((position, move))
        position = position.apply(move)
    told = game.describe_turn(played, cut=True) if game.long_turns else None
    what = _names(game, turn.position, turn.moves) if told is None else told
    return text("review.turn", number=numbering.label, what=what)


def _advice(game: Game[Position], position: Position, better: Sequence[Move], same: int) -> Text:
    """A better turn; a long one in words, by its side's first moves that differ."""
    if not game.long_turns:
        return text("review.better", move=_names(game, position, better))
    told, side = list[Text](), position.turn
    for n, move in enumerate(better):
        if n >= same and position.to_move == side:
            told.append(game.describe(position, move))
        position = position.apply(move)
    *first, last = told[:_PLIES_TOLD]
    for before in reversed(first):
        last = text("review.then", first=before, then=last)
    return text("review.better.first" if len(told) > _PLIES_TOLD else "review.better", move=last)


def _names(game: Game[Position], position: Position, moves: Sequence[Move]) -> str:
    """Moves in notation; of many, only the first ones."""
    names = game.format_moves(position, moves[:_MOVES_NAMED])
    return " ".join((*names, *("…",) * (len(moves) > _MOVES_NAMED)))
