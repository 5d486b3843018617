"""The table of all early positions: whole, right by the solver, and used by the prover."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib.resources import files

import pytest

from tesserae.core.position import Move
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine import book, early
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import EASIER_MOVE_NODES, Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import Position
from tesserae.search.engine import Engine
from tesserae.search.levels import STRONGEST
from tests.games.pyrga.playing import play
from tests.search.positions import wander
from tests.tiers import part, sampled
from tools.generate.tabulate_pyrga import Solution, build_table, level, with_earlier

DATA = (files("tesserae.games.pyrga.engine") / "early.bin").read_bytes()
SIZES = (1, 12, 100, 875, 6_806)
"""How many positions there are at each ply, up to symmetry."""

FIRST_MOVES = {
    1: "Sa1 Cb2 Tb1w",
    0: "Sb1 Sb2 Ca1 Cb1 Tb2s Tb2w",
    -1: "Ta1n Tb1n Tb1e Tb2n Tb2e",
}
"""By their values for White."""

pytestmark = sampled

QUICK = 3_000
"""Nodes after which a test gives up on proving a position by itself."""

SAMPLE = part(60, 5)
"""Positions of the last ply that the solver looks at."""

Levels = list[dict[int, Position]]


@pytest.fixture(scope="module")
def levels() -> Levels:
    """The positions of every ply in the table, by canonical int."""
    plies = range(early.DEEPEST + 1)
    return [{key: its.position for key, its in level(n).items()} for n in plies]


@pytest.fixture(scope="module")
def solutions(levels: Levels) -> dict[int, Solution]:
    """What the table says of each of them, the last ply first."""
    table, found = early.read(DATA), {}
    for positions in reversed(levels):
        for key in positions:
            rank, value = divmod(table.code(key), 3)
            found[key] = Solution(value - 1, rank)
    return found


def proven_quickly(position: Position) -> int | None:
    """The value by a prover without the table; None if that takes long."""
    for proof in Prover(use_book=False).prove(position):
        if proof.value is not None or proof.nodes > QUICK:
            break
    return proof.value


def kept(position: Position, move: int) -> int:
    """The value that a move keeps at least, as the table has it of the position after it."""
    found = early.find(position.apply(Move(move)))
    assert found is not None
    return -found.value


def test_every_early_position_is_counted_once(levels: Levels) -> None:
    assert tuple(map(len, levels)) == SIZES


@pytest.mark.slow
def test_the_file_is_small_and_is_reproduced_from_the_values_of_the_last_ply(
    levels: Levels, solutions: Mapping[int, Solution]
) -> None:
    last = {key: solutions[key] for key in levels[early.DEEPEST]}
    everything = with_earlier(last)
    assert everything == solutions
    assert early.write(build_table(everything)) == DATA
    assert len(DATA) < 10_000


def test_the_values_of_the_first_moves_are_those_that_are_known() -> None:
    for value, moves in FIRST_MOVES.items():
        for text in moves.split():
            found = early.find(play(text))
            assert found is not None
            assert (text, -found.value) == (text, value)
    texts = " ".join(FIRST_MOVES.values()).split()
    assert len({canonical(pack(play(text))) for text in texts}) == SIZES[1]


def test_moves_keep_the_value_and_no_move_leads_to_a_better_one(levels: Levels) -> None:
    for positions in levels[:3]:
        for position in positions.values():
            found = early.find(position)
            assert found is not None
            assert kept(position, found.move) == found.value
            assert max(kept(position, move) for move in position.legal_moves()) == found.value


def test_the_last_ply_is_right_by_the_solver(levels: Levels) -> None:
    checked = 0
    for position in random.Random(7).sample(list(levels[early.DEEPEST].values()), SAMPLE):
        found = early.find(position)
        assert found is not None
        value, after = proven_quickly(position), proven_quickly(position.apply(found.move))
        assert value in (found.value, None)
        assert after in (-found.value, None)
        checked += (value is not None) + (after is not None)
    assert checked > SAMPLE // 4


def test_mirror_images_have_the_same_value_and_mirrored_moves() -> None:
    for one, other in (("Ta1n Sa2", "Ta1e Sb1"), ("Sb2 Ta2e Tb2n Sb3", "Sb3 Ta3e Tb3s Sb2")):
        entries = [early.find(play(moves)) for moves in (one, other)]
        afters = [
            canonical(pack(play(moves).apply(entry.move)))
            for moves, entry in zip((one, other), entries, strict=True)
            if entry
        ]
        assert len({entry.value for entry in entries if entry}) == 1
        assert len(afters) == 2
        assert len(set(afters)) == 1


def test_what_is_not_in_the_table_is_not_found() -> None:
    assert early.find(play("Sb2 Sb3 Cb4 Tb4e Sd4")) is None
    reached = play("Sb2 Sb3")
    assert early.find(reached) is not None
    assert early.find(reached._replace(last=play("Sd4").last, black=play("Sd4").white)) is None


def test_the_prover_knows_an_early_value_at_once_and_keeps_it_with_an_easier_move() -> None:
    searched = 0
    for seed in range(4):
        position = wander(GAME, early.DEEPEST, seed)
        found = early.find(position)
        assert found is not None
        proofs = list(Prover().prove(position))
        assert (proofs[0].value, proofs[0].nodes, proofs[0].move) == (*found[:1], 0, found.move)
        assert {proof.value for proof in proofs} == {found.value}
        assert proofs[-1].nodes <= EASIER_MOVE_NODES + 1_000
        searched += proofs[-1].nodes > 0
    assert searched


@pytest.mark.parametrize("plies", range(early.DEEPEST + 1))
def test_the_strongest_level_keeps_an_early_value_however_little_time_it_has(plies: int) -> None:
    for seed in range(3):
        position = wander(GAME, plies, seed)
        *_, whole = Engine().think(GAME, position, STRONGEST, 1)
        for report in (next(Engine().think(GAME, position, STRONGEST, 1)), whole):
            move = report.pv[0]
            found = book.find(position) or early.find(position)
            assert found is not None
            after = position.apply(move)
            if plies < early.DEEPEST:
                assert kept(position, move) == found.value, MOVE_TEXTS[move]
            else:
                value = proven_quickly(after)
                assert value is None or -value == found.value
