"""Principal variation search for any game, as a generator that can be sliced and dropped.

Depth after depth: the first move of a position is searched with the whole
window, the others only to see that they are no better (T. A. Marsland and
M. Campbell, 1982). Where the game trusts its order of moves, late ones are
looked at less deeply first.

It reads no clock: whoever runs it looks at one between two reports. It is a
generator but for the last plies, which are a plain loop, as that is quicker.
Sides need not alternate: the sign changes only where the side to move does.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from tesserae.core.game import DECISIVE, Move, Position, Side
from tesserae.search.search_game import SearchGame, search_game

Evaluate: TypeAlias = Callable[[Any, Side], int]

PLAIN: Final = 1
"""So many last plies are searched without a report between."""

TABLE: Final = 300_000
"""So many positions are remembered at the most."""

WON: Final = DECISIVE - 10_000
"""Scores from here on are wins, counted in plies."""

LATE: Final = 4
LATEST: Final = 16
"""So many moves of a position come before those that may be looked at one, two plies less deep."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Limits(NamedTuple):
    """How far a search may go."""

    depth: int = 64
    positions: int = 10**9


class Report(NamedTuple):
    """What a search knows so far.

    score: for the side to move; a win in n plies is DECISIVE - n, a loss its negative. The
    end may be nearer if a search that reduces is broken off.
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

    A game whose evaluation is a SearchGame is searched through that. Deterministic:
    the seed decides among moves that seem equal. ValueError if the game is over.
    """
    return _Search(search_game(evaluate), limits, seed).deepen(position)


def score_of(position: Position, move: Move, evaluate: Evaluate, depth: int) -> int:
    """The score of a legal move for the side that makes it, looked at `depth` >= 1 plies deep.

    It does not pause: for small depths.
    """
    return _Search(search_game(evaluate), Limits(), 0).score_of(position, move, depth)


