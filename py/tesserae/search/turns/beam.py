"""Beam search over whole turns, for games whose turns are many plies.

A turn grows ply by ply. Of the lines with equally many plies only the best are kept, as many as the
beam is wide; move orders that lead to equal positions are merged. A reply that the other side owes
within the turn is the one that seems worst for the side on turn. The score of a finished turn is
that after the other side's best turn, which a narrower beam finds. The width doubles until the
limits are reached.

The search reads no clock: its caller does, between two reports.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias

from tesserae.core.game import DECISIVE, FIRST, Move, P, Side
from tesserae.search.report import WON, Limits, Report, guess
from tesserae.search.search_game import Evaluate
from tesserae.search.transposition import TranspositionTable

MoveFilter: TypeAlias = Callable[[Sequence[Move]], Sequence[Move]]
"""A choice of legal moves, at least one."""

_RETRIED: Final = 32
"""Moves with a history tried at every position, times the beam's width: those with the best
history. Moves without one are all tried. Other numbers were not measured.
"""

SEEMS_WON: Final = WON - 10_000
"""The score of a win at the end of a line that the other side might avoid; plies not counted."""


class TurnLine(NamedTuple, Generic[P]):
    """The plies of a turn so far, replies within it included.

    score: of the position they lead to, for the side that makes the turn. forced: the
    other side had no choice.
    """

    position: P
    moves: tuple[Move, ...]
    score: int
    forced: bool


def plan(
    position: P,
    evaluate: Evaluate[P],
    limits: Limits,
    seed: int = 0,
    seen: MoveFilter | None = None,
) -> Iterator[Report]:
    """Reports of one search, improving over time; one every few dozen nodes.

    limits.depth counts turns: 1 for one's own only, more for the reply as
    well. The pv of a report goes on to the end of the turn, the replies owed within
    it included; at depth 0 it may end earlier. A score is a proven win where the
    report is `decided`; a loss is never proven. A single legal move is not searched.
    If it runs out of nodes before a turn is finished, the last report is the best line so far, at
    depth 0.
    Deterministic: the seed decides among equal lines. seen: of some moves those that are not
    overlooked, None for all. ValueError if the game is over.
    """
    return TurnBeam(position, evaluate, limits, seed, seen).iterate()


class TurnBeam(Generic[P]):
    """The state of one search."""

    def __init__(
        self,
        root: P,
        evaluate: Evaluate[P],
        limits: Limits,
        seed: int,
        seen: MoveFilter | None = None,
    ) -> None:
        self._root = root
        self._side: Side = root.to_move
        self._evaluate = evaluate
        self._limits = limits
        self._rng = random.Random(seed)
        self._seen = seen
        self._evals: TranspositionTable[int] = TranspositionTable()
        self._history: tuple[dict[Move, float], ...] = ({}, {})
        self.nodes = 0
        self._pruned = False
        self._best = _empty_line(root)

    def iterate(self) -> Iterator[Report]:
        """Doubles the width until a win is proven, all is searched or the limits are reached."""
        moves = list(self._root.legal_moves())
        if not moves:
            raise ValueError("the game is over")
        self._rng.shuffle(moves)
        report = guess(moves[0])
        yield report
        width = 1
        while len(moves) > 1 and not report.decided:
            self._pruned = False
            for better in self._search_width(width):
                report = better or report._replace(nodes=self.nodes)
                yield report
                if self.nodes >= self._limits.nodes:
                    return
            if not self._pruned:
                return
            width *= 2

    def _search_width(self, width: int) -> Iterator[Report | None]:
        """A report for each turn that improves on those before; None in between, as a pause.

        The best turn of the previous width comes first, so that the others are
        compared with what is now known of it.
        """
        finished = yield from self.finish_turn(
            _empty_line(self._root), width, reporting=not self._best.moves
        )
        self._pruned |= len(finished) > width
        turns = [line for line in (self._best, *finished[:width]) if line.moves]
        best = -DECISIVE
        for line in dict.fromkeys(turns):
            score = yield from self._score_after_reply(line, max(1, width // 2))
            if score > best:
                best, self._best = score, line
                yield Report(min(2, self._limits.depth), score, self.nodes, line.moves)

    def _score_after_reply(
        self, line: TurnLine[P], width: int
    ) -> Generator[Report | None, None, int]:
        """The score of a finished turn for the side that made it, after the best reply."""
        if self._limits.depth < 2 or line.position.outcome():
            return line.score
        replies = yield from self.finish_turn(_empty_line(line.position), width)
        sign = 1 if line.position.to_move == self._side else -1
        return max(-SEEMS_WON, min(SEEMS_WON, sign * replies[0].score))

    def finish_turn(
        self,
        begun: TurnLine[P],
        width: int,
        *,
        seen: MoveFilter | None = None,
        reporting: bool = False,
    ) -> Generator[Report | None, None, list[TurnLine[P]]]:
        """Completes a turn, or the replies owed within the other's; the best line first.

        seen: replaces that of the whole search. reporting: yields the best line so far, finished or
        not.
        """
        seen = seen or self._seen
        start = begun.position
        beam = [begun]
        known = {start}
        finished: list[TurnLine[P]] = []
        while beam:
            grown: list[TurnLine[P]] = []
            best_score = -DECISIVE
            for line in beam:
                for move in self._candidate_moves(line.position, width, seen):
                    longer = yield from self.extend(line, move)
                    over = turn_is_over(start, longer.position)
                    if reporting and not over and longer.score > best_score:
                        best_score = longer.score
                        yield Report(0, longer.score, self.nodes, longer.moves)
                    else:
                        yield None
                    if longer.position in known:
                        continue
                    known.add(longer.position)
                    (finished if over else grown).append(longer)
            self._pruned |= len(grown) > width
            beam = sorted(grown, key=_best_first)[:width]
            if reporting and beam:
                best = min([*beam[:1], *finished], key=_best_first)
                yield Report(0, best.score, self.nodes, best.moves)
        return sorted(finished, key=_best_first)

    def _candidate_moves(self, position: P, width: int, seen: MoveFilter | None) -> Sequence[Move]:
        """The moves without a history, and the most promising of the others."""
        legal = position.legal_moves()
        moves: list[Move] = list(seen(legal) if seen else legal)
        if position == self._root:
            self._rng.shuffle(moves)
        retried = _RETRIED * width
        if len(moves) <= retried:
            return moves
        history = self._history[position.to_move]
        moves = sorted(moves, key=lambda move: -history.get(move, DECISIVE))
        new = sum(move not in history for move in moves)
        self._pruned |= len(moves) > new + retried
        return moves[: new + retried]

    def extend(self, line: TurnLine[P], move: Move) -> Generator[None, None, TurnLine[P]]:
        """The line with one more ply, and with the replies owed to it."""
        side: Side = line.position.to_move
        position, moves, forced = line.position.apply(move), (*line.moves, move), line.forced
        quiet = position.to_move == side
        while position.turn == side != position.to_move and not position.outcome():
            replies = position.legal_moves()
            forced = forced and len(replies) == 1
            position, reply = yield from self._worst_reply(side, position, replies)
            moves += (reply,)
        score = self.static_eval(position, side)
        if score == SEEMS_WON and forced:
            score = DECISIVE - len(moves)
        gain = score - self.static_eval(line.position, side)
        self._history[side][move] = gain if quiet else DECISIVE
        return TurnLine(position, moves, score, forced)

    def _worst_reply(
        self, side: Side, position: P, replies: Sequence[Move]
    ) -> Generator[None, None, tuple[P, Move]]:
        """The reply that seems worst for a side, and the position after it, which comes first."""
        after = [(position.apply(reply), reply) for reply in replies]
        scores: list[int] = []
        for met, _ in after:
            scores.append(self.static_eval(met, side))
            yield None
        return after[scores.index(min(scores))]

    def static_eval(self, position: P, side: Side) -> int:
        """The evaluation of a position for a side, or the value of its outcome."""
        score = self._evals.get(position)
        if score is None:
            self.nodes += 1
            score = self._first_eval(position)
            self._evals.put(position, score)
        return score if side == FIRST else -score

    def _first_eval(self, position: P) -> int:
        outcome = position.outcome()
        if outcome is None:
            return self._evaluate(position, FIRST)
        if outcome.winner is None:
            return 0
        return SEEMS_WON if outcome.winner == FIRST else -SEEMS_WON


def _empty_line(position: P) -> TurnLine[P]:
    """A turn that begins at a position."""
    return TurnLine(position, (), 0, forced=True)


def turn_is_over(start: P, position: P) -> bool:
    """Whether the turn that began at `start`, or the replies owed within another's, are over."""
    if position.turn != start.turn or position.to_move != start.to_move:
        return True
    return position.outcome() is not None


def _best_first(line: TurnLine[P]) -> int:
    return -line.score
