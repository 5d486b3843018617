"""Turns of Tetrad as beginners play them, and a key for them up to half turns of the board."""

from __future__ import annotations

import random

from tesserae.core.game import OPPONENT
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.rules.board import CELLS, cells_of, union
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.search.levels import LEVELS
from tesserae.search.thinking import think


def turns_of_a_game(rng: random.Random) -> list[tuple[Position, list[str]]]:
    """The beginnings of the turns of a game that two low levels play."""
    position, played, turns = GAME.initial(), list[str](), list[tuple[Position, list[str]]]()
    while position.legal_moves():
        fresh = not (position.pending or position.moved or position.attacked)
        if fresh and position.placed == SETUP_PLIES:
            turns.append((position, played.copy()))
        level = LEVELS[rng.choice((0, 0, 1))]
        *_, report = think(GAME, position, level, rng.randrange(1 << 30))
        side = position.to_move
        for move in report.pv:
            played.append(GAME.format_move(position, move))
            position = position.apply(move)
            if position.to_move != side or position.turn != side:
                break
    return turns


def key_of(position: Position) -> str:
    """A key that is the same after a half turn with the colours exchanged."""
    own, enemy = position.of(position.turn), position.of(OPPONENT[position.turn])
    if position.turn:
        own, enemy = tuple(map(_half_turn, own)), tuple(map(_half_turn, enemy))
    return f"{sorted(own)}{sorted(enemy)}"


def _half_turn(unit: int) -> int:
    return union(1 << CELLS - 1 - cell for cell in cells_of(unit))
