"""What is said of wrong moves in puzzles, for tests that hold it true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tesserae.core.exact import Prover
from tesserae.core.game import FIRST, OPPONENT, SECOND, Game, Move, Played, Position, Side
from tesserae.core.position import is_won_by
from tesserae.core.puzzle import Problem, Ruling
from tesserae.core.text import Text
from tests.sentences import either

P = TypeVar("P", bound=Position)


class Refuted(NamedTuple, Generic[P]):
    """A sentence about a wrong move: the problem, the move and the replies, and what is filled in.

    about: the key as it is, which may end with a side.
    """

    problem: Problem[P]
    plies: tuple[Played[P], ...]
    end: P
    about: str
    args: Mapping[str, Any]

    @property
    def solver(self) -> Side:
        """The side that was to solve it."""
        return self.problem.start.turn

    @property
    def side(self) -> Side:
        """The side that the sentence is about, by its key."""
        return SECOND if self.about.endswith(".1") else FIRST


Truths: TypeAlias = Mapping[str, Callable[[Refuted[Any]], bool]]
"""The key of each sentence, `.side` for either side's -> whether it is true."""


def proven_value(prover: Prover[P], position: P, side: Side) -> int:
    """The value of a position for a side, by a prover of the tests' own."""
    if position.outcome() is not None:
        return is_won_by(position, side) - is_won_by(position, OPPONENT[side])
    value = next(it.value for it in prover.prove(position) if it.value is not None)
    return value if position.to_move == side else -value


def told(
    game: Game[P], problem: Problem[P], before: P, move: Move, ruling: Ruling
) -> Iterator[tuple[str, Refuted[P]]]:
    """The sentences of a refutation, and what they are said of."""
    plies, position = [], before
    for made in (move, *ruling.replies):
        plies.append((position, made))
        position = position.apply(made)
    why = game.refutation(problem, before, move, ruling)
    assert why is not None
    texts = [why]
    while texts:
        said = texts.pop()
        texts += [part for _, part in said.args if isinstance(part, Text)]
        args = dict(said.args)
        yield either(said.key), Refuted(problem, tuple(plies), position, said.key, args)
