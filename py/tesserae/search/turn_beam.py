"""A search for games whose turns are many plies: whole turns, by a beam that widens.

A turn grows ply by ply; of the positions that equally many plies lead to,
only the best go on, and orders of the same moves fall together, as positions
are merged by equality. A reply that the other side owes within a turn is the
one that seems worst for whoever is on turn. Finished turns are judged by what
the other side makes of its next turn, found in the same way, but narrower.

It reads no clock: whoever runs it looks at one between two reports.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple

from tesserae.core.game import DECISIVE, FIRST, Move, Side
from tesserae.search.alphabeta import WON, Evaluate, Limits, Report
from tesserae.search.transposition import TT_SIZE

_PAUSE: Final = 8
"""After so many lines there is a report."""

_TRIED: Final = 32
"""For each line of the beam, so many moves that were tried before are tried again."""

SEEMS_WON: Final = WON - 10_000
"""A game won at the end of a line that the other side might have left, not counting plies."""


class Line(NamedTuple):
    """Plies of a turn.

    score: of the position they lead to, for the mover. forced: the other side had no choice.
    """

    position: Any
    moves: tuple[Move, ...]
    score: int
    forced: bool


def plan(position: Any, evaluate: Evaluate, limits: Limits, seed: int = 0) -> Iterator[Report]:
    """Reports of one search, the last being the best; one every few dozen positions.

    limits.depth is counted in turns: 1 looks at one's own only, more at the
    reply too. A report's line goes on to the end of the turn, the replies that
    are owed within it included; a report of depth 0 may break off before. Its
    score is a proven win where it is `decided`; a loss is never proven. A
    single legal move is not thought about.
    Deterministic: the seed decides among lines that seem equal. ValueError if
    the game is over.
    """
    return Turns(position, evaluate, limits, seed).widen()


class Turns:
    """What one search remembers."""

    def __init__(self, root: Any, evaluate: Evaluate, limits: Limits, seed: int) -> None:
        self._root = root
        self._mover: Side = root.to_move
        self._evaluate = evaluate
        self._limits = limits
        self._rng = random.Random(seed)
        self._worths: dict[Any, int] = {}
        self._gains: tuple[dict[Move, float], ...] = ({}, {})
        self.nodes = 0
        self._cut = False
        self._best = _at(root)

    def widen(self) -> Iterator[Report]:
        """Width after width, until a win is proven, all is seen or the limits are reached."""
        moves = list(self._root.legal_moves())
        if not moves:
            raise ValueError("the game is over")
        self._rng.shuffle(moves)
        report = Report(0, 0, 0, (moves[0],))
        yield report
        width = 1
        while len(moves) > 1 and not report.decided:
            self._cut = False
            for better in self._round(width):
                report = better or report._replace(nodes=self.nodes)
                yield report
                if self.nodes >= self._limits.nodes:
                    return
            if not self._cut:
                return
            width *= 2

    def _round(self, width: int) -> Iterator[Report | None]:
        """A report for each better turn of a width; None in between, to be interrupted at.

        The best turn of the width before comes first, so that the others are
        measured against what is now known of it.
        """
        ended = yield from self.turn(_at(self._root), width, leading=not self._best.moves)
        self._cut |= len(ended) > width
        turns = [line for line in (self._best, *ended[:width]) if line.moves]
        best = -DECISIVE
        for line in dict.fromkeys(turns):
            score = yield from self._judged(line, max(1, width // 2))
            if score > best:
                best, self._best = score, line
                yield Report(min(2, self._limits.depth), score, self.nodes, line.moves)

    def _judged(self, line: Line, width: int) -> Generator[None, None, int]:
        """What a finished turn is worth for the mover after the best reply."""
        if self._limits.depth < 2 or line.position.outcome():
            return line.score
        replies = yield from self.turn(_at(line.position), width)
        sign = 1 if line.position.to_move == self._mover else -1
        worth = sign * replies[0].score
        return max(-SEEMS_WON, min(SEEMS_WON, worth))

    def turn(
        self, begun: Line, width: int, *, leading: bool = False
    ) -> Generator[Any, None, list[Line]]:
        """The turn of the side to move, or the replies it owes, to the end: the best line first.

        leading: tells the best unfinished line at every ply.
        """
        start = begun.position
        beam = [begun]
        seen = {start}
        ended: list[Line] = []
        while beam:
            grown: list[Line] = []
            for line in beam:
                for move in self._tried(line.position, width):
                    longer = self._longer(line, move)
                    if longer.position in seen:
                        continue
                    seen.add(longer.position)
                    (ended if _is_over(start, longer.position) else grown).append(longer)
                    if len(seen) % _PAUSE == 0:
                        yield None
            self._cut |= len(grown) > width
            beam = sorted(grown, key=_by_score)[:width]
            if leading and beam and not ended:
                yield Report(0, beam[0].score, self.nodes, beam[0].moves)
        return sorted(ended, key=_by_score)

    def _tried(self, position: Any, width: int) -> Sequence[Move]:
        """The moves to try: those never tried before, and the most promising of the others."""
        moves: list[Move] = list(position.legal_moves())
        if position == self._root:
            self._rng.shuffle(moves)
        most = _TRIED * width
        if len(moves) <= most:
            return moves
        gains = self._gains[position.to_move]
        moves.sort(key=lambda move: -gains.get(move, DECISIVE))
        new = sum(move not in gains for move in moves)
        self._cut |= len(moves) > new + most
        return moves[: new + most]

    def _longer(self, line: Line, move: Move) -> Line:
        """A line with one more ply, and with the replies owed to it."""
        mover: Side = line.position.to_move
        position, moves, forced = line.position.apply(move), (*line.moves, move), line.forced
        quiet = position.to_move == mover
        while position.turn == mover != position.to_move and not position.outcome():
            replies = position.legal_moves()
            forced = forced and len(replies) == 1
            position, reply = self._worst_for(mover, position, replies)
            moves += (reply,)
        score = self._worth(position, mover)
        if score == SEEMS_WON and forced:
            score = DECISIVE - len(moves)
        gain = score - self._worth(line.position, mover)
        self._gains[mover][move] = gain if quiet else DECISIVE
        return Line(position, moves, score, forced)

    def _worst_for(self, side: Side, position: Any, replies: Sequence[Move]) -> tuple[Any, Move]:
        """The position after the reply that seems worst for a side, and the reply."""
        after = [(position.apply(reply), reply) for reply in replies]
        return min(after, key=lambda pair: self._worth(pair[0], side))

    def _worth(self, position: Any, side: Side) -> int:
        """The evaluation of a position for a side, its outcome if it has one."""
        worth = self._worths.get(position)
        if worth is None:
            self.nodes += 1
            worth = self._first_worth(position)
            if len(self._worths) >= TT_SIZE:
                self._worths.clear()
            self._worths[position] = worth
        return worth if side == FIRST else -worth

    def _first_worth(self, position: Any) -> int:
        outcome = position.outcome()
        if outcome is None:
            return self._evaluate(position, FIRST)
        if outcome.winner is None:
            return 0
        return SEEMS_WON if outcome.winner == FIRST else -SEEMS_WON


def _at(position: Any) -> Line:
    """Where a line begins."""
    return Line(position, (), 0, forced=True)


def _is_over(start: Any, position: Any) -> bool:
    """The turn that began at `start`, or what is owed within another's, is finished."""
    if position.turn != start.turn or position.to_move != start.to_move:
        return True
    return position.outcome() is not None


def _by_score(line: Line) -> int:
    return -line.score
