"""The difficulty of a puzzle, from how often the levels and a beginner solve it.

A number on the Elo scale: a player of that rating solves about half of such puzzles. It is the one
that best explains how often each of them solved it. The number of choices separates puzzles that
all of them solve, or none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache, partial
from math import log, log2
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.game import Game, Move, Position
from tesserae.core.puzzle import Judge, Problem, Puzzle
from tesserae.library.engines.limits import GoLimits
from tesserae.library.executors import results_as_completed
from tesserae.library.matches.beginner import Beginner
from tesserae.library.matches.players import GameHistory, LevelPlayer, Player
from tesserae.search.levels import LEVELS
from tools.generate.puzzles.candidates import FOLDER
from tools.generate.puzzles.pools import pool
from tools.generate.puzzles.replaying import position_after

EASIEST: Final = 300
HARDEST: Final = 2600

_LEAST, _BIT, _SPREAD = 600, 60, 300
"""What is expected of a puzzle that nobody has tried: points, those for each doubling of what there
is to choose from, and by how many that is usually wrong."""

_WEIGHT: Final = 2.0
"""The number of trials that each solver counts for, as further ones add little."""

TRIALS: Final = 16

TIERS: Final = 5
"""The number of equal parts into which a table divides a pool, by difficulty."""


_UNTIMED: Final[GoLimits] = {"movetime": 60_000}
"""A limit in milliseconds that no level with limits of its own reaches."""


class Solver(NamedTuple):
    """A player who tries puzzles, with an Elo rating.

    share: of the first solver's number of trials.
    """

    name: str
    rating: int
    make: Callable[[Game[Position]], Player]
    share: float = 1.0
    limits: GoLimits = _UNTIMED


def _level(number: int, game: Game[Position]) -> Player:
    return LevelPlayer(game, LEVELS[number - 1])


SOLVERS: Final = (
    Solver("beginner", 600, Beginner),
    Solver("level 1", 700, partial(_level, 1)),
    Solver("level 2", 950, partial(_level, 2)),
    Solver("level 3", 1_200, partial(_level, 3)),
    Solver("level 4", 1_430, partial(_level, 4), 0.5),
    Solver("level 5", 1_650, partial(_level, 5), 0.0, {"nodes": 3_000}),
)
"""From one who knows the rules to the strongest. The ratings are as far apart as in games
(docs/strength.md). Level 5 plays every game alike, so it tries once."""

Solved: TypeAlias = Mapping[str, float]
"""Solver -> the share of their trials that solved a puzzle."""


def calibrate(
    slug: str, puzzles: Sequence[Puzzle], trials: int, executor: Executor | None
) -> list[Puzzle]:
    """The puzzles with their difficulty by trials, including earlier ones."""
    log = TrialLog(slug, trials)
    log.add(puzzles, executor)
    return [it._replace(difficulty=difficulty(slug, it, log.result_of(it))) for it in puzzles]


def table(
    slug: str, puzzles: Sequence[Puzzle], trials: int, executor: Executor | None
) -> Iterator[str]:
    """Lines: for each tier of the puzzles, the share that every solver has solved."""
    log = TrialLog(slug, trials)
    log.add(puzzles, executor)
    order = sorted(puzzles, key=lambda it: (it.difficulty, it.number))
    yield "difficulty   puzzles  " + "  ".join(solver.name for solver in SOLVERS)
    for tier in range(TIERS):
        part = order[len(order) * tier // TIERS : len(order) * (tier + 1) // TIERS]
        shares = [log.result_of(it) for it in part]
        means = [sum(it[solver.name] for it in shares) / len(part) for solver in SOLVERS]
        cells = (f"{mean:{len(it.name)}.0%}" for mean, it in zip(means, SOLVERS, strict=True))
        first, last = part[0].difficulty, part[-1].difficulty
        yield f"{first:4} to {last:4} {len(part):8}  " + "  ".join(cells)


class TrialLog:
    """The solved puzzles of a game, in a file, so that you can continue another day."""

    def __init__(self, slug: str, trials: int) -> None:
        self._slug, self._trials = slug, trials
        FOLDER.mkdir(parents=True, exist_ok=True)
        self._path = FOLDER / f"{slug}-{trials}.trials"
        lines = self._path.read_text().splitlines() if self._path.exists() else []
        self._known: dict[str, Solved] = dict(map(json.loads, lines))

    def add(self, puzzles: Sequence[Puzzle], executor: Executor | None) -> None:
        """Tries the puzzles that were not tried yet."""
        fresh = [it for it in puzzles if _name(it) not in self._known]
        work = partial(try_puzzle, self._slug, self._trials)
        for puzzle, solved in results_as_completed(work, fresh, executor):
            self._known[_name(puzzle)] = solved
            with self._path.open("a") as file:
                file.write(json.dumps((_name(puzzle), solved)) + "\n")

    def result_of(self, puzzle: Puzzle) -> Solved:
        """The results of a puzzle that was tried."""
        return self._known[_name(puzzle)]


def _name(puzzle: Puzzle) -> str:
    """The identity of a puzzle, independent of its number."""
    return ".".join((*puzzle.moves, puzzle.theme, *puzzle.line))


def try_puzzle(slug: str, trials: int, puzzle: Puzzle) -> Solved:
    """How often each solver solves a puzzle."""
    game, shares = pool(slug).game, dict[str, float]()
    for solver in SOLVERS:
        player, count = solver.make(game), max(1, round(solver.share * trials))
        found = sum(_solves(game, puzzle, player, solver.limits, seed) for seed in range(count))
        shares[solver.name] = found / count
    return shares


def _solves(
    game: Game[Position], puzzle: Puzzle, player: Player, limits: GoLimits, seed: int
) -> bool:
    """Whether a player solves a puzzle at the first try."""
    player.begin(seed)
    history = GameHistory(position_after(game, puzzle.moves), puzzle.moves)
    if game.long_turns:
        return _solves_turn(game, Problem(history.position, puzzle.theme), player, limits, history)
    for number, right in enumerate(game.parse_moves(history.position, puzzle.line)):
        if number % 2 == 0 and player.choose(history, limits) != right:
            return False
        history = history.play(game, right)
    return True


def _solves_turn(
    game: Game[Position],
    problem: Problem[Position],
    player: Player,
    limits: GoLimits,
    history: GameHistory,
) -> bool:
    """Whether a player's turn solves the problem, whatever the other side gives up."""
    while True:
        move, before = player.choose(history, limits), history.position
        *_, ruling = _judge(game.slug).judge(problem, before, move)
        assert ruling is not None
        if ruling.solved or ruling.right is False:
            return ruling.solved
        for ply in (move, *ruling.replies):
            history = history.play(game, ply)


@cache
def _judge(slug: str) -> Judge[Position]:
    load = pool(slug).game.puzzles
    assert load is not None
    judge: Judge[Position] = load().new_judge()
    return judge


def difficulty(slug: str, puzzle: Puzzle, solved: Solved) -> int:
    """The likeliest difficulty, given the results."""
    expected = _LEAST + _BIT * _bits(pool(slug).game, puzzle)
    low, high = float(EASIEST), float(HARDEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        slope = (expected - middle) / _SPREAD**2
        for solver in SOLVERS:
            chance = 1 / (1 + 10 ** ((middle - solver.rating) / 400))
            slope += _WEIGHT * (chance - solved[solver.name]) * log(10) / 400
        low, high = (middle, high) if slope > 0 else (low, middle)
    return round(low)


def _bits(game: Game[Position], puzzle: Puzzle) -> float:
    """The bits of choice in all own moves; of a long turn, in the first one."""
    position, bits = position_after(game, puzzle.moves), 0.0
    line: Sequence[Move] = game.parse_moves(position, puzzle.line)
    for number, move in enumerate(line[:1] if game.long_turns else line):
        bits += log2(len(position.legal_moves())) if number % 2 == 0 else 0
        position = position.apply(move)
    return bits
