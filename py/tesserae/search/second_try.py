"""Judges a second try at a turn of a game, in games that cannot be solved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tesserae.core.game import Game, Move, Position
from tesserae.core.position import first_turn
from tesserae.core.puzzle import Problem, Ruling
from tesserae.search.assessment import PlayedTurn
from tesserae.search.reviewing import assess

TOLERANCE: Final = 0.05
"""The loss of winning chances, as a share of 1, that a right turn may have."""


class SecondTryJudge(NamedTuple):
    """Judges a turn as a review does, once it is over: see core.puzzle.Judge. It proves nothing."""

    game: Game[Position]

    def judge(
        self, problem: Problem[Position], before: Position, move: Move
    ) -> Iterator[Ruling | None]:
        """See core.puzzle.Judge."""
        side, after = problem.start.turn, before.apply(move)
        replies: list[Move] = []
        while after.outcome() is None and after.turn == side and after.to_move != side:
            replies.append(_quick_reply(self.game, after))
            after = after.apply(replies[-1])
        if after.outcome() is None and after.turn == side:
            yield Ruling(None, tuple(replies))
            return
        turn = PlayedTurn(problem.start, (move,), after)
        for assessment in assess(self.game, (turn,)):
            if assessment is None:
                yield None
                continue
            best, played = assessment[1]
            if best.chance(self.game.odds) - played.chance(self.game.odds) <= TOLERANCE:
                yield Ruling(True, tuple(replies), solved=True)
            else:
                refutation = first_turn(after, played.moves[len(turn.moves) :])
                yield Ruling(False, (*replies, *refutation))


def _quick_reply(game: Game[Position], position: Position) -> Move:
    """The reply that the other side owes within the turn, by static evaluation."""
    side = position.to_move
    values = [(game.evaluate(position.apply(move), side), move) for move in position.legal_moves()]
    return max(values)[1]
