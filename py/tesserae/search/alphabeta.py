"""Iterative-deepening alpha-beta for any game, as a generator that can be sliced and dropped.

It reads no clock: whoever runs it looks at one between two reports. Near the
root it is a generator; the last plies are plain recursion, which is quicker.
Sides need not alternate: the sign changes only where the side to move does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from tesserae.core.game import DECISIVE, Move, Position, Side

Evaluate: TypeAlias = Callable[[Any, Side], int]

PLAIN: Final = 1
"""So many last plies are searched without a report between."""

TABLE: Final = 300_000
"""So many positions are remembered at the most."""

WON: Final = DECISIVE - 10_000
"""Scores from here on are wins, counted in plies."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Limits(NamedTuple):
    """How far a search may go."""

    depth: int = 64
    positions: int = 10**9


class Report(NamedTuple):
    """What a search knows so far.

    score: for the side to move; a win in n plies is DECISIVE - n, a loss its negative.
    positions: how many were looked at. pv: the line expected, the advised move first.
    """

    depth: int
    score: int
    positions: int
    pv: tuple[Move, ...]

    @property
    def decided(self) -> bool:
        """The score is a proven win or loss."""
        return abs(self.score) >= WON


class _Known(NamedTuple):
    depth: int
    score: int
    bound: int
    move: Move


def search(
    position: Position, evaluate: Evaluate, limits: Limits, seed: int = 0
) -> Iterator[Report]:
    """Reports of one search, the last being the best; at least one every few hundred positions.

    Deterministic: the seed decides among moves that seem equal. ValueError if
    the game is over.
    """
    return _Search(evaluate, limits, seed).deepen(position)


def score_of(position: Position, move: Move, evaluate: Evaluate, depth: int) -> int:
    """The score of a legal move for the side that makes it, looked at `depth` >= 1 plies deep.

    It does not pause: for small depths.
    """
    child = position.apply(move)
    score = _Search(evaluate, Limits(), 0).plain(child, depth - 1, -DECISIVE, DECISIVE)
    return _farther(score if child.to_move == position.to_move else -score)


class _Search:
    """What one search remembers."""

    def __init__(self, evaluate: Evaluate, limits: Limits, seed: int) -> None:
        self._evaluate = evaluate
        self._limits = limits
        self._rng = random.Random(seed)
        self._known: dict[Position, _Known] = {}
        self._history: dict[Move, int] = {}
        self._positions = 0

    def deepen(self, root: Position) -> Iterator[Report]:
        """Depth after depth, until a win is proven or the limits are reached."""
        moves = list(root.legal_moves())
        if not moves:
            raise ValueError("the game is over")
        self._rng.shuffle(moves)
        report = Report(0, 0, 0, (moves[0],))
        for depth in range(1, self._limits.depth + 1):
            for better in self._at_root(root, moves, depth):
                report = better or report._replace(positions=self._positions)
                yield report
                if self._positions >= self._limits.positions:
                    return
            if report.decided or len(moves) == 1:
                return
            moves.sort(key=lambda move: move != report.pv[0])

    def _at_root(
        self, root: Position, moves: Sequence[Move], depth: int
    ) -> Iterator[Report | None]:
        """A report for each better move of a depth; None in between, to be interrupted at.

        The best move of the depth before comes first, so the last report is
        never worse than that one's.
        """
        best = -DECISIVE
        for move in moves:
            search = self._child(root, move, depth, best, DECISIVE)
            while True:
                try:
                    next(search)
                except StopIteration as done:
                    score: int = done.value
                    break
                yield None
            if score > best:
                best = score
                yield Report(depth, score, self._positions, self._line(root, move, depth))

    def _child(
        self, position: Position, move: Move, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The score of a move for the side that makes it."""
        child = position.apply(move)
        low, high = _nearer(alpha), _nearer(beta)
        if child.to_move == position.to_move:
            return _farther((yield from self._sliced(child, depth - 1, low, high)))
        return _farther(-(yield from self._sliced(child, depth - 1, -high, -low)))

    def _sliced(
        self, position: Position, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """`plain` with a pause before every subtree of PLAIN plies."""
        if depth <= PLAIN:
            yield
            return self.plain(position, depth, alpha, beta)
        self._positions += 1
        settled, moves = self._settled(position, depth, alpha, beta)
        if settled is not None:
            return settled
        best, choice, floor = -DECISIVE, moves[0], alpha
        for move in moves:
            score = yield from self._child(position, move, depth, floor, beta)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    break
                floor = max(floor, best)
        self._remember(position, depth, best, choice, alpha, beta)
        return best

    def plain(self, position: Position, depth: int, alpha: int, beta: int) -> int:
        """The score of a position for the side to move, exact within alpha and beta."""
        self._positions += 1
        settled, moves = self._settled(position, depth, alpha, beta)
        if settled is not None:
            return settled
        best, choice, floor = -DECISIVE, moves[0], alpha
        side = position.to_move
        for move in moves:
            child = position.apply(move)
            low, high = _nearer(floor), _nearer(beta)
            if child.to_move == side:
                score = _farther(self.plain(child, depth - 1, low, high))
            else:
                score = _farther(-self.plain(child, depth - 1, -high, -low))
            if score > best:
                best, choice = score, move
                if best >= beta:
                    break
                floor = max(floor, best)
        self._remember(position, depth, best, choice, alpha, beta)
        return best

    def _settled(
        self, position: Position, depth: int, alpha: int, beta: int
    ) -> tuple[int | None, Sequence[Move]]:
        """The score if it needs no search, else the moves in the order to try them."""
        known = self._known.get(position)
        if known is not None and _answers(known, depth, alpha, beta):
            return known.score, ()
        moves = position.legal_moves()
        if not moves:
            return _final(position), ()
        if depth <= 0:
            return self._evaluate(position, position.to_move), ()
        history = self._history
        ordered = sorted(moves, key=lambda move: -history.get(move, 0))
        if known is not None:
            ordered.remove(known.move)
            ordered.insert(0, known.move)
        return None, ordered

    def _remember(
        self, position: Position, depth: int, score: int, move: Move, alpha: int, beta: int
    ) -> None:
        bound = EXACT
        if score >= beta:
            bound = AT_LEAST
            self._history[move] = self._history.get(move, 0) + depth * depth
        elif score <= alpha:
            bound = AT_MOST
        if len(self._known) >= TABLE:
            self._known.clear()
        self._known[position] = _Known(depth, score, bound, move)

    def _line(self, root: Position, first: Move, depth: int) -> tuple[Move, ...]:
        line, position = [first], root.apply(first)
        while len(line) < depth and (known := self._known.get(position)):
            line.append(known.move)
            position = position.apply(known.move)
        return tuple(line)


def _answers(known: _Known, depth: int, alpha: int, beta: int) -> bool:
    """What is known was searched deeply enough, and says enough about this window."""
    if known.depth < depth and abs(known.score) < WON:
        return False
    if known.bound == EXACT:
        return True
    return known.score >= beta if known.bound == AT_LEAST else known.score <= alpha


def _final(position: Position) -> int:
    """The score of a finished game for the side to move."""
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return 0
    return DECISIVE if outcome.winner == position.to_move else -DECISIVE


def _farther(score: int) -> int:
    """A score as seen one ply earlier: wins and losses are one ply farther away."""
    if score >= WON:
        return score - 1
    return score + 1 if score <= -WON else score


def _nearer(score: int) -> int:
    """A bound as seen one ply later; the reverse of `_farther`."""
    if score >= WON:
        return score + 1
    return score - 1 if score <= -WON else score
