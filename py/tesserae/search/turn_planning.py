"""A search for whole turns that begins from a game's own drafts of them.

A draft tells how a turn might begin; what follows, attacks and the replies
owed within them, is looked at ply by ply (turns.py). A turn is worth what the
other side's best answer leaves of it. Answers come from drafts too, one at a
time, and always against the turn that seems best by then: so the time goes
where the choice is made, and with more of it both more turns are thought of
and the best of them stands more answers.

It reads no clock: whoever runs it looks at one between two reports.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, TypeAlias

from tesserae.core.game import DECISIVE, Move
from tesserae.search.alphabeta import Evaluate, Limits, Report
from tesserae.search.turn_beam import SEEMS_WON, Line, Turns

Drafts: TypeAlias = Callable[[Any, random.Random], Iterator[Sequence[Move] | None]]
"""As core.game.Game.drafts."""

_WIDTH: Final = 2
"""How wide the plies after a draft are looked at; after an answer's draft it is 1."""

_UNDRAFTED: Final = 8
"""How wide where there are no drafts, and how many of the turns found are kept."""

_PATIENCE: Final = 4
"""For every so many ideas the best has to stand one answer more. Without drafts it is enough."""


_STRONG: Final = 3
"""So many of the answers that were good against other ideas come first."""


class _Idea:
    """A whole turn, and its worth for the mover after the worst of the answers so far."""

    def __init__(self, line: Line, answers: Iterator[Sequence[Move] | None]) -> None:
        self.line = line
        self.over = line.position.outcome() is not None
        self.worth = line.score if self.over else DECISIVE
        self.answered = 0
        self.answers = iter(()) if self.over else answers


def plan_by_drafts(
    position: Any, evaluate: Evaluate, drafts: Drafts, limits: Limits, seed: int = 0
) -> Iterator[Report]:
    """Reports of one search, the last being the best; see turns.plan for what they say.

    Where the game has no drafts, within attacks and replies, it takes turns.py's
    beam for one's own plies as well, and ends after a few answers. ValueError if
    the game is over.
    """
    return _Search(position, evaluate, drafts, limits, seed).reports()


class _Search:
    """What one search remembers."""

    def __init__(
        self, root: Any, evaluate: Evaluate, drafts: Drafts, limits: Limits, seed: int
    ) -> None:
        self._root = root
        self._drafts = drafts
        self._limits = limits
        self._rng = random.Random(seed)
        self._turns = Turns(root, evaluate, limits, seed)
        self._ideas: list[_Idea] = []
        self._seen: set[Any] = set()
        self._strong: list[Sequence[Move]] = []

    def reports(self) -> Iterator[Report]:
        """The best idea, whenever it has stood its answers."""
        moves = self._root.legal_moves()
        if not moves:
            raise ValueError("the game is over")
        report = Report(0, 0, 0, (moves[0],))
        yield report
        if len(moves) == 1:
            return
        for best in self._bests():
            positions = self._turns.nodes
            if best is None:
                report = report._replace(nodes=positions)
            else:
                depth = min(2, self._limits.depth)
                report = Report(depth, best.worth, positions, best.line.moves)
            yield report
            if report.decided or positions >= self._limits.nodes:
                return

    def _bests(self) -> Iterator[_Idea | None]:
        """The best idea again and again; None in between, to be interrupted at."""
        drafted = False
        for begun in _begun(self._drafts, self._root, self._rng):
            if begun is None:
                yield None
                continue
            drafted = begun != ()
            yield from self._think_of(begun)
            yield (yield from self._stood(2 + len(self._ideas) // _PATIENCE))
        best = max(self._ideas, key=_by_worth)
        while best.answered < (10**9 if drafted else _PATIENCE):
            before = best.answered
            best = yield from self._stood(before + 1)
            yield best
            if best.answered <= before:
                return

    def _think_of(self, moves: Sequence[Move]) -> Iterator[None]:
        """New ideas that begin with some moves, each with a first answer."""
        width, kept = (_WIDTH, 1) if moves else (_UNDRAFTED, _UNDRAFTED)
        ended = yield from _silent(self._turns.turn(_after(self._root, moves), width))
        for line in ended[:kept]:
            if line.position not in self._seen:
                self._seen.add(line.position)
                idea = _Idea(line, self._answers(line.position))
                yield from self._answer(idea)
                self._ideas.append(idea)

    def _stood(self, answers: int) -> Generator[None, None, _Idea]:
        """The idea that is best after so many answers, or all that there are."""
        done: set[_Idea] = set()
        while True:
            best = max(self._ideas, key=_by_worth)
            if best.answered >= answers or best in done:
                return best
            before = best.answered
            yield from self._answer(best)
            if best.answered == before:
                done.add(best)

    def _answer(self, idea: _Idea) -> Iterator[None]:
        """One more answer to an idea, if there is one."""
        if self._limits.depth < 2 and not idea.over:
            idea.worth = idea.line.score
            return
        for moves in idea.answers:
            yield None
            if moves is None:
                continue
            start = idea.line.position
            ended = yield from _silent(self._turns.turn(_after(start, moves), 1))
            sign = 1 if start.to_move == self._root.to_move else -1
            worth = max(-SEEMS_WON, min(SEEMS_WON, sign * ended[0].score))
            if worth < idea.worth:
                idea.worth = worth
                self._remember(moves)
            idea.answered += 1
            return

    def _answers(self, position: Any) -> Iterator[Sequence[Move] | None]:
        """What was strong before, as far as it is legal, then the drafts."""
        for moves in self._strong[:_STRONG]:
            yield _legal(position, moves)
        yield from _begun(self._drafts, position, self._rng)

    def _remember(self, answer: Sequence[Move]) -> None:
        """An answer that was better than those before."""
        if answer in self._strong:
            self._strong.remove(answer)
        self._strong.insert(0, answer)
        del self._strong[2 * _STRONG :]


def _begun(drafts: Drafts, position: Any, rng: random.Random) -> Iterator[Sequence[Move] | None]:
    """The drafts of a turn; an empty one if the game has none."""
    some = False
    for moves in drafts(position, rng):
        some = some or moves is not None
        yield moves
    if not some:
        yield ()


def _legal(position: Any, moves: Sequence[Move]) -> Sequence[Move]:
    """Those moves that can be made, one after the other."""
    made = []
    for move in moves:
        if move in position.legal_moves():
            made.append(move)
            position = position.apply(move)
    return tuple(made)


def _after(start: Any, moves: Sequence[Move]) -> Line:
    """A turn's line that begins with some moves, not judged yet."""
    for move in moves:
        start = start.apply(move)
    return Line(start, tuple(moves), 0, forced=True)


def _silent(search: Generator[Any, None, list[Line]]) -> Generator[None, None, list[Line]]:
    """A search without what it tells on its way."""
    while True:
        try:
            next(search)
        except StopIteration as done:
            ended: list[Line] = done.value
            return ended
        yield None


def _by_worth(idea: _Idea) -> int:
    return idea.worth
