"""Principal variation search for any game, as a generator that can be sliced and dropped.

Iterative deepening over a transposition table: at every node the first move is searched with the
full window, the others with a null window, and again with the full one if they improve (T. A.
Marsland and M. Campbell, 1982). Moves are ordered by the table's move and the history heuristic;
where the game trusts that order, late moves are reduced. Where the game says how wide, iterations
begin with an aspiration window, and order the root's moves by what the last one spent on them.
Where it says how many points a move may be short of alpha, moves not expected to come that close
are pruned near the leaves (futility pruning). A move is expected to gain what it gained elsewhere
in the search.

The search reads no clock: its caller does, between two reports. Sides need not alternate: the score
is negated only where the side to move changes.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from typing import Final, Generic, TypeAlias

from tesserae.core.game import DECISIVE, Move, P
from tesserae.search.bounds import decides, from_child_score, to_child_bound
from tesserae.search.futility import LEARNING_SHIFT, Futility
from tesserae.search.report import WON, Limits, Report, guess
from tesserae.search.search_game import Evaluate, FastPosition, SearchGame, search_game
from tesserae.search.transposition import EXACT, LOWER, UPPER, Entry, TranspositionTable, with_first

PAUSE: Final = 8
"""Moves of a node of depth 1 between pauses: one of Zaic has 200, and an evaluation
takes half a millisecond in MicroPython.
"""

ASPIRATION_DEPTH: Final = 3
"""The first iteration with an aspiration window: before it, scores vary too much."""

LMR_FIRST: Final = 4
LMR_SECOND: Final = 16
"""Late move reductions: moves from these numbers on are reduced by one ply and by two.

