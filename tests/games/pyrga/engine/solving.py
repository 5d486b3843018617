"""A slow solver on the literal rules, and positions to compare with it."""

from __future__ import annotations

import random

from tesserae.core.position import Move
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import START, Position
from tests.games.pyrga import literal
from tests.games.pyrga.playing import play
from tools.generate.tabulate_pyrga import Reached


def literal_value(game: tuple[str, ...], seen: dict[object, int]) -> int:
    """1, 0 or -1 for the side to move, by trying everything under the literal rules."""
    situation = (frozenset((move, ply % 2) for ply, move in enumerate(game)), game[-1])
    if situation not in seen:
        seen[situation] = _tried(game, seen)
    return seen[situation]


def _tried(game: tuple[str, ...], seen: dict[object, int]) -> int:
    over = literal.outcome(game)
    if over is None:
        return max(-literal_value((*game, move), seen) for move in literal.legal(game))
    winner, side = over[0], len(game) % 2
    return 0 if winner is None else 1 if winner == side else -1


def proven(position: Position) -> tuple[int, int]:
    """The value and the move of a prover without the book."""
    *_, last = Prover(use_book=False).prove(position)
    assert last.value is not None
    assert last.move is not None
    return last.value, last.move


def random_games(plies: int, number: int, seed: int = 0) -> list[tuple[tuple[str, ...], Position]]:
    """Unfinished games of that many random plies, and their positions."""
    rng = random.Random(100_000 * plies + seed)
    games: list[tuple[tuple[str, ...], Position]] = []
    while len(games) < number:
        position = START
        texts: list[str] = []
        while len(texts) < plies and (moves := position.legal_moves()):
            move = rng.choice(moves)
            texts.append(MOVE_TEXTS[move])
            position = position.apply(move)
        if len(texts) == plies and position.legal_moves():
            games.append((tuple(texts), position))
    return games


def key_of(moves: str) -> int:
    """The canonical int of the position after moves joined by full stops."""
    return canonical(pack(play(moves.replace(".", " "))))


def reached(moves: str) -> Reached:
    """The position after moves joined by full stops, with the moves."""
    numbers = tuple(Move(MOVE_TEXTS.index(text)) for text in moves.split("."))
    return Reached(numbers, play(moves.replace(".", " ")))
