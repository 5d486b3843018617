"""Keeping a proven win or draw: judges your moves, and answers them perfectly.

The opponent never gives anything back. If it is lost, it resists as long as possible; if that takes
too long to count, it plays a move that does not lose within the plies searched. In a draw it plays
a move that is proven to keep the draw.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from typing import Final, Generic, NamedTuple, TypeAlias

from tesserae.core.exact import Proof, Prover
from tesserae.core.game import Game, Move, P
from tesserae.search.multipv.distances import Counter

STAND_STEPS: Final = 10_000
"""Steps of a proof of the first position, a few milliseconds each."""

COUNT_STEPS: Final = 50_000
"""Steps of counting its plies."""

ANSWER_STEPS: Final = 300
"""Steps of counting for an answer, while the player waits: about a second."""

MOVE_STEPS: Final = 2_000
"""Steps for the move of a refutation whose value is known. See `core.puzzle.proven_judge`."""

LONGEST_REFUTATION: Final = 7
"""Maximum plies of a refutation shown to the end of the game; of longer ones only the first."""


class Kept(NamedTuple):
    """The result so far; everything in it is proven.

    nodes: of the proof. value: of a position, or after a move, for the side that has to keep it: 1
    for a win, 0 for a draw, -1 for a loss; None while unknown. line: after a move, the answer or
    the refutation, which may go on to the end; () if none is known or the game is over. plies: from
    the position, or after a losing move, to the end; None if unknown. done: this is the last.
    """

    nodes: int = 0
    value: int | None = None
    line: tuple[Move, ...] = ()
    plies: int | None = None
    done: bool = False


_Steps: TypeAlias = "Iterator[Kept | None]"
"""None or the result so far every few milliseconds, then the final result."""


def prover_of(game: Game[P]) -> Prover[P]:
    """A new prover for endgames. ValueError if the game has none."""
    if game.endgame_prover is None:
        raise ValueError(f"no prover: {game.slug}")
    return game.endgame_prover()


class Keeper(Generic[P]):
    """Judges and answers moves, and remembers what it has learnt."""

    def __init__(self, game: Game[P], prover: Prover[P]) -> None:
        self._prover = prover
        self._counter = Counter(game, prover)

    def stand(self, position: P) -> _Steps:
        """The value of an unfinished position for the side to move; None if it takes too long."""
        proof = Proof(None, 0)
        for proof in islice(self._prover.prove(position), STAND_STEPS):
            if proof.value is not None:
                break
            yield Kept(proof.nodes)
        yield Kept(proof.nodes, proof.value, done=True)

    def count(self, position: P) -> _Steps:
        """Plies to the end of a position that the side to move wins; None if it takes too long."""
        plies = yield from self._counter.count(position, position.to_move, COUNT_STEPS)
        yield Kept(value=1, plies=plies, done=True)

    def answer(self, before: P, move: Move, least: int) -> _Steps:
        """The value of a legal move for its side, and the other side's answer.

        least: the value to keep, that of the position before.
        """
        side, after = before.to_move, before.apply(move)
        outcome = after.outcome()
        if outcome is not None:
            yield Kept(value=outcome.value_for(side), done=True)
            return
        proof = Proof(None, 0)
        for proof in self._prover.prove(after):
            if proof.value is not None:
                break
            yield Kept(proof.nodes)
        assert proof.value is not None
        if after.to_move == side:  # the turn goes on
            yield Kept(proof.nodes, proof.value, done=True)
        elif -proof.value < least:
            yield from self._refutation(after, proof)
        elif proof.value < 0:
            yield from self._counter.count(after, side, ANSWER_STEPS)
            resisting = yield from self._counter.longest(after, side)
            yield Kept(proof.nodes, 1, (resisting,), done=True)
        else:
            line = yield from self._proven_move(after, proof, None)
            yield Kept(proof.nodes, 0, line, done=True)

    def _refutation(self, after: P, proof: Proof) -> _Steps:
        """A mistake and its proof: the shortest win, or a move that keeps the gain."""
        winner, value = after.to_move, -(proof.value or 0)
        plies = None
        if value < 0:
            plies = yield from self._counter.count(after, winner, ANSWER_STEPS)
        if plies is None:
            line = yield from self._proven_move(after, proof, MOVE_STEPS)
        elif plies > LONGEST_REFUTATION:
            line = ((yield from self._counter.shortest(after, winner, plies)),)
        else:
            line = yield from self._counter.line(after, winner, plies)
        yield Kept(proof.nodes, value, line, plies, done=True)

    def _proven_move(
        self, position: P, proof: Proof, most: int | None
    ) -> Generator[None, None, tuple[Move, ...]]:
        """A move that keeps the value; () if none is proven to within the steps."""
        move = proof.move
        for further in islice(self._prover.prove(position), 0 if move is not None else most):
            move = further.move
            if move is not None:
                break
            yield
        return () if move is None else (move,)
