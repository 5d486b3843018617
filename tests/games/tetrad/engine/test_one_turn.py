"""What one turn achieves: equal to a plain search through all orders of plies."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from tesserae.core.position import FIRST, SECOND, play_all
from tesserae.core.puzzle import SURVIVE
from tesserae.games.tetrad.engine import one_turn
from tesserae.games.tetrad.engine.one_turn import Aim
from tesserae.games.tetrad.engine.themes import HITS, KILL
from tesserae.games.tetrad.rules.board import CELLS, SIZE, is_connected
from tesserae.games.tetrad.rules.position import END, MOVE, SETUP_PLIES, Position, read
from tests.games.tetrad.engine.plain_turns import is_held
from tests.games.tetrad.playing import only


def small_battle(seed: int) -> Position:
    """Two small units of each side near the middle of the board, White on turn."""
    rng = random.Random(seed)
    taken, units = 0, list[int]()
    while len(units) < 4:
        size, cell = rng.choice((1, 1, 2)), rng.randrange(5 * SIZE, CELLS - 5 * SIZE)
        unit = 1 << cell | (1 << cell + SIZE if size == 2 else 0)
        if is_connected(unit) and not unit & taken:
            units.append(unit)
            taken |= unit
    white, black = units[:2], units[2:]
    # Both white ones have moved as far as may be, but for one: else all orders take too long.
    return Position(
        FIRST, FIRST, SETUP_PLIES, (*white, 0, 0, 0, *black, 0, 0, 0), moved=rng.choice((1, 2, 3))
    )


def plainly_achieves(position: Position, aim: Aim) -> bool:
    """Whether some sequence of legal plies reaches the aim, whatever the other side removes."""

    @cache
    def achieves(position: Position) -> bool:
        if aim.is_reached(position):
            return True
        if position.turn != aim.side or not position.legal_moves():
            return False
        answers = (achieves(position.apply(move)) for move in position.legal_moves())
        return all(answers) if position.pending else any(answers)

    return achieves(position)


@pytest.mark.parametrize("name", [KILL, HITS])
@pytest.mark.parametrize("seed", range(10))
def test_a_turn_achieves_what_a_plain_search_finds(seed: int, name: str) -> None:
    position = small_battle(seed)
    tiles = position.tiles(SECOND)
    aim = Aim(KILL, FIRST, 1) if name == KILL else Aim(HITS, FIRST, tiles - 2)
    found = any(
        one_turn.may_reach(position, formation, aim)
        and one_turn.achieves(play_all(position, moves), aim)
        for formation, moves in one_turn.formations(position)
    )
    assert found == plainly_achieves(position, aim)


def test_no_way_to_stand_that_reaches_the_aim_is_passed_over() -> None:
    passed = 0
    for seed in range(10):
        position = small_battle(seed)
        aim = Aim(KILL, FIRST, 1)
        for formation, moves in one_turn.formations(position):
            if not one_turn.may_reach(position, formation, aim):
                passed += 1
                assert not one_turn.achieves(play_all(position, moves), aim)
    assert passed


@pytest.mark.parametrize(
    "position",
    [small_battle(3)._replace(moved=0), only("M0a1 D1n13", "M0c2")],
    ids=["middle", "corners"],
)
def test_the_ways_to_stand_are_those_that_legal_moves_lead_to(position: Position) -> None:
    plain = {position.units[:5]}
    waiting = [position]
    while waiting:
        at = waiting.pop()
        for move in at.legal_moves():
            if read(move).kind == MOVE:
                waiting.append(at.apply(move))
                plain.add(waiting[-1].units[:5])
    assert {formation for formation, _ in one_turn.formations(position)} == plain


@pytest.mark.parametrize(("white", "black", "held"), [("M0a1", "x", True), ("x", "M0a1", False)])
def test_when_the_game_is_over_whoever_is_left_survives(white: str, black: str, held: bool) -> None:
    assert one_turn.survives(only(white, black), Aim(SURVIVE, FIRST, 1)) == held
    # Nothing is lost by ending the game in one's own turn.
    assert one_turn.can_survive(only(white, black), Aim(SURVIVE, FIRST, 1))


def test_units_survive_where_no_turn_of_the_other_side_destroys_one() -> None:
    """Units that have moved can still attack before that turn."""
    seen = Counter[bool]()
    for seed in range(20):
        start = small_battle(seed)._replace(moved=3)
        start = start._replace(units=(*start.units[:6], 0, 0, 0, 0))
        over = start.apply(END)
        for alive in (1, 2):
            aim = Aim(SURVIVE, FIRST, alive)
            held = is_held(over, FIRST, alive)
            assert one_turn.survives(over, aim) == held
            assert one_turn.can_survive(start, aim) == is_held(start, FIRST, alive)
            seen[held] += 1
    is_held.cache_clear()
    assert min(seen.values()) > 5
