"""Judges the turns of puzzles of Tetrad, as core.puzzle.Judge."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from itertools import takewhile
from typing import Final

from tesserae.core.game import OPPONENT, Move
from tesserae.core.position import first_turn, play_all
from tesserae.core.puzzle import NOW, SURVIVE, WIN, Estimator, Posed, Problem, Ruling
from tesserae.core.text import text
from tesserae.games.tetrad.engine import one_turn
from tesserae.games.tetrad.engine.one_turn import Aim, Maneuver
from tesserae.games.tetrad.engine.themes import HITS, KILL, READY
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import END, MOVE, Position, read


def aim_of(problem: Problem[Position]) -> Aim:
    """The aim of the turn."""
    start, theme = problem.start, problem.theme
    side = start.turn
    enemy = start.of(OPPONENT[side])
    if theme == NOW:
        return Aim(KILL, side, 0)
    if theme in (KILL, READY):
        return Aim(KILL, side, sum(map(bool, enemy)) - 1)
    if theme.startswith(HITS):
        return Aim(HITS, side, union(enemy).bit_count() - int(theme.removeprefix(HITS)))
    return Aim(SURVIVE, side, sum(map(bool, start.of(side))))


_STEP: Final = 40
"""Formations that are looked at in a few milliseconds."""

FORMATIONS: Final = 20_000
"""Maximum number of formations to enumerate for what a turn can hit."""

PAIRS: Final = 60_000
"""The same, where the turn of the other side counts too: the product of both numbers."""

REPLIES: Final = 8_000
"""Ways for the other side's units that are enumerated to judge a turn."""


class TurnJudge:
    """Judges a turn by its result: not before the first attack, and by nothing but what is hit.

    Of any position one can ask to win: to destroy a unit, or, where no turn is sure to, to hit
    as often as can be made sure of; and to survive, as in pools. Where there are too many turns
    to look at, estimates tell the best ones.
    """

    def __init__(self, estimate: Estimator[Position] | None = None) -> None:
        self._estimate = estimate

    def judge(
        self, problem: Problem[Position], before: Position, move: Move
    ) -> Iterator[Ruling | None]:
        """See core.puzzle.Judge."""
        aim, after = aim_of(problem), before.apply(move)
        yield None
        if aim.name == SURVIVE:
            if (
                self._estimate is None
                or one_turn.formation_count(problem.start.apply(END)) <= REPLIES
            ):
                yield _ruling_on_survival(aim, after)
            else:
                yield (yield from _estimated_survival(aim, after, self._estimate))
        elif read(move).kind == MOVE:
            yield Ruling(None, proven=True)
        else:
            yield _ruling_on_hits(aim, after)

    def pose(self, start: Position, ask: str) -> Iterator[Posed | None]:
        """See core.puzzle.Judge."""
        if ask == SURVIVE:
            return self._pose_survival(start)
        if self._estimate is None or one_turn.formation_count(start) <= FORMATIONS:
            return _most_hits(start, one_turn.formations(start), proven=True)
        return self._pose_estimated(start, self._estimate)

    def _pose_estimated(
        self, start: Position, estimate: Estimator[Position]
    ) -> Iterator[Posed | None]:
        """The most that the turn which a search finds is sure of."""
        turn = yield from _searched_turn(start, estimate)
        moves = tuple(takewhile(lambda move: read(move).kind == MOVE, turn))
        end = play_all(start, moves)
        yield from _most_hits(start, [(end.of(start.turn), moves)], proven=False)

    def _pose_survival(self, start: Position) -> Iterator[Posed | None]:
        aim = aim_of(Problem(start, SURVIVE))
        pairs = one_turn.formation_count(start) * one_turn.formation_count(start.apply(END))
        proven = self._estimate is None or pairs <= PAIRS
        if self._estimate is None or proven:
            for _, moves in one_turn.formations(start):
                end = play_all(start, moves)
                if one_turn.can_survive(end, aim):
                    line = (*moves, *one_turn.surviving_line(end, aim))
                    yield Posed(SURVIVE, line, proven=True)
                    return
                yield None
        else:
            for line in ((END,), (yield from _searched_turn(start, self._estimate))):
                after = play_all(start, line)
                ruling = yield from _estimated_survival(aim, after, self._estimate)
                if ruling.right:
                    yield Posed(SURVIVE, line)
                    return
        how = "proven" if proven else "seen"
        yield Posed(SURVIVE, proven=proven, refusal=text(f"tetrad.own.lost.{how}"))


