"""The solver against two slow ones, and the moves that it chooses."""

from __future__ import annotations

from itertools import islice

import pytest

from tesserae.core.exact import Solvable
from tesserae.core.position import FIRST, SECOND, Move, Outcome
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine.dfpn import size_of
from tesserae.games.pyrga.engine.packed import pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import Position
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import literal_value, proven, random_games
from tests.games.pyrga.playing import play
from tests.search.positions import wander
from tests.tiers import some

LEVEL = "Tc4e Sd4 Cd3 Td3w Sa3 Ta2s Ta1e Sd1 Cc1 Tc1n Cc2 Sc2 Td2n Sd3 Tc3e Tb1e Cd1 Td1w"
ONE_TOWER_SHORT = "Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2"

TWO_THOUSAND = "Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w"
"""A game whose value takes about that many positions to prove, or more."""


def reply(position: Position) -> str:
    return MOVE_TEXTS[proven(position)[1]]


def after(position: Position) -> Position:
    """The position after the move that the prover chooses."""
    return position.apply(Move(proven(position)[1]))


@pytest.mark.parametrize(("plies", "games"), [(26, 20), (25, 20), (24, 20), (23, 4)])
def test_values_are_those_of_the_literal_rules(plies: int, games: int) -> None:
    for texts, position in random_games(plies, games):
        assert proven(position)[0] == literal_value(texts, {}), texts


@pytest.mark.parametrize(
    ("plies", "games"), some([(22, 60), (20, 60), (19, 40), (18, 30), (17, 20)], quick=3)
)
def test_values_are_those_of_trying_everything(plies: int, games: int) -> None:
    for texts, position in random_games(plies, games):
        assert proven(position)[0] == plain_value(position), texts
    plain_value.cache_clear()


@pytest.mark.parametrize("plies", [20, 19, 24, 25, 26])
def test_the_chosen_move_keeps_the_value(plies: int) -> None:
    for texts, position in random_games(plies, 60):
        value, move = proven(position)
        assert plain_value(position.apply(Move(move))) == -value, texts


@pytest.mark.parametrize(
    ("moves", "reports", "promising"),
    [
        # Known to be won, but not by which move: the nearest to a win.
        ("Td4s Sd1 Tc1w Ca1 Sa1", 8, "Ta2s"),
        # All other moves are known to lose by then.
        ("Tb3w Ca3 Sa3 Ta2s Ca1 Sa1", 8, "Cb1"),
        # There is no win, and this is the only move that does not lose.
        ("Sb1 Ta1n Ca4 Ta4s Ca1 Sa1 Cb1 Tb1w Cb3", 52, "Tb3s"),
    ],
)
def test_the_most_promising_move_is_told_while_none_is_proven(
    moves: str, reports: int, promising: str
) -> None:
    proofs = list(islice(Prover().prove(play(moves)), reports))
    assert proofs[0].promising is None
    assert proofs[-1].move is None
    assert proofs[-1].promising is not None
    assert MOVE_TEXTS[proofs[-1].promising] == promising


def test_a_third_tower_is_finished_at_once() -> None:
    assert proven(play(ONE_TOWER_SHORT))[0] == 1
    assert reply(play(ONE_TOWER_SHORT)) == "Sc3"


def test_draws_are_told_from_losses_and_kept() -> None:
    position = play(LEVEL)
    for _ in range(6):
        assert proven(position)[0] == 0
        position = after(position)


def test_one_prover_tells_the_same_of_a_whole_game_as_a_new_one_of_each_position() -> None:
    prover = Prover(use_book=False)
    for _, position in random_games(14, 10):
        at = position
        while at.legal_moves():
            *_, last = prover.prove(at)
            assert last.value == proven(at)[0]
            assert last.move is not None
            at = at.apply(last.move)


@pytest.mark.parametrize("seed", [2, 4, 9, 19, 25, 28])
def test_whatever_is_answered_to_a_won_move_is_proven_already(seed: int) -> None:
    """Though the proof may have gone on from mirror images of the positions that come up."""
    prover, position = Prover(use_book=False), wander(GAME, 6, seed)
    *_, won = prover.prove(position)
    assert won.value == 1
    assert won.move is not None
    answered = position.apply(won.move)
    for answer in answered.legal_moves():
        further = answered.apply(answer)
        if not further.outcome():
            *_, proof = prover.prove(further)
            assert (proof.value, proof.nodes) == (1, 0)


def test_a_table_that_forgets_almost_everything_still_leads_to_the_value() -> None:
    for _, position in random_games(15, 10):
        *_, last = Prover(entries=600, use_book=False).prove(position)
        assert (last.value, last.move is None) == (proven(position)[0], False)


def test_a_prover_that_has_forgotten_what_follows_searches_it_again() -> None:
    """It remembers the value of the position, which it saw before, and no longer a move."""
    forgetful = Prover(entries=600, use_book=False)
    at, values = random_games(14, 6)[5][1], list[int | None]()
    while at.legal_moves():
        *_, last = forgetful.prove(at)
        assert last.move is not None
        values.append(last.value)
        at = at.apply(last.move)
    assert set(values) == {0}
    assert at.outcome() == Outcome(None, "level")


@pytest.mark.parametrize(("plies", "number"), [(20, 140), (18, 60), (21, 184)])
def test_of_moves_that_keep_a_draw_the_one_is_chosen_that_is_hardest_to_refute(
    plies: int, number: int
) -> None:
    position, prover = random_games(plies, number + 1)[number][1], Prover(use_book=False)
    sizes: dict[int, int] = {}
    for move in position.legal_moves():
        after = position.apply(move)
        *_, proof = prover.prove(after)
        if proof.value == 0:
            known = [
                prover.search.entry_of(pack(after), plies + 1, side) for side in (FIRST, SECOND)
            ]
            sizes[move] = max(size_of(entry) for entry in known if entry < 0)
    *_, last = prover.prove(position)
    assert last.value == 0
    assert last.move == max(sizes, key=sizes.__getitem__)
    assert last.move != min(sizes, key=sizes.__getitem__)


def test_a_proof_may_be_dropped_and_taken_up_again() -> None:
    position = play(TWO_THOUSAND)
    whole = sum(1 for _ in Prover(use_book=False).prove(position))
    prover = Prover(use_book=False)
    for _, _ in zip(range(whole - 3), prover.prove(position), strict=False):
        pass
    assert whole > 7
    assert sum(1 for _ in prover.prove(position)) <= 5


def test_every_step_looks_at_a_few_hundred_positions() -> None:
    before = 0
    for n, proof in enumerate(Prover(use_book=False).prove(play("Sb2 Sb3 Cb4 Tb4e Sd4"))):
        assert proof.value is None
        assert 0 < proof.nodes - before <= 300
        before = proof.nodes
        if n == 20:
            break


def test_a_proof_counts_its_own_nodes_only() -> None:
    prover = Prover(use_book=False)
    *_, first = prover.prove(play(TWO_THOUSAND))
    assert first.nodes > 1_000
    assert all(proof.nodes < 100 for proof in prover.prove(play(TWO_THOUSAND)))


def test_a_finished_game_has_no_value() -> None:
    with pytest.raises(ValueError, match="over"):
        next(Prover().prove(play(f"{ONE_TOWER_SHORT} Sc3")))


def test_the_game_offers_a_prover() -> None:
    assert isinstance(GAME, Solvable)
    *_, last = GAME.prover().prove(play(ONE_TOWER_SHORT))
    assert last.value == 1
