"""The lowest level goes easy on beginners where turns are long; those above it do not wait."""

from __future__ import annotations

import pytest

from tesserae.core.game import Game, Move
from tesserae.games.catalog import by_slug
from tesserae.games.tetrad.rules.position import ATTACK, END, Position, read
from tesserae.search.engine import Engine
from tesserae.search.levels import LEVELS, Level
from tests.games.tetrad.playing import damaged
from tests.tiers import part

TETRAD = by_slug("tetrad")

SETUP = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"


def turn(level: Level, first: str) -> list[Move]:
    """What a level makes of White's turn that begins with some plies."""
    position: Position = TETRAD.initial()  # type: ignore[assignment]
    for written in f"{SETUP}.{first}".split("."):
        position = position.apply(TETRAD.parse_move(position, written))
    engine, moves = Engine(), []
    while position.turn == 0:
        move = position.legal_moves()[0]
        if position.to_move == 0:
            *_, last = engine.think(TETRAD, position, level, 5)
            move = last.pv[0]
            moves.append(move)
        position = position.apply(move)
    return moves


def shots(moves: list[Move]) -> int:
    return sum(read(move).kind == ATTACK for move in moves)


MOVED = "1e4.2d4.4j4.3g4.5l3"
"""From there four units can fire."""


def test_it_fires_twice_at_most_while_little_is_lost() -> None:
    moves = turn(LEVELS[0], MOVED)
    assert shots(moves) == 2
    assert moves[-1] == END
    assert shots(turn(LEVELS[1], MOVED)) > 2


def test_it_fires_on_at_somebody_who_has_lost_much() -> None:
    game: Game[Position] = TETRAD  # type: ignore[assignment]
    position = game.decode(game.encode(game.showcase()))
    shot = next(m for m in position.legal_moves() if read(m).kind == ATTACK)
    tired = position._replace(attacked=0b11000)
    few = tired._replace(units=(*tired.units[:5], *(0,) * 3, *tired.units[8:]))
    assert game.soften_for_beginner(tired, shot) == END
    assert game.soften_for_beginner(few, shot) == shot
    assert game.soften_for_beginner(position, shot) == shot


@pytest.mark.parametrize("level", LEVELS[1:3])
@pytest.mark.parametrize("seed", range(part(12, 4)))
def test_the_levels_above_end_no_turn_that_leaves_a_shot(level: Level, seed: int) -> None:
    engine, position = Engine(), damaged(seed)
    side, ply = position.turn, 0
    while position.turn == side and position.outcome() is None:
        move = position.legal_moves()[0]
        if position.to_move == side:
            *_, last = engine.think(TETRAD, position, level, seed)
            move = last.pv[0]
        assert move != END or not any(read(it).kind == ATTACK for it in position.legal_moves())
        position, ply = position.apply(move), ply + 1
    assert ply


def test_the_shot_in_place_of_an_end_is_the_one_that_seems_best() -> None:
    game: Game[Position] = TETRAD  # type: ignore[assignment]
    position = game.decode(game.encode(game.showcase()))
    attacks = [it for it in position.legal_moves() if read(it).kind == ATTACK]
    values = {it: game.evaluate(position.apply(it), position.turn) for it in attacks}
    assert len(set(values.values())) > 1
    assert values[game.replace_waiting_move(position, END)] == max(values.values())
    assert game.replace_waiting_move(position, attacks[0]) == attacks[0]
    without = position._replace(attacked=0b11111)
    assert game.replace_waiting_move(without, END) == END
