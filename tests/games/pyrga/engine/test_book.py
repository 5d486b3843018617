"""The book: as it is written, right by the solver, and enough to keep a won game won."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from tesserae.core.exact import Proof
from tesserae.core.game import FIRST, Side
from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import START, Position
from tests.games.pyrga.engine.solving import proven
from tests.games.pyrga.playing import play
from tests.tiers import part, sampled

DATA = (files("tesserae.games.pyrga.engine") / "book.bin").read_bytes()
MOST = part(3)
"""Entries that the solver looks at."""

QUICK = 60_000
"""Positions that a search may look at in a position that is not in the book."""


def quickly(prover: Prover, position: Position) -> Proof:
    """The proof of a position, which may not take long."""
    for proof in prover.prove(position):
        assert proof.nodes <= QUICK
    return proof


def met(side: Side, seed: int, start: Position = START) -> list[tuple[Position, Proof]]:
    """What a side meets that plays as proven against one that plays at random."""
    rng, prover = random.Random(seed), Prover()
    position, found = start, []
    while moves := position.legal_moves():
        move = rng.choice(moves)
        if position.to_move == side:
            proof = quickly(prover, position)
            found.append((position, proof))
            assert proof.move is not None
            move = proof.move
        position = position.apply(move)
    return found


def test_the_book_is_small_and_reads_back_as_it_was_written() -> None:
    entries = book.read(DATA)
    assert book.write(entries) == DATA
    assert 6 * len(entries) == len(DATA) <= 150_000


def test_white_wins_from_the_start_and_the_book_says_how() -> None:
    found = book.find(START)
    assert found is not None
    assert (found.value, MOVE_TEXTS[found.move]) == (1, "Sa1")


@pytest.mark.parametrize(
    ("value", "moves"),
    [
        (-1, "Sa1 Tb1w Cb2"),
        (0, "Ca1 Sb1 Cb1 Sb2 Tb2s"),
        (1, "Ta1n Tb1n Tb1e Tb2n"),
    ],
)
def test_the_book_tells_the_value_of_every_first_move(value: int, moves: str) -> None:
    for text in moves.split():
        *_, proof = Prover().prove(play(text))
        assert (text, proof.value, proof.nodes) == (text, value, 0)


def test_mirror_images_have_the_same_value_and_mirrored_moves() -> None:
    values = {text: book.find(play(text)) for text in ("Sa1", "Sd1", "Sa4", "Sd4")}
    moves = {text: MOVE_TEXTS[entry.move] for text, entry in values.items() if entry}
    assert {entry.value for entry in values.values() if entry} == {-1}
    assert len(moves) == 4
    assert {text[0] for text in moves.values()} == {moves["Sa1"][0]}


@pytest.mark.parametrize("seed", range(12))
def test_white_never_gives_the_win_away(seed: int) -> None:
    assert {proof.value for _, proof in met(FIRST, seed)} == {1}


@pytest.mark.parametrize("first", ["Tb1w", "Cb2"])
def test_white_keeps_the_win_that_is_taken_over_with_the_first_move(first: str) -> None:
    for seed in range(5):
        assert {proof.value for _, proof in met(FIRST, seed, play(first))} == {1}


@pytest.mark.slow
@sampled
def test_entries_are_right_by_the_solver() -> None:
    checked = set[Position]()
    for seed in range(30):
        for position, proof in met(FIRST, seed):
            if book.find(position) and position.both.bit_count() > 5 and len(checked) < MOST:
                checked.add(position)
                assert proven(position)[0] == proof.value
                assert proof.move is not None
                after = position.apply(proof.move)
                assert proven(after)[0] == -(proof.value or 0)
    assert len(checked) == MOST


def test_what_lies_between_two_entries_is_proven_quickly() -> None:
    position = play("Sa1")
    after = position.apply(position.legal_moves()[0])
    move = quickly(Prover(), after).move
    assert move is not None
    assert quickly(Prover(), after.apply(move)).value == -1


def test_a_position_that_is_not_in_the_book_is_not_found() -> None:
    assert book.find(play("Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2")) is None
