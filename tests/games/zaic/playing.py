"""Positions of Zaic for the tests: from written moves and by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tesserae.core.game import Move
from tesserae.core.teaching.guide import play_texts
from tesserae.games.zaic import GAME
from tesserae.games.zaic.notation.moves import move_text, read_move
from tesserae.games.zaic.rules import CELLS, START, Position
from tests.targets import reader

targets = reader(GAME)
"""The targets of some names."""


def play(moves: str, start: Position = START) -> Position:
    """The position after moves. ValueError if one is not legal."""
    return play_texts(start, moves, read_move)


def legal(moves: str) -> set[str]:
    """The texts of the legal moves after these moves."""
    return {move_text(move) for move in play(moves).legal_moves()}


def random_game(seed: int, tall: bool = False) -> Iterator[tuple[list[str], Position]]:
    """Every position of a random game, with the texts of the moves that led to it.

    tall: tiles are put as high as can be, most of the time.
    """
    rng = random.Random(seed)
    texts: list[str] = []
    position = START
    yield texts, position
    while moves := position.legal_moves():
        move = rng.choice(_highest(position, moves) if tall and rng.random() < 0.8 else moves)
        texts.append(move_text(move))
        position = position.apply(move)
        yield texts, position


def _highest(position: Position, moves: tuple[Move, ...]) -> list[Move]:
    heights = {move: position.height(move % CELLS) for move in moves}
    top = max(heights.values())
    return [move for move in moves if heights[move] == top]
