"""A search for whole turns that starts from a game's own openings of them.

A turn opening says how a turn might begin; the rest, attacks and the replies owed within them, is
searched ply by ply (beam.py). The score of a plan, a whole turn, is that after the other side's
best reply. Replies start from openings, too. They are tried one at a time, always against the
currently best plan: time goes where the choice is made, and more time gives both more plans and
more replies to the best one.

The search reads no clock: its caller does, between two reports.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from heapq import nlargest
from typing import Final, Generic, NamedTuple, TypeAlias

from tesserae.core.game import DECISIVE, Move, P, Side
from tesserae.core.position import play_all
from tesserae.core.stepping import pauses_of, result_of
from tesserae.search.report import Limits, Report, guess
from tesserae.search.search_game import Evaluate
from tesserae.search.turns.beam import SEEMS_WON, MoveFilter, TurnBeam, TurnLine, turn_is_over

TurnOpenings: TypeAlias = Callable[[P, random.Random], Iterator[Sequence[Move] | None]]
"""As core.game.Game.turn_openings."""

PlayOut: TypeAlias = Callable[[P, Sequence[Move]], P]
"""As core.game.Game.play_out."""

_WIDTH: Final = 2
"""The beam's width after an opening of one's own; after a reply's opening it is 1."""

_PLAIN_WIDTH: Final = 8
"""The beam's width where there are no openings, and how many of its turns become plans."""

_PLANS_PER_REPLY: Final = 4
"""The number of plans between replies to the best one. Without openings, it is also the number of
replies that are enough.
"""

_KILLERS: Final = 12
"""Killer replies, which refuted other plans, that are tried first."""

_SINGLE_LINE_NODES: Final = 2_000
"""Nodes after which the next best plans get as many replies as the best.

Before, several lines are one search with the best line alone, and so begin with the same one.
"""

_OPEN_PLANS: Final = 200
"""Plans that are kept after more replies than killers: their openings take some 300 KB each."""


class TurnHints(NamedTuple, Generic[P]):
    """A game's hints about its turns: see core.game.EngineHints."""

    turn_openings: TurnOpenings[P]
    follow_ups: MoveFilter | None = None
    play_out: PlayOut[P] | None = None


class _Plan(Generic[P]):
    """A whole turn, and its score for the side that makes it after the worst reply so far.

    killers: the number of replies before those from its own openings.
    """

    def __init__(
        self, line: TurnLine[P], replies: Iterator[Sequence[Move] | None], killers: int
    ) -> None:
        self.line = line
        self.killers = killers
        self.over = line.position.outcome() is not None
        self.score = line.score if self.over else DECISIVE
        self.replies_tried = 0
        self.replies = iter(()) if self.over else replies


def plan_from_openings(
    position: P, evaluate: Evaluate[P], hints: TurnHints[P], limits: Limits, seed: int = 0
) -> Iterator[Report]:
    """Reports of one search, the last being the best; see beam.plan for their contract.

    It finds at least one plan, whatever its limits. Where the game has no openings, within attacks
    and replies, plies come from beam.py alone, and the search ends after a few replies. ValueError
    if the game is over.
    """
    for turns in _Planner(position, evaluate, hints, limits, seed).iterate():
        yield turns[0]


def turns_from_openings(
    position: P,
    evaluate: Evaluate[P],
    hints: TurnHints[P],
    limits: Limits,
    lines: int,
    seed: int = 0,
    root_moves: Sequence[Move] = (),
) -> Iterator[tuple[Report, ...]]:
    """Reports on the best `lines` turns, best first, improving over time.

    They lead to different positions; those of the same first moves count as different turns. For
    some seconds the first is that of `plan_from_openings`; the scores of the others are upper
    bounds. Later each has got as many replies as the best. root_moves: the legal moves that they
    may begin with; None for any. Otherwise as `plan_from_openings`; ValueError for less than one
    line, too.
    """
    if lines < 1:
        raise ValueError("no line is asked for")
    return _Planner(position, evaluate, hints, limits, seed, lines, root_moves).iterate()


