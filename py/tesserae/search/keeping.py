"""Keeping a proven win or draw: what a move is worth that tries to, and perfect answers to it.

The opponent never gives back what it was given. Where it is lost it makes the longest
resistance; if that cannot be counted soon, a move that is not lost within as many plies as were
looked at. In a draw it plays what the prover has proven to keep the draw.
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
"""Steps of counting for an answer, which is waited for: about a second."""

MOVE_STEPS: Final = 2_000
"""Steps for the move of a refutation whose value is known. See `core.puzzle.proven_judge`."""

LONGEST_REFUTATION: Final = 7
"""Plies of a refutation at most that are shown to the end of the game; else its first one is."""


class Kept(NamedTuple):
    """What is known so far; all that it says is proven.

    nodes: of the proof. value: of a position, or after a move, for the side that is to keep it: 1
    for a win, 0 for a draw, -1 for a loss; None while unknown. line: what comes after a move: the
    answer, or the refutation, which may go on to the end; () where none is known or the game is
    over. plies: from the position, or after a move that lost, to the end; None where they are not
    known. done: there is nothing more to come.
    """

    nodes: int = 0
    value: int | None = None
    line: tuple[Move, ...] = ()
    plies: int | None = None
    done: bool = False


_Steps: TypeAlias = "Iterator[Kept | None]"
"""None or how far it is every few milliseconds, then what is known at the end."""


def prover_of(game: Game[P]) -> Prover[P]:
    """A new prover of the positions near the end. ValueError if the game has none."""
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
        """The plies to the end of a position that the side to move wins; None if it takes long."""
        plies = yield from self._counter.count(position, position.to_move, COUNT_STEPS)
        yield Kept(value=1, plies=plies, done=True)

    def answer(self, before: P, move: Move, least: int) -> _Steps:
        """What a legal move is worth for its side, and what the other side plays then.

        least: what is to be kept, which is the value of the position before.
        """
        side, after = before.to_move, before.apply(move)
        outcome = after.outcome()
        if outcome is not None:
            value = 0 if outcome.winner is None else 1 if outcome.winner == side else -1
            yield Kept(value=value, done=True)
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
        """A slip, and what proves it: the shortest win, or a move that keeps what was given."""
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
        """A move that keeps the value; () if none is proven to in so many steps."""
        move = proof.move
        for further in islice(self._prover.prove(position), 0 if move is not None else most):
            move = further.move
            if move is not None:
                break
            yield
        return () if move is None else (move,)