def _most_hits(
    start: Position, maneuvers: Iterable[Maneuver], *, proven: bool
) -> Iterator[Posed | None]:
    """The most hits, or the kill, that one of some maneuvers makes sure of."""
    side, line, sure = start.turn, tuple[Move, ...](), 0
    enemy = start.of(OPPONENT[side])
    units, tiles = sum(map(bool, enemy)), union(enemy).bit_count()
    kill = Aim(KILL, side, units - 1)
    for number, (formation, moves) in enumerate(maneuvers):
        if number % _STEP == 0:
            yield None
        more = Aim(HITS, side, tiles - sure - 1)
        killing = one_turn.may_reach(start, formation, kill)
        if not (killing or one_turn.may_reach(start, formation, more)):
            continue
        end = play_all(start, moves)
        if killing and one_turn.achieves(end, kill):
            yield Posed(KILL, (*moves, *one_turn.line_to(end, kill)), proven)
            return
        while one_turn.achieves(end, more):
            line, sure = (*moves, *one_turn.line_to(end, more)), sure + 1
            more = Aim(HITS, side, tiles - sure - 1)
    if sure:
        yield Posed(f"{HITS}{sure}", line, proven)
    else:
        how = "proven" if proven else "seen"
        yield Posed(WIN, proven=proven, refusal=text(f"tetrad.own.nothing.{how}"))


def _searched_turn(
    start: Position, estimate: Estimator[Position]
) -> Generator[None, None, tuple[Move, ...]]:
    """The turn that a search finds best, to its end."""
    line: tuple[Move, ...] = ()
    for found in estimate(start):
        if found is not None:
            line = found.line
        yield
    plies = [*first_turn(start, line)]
    position = play_all(start, plies)
    while position.turn == start.turn and position.outcome() is None:
        plies.append(Move(END if not position.pending else position.legal_moves()[0]))
        position = position.apply(plies[-1])
    return tuple(plies)


def _estimated_survival(
    aim: Aim, after: Position, estimate: Estimator[Position]
) -> Generator[None, None, Ruling]:
    """The ruling on a ply where units are to survive the turn that a search finds best."""
    replies: list[Move] = []
    while after.pending and after.to_move != aim.side:
        replies.append(after.legal_moves()[0])
        after = after.apply(replies[-1])
    if after.outcome() is not None:
        return Ruling(True, tuple(replies), solved=True, proven=True)
    if after.turn == aim.side:
        return Ruling(None, tuple(replies), proven=not after.attacked)
    answer = yield from _searched_turn(after, estimate)
    left = sum(map(bool, play_all(after, answer).of(aim.side)))
    if left < aim.most:
        return Ruling(False, (*replies, *answer))
    return Ruling(True, tuple(replies), solved=True)


def _ruling_on_hits(aim: Aim, after: Position) -> Ruling:
    """The ruling on an attack, or on the end of the turn, if the aim is a hit."""
    replies: list[Move] = []
    while after.pending and after.to_move != aim.side:
        replies.append(one_turn.best_removal(after, aim))
        after = after.apply(replies[-1])
    if aim.is_reached(after):
        return Ruling(True, tuple(replies), solved=True, proven=True)
    possible = after.turn == aim.side and one_turn.achieves(after, aim)
    return Ruling(possible, tuple(replies), proven=True)


def _ruling_on_survival(aim: Aim, after: Position) -> Ruling:
    """The ruling on a ply where own units are to survive the other side's next turn.

    Before the first attack nothing is settled: the units can still move. Nothing is lost at the
    end of a game, as one's own turn costs no tiles.
    """
    replies: list[Move] = []
    while after.pending:
        moves = after.legal_moves()
        spoiling = (move for move in moves if not one_turn.can_survive(after.apply(move), aim))
        replies.append(next(spoiling, moves[0]))
        after = after.apply(replies[-1])
    if after.outcome() is not None:
        return Ruling(True, tuple(replies), solved=True, proven=True)
    if after.turn == aim.side:
        lost = bool(after.attacked) and not one_turn.can_survive(after, aim)
        return Ruling(False if lost else None, tuple(replies), proven=True)
    killing = one_turn.killing_turn(after, aim.most - 1)
    if killing is None:
        return Ruling(True, solved=True, proven=True)
    return Ruling(False, killing, proven=True)
