"""Judges the turns of puzzles of Tetrad, as core.puzzle.Judge."""

from __future__ import annotations

from collections.abc import Iterator

from tesserae.core.game import Move
from tesserae.core.puzzle import Asked, Ruling
from tesserae.games.tetrad.engine import one_turn
from tesserae.games.tetrad.engine.one_turn import Aim
from tesserae.games.tetrad.engine.puzzles import HITS, KILL, SURVIVE
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import MOVE, Position, read


def aim_of(asked: Asked[Position]) -> Aim:
    """What the turn is to achieve."""
    start, theme = asked
    side = start.turn
    enemy = start.of(1 - side)
    if theme == KILL:
        return Aim(KILL, side, sum(map(bool, enemy)) - 1)
    if theme.startswith(HITS):
        return Aim(HITS, side, union(enemy).bit_count() - int(theme.removeprefix(HITS)))
    return Aim(SURVIVE, side, sum(map(bool, start.of(side))))


class TurnJudge:
    """Judges a turn by its result: not before the first attack, and by nothing but what is hit."""

    def judge(
        self, asked: Asked[Position], before: Position, move: Move
    ) -> Iterator[Ruling | None]:
        """See core.puzzle.Judge."""
        aim, after = aim_of(asked), before.apply(move)
        yield None
        if aim.name == SURVIVE:
            yield _survival(aim, after)
        elif read(move).kind == MOVE:
            yield Ruling(None)
        else:
            yield _hits(aim, after)


def _hits(aim: Aim, after: Position) -> Ruling:
    """The ruling on an attack, or on the end of the turn, where something is to be hit."""
    replies: list[Move] = []
    while after.pending and after.to_move != aim.side:
        replies.append(one_turn.stubborn(after, aim))
        after = after.apply(replies[-1])
    if aim.reached(after):
        return Ruling(True, tuple(replies), solved=True)
    possible = after.turn == aim.side and one_turn.achieves(after, aim)
    return Ruling(possible, tuple(replies))


def _survival(aim: Aim, after: Position) -> Ruling:
    """The ruling on a ply where own units are to survive the other side's next turn.

    Before the first attack nothing is settled: the units can still move.
    """
    replies: list[Move] = []
    while after.pending:
        moves = after.legal_moves()
        spoiling = (it for it in moves if not one_turn.can_survive(after.apply(it), aim))
        replies.append(next(spoiling, moves[0]))
        after = after.apply(replies[-1])
    if after.turn == aim.side:
        lost = bool(after.attacked) and not one_turn.can_survive(after, aim)
        return Ruling(False if lost else None, tuple(replies))
    killing = None if after.outcome() else one_turn.killing_turn(after, aim.most - 1)
    if killing is None:
        return Ruling(True, solved=True)
    return Ruling(False, killing)
