"""Positions of Pyrga for the tests: from written moves and by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tesserae.core.game import FIRST, SECOND
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import KINDS, START, Position
from tests.targets import reader

targets = reader(GAME)
"""The targets of some names."""


def play(moves: str, start: Position = START) -> Position:
    """The position after moves, each of which must be legal."""
    position = start
    for written in moves.split():
        position = position.apply(GAME.parse_move(position, written))
    return position


def legal(moves: str) -> set[str]:
    """The texts of the legal moves after these moves."""
    return {MOVE_TEXTS[move] for move in play(moves).legal_moves()}


def cells(moves: str) -> set[str]:
    """The spaces on which one may play after these moves."""
    return {text[1:3] for text in legal(moves)}


def kinds(moves: str) -> set[str]:
    """The kinds that one may play after these moves."""
    return {text[0] for text in legal(moves)}


def pieces_left(position: Position) -> list[int]:
    """White's pieces of each kind that are left, and Black's."""
    return [position.pieces_left(side, kind) for side in (FIRST, SECOND) for kind in KINDS]


def random_game(seed: int) -> Iterator[tuple[list[str], Position]]:
    """Every position of a random game, with the texts of the moves that led to it."""
    rng = random.Random(seed)
    texts: list[str] = []
    position = START
    yield texts, position
    while moves := position.legal_moves():
        move = rng.choice(moves)
        texts.append(MOVE_TEXTS[move])
        position = position.apply(move)
        yield texts, position
