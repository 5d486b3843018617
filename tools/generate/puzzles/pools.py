"""The pools of games for tools and tests: POOL of the module of the game, if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, NamedTuple, Protocol

from tesserae.core.exact import Prover
from tesserae.core.game import Game, Move, P
from tesserae.core.puzzle import NOW, STOP, Puzzle
from tesserae.games import catalog
from tools.generate.puzzles import beginning, ending, games, verifying
from tools.generate.puzzles.candidates import Candidate, Findings
from tools.generate.puzzles.plain import PlainSource
from tools.generate.puzzles.replaying import position_after


class Sizes(NamedTuple):
    """The maximum and minimum of puzzles in a pool; how many the tests prove, few and thorough."""

    most: int
    least: int
    few: int
    thorough: int


_PLAIN: Final = Sizes(most=300, least=0, few=3, thorough=30)


class Pool(Protocol):
    """The pool of a game."""

    @property
    def sizes(self) -> Sizes:
        """The sizes of the pool."""

    @property
    def beginners(self) -> tuple[str, str]:
        """The themes of puzzles for beginners."""

    def find(self, log: Findings, seconds: float, seed: int) -> None:
        """Looks for candidates for some seconds of CPU time."""

    def begin(self, log: Findings, count: int, seed: int) -> None:
        """Looks for puzzles for beginners: COUNT of the first theme, two thirds of the other."""

    def theme(self, candidate: Candidate) -> str:
        """The theme, by the newest rules for themes."""

    @property
    def game(self) -> Game[Any]:
        """The game."""

    def key(self, position: Any) -> str:
        """A key of a position at the beginning of a turn, the same for symmetric ones."""

    def ending(self, puzzle: Puzzle) -> tuple[str, ...]:
        """The plies after the solution that show why it is right."""

    def is_solved(self, puzzle: Puzzle, start: Any, turn: Sequence[Move]) -> bool:
        """Whether a turn solves a puzzle, in its position or a symmetric one."""

    def faults(self, puzzle: Puzzle) -> list[str]:
        """The faults of a puzzle."""


class ProvenPool(Generic[P]):
    """The pool of a game whose positions can be proven."""

    beginners: Final = (NOW, STOP)

    def __init__(self, source: games.Source[P], sizes: Sizes) -> None:
        self.sizes: Final = sizes
        self._source = source

    def find(self, log: Findings, seconds: float, seed: int) -> None:
        """Looks at games as people play them."""
        games.search(self._source, log, seconds, seed)

    def begin(self, log: Findings, count: int, seed: int) -> None:
        """Puzzles to win with one move, and to prevent that."""
        beginning.find(self._source, log, {NOW: count, STOP: count * 2 // 3}, seed)

    def theme(self, candidate: Candidate) -> str:
        """The source's theme, except for beginners' puzzles."""
        if candidate.theme in self.beginners:
            return candidate.theme
        game = self._source.game
        start = position_after(game, candidate.moves)
        value = 0 if candidate.theme == "draw" else 1
        return self._source.theme(start, game.parse_moves(start, candidate.line), value)

    @property
    def game(self) -> Game[P]:
        """The game of the source."""
        return self._source.game

    def key(self, position: P) -> str:
        """The key of the source."""
        return self._source.key(position)

    def ending(self, puzzle: Puzzle) -> tuple[str, ...]:
        """See ending.py."""
        return ending.ending_of(self.game, self._prover, puzzle)

    @cached_property
    def _prover(self) -> Prover[P]:
        return self._source.prover(large=True)

    def is_solved(self, puzzle: Puzzle, start: P, turn: Sequence[Move]) -> bool:
        """Whether the move leads to the same position as the only right one."""
        after = position_after(self.game, (*puzzle.moves, puzzle.line[0]))
        return self.key(after) == self.key(start.apply(turn[0]))

    def faults(self, puzzle: Puzzle) -> list[str]:
        """Proves the puzzle anew, and looks where its ending leads."""
        module = beginning if puzzle.theme in self.beginners else verifying
        return [*module.faults(self._source, puzzle), *ending.faults(self.game, puzzle)]


def pool(slug: str) -> Pool:
    """The pool of a game: POOL of its module, or one from its prover."""
    name = f"tools.generate.puzzles.{slug}"
    if find_spec(name) is None:
        return ProvenPool(PlainSource(catalog.by_slug(slug)), _PLAIN)
    found: Pool = import_module(name).POOL
    return found
