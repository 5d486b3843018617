"""Which units can be hit is what trying every turn finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.game import OPPONENT
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine.in_range import in_range
from tesserae.games.tetrad.rules.board import DIRECTIONS
from tesserae.games.tetrad.rules.position import (
    END,
    MOVE,
    UNITS,
    Position,
    read,
)
from tests.games.tetrad.playing import damaged
from tests.tiers import batches, part


def formations(position: Position) -> Iterator[Position]:
    """All that can be reached by moves of the side on turn."""
    newest = [position]
    while newest:
        yield from newest
        grown = (
            before.apply(move)
            for before in newest
            for move in before.legal_moves()
            if read(move).kind == MOVE
        )
        newest = list({(it.units, it.moved): it for it in grown}.values())


def hit_in_any_turn(position: Position) -> int:
    """The units, as bits, that one attack after some moves hits."""
    hit = 0
    for formation in formations(position.apply(END)):
        for number in UNITS:
            if formation.of(formation.turn)[number]:
                for direction in range(len(DIRECTIONS)):
                    hit |= formation.hit_units(number, direction)
    return hit


def of_few(seed: int) -> Position:
    """Units close together; the side that is not on turn has two."""
    position = damaged(seed)
    other = OPPONENT[position.turn]
    alive = [n for n in UNITS if position.of(other)[n]][:2]
    enemies = tuple([unit if n in alive else 0 for n, unit in enumerate(position.of(other))])
    own = position.of(position.turn)
    return position._replace(units=(*own, *enemies) if other else (*enemies, *own))


@pytest.mark.parametrize("batch", batches(12, 1))
def test_a_unit_is_in_range_exactly_if_some_turn_hits_it(batch: int) -> None:
    size = part(8, 4)
    for seed in range(size * batch, size * batch + size):
        position = of_few(seed)
        assert in_range(position, position.turn) == hit_in_any_turn(position), seed


@pytest.mark.parametrize(
    ("written", "units"),
    [
        ("x.x.T0h1.Z1f2.x~J1a12.I1d11.I1g11.R1j11.L3l12~bq1", "34"),
        ("J3k4.I1j3.T0h1.Z1f2.L2c1~x.x.I1h11.R0i13.x~wq1", "1234"),
        ("x.x.x.Z1e3.L1h1~R0e8.R1j12.D1j7.x.R1n12~b", "123"),
        ("D0f8.R0g11.R0h8.D0l10.D1f11~x.M0n8.x.x.x~wq1", "34"),
        ("M0c9.x.M0h9.R0j10.R1k4~D1j6.x.x.x.x~w", "345"),
        ("L3m3.I1i5.R1g3.I1h5.J1d6~x.M0f13.x.x.R1k10~wq1", "1245"),
    ],
    ids=["support", "more support", "support on the way", "blocked", "no way in", "in the way"],
)
def test_support_that_moves_up_and_what_stands_in_the_way_count(written: str, units: str) -> None:
    position = GAME.decode(written)
    found = in_range(position, position.turn)
    assert found == hit_in_any_turn(position)
    assert "".join(str(n + 1) for n in UNITS if found >> n & 1) == units