class _Planner(Generic[P]):
    """The state of one search."""

    def __init__(
        self,
        root: P,
        evaluate: Evaluate[P],
        hints: TurnHints[P],
        limits: Limits,
        seed: int,
        lines: int = 1,
        root_moves: Sequence[Move] = (),
    ) -> None:
        self._root = root
        self._root_moves = root_moves
        self._lines = lines
        self._hints = hints
        self._play_out: PlayOut[P] | None = None
        self._limits = limits
        self._rng = random.Random(seed)
        self._beam = TurnBeam(root, evaluate, limits, seed)
        self._plans: list[_Plan[P]] = []
        self._open_plans: list[_Plan[P]] = []
        self._seen: set[P] = set()
        self._killers: list[Sequence[Move]] = []

    def iterate(self) -> Iterator[tuple[Report, ...]]:
        """Reports on the best plans, best first, whenever their replies have been tried."""
        moves = self._root.legal_moves()
        if not moves:
            raise ValueError("the game is over")
        reports = (guess((self._root_moves or moves)[0]),)
        yield reports
        if len(moves) == 1:
            return
        try:
            yield from self._reports(reports)
        finally:
            self._plans.clear()  # their replies refer to this object: a cycle
            self._open_plans.clear()

    def _reports(self, reports: tuple[Report, ...]) -> Iterator[tuple[Report, ...]]:
        """Reports, after some first ones."""
        depth = min(2, self._limits.depth)
        for best in self._best_plans():
            nodes = self._beam.nodes
            if best is None:
                reports = tuple([report._replace(nodes=nodes) for report in reports])
            else:
                reports = tuple([Report(depth, it.score, nodes, it.line.moves) for it in best])
            yield reports
            if all(report.decided for report in reports):
                return
            if nodes >= self._limits.nodes and not reports[0].guessed:
                return

    def _best_plans(self) -> Iterator[Sequence[_Plan[P]] | None]:
        """The best plans, improving over time; None in between, as a pause."""
        from_opening = False
        for begun, opening in self._own_openings():
            if opening is None:
                yield None
                continue
            if opening:
                from_opening, self._play_out = True, self._hints.play_out
            yield from self._add_plans((*begun, *opening), from_opening=bool(opening))
            yield (yield from self._withstand(2 + len(self._plans) // _PLANS_PER_REPLY))
        best = max(self._plans, key=_score)
        while best.replies_tried < (10**9 if from_opening else _PLANS_PER_REPLY):
            before = best.replies_tried
            plans = yield from self._withstand(before + 1)
            yield plans
            best = plans[0]
            if best.replies_tried <= before:
                return

    def _own_openings(self) -> Iterator[tuple[tuple[Move, ...], Sequence[Move] | None]]:
        """First moves, and the openings that follow them; None is a pause.

        With root moves, the openings of the rest of the turn alternate among them.
        """
        start = _begin(self._root, ())
        begun = [result_of(self._beam.extend(start, move)) for move in self._root_moves] or [start]
        going = [(line.moves, self._drafts_of_rest(line.position)) for line in begun]
        while going:
            for one in list(going):
                moves, of_rest = one
                for opening in of_rest:
                    yield moves, opening
                    break
                else:
                    going.remove(one)

    def _drafts_of_rest(self, position: P) -> Iterator[Sequence[Move] | None]:
        """The openings of the rest of a turn: an empty one if nothing is left of it."""
        if turn_is_over(self._root, position):
            return iter([()])
        return _openings_or_none(self._hints.turn_openings, position, self._rng)

    def _add_plans(self, moves: Sequence[Move], *, from_opening: bool) -> Iterator[None]:
        """New plans that begin with some moves, each with a first reply."""
        width, kept = (_WIDTH, 1) if from_opening else (_PLAIN_WIDTH, _PLAIN_WIDTH)
        begun, seen = _begin(self._root, moves), self._hints.follow_ups if from_opening else None
        if turn_is_over(self._root, begun.position):
            score = self._beam.static_eval(begun.position, self._root.to_move)
            finished = [begun._replace(score=score)]
        else:
            finished = yield from pauses_of(self._beam.finish_turn(begun, width, seen=seen))
        for line in finished[:kept]:
            if line.position not in self._seen:
                self._seen.add(line.position)
                killers = self._killers[:_KILLERS]
                plan = _Plan(line, self._replies(line.position, killers), len(killers))
                yield from self._try_reply(plan)
                self._plans.append(plan)

    def _withstand(self, replies: int) -> Generator[None, None, Sequence[_Plan[P]]]:
        """The best plans after that number of replies, or after all of them."""
        exhausted: set[_Plan[P]] = set()
        while True:
            best = nlargest(self._lines, self._plans, key=_score)
            for plan in best[: 1 if self._beam.nodes < _SINGLE_LINE_NODES else self._lines]:
                if plan.replies_tried < replies and plan not in exhausted:
                    before = plan.replies_tried
                    yield from self._try_reply(plan)
                    if plan.replies_tried == before:
                        exhausted.add(plan)
                    break
            else:
                return best

    def _try_reply(self, plan: _Plan[P]) -> Iterator[None]:
        """Tries one more reply to a plan, if there is one."""
        if self._limits.depth < 2 and not plan.over:
            plan.score = plan.line.score
            return
        for moves in plan.replies:
            yield None
            if moves is None:
                continue
            score = yield from self._score_after_reply(plan.line.position, moves)
            if score < plan.score:
                plan.score = score
                self._add_killer(moves)
            plan.replies_tried += 1
            if plan.replies_tried == plan.killers + 1:
                self._count_plan(plan)
            return

    def _score_after_reply(self, start: P, moves: Sequence[Move]) -> Generator[None, None, int]:
        """The score after a reply that begins with some moves."""
        side: Side = self._root.to_move
        if self._play_out:
            return self._beam.static_eval(self._play_out(start, moves), side)
        begun = _begin(start, _legal_part(start, moves))
        finished = yield from pauses_of(self._beam.finish_turn(begun, 1))
        sign = 1 if start.to_move == side else -1
        return max(-SEEMS_WON, min(SEEMS_WON, sign * finished[0].score))

    def _count_plan(self, plan: _Plan[P]) -> None:
        """Counts a plan with its own reply openings; of too many, drops the worst half."""
        self._open_plans.append(plan)
        if len(self._open_plans) > _OPEN_PLANS:
            best_first = sorted(self._open_plans, key=_score, reverse=True)
            self._open_plans = best_first[: _OPEN_PLANS // 2]
            dropped = set(best_first[_OPEN_PLANS // 2 :])
            self._plans = [plan for plan in self._plans if plan not in dropped]

    def _replies(
        self, position: P, killers: Sequence[Sequence[Move]]
    ) -> Iterator[Sequence[Move] | None]:
        """The killer replies, then the openings."""
        yield from killers
        yield from _openings_or_none(self._hints.turn_openings, position, self._rng)

    def _add_killer(self, reply: Sequence[Move]) -> None:
        """Moves a reply that was better than those before to the front of the killers."""
        if reply in self._killers:
            self._killers.remove(reply)
        self._killers.insert(0, reply)
        del self._killers[2 * _KILLERS :]


def _openings_or_none(
    turn_openings: TurnOpenings[P], position: P, rng: random.Random
) -> Iterator[Sequence[Move] | None]:
    """The openings of a turn; an empty one if the game has none."""
    some = False
    for moves in turn_openings(position, rng):
        some = some or moves is not None
        yield moves
    if not some:
        yield ()


def _legal_part(position: P, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that are legal, one after the other."""
    made = []
    for move in moves:
        if move in position.legal_moves():
            made.append(move)
            position = position.apply(move)
    return tuple(made)


def _begin(start: P, moves: Sequence[Move]) -> TurnLine[P]:
    """A turn that begins with some moves, not evaluated yet."""
    return TurnLine(play_all(start, moves), tuple(moves), 0, forced=True)


def _score(plan: _Plan[P]) -> int:
    return plan.score
