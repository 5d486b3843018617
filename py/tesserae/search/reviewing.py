"""The search behind a review: compares each turn of a game with the best one.

It counts nodes and reads no clock, and it begins with empty tables and fixed seeds. So a game
gets the same review in every run and on every device, whatever was analysed before.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from tesserae.core.exact import Proof, Prover, Solvable
from tesserae.core.game import DECISIVE, Game, Move, Position
from tesserae.core.position import play_all
from tesserae.search.alphabeta import search
from tesserae.search.assessment import Assessment, Line, PlayedTurn
from tesserae.search.levels import STRONGEST
from tesserae.search.multipv.distances import Counter
from tesserae.search.report import WON, Limits, Report
from tesserae.search.thinking import think

T = TypeVar("T")


class Budget(NamedTuple):
    """Nodes for all turns together, and the minimum and maximum for each."""

    total: int
    least: int
    most: int

    def share(self, turns: int) -> int:
        """The nodes for each of `turns` turns."""
        return min(self.most, max(self.least, self.total // turns))


SHORT_TURNS: Final = Budget(200_000, 1_500, 8_000)

LONG_TURNS: Final = Budget(60_000, 1_500, 4_500)
"""A node of a long turn is an evaluation of the whole board, and takes several times as long."""

PROOFS: Final = Budget(500_000, 2_500, 500_000)
"""Shared differently: each position takes what it needs from the total, then the minimum."""

LINE_STEPS: Final = 2_000
"""Steps, a few milliseconds each, of playing out better lines; shared like those of proofs."""

_COUNT_STEPS: Final = 400
"""Of these, steps to learn whether one of them wins soon."""

_WINNING_LINE_PLIES: Final = 11
"""Maximum plies of a better line that is played out to the end of the game."""

_SHORT_LINE_PLIES: Final = 5
"""Plies of any other."""

_SEED: Final = 0


NumberedAssessment: TypeAlias = tuple[int, Assessment]
"""The index of a turn, and its assessment."""


def assess(
    game: Game[Position], turns: Sequence[PlayedTurn]
) -> Iterator[NumberedAssessment | None]:
    """The assessment of every turn, in any order; None in between, as a pause.

    Pauses come every few hundred nodes. In a game that can be solved lines are proven, or
    nothing is known of them.
    """
    if isinstance(game, Solvable):
        return _prove(game, game.prover(), turns)
    if game.long_turns:
        return _compare_plans(game, turns)
    return _compare_moves(game, turns)


def _prove(
    game: Game[Position], prover: Prover[Position], turns: Sequence[PlayedTurn]
) -> Iterator[NumberedAssessment | None]:
    """Proves from the last turn to the first: proofs of a position help with those before."""
    left = PROOFS.total
    after: Proof | None = None
    lines = _Lines(game, prover)
    for n in reversed(range(len(turns))):
        turn = turns[n]
        played = _ended_line(turn)
        if played is None:
            if after is None:
                after = yield from _proof(prover, turn.after, max(left, PROOFS.least))
                left -= after.nodes
            played = _line_of_proof(after, _sign(turn), turn.moves)
        after = yield from _proof(prover, turn.position, max(left, PROOFS.least))
        left -= after.nodes
        best = _line_of_proof(after, 1)
        if best.proven and played.proven and _value(best) > _value(played):
            best = best._replace(moves=(yield from lines.played_out(turn.position, best)))
        yield n, Assessment(best, played)


class _Lines:
    """Plays out better lines by proven moves, within a total number of steps."""

    def __init__(self, game: Game[Position], prover: Prover[Position]) -> None:
        self._prover = prover
        self._counter = Counter(game, prover)
        self._left = LINE_STEPS

    def played_out(self, position: Position, line: Line) -> Generator[None, None, tuple[Move, ...]]:
        """A line to the end of the game if its side wins soon, else a few plies of it."""
        side, moves = position.to_move, line.moves
        position = play_all(position, moves)
        if line.score > 0:
            most = min(max(0, self._left), _COUNT_STEPS)
            plies = yield from self._spend(self._counter.count(position, side, most))
            if plies is not None and plies < _WINNING_LINE_PLIES:
                won = yield from self._spend(self._counter.line(position, side, plies))
                return moves + won
        while position.outcome() is None and len(moves) < _SHORT_LINE_PLIES and self._left > 0:
            proof = yield from self._spend(_proof(self._prover, position, PROOFS.least))
            if proof.move is None:
                break
            moves += (proof.move,)
            position = position.apply(proof.move)
        return moves

    def _spend(self, steps: Generator[None, None, T]) -> Generator[None, None, T]:
        """The result of some steps; counts them."""
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: T = end.value
                return found
            self._left -= 1
            yield


def _value(line: Line) -> int:
    """The value of a proven line: 1 for a win, 0 for a draw, -1 for a loss."""
    return (line.score > 0) - (line.score < 0)


def _proof(
    prover: Prover[Position], position: Position, nodes: int
) -> Generator[None, None, Proof]:
    """The proof of an unfinished position, as far as it gets in that many nodes."""
    proof = Proof(None, 0)
    for proof in prover.prove(position):
        if proof.move is not None or proof.nodes >= nodes:
            break
        yield
    return proof


def _line_of_proof(proof: Proof, sign: int, moves: tuple[Move, ...] = ()) -> Line:
    """A line with the result of a proof; by default the line is its move."""
    moves = moves or (() if proof.move is None else (proof.move,))
    if proof.value is None or not moves:
        return Line(0, moves, depth=0)
    return Line(sign * WON * proof.value, moves, proven=True)


def _compare_moves(
    game: Game[Position], turns: Sequence[PlayedTurn]
) -> Iterator[NumberedAssessment | None]:
    """Searches both moves to the same depth."""
    nodes = SHORT_TURNS.share(len(turns))
    for n, turn in enumerate(turns):
        reports = search(turn.position, game.evaluate, Limits(nodes=nodes), _SEED)
        found = yield from last_report(reports)
        best = Line(found.score, found.pv, found.depth, found.decided)
        if found.pv[0] == turn.moves[0]:
            yield n, Assessment(best, best)
            continue
        played = _ended_line(turn)
        if played is None and found.depth < 2:
            side = turn.position.to_move
            played = Line(game.evaluate(turn.after, side), turn.moves)
        if played is None:
            limits = Limits(depth=found.depth - 1, nodes=2 * nodes)
            reply = yield from last_report(search(turn.after, game.evaluate, limits, _SEED))
            played = _after_reply(turn, reply)
        yield n, Assessment(best, played)


def _compare_plans(
    game: Game[Position], turns: Sequence[PlayedTurn]
) -> Iterator[NumberedAssessment | None]:
    """Scores both turns after the other side's best reply.

    So the turn found by search gets as long a search for its refutation as the one played.
    """
    nodes = LONG_TURNS.share(len(turns))
    planning = STRONGEST._replace(limits=Limits(depth=2, nodes=nodes // 3))
    for n, turn in enumerate(turns):
        found = yield from last_report(think(game, turn.position, planning, _SEED))
        best = yield from score_after_best_reply(
            game, played_out(turn.position, found.pv), nodes // 3
        )
        played = yield from score_after_best_reply(game, turn, nodes // 3)
        yield n, Assessment(best, played)


def score_after_best_reply(
    game: Game[Position], turn: PlayedTurn, nodes: int
) -> Generator[None, None, Line]:
    """The line of a turn, with the best reply that a search of `nodes` nodes finds."""
    line = _ended_line(turn)
    if line is None:
        replying = STRONGEST._replace(limits=Limits(depth=1, nodes=nodes))
        reply = yield from last_report(think(game, turn.after, replying, _SEED))
        line = _after_reply(turn, reply)
    return line


def played_out(position: Position, moves: tuple[Move, ...]) -> PlayedTurn:
    """A turn by its moves alone."""
    return PlayedTurn(position, moves, play_all(position, moves))


def last_report(reports: Iterator[T]) -> Generator[None, None, T]:
    """The last report of a search, or the last reports on several lines."""
    report = next(reports)
    for report in reports:  # noqa: B007
        yield
    return report


def _after_reply(turn: PlayedTurn, reply: Report) -> Line:
    """The line of a turn after the search of the reply."""
    score = _sign(turn) * reply.score
    return Line(score, turn.moves + reply.pv, reply.depth + 1, reply.decided)


def _ended_line(turn: PlayedTurn) -> Line | None:
    """The line of a turn that ended the game by its rules."""
    outcome = turn.after.outcome()
    if outcome is None:
        return None
    score = DECISIVE * outcome.value_for(turn.position.to_move)
    return Line(score, turn.moves, proven=True)


def _sign(turn: PlayedTurn) -> int:
    """The factor that turns a score after the turn into one for the side that made it."""
    return 1 if turn.after.to_move == turn.position.to_move else -1