class _Search:
    """What one search remembers."""

    def __init__(self, game: SearchGame, limits: Limits, seed: int) -> None:
        self._game = game
        self._reduced = game.lmr_min_depth
        self._limits = limits
        self._rng = random.Random(seed)
        self._known: dict[Any, _Known] = {}
        self._history: tuple[dict[Move, int], ...] = ({}, {})
        self._positions = 0

    def deepen(self, position: Position) -> Iterator[Report]:
        """Depth after depth, until a win is proven or the limits are reached."""
        moves = list(position.legal_moves())
        if not moves:
            raise ValueError("the game is over")
        root = self._game.from_position(position)
        self._rng.shuffle(moves)
        report = Report(0, 0, 0, (moves[0],))
        for depth in range(1, self._limits.depth + 1):
            for better in self._at_root(root, moves, depth, (-DECISIVE, DECISIVE)):
                report = better or report._replace(positions=self._positions)
                yield report
                if self._positions >= self._limits.positions:
                    return
            if report.decided and self._reduced <= depth:
                yield from self._counted(root, moves, report)
            if report.decided or len(moves) == 1:
                return
            moves.sort(key=lambda move: move != report.pv[0])

    def _counted(self, root: Any, moves: Sequence[Move], report: Report) -> Iterator[Report]:
        """A proven end with its plies counted: it is nearer if reductions hid a quicker win.

        Everything one ply less deep is looked at in full, but only for what is nearer.
        """
        self._reduced = sys.maxsize
        self._known.clear()
        score, found = report.score, report
        depth = DECISIVE - abs(score) - 1
        window = (score, DECISIVE) if score > 0 else (-DECISIVE, score)
        for better in self._at_root(root, moves, depth, window) if depth else ():
            found = better or found
            yield report._replace(positions=self._positions)
            if self._positions >= self._limits.positions:
                return
        if found.score < window[1]:
            yield found._replace(positions=self._positions)

    def score_of(self, position: Position, move: Move, depth: int) -> int:
        """The score of a move, without a pause."""
        child = self._child(self._game.from_position(position), move, depth, -DECISIVE, DECISIVE)
        while True:
            try:
                next(child)
            except StopIteration as done:
                score: int = done.value
                return score

    def _at_root(
        self, root: Any, moves: Sequence[Move], depth: int, window: tuple[int, int]
    ) -> Iterator[Report | None]:
        """A report for each better move of a depth; None in between, to be interrupted at.

        The best move of the depth before comes first, so the last report is
        never worse than that one's. A score that is not below the window ends it.
        """
        best, high = window
        for number, move in enumerate(moves):
            search = self._tried(root, move, depth, (best, high), number)
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
                if best >= high:
                    return

    def _tried(
        self, place: Any, move: Move, depth: int, window: tuple[int, int], number: int
    ) -> Generator[None, None, int]:
        """The score of the move that is tried as so many-th, exact only within the window."""
        low, high = window
        if number:
            if number >= LATE and depth >= self._reduced:
                less = 2 if number >= LATEST and depth > 2 else 1
                score = yield from self._child(place, move, depth - less, low, low + 1)
                if score <= low:
                    return score
            score = yield from self._child(place, move, depth, low, low + 1)
            if score <= low or score >= high:
                return score
        return (yield from self._child(place, move, depth, low, high))

    def _child(
        self, place: Any, move: Move, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The score of a move for the side that makes it, within a window."""
        game = self._game
        child = game.apply(place, move)
        low, high = _nearer(alpha), _nearer(beta)
        if game.side_to_move(child) == game.side_to_move(place):
            return _farther((yield from self._sliced(child, depth - 1, low, high)))
        return _farther(-(yield from self._sliced(child, depth - 1, -high, -low)))

    def _sliced(self, place: Any, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """The score of a place for the side to move, exact within alpha and beta.

        With a pause before the last plies.
        """
        if depth <= PLAIN:
            yield
            return self._last(place, alpha, beta) if depth else self._leaf(place)
        self._positions += 1
        settled, moves = self._settled(place, depth, alpha, beta)
        if settled is not None:
            return settled
        best, choice, floor = -DECISIVE, moves[0], alpha
        for number, move in enumerate(moves):
            score = yield from self._tried(place, move, depth, (floor, beta), number)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    break
                floor = max(floor, best)
        self._remember(place, depth, best, choice, alpha, beta)
        return best

    def _last(self, place: Any, alpha: int, beta: int) -> int:
        """The score of a place one ply deep: what most of the time is spent in."""
        self._positions += 1
        settled, moves = self._settled(place, 1, alpha, beta)
        if settled is not None:
            return settled
        game = self._game
        play, judged, mover = game.apply, game.static_eval, game.side_to_move
        side = mover(place)
        best, choice = -DECISIVE, moves[0]
        for move in moves:
            self._positions += 1
            child = play(place, move)
            score = judged(child) if mover(child) == side else -judged(child)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    break
        best = _farther(best)
        self._remember(place, 1, best, choice, alpha, beta)
        return best

    def _leaf(self, place: Any) -> int:
        self._positions += 1
        return self._game.static_eval(place)

    def _settled(
        self, place: Any, depth: int, alpha: int, beta: int
    ) -> tuple[int | None, Sequence[Move]]:
        """The score if it needs no search, else the moves in the order to try them."""
        known = self._known.get(place)
        if known is not None and _answers(known, depth, alpha, beta):
            return known.score, ()
        moves = self._game.legal_moves(place)
        if not moves:
            return self._game.static_eval(place), ()
        worth = self._history[self._game.side_to_move(place)].get
        ordered = sorted(moves, key=lambda move: -worth(move, 0))
        if known is not None:
            ordered.remove(known.move)
            ordered.insert(0, known.move)
        return None, ordered

    def _remember(
        self, place: Any, depth: int, score: int, move: Move, alpha: int, beta: int
    ) -> None:
        bound = EXACT
        if score >= beta:
            bound = AT_LEAST
            history = self._history[self._game.side_to_move(place)]
            history[move] = history.get(move, 0) + depth * depth
        elif score <= alpha:
            bound = AT_MOST
        if len(self._known) >= TABLE:
            self._known.clear()
        self._known[place] = _Known(depth, score, bound, move)

    def _line(self, root: Any, first: Move, depth: int) -> tuple[Move, ...]:
        line, place = [first], self._game.apply(root, first)
        while len(line) < depth and (known := self._known.get(place)):
            line.append(known.move)
            place = self._game.apply(place, known.move)
        return tuple(line)


def _answers(known: _Known, depth: int, alpha: int, beta: int) -> bool:
    """What is known was searched deeply enough, and says enough about this window."""
    if known.depth < depth and abs(known.score) < WON:
        return False
    if known.bound == EXACT:
        return True
    return known.score >= beta if known.bound == AT_LEAST else known.score <= alpha


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
