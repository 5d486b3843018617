"""The search for puzzles in played games whose positions can be proven."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, Protocol

from tesserae.core.blunders import loses_at_once
from tesserae.core.exact import Prover
from tesserae.core.game import Game, Move, P
from tesserae.core.position import can_win_at_once
from tools.generate.puzzles.candidates import Candidate, Findings
from tools.generate.puzzles.lines import LineFinder, without_forced_tail

APART: Final = 4
"""Plies between two puzzles of one game."""

_KNOWN: Final = 2_000_000
_GREED: Final = 0.7
_MANY: Final = 24
"""If a side has more moves, its next one is not checked for losing at once."""


class Scope(NamedTuple):
    """The positions to consider.

    draws: whether saving a draw is a puzzle. last: the number of plies considered before the end.
    endings: how often those are played. limit: maximum nodes for proving a value; quick: maximum
    for the page to judge a move. first_ply: the first that may begin a puzzle. fewest: the minimum
    number of legal moves.
    """

    draws: bool
    last: int
    endings: int
    limit: int
    quick: int
    first_ply: int = 8
    fewest: int = 4


class Source(Protocol[P]):
    """The game-specific part of the search for puzzles."""

    @property
    def game(self) -> Game[P]:
        """The game."""

    @property
    def scope(self) -> Scope:
        """The positions to consider."""

    def prover(self, large: bool, book: bool = True) -> Prover[P]:
        """A new prover, with a large table or as in the page, with or without a book."""

    def key(self, position: P) -> str:
        """A key that is the same for symmetric positions."""

    def theme(self, position: P, line: Sequence[Move], value: int) -> str:
        """The theme of a puzzle."""

    def trivial(self, position: P, right: Move, value: int) -> bool:
        """Whether the right move is too obvious."""


class Values(Generic[P]):
    """Values of positions, from one prover that remembers."""

    def __init__(self, prover: Prover[P], limit: int) -> None:
        self._prover = prover
        self._limit = limit
        self._known: dict[P, int | None] = {}

    def __call__(self, position: P) -> int | None:
        """The value for the side to move; None if it takes too long."""
        outcome = position.outcome()
        if outcome is not None:
            won = outcome.winner == position.to_move
            return 0 if outcome.winner is None else 1 if won else -1
        if position not in self._known:
            if len(self._known) > _KNOWN:
                self._known.clear()
            self._known[position] = self._prove(position)
        return self._known[position]

    def _prove(self, position: P) -> int | None:
        for proof in self._prover.prove(position):
            if proof.value is not None:
                return proof.value
            if proof.nodes > self._limit:
                return None
        raise AssertionError("a prover always ends with a value")


class Scan(NamedTuple, Generic[P]):
    """A search for puzzles: the game, the prover, and the log."""

    source: Source[P]
    values: Values[P]
    finder: LineFinder[P]
    log: Findings


def move_count(position: P) -> int:
    """The difficulty of a position: the reply that leaves most choices resists best."""
    return len(position.legal_moves())


def search(source: Source[P], log: Findings, seconds: float, seed: int) -> None:
    """Looks at games for some seconds of CPU time."""
    rng, values = random.Random(seed), Values(source.prover(large=True), source.scope.limit)
    scan = Scan(source, values, LineFinder(values, move_count), log)
    end = time.process_time() + seconds
    while time.process_time() < end:
        log.counts["games"] += 1
        _look_at_game(scan, rng)


def _look_at_game(scan: Scan[P], rng: random.Random) -> None:
    source = scan.source
    positions, played = random_game(source.game, rng, [source.game.initial()], [])
    _look_along(scan, positions, played)
    for _ in range(source.scope.endings - 1):
        kept = max(0, len(played) - source.scope.last - 1)
        beginning = positions[: kept + 1], played[:kept]
        _look_along(scan, *random_game(source.game, rng, *beginning))


def _look_along(scan: Scan[P], positions: Sequence[P], played: Sequence[str]) -> None:
    source, last = scan.source, -APART
    for ply in range(max(source.scope.first_ply, len(played) - source.scope.last), len(played)):
        if ply < last + APART:
            continue
        scan.log.counts["positions"] += 1
        rejected = _look_at(scan, positions[ply], played[:ply])
        scan.log.counts[rejected or "kept"] += 1
        last = last if rejected else ply


def _look_at(scan: Scan[P], position: P, played: Sequence[str]) -> str | None:
    """Why a position is not a puzzle; None if it is, and was added."""
    source, values, finder, log = scan
    if len(position.legal_moves()) < source.scope.fewest:
        return "few moves"
    value = values(position)
    if value is None:
        return "too hard to prove"
    if value < 0 or (value == 0 and not source.scope.draws):
        return "not won"
    if can_win_at_once(position, position.to_move):
        return "wins at once"
    line = finder.line(position, value)
    if not line.length:
        return "several moves"
    if position.apply(line.moves[0]).outcome() is not None:
        return "ends at once"
    line = without_forced_tail(position, line)
    key = source.key(position)
    if key in log.keys:
        return "symmetric duplicate"
    if source.trivial(position, line.moves[0], value):
        return "trivial"
    if not is_quick(source, position):
        return "slow to judge in the page"
    theme = source.theme(position, line.moves, value)
    texts = source.game.format_moves(position, line.moves)
    log.add(Candidate(key, tuple(played), texts, theme))
    return None


def is_quick(source: Source[P], position: P) -> bool:
    """Whether a new prover soon judges every move."""
    for move in position.legal_moves():
        after = position.apply(move)
        if after.outcome() is None:
            for proof in source.prover(large=False).prove(after):
                if proof.nodes > source.scope.quick:
                    return False
    return True


def random_game(
    game: Game[P], rng: random.Random, positions: list[P], played: list[str]
) -> tuple[list[P], list[str]]:
    """A random game that resembles those of people of some strength."""
    positions, played, strength = [*positions], [*played], rng.random() * _GREED
    while positions[-1].outcome() is None:
        position = positions[-1]
        move = _next_move(game, position, rng, strength)
        played.append(game.format_move(position, move))
        positions.append(position.apply(move))
    return positions, played


def _next_move(game: Game[P], position: P, rng: random.Random, strength: float) -> Move:
    side, moves = position.to_move, position.legal_moves()
    if len(moves) > _MANY:  # too early for an end
        safe = moves
    else:
        safe = [move for move in moves if not loses_at_once(position, move)] or moves
    if rng.random() >= strength:
        return rng.choice(safe)
    after = {move: position.apply(move) for move in safe}
    going_on = [move for move in safe if after[move].outcome() is None] or safe
    return max(going_on, key=lambda move: (game.evaluate(after[move], side), rng.random()))
