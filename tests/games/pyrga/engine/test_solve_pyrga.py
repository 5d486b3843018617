"""The tool that writes the book, on a part of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import pytest

from tesserae.core.game import FIRST
from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import START, Position
from tools.generate.solve_pyrga import LIVE_NODES, Solver, first_moves


def late_entry() -> Position:
    """A position of the book that White meets at ply 7 or later."""
    rng, prover = random.Random(1), Prover()
    while True:
        position = START
        while position.legal_moves() and position.both.bit_count() <= 8:
            found = book.find(position)
            if found and position.to_move == FIRST and position.both.bit_count() >= 6:
                return position
            if position.to_move == FIRST:
                *_, last = prover.prove(position)
                assert last.move is not None
                position = position.apply(last.move)
            else:
                position = position.apply(rng.choice(position.legal_moves()))


class Part(NamedTuple):
    """What the tool writes from a position of the book on."""

    position: Position
    file: Path
    solver: Solver


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Part:
    file, position = tmp_path_factory.mktemp("book") / "book.bin", late_entry()
    solver = Solver(file)
    solver.walk(FIRST, [position])
    return Part(position, file, solver)


def test_a_part_of_the_book_is_reproduced(part: Part) -> None:
    assert book.read(part.file.read_bytes()) == part.solver.entries
    shipped = book.find(part.position)
    assert shipped is not None
    assert part.solver.entries[book.name(canonical(pack(part.position)))][0] == shipped.value


def test_what_is_left_to_the_page_is_solved_within_the_limit(part: Part) -> None:
    value, rank = part.solver.entries[book.name(canonical(pack(part.position)))]
    after = part.position.apply(book.move_of(part.position, rank))
    for move in after.legal_moves():
        reply = after.apply(move)
        if reply.legal_moves() and book.name(canonical(pack(reply))) not in part.solver.entries:
            *_, last = Prover(use_book=False).prove(reply)
            assert last.value == value
            assert last.nodes <= LIVE_NODES


def test_the_first_moves_are_one_of_each_class_of_mirror_images() -> None:
    assert len(first_moves()) == 12
