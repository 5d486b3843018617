"""Moves as text, with variations."""

from __future__ import annotations

import random

import pytest

from tesserae.core import movetext
from tesserae.core.errors import BadInput
from tesserae.core.record import Record, begin, jump, play
from tesserae.games.catalog import GAMES

PYRGA = GAMES[0]


def test_variations_stand_in_brackets_after_the_move_they_replace() -> None:
    record = begin(PYRGA.initial())
    for move in ("Sb2", "Sb3", "Cb4"):
        record = play(record, PYRGA.parse_move(record.position, move))
    record = jump(record, (0,))
    record = play(record, PYRGA.parse_move(record.position, "Ca2"))
    assert movetext.write(PYRGA, record) == "Sb2 Sb3 (Ca2) Cb4"


@pytest.mark.parametrize("seed", range(30))
def test_what_is_written_is_read_back(seed: int) -> None:
    record = wandering(random.Random(seed))
    again = movetext.read(PYRGA, record.start, movetext.write(PYRGA, record))
    assert again.roots == record.roots


@pytest.mark.parametrize("bad", ["(", ")", "(Sb2)", "Sb2 (", "Sb2 (Sb9)", "Sb2 Sb2", "x" * 200_001])
def test_malformed_moves_are_refused(bad: str) -> None:
    with pytest.raises(BadInput):
        movetext.read(PYRGA, PYRGA.initial(), bad)


def wandering(rng: random.Random) -> Record:
    """A record with variations in variations."""
    record = begin(PYRGA.initial())
    for _ in range(60):
        moves = record.position.legal_moves()
        if moves and rng.random() < 0.8:
            record = play(record, rng.choice(moves))
        else:
            record = jump(record, record.path[: rng.randrange(record.ply + 1)])
    return record