In 16 random positions of Zaic, searched 4 plies deep, 29 % of the nodes that a search without
reductions takes, and the same move in 12. With 2 and 8: 22 %, and in 13; with 8 and 32: 47 %, and
in 14. No games were played to choose among them.
"""


def search(position: P, evaluate: Evaluate[P], limits: Limits, seed: int = 0) -> Iterator[Report]:
    """Reports of one search, improving over time; at least one every few hundred nodes.

    A game whose evaluation is a SearchGame is searched through that. Deterministic:
    the seed decides among equal moves. ValueError if the game is over.
    """
    return _Search(search_game(evaluate), limits, seed).iterate(position)


def search_lines(
    position: P,
    evaluate: Evaluate[P],
    limits: Limits,
    lines: int,
    seed: int = 0,
    root_moves: Sequence[Move] = (),
) -> Iterator[tuple[Report, ...]]:
    """Reports on the best `lines` moves, best first, improving over time.

    Fewer where there are fewer legal moves, and until as many have been searched. Each iteration
    finds the best move, then the best of the others, and so on; until it has got to a line, that
    line is the last iteration's. `nodes` are those of the whole search; a loss is that of the
    line's own move. It ends when all lines are decided, and yields as often as `search`.
    Deterministic as that. root_moves: the legal moves that are searched, if not all are.
    ValueError if the game is over, or for less than one line.
    """
    return _Search(search_game(evaluate), limits, seed).iterate_lines(position, lines, root_moves)


class Scores(Generic[P]):
    """The scores of a position's legal moves, for the side that makes them.

    What the search learns about one helps with the next.
    """

    def __init__(self, position: P, evaluate: Evaluate[P]) -> None:
        game = search_game(evaluate)
        self._search = _Search(game, Limits(), 0)
        self._root = game.from_position(position)

    def of(self, move: Move, depth: int, least: int = -DECISIVE) -> Generator[None, None, int]:
        """The score of a move, searched `depth` >= 1 plies deep; if below `least`, only a bound."""
        return self._search.scoring(self._root, move, depth, least)


Window: TypeAlias = tuple[int, int]
"""Alpha and beta."""


class _Search(Generic[P]):
    """The state of one search."""

    def __init__(self, game: SearchGame[P, FastPosition], limits: Limits, seed: int) -> None:
        self._game = game
        self._lmr_min_depth = game.lmr_min_depth
        self._aspiration = game.aspiration
        self._limits = limits
        self._rng = random.Random(seed)
        self._tt: TranspositionTable[Entry] = TranspositionTable()
        self._history: tuple[dict[Move, int], ...] = (defaultdict(int), defaultdict(int))
        self._futility = Futility(game)
        self._nodes = 0
        self._sizes: dict[Move, int] = {}

    def iterate(self, position: P) -> Iterator[Report]:
        """Iterative deepening, until a win or loss is proven or the limits are reached."""
        root = self._game.from_position(position)
        moves = list(self._game.legal_moves(root))
        if not moves:
            raise ValueError("the game is over")
        self._rng.shuffle(moves)
        report = guess(moves[0])
        for depth in range(1, self._limits.depth + 1):
            window = self._window(depth, report.score)
            for better in self._search_root(root, moves, depth, -DECISIVE, DECISIVE, window):
                report = better or report._replace(nodes=self._nodes)
                yield report
                if self._nodes >= self._limits.nodes:
                    return
            if report.avoidable:  # no more: all moves have been searched
                report = report._replace(avoidable=False)
                yield report
            if report.decided and self._lmr_min_depth <= depth:
                yield from self._count_plies(root, moves, report)
            if report.decided or len(moves) == 1:
                return
            if self._aspiration:
                moves = sorted(moves, key=self._sizes.__getitem__, reverse=True)
            moves = sorted(moves, key=lambda move: move != report.pv[0])

    def iterate_lines(
        self, position: P, lines: int, root_moves: Sequence[Move]
    ) -> Iterator[tuple[Report, ...]]:
        """Iterative deepening of lines; each is the best whose first move no earlier line has."""
        root = self._game.from_position(position)
        moves = list(root_moves or self._game.legal_moves(root))
        if not moves or lines < 1:
            raise ValueError("the game is over" if lines > 0 else "no line is asked for")
        self._rng.shuffle(moves)
        found = [guess(moves[0])]
        yield tuple(found)
        for depth in range(1, self._limits.depth + 1):
            done: list[Report] = []
            rest = list(moves)
            while rest and len(done) < lines:
                before = next((it for it in found if it.pv[0] == rest[0]), None)
                window = self._window(depth, before.score) if before else None
                best: Report | None = None
                for better in self._search_root(root, rest, depth, -DECISIVE, DECISIVE, window):
                    best = better or best
                    yield self._best_of(done, best, found, lines)
                    if self._nodes >= self._limits.nodes:
                        return
                assert best is not None
                done.append(best._replace(avoidable=False))
                rest.remove(best.pv[0])
            found = done
            yield self._best_of(found, None, (), lines)
            if all(line.decided for line in found):
                return
            moves = [line.pv[0] for line in found] + rest

    def _best_of(
        self, done: Sequence[Report], best: Report | None, before: Sequence[Report], lines: int
    ) -> tuple[Report, ...]:
        """The best lines: those of this iteration, then those of the one before."""
        known = {line.pv[0]: line for line in (*before, *([best] if best else ()), *done)}
        ordered = sorted(known.values(), key=lambda report: -report.score)
        return tuple(line._replace(nodes=self._nodes) for line in ordered[:lines])

    def _window(self, depth: int, score: int) -> Window | None:
        """The aspiration window of an iteration, from the score of the last one."""
        if not self._aspiration or depth < ASPIRATION_DEPTH or abs(score) >= WON:
            return None
        return score - self._aspiration, score + self._aspiration

    def scoring(
        self, root: FastPosition, move: Move, depth: int, least: int
    ) -> Generator[None, None, int]:
        """The score of a move if it is at least `least`, else some score below that."""
        alpha = max(least - 1, -DECISIVE)
        return self._search_move(root, move, depth, alpha, DECISIVE, 0)

    def _count_plies(
        self, root: FastPosition, moves: Sequence[Move], report: Report
    ) -> Iterator[Report]:
        """The exact mate distance of a proven win or loss: reductions may have hidden a nearer one.

        Searches without reductions, but only for nearer ones.
        """
        self._lmr_min_depth = sys.maxsize
        self._tt.clear()
        score, found = report.score, report
        depth = DECISIVE - abs(score) - 1
        alpha, beta = (score, DECISIVE) if score > 0 else (-DECISIVE, score)
        for better in self._search_root(root, moves, depth, alpha, beta) if depth else ():
            found = better or found
            yield report._replace(nodes=self._nodes)
            if self._nodes >= self._limits.nodes:
                return
        if found.score < beta:
            yield found._replace(nodes=self._nodes, avoidable=False)

    def _search_root(
        self,
        root: FastPosition,
        moves: Sequence[Move],
        depth: int,
        alpha: int,
        beta: int,
        window: Window | None = None,
    ) -> Iterator[Report | None]:
        """A report for each move that improves on those before; None in between, as a pause.

        The best move of the previous iteration comes first, so the last report
        is never worse than that one's. A score of beta or more ends it. A score
        outside the window opens that on its side, and the move is searched again.
        """
        low, high = window or (alpha, beta)
        self._futility.depth = depth
        for number, move in enumerate(moves):
            nodes, first = self._nodes, not number
            while True:
                score = yield from self._search_move(
                    root, move, depth, low, high, 0 if first else number
                )
                if score > low:
                    pv = self._principal_variation(root, move, depth)
                    yield Report(depth, score, self._nodes, pv, avoidable=score <= -WON)
                if first and score <= low > alpha:
                    low = alpha
                elif score >= high < beta:
                    high, first = beta, True
                else:
                    break
            self._sizes[move] = self._nodes - nodes
            low = max(low, score)
            if score >= beta:
                return

    def _search_move(
        self, position: FastPosition, move: Move, depth: int, alpha: int, beta: int, number: int
    ) -> Generator[None, None, int]:
        """The score of the n-th move: null window first, full window if it improves.

        Exact within alpha and beta only.
        """
        game = self._game
        child = game.apply(position, move)
        same_side = game.side_to_move(child) == game.side_to_move(position)
        reduction = self._reduction(depth, number)
        upper = alpha + 1 if number else beta
        while True:
            low, high = to_child_bound(alpha), to_child_bound(upper)
            if not same_side:
                low, high = -high, -low
            left = depth - 1 - reduction
            if left > 1:
                score = yield from self._search(child, left, low, high)
            elif left == 1:
                yield
                score = yield from self._search_last(child, low, high)
            else:
                yield
                self._nodes += 1
                score = game.static_eval(child)
            score = from_child_score(score if same_side else -score)
            if score <= alpha or (not reduction and (score >= beta or upper == beta)):
                return score
            if reduction:
                reduction = 0
            else:
                upper = beta

    def _search(
        self, position: FastPosition, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The score of a position for the side to move, exact within alpha and beta.

        depth: 2 at least.
        """
        self._nodes += 1
        entry = self._tt.get(position)
        if entry and decides(entry, depth, alpha, beta):
            return entry[1]
        moves = self._ordered_moves(position, entry)
        if not moves:
            return self._game.static_eval(position)
        number_of_moves = len(moves)
        if depth == 2 and self._futility.prunes(alpha, beta):
            moves = self._futility.promising(position, moves, alpha)
        best, best_move = -DECISIVE, moves[0]
        for number, move in enumerate(moves):
            score = yield from self._search_move(
                position, move, depth, max(alpha, best), beta, number
            )
            if score > best:
                best, best_move = score, move
                if best >= beta:
                    break
        if len(moves) < number_of_moves:  # pruned moves may score that much, and need not lose
            best = max(best, alpha)
        self._store(position, depth, best, best_move, alpha, beta)
        return best

    def _search_last(
        self, position: FastPosition, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Like _search, for depth 1: most of the time is spent here."""
        self._nodes += 1
        game = self._game
        entry = self._tt.get(position)
        if entry and decides(entry, 1, alpha, beta):
            return entry[1]
        futility, pruning = self._futility, self._futility.prunes(alpha, beta)
        moves = game.legal_moves(position) if pruning else self._ordered_moves(position, entry)
        if not moves:
            return game.static_eval(position)
        apply, static_eval, side_to_move = game.apply, game.static_eval, game.side_to_move
        side, number_of_moves = side_to_move(position), len(moves)
        if pruning:
            moves = futility.promising_first(position, moves, alpha, entry)
            stand, gains = static_eval(position), futility.gains[side]
        best, best_move = -DECISIVE, moves[0]
        for number, move in enumerate(moves, 1):
            self._nodes += 1
            child = apply(position, move)
            score = static_eval(child) if side_to_move(child) == side else -static_eval(child)
            if pruning and -WON < score < WON:
                gains[move] += score - stand - gains[move] >> LEARNING_SHIFT
            if score > best:
                best, best_move = score, move
                if best >= beta:
                    break
            if not number % PAUSE:
                yield
        if len(moves) < number_of_moves:
            best = max(best, alpha)
        best = from_child_score(best)
        self._store(position, 1, best, best_move, alpha, beta)
        return best

    def _reduction(self, depth: int, number: int) -> int:
        """The reduction of the n-th move's first search, in plies."""
        if number < LMR_FIRST or depth < self._lmr_min_depth:
            return 0
        return 2 if number >= LMR_SECOND and depth > 2 else 1

    def _ordered_moves(self, position: FastPosition, entry: Entry | None) -> Sequence[Move]:
        """The legal moves: the table's move first, then those that caused most cutoffs."""
        history = self._history[self._game.side_to_move(position)]
        moves = sorted(self._game.legal_moves(position), key=history.__getitem__, reverse=True)
        return with_first(moves, entry)

    def _store(
        self, position: FastPosition, depth: int, score: int, move: Move, alpha: int, beta: int
    ) -> None:
        """Puts a result into the table, and a cutoff into the history."""
        bound = EXACT
        if score >= beta:
            bound = LOWER
            self._history[self._game.side_to_move(position)][move] += depth * depth
        elif score <= alpha:
            bound = UPPER
        self._tt.put(position, (depth, score, bound, move))

    def _principal_variation(self, root: FastPosition, first: Move, depth: int) -> tuple[Move, ...]:
        """The expected line after a move of the root, as far as the table has it."""
        line, position = [first], self._game.apply(root, first)
        while len(line) < depth and (entry := self._tt.get(position)):
            line.append(entry[3])
            position = self._game.apply(position, entry[3])
        return tuple(line)
