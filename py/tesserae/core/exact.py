"""Games that can be solved: provers and their proofs.

To learn the value of a position, or that it takes longer than you want to wait:

    def value(game: Solvable[P], position: P, nodes: int) -> int | None:
        for proof in game.prover().prove(position):
            if proof.value is not None or proof.nodes > nodes:
                break
        return proof.value

For a limit in seconds, look at a clock instead of `nodes`; keep the prover for further
positions of the same game, which it will prove sooner.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, NamedTuple, Protocol, TypeVar

from tesserae.core.position import Move, P, Position

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)


class Proof(NamedTuple):
    """A prover's knowledge of a position.

    value: for the side to move, 1 for a win, 0 for a draw, -1 for a loss; None while unknown.
    nodes: searched since the proof began. move: proven to keep the value, and the hardest for the
    opponent, as far as known; None while unknown, sometimes much longer than the value: the
    position is known to be won, but not by which move. promising: while the move is unknown, one
    that seems to keep the value and is not known to lose; None where the prover has no opinion.
    """

    value: int | None
    nodes: int
    move: Move | None = None
    promising: Move | None = None


class Prover(Protocol[P_contra]):
    """Proves values, and remembers them within bounded memory."""

    def prove(self, position: P_contra) -> Iterator[Proof]:
        """Proofs of one position, a step of a few milliseconds each; the last one has a move.

        A value never changes; a better move may replace an earlier one. You may drop the proof at
        any time: what it learnt helps the next one. ValueError if the game is over.
        """


class Solvable(Generic[P]):
    """The second base class of a game that can be solved exactly."""

    @property
    def slug(self) -> str:
        """The game's name."""
        raise NotImplementedError

    def prover(self) -> Prover[P]:
        """A new prover."""
        raise NotImplementedError

    def bookless_prover(self) -> Prover[P]:
        """A new prover without a book: it searches everything that it proves."""
        return self.prover()
