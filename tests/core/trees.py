"""Records for the tests: very long ones, very deep ones, and what they hold."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tesserae.core.position import Move
from tesserae.core.record import START, Record, begin, play, undo
from tesserae.games import catalog
from tesserae.games.tetrad.rules.position import ATTACK, END, MOVE, read

TETRAD = catalog.by_slug("tetrad")


@cache
def long_game(plies: int) -> Record:
    """A game of Tetrad in which no side is in a hurry."""
    rng = random.Random(plies)
    record = begin(TETRAD.initial())
    for _ in range(plies):
        record = play(record, Move(_slow(record.position, rng)))
    return record


@cache
def deep_game(depth: int) -> Record:
    """A game of Tetrad in which at every ply another move was found to be better."""
    rng = random.Random(depth)
    record = begin(TETRAD.initial())
    for _ in range(depth):
        better = _slow(record.position, rng)
        moves = record.position.legal_moves()
        other = next((move for move in moves if move != better), None)
        record = record if other is None else undo(play(record, other))
        record = play(record, Move(better))
    return record


def paths(record: Record) -> dict[int, tuple[int, ...]]:
    """The moves that lead to the start and to each ply, by its number."""
    found: dict[int, tuple[int, ...]] = {START: ()}
    for number, ply in enumerate(record.plies):
        found[number] = (*found[ply.parent], ply.move)
    return found


def lines(record: Record) -> set[tuple[int, ...]]:
    """Every sequence of moves from the start that a record holds."""
    return {moves for moves in paths(record).values() if moves}


def _slow(position: Any, rng: random.Random) -> int:
    """A move that keeps the game going: every unit moves, and shoots when it must."""
    moves = position.legal_moves()
    kinds: dict[int, list[int]] = {}
    for move in moves:
        kinds.setdefault(read(move).kind, []).append(move)
    if MOVE in kinds:
        return rng.choice(kinds[MOVE])
    if ATTACK in kinds and position.quiet > 20:
        return kinds[ATTACK][0]
    return END if END in moves else rng.choice(moves)
