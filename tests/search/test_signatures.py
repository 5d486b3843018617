"""What searches and provers visit, as numbers: the `bench` of chess engines.

A change that only orders or prunes otherwise leaves values as they are, and makes them dear. So
each number here is meant to change only with the code of a search, on purpose: then write down
the new ones, and say in the commit what became better. They depend on no clock and no hash seed.
"""

from __future__ import annotations

import pytest

from tesserae.core.exact import Prover
from tesserae.core.game import FIRST, SECOND, Game, P, Side
from tesserae.games import zaic
from tesserae.games.pyrga.engine import prover
from tesserae.games.pyrga.engine.dfpn import ProofSearch, estimates
from tesserae.games.pyrga.engine.packed import pack
from tesserae.games.zaic.engine import endgame
from tesserae.search.alphabeta import search, search_lines
from tesserae.search.report import Limits
from tests.games.zaic.playing import random_game
from tests.search.positions import NIM, PYRGA, last, wander

ZAIC = zaic.GAME


def searched(game: Game[P], plies: int, depth: int) -> tuple[int, int, int]:
    """Nodes, score and length of the line of a search after random plies."""
    report = last(game, wander(game, plies, plies), Limits(depth), 1)
    return report.nodes, report.score, len(report.pv)


@pytest.mark.parametrize(
    ("game", "plies", "depth", "found"),
    [
        (PYRGA, 4, 3, (120, 60, 3)),
        (PYRGA, 9, 4, (313, -1_940, 4)),
        (PYRGA, 14, 5, (1_685, 360, 5)),
        (PYRGA, 20, 6, (283, 640, 6)),
        (ZAIC, 5, 2, (148, 60, 2)),
        (ZAIC, 8, 3, (590, 41, 3)),
        (ZAIC, 12, 4, (2_922, 771, 4)),
        (ZAIC, 16, 4, (1_076, 1_688, 4)),
        (ZAIC, 20, 5, (1_765, -854, 5)),
        (NIM, 0, 9, (1_152, -999_992, 8)),
        (NIM, 2, 9, (4, 999_999, 1)),
    ],
)
def test_a_search_visits_what_it_did(
    game: Game[P], plies: int, depth: int, found: tuple[int, int, int]
) -> None:
    assert searched(game, plies, depth) == found


@pytest.mark.parametrize(
    ("seed", "plies", "found"),
    [
        (0, 4, (57, 101, 999_997)),
        (2, 4, (242, 910, 999_996)),
        (3, 4, (105, 167, 999_998)),
        (5, 4, (113, 230, -999_996)),
        (5, 5, (265, 618, 999_995)),
        (7, 4, (425, 743, -999_996)),
    ],
)
def test_a_search_to_the_end_of_zaic_visits_what_it_did(
    seed: int, plies: int, found: tuple[int, int, int]
) -> None:
    """Its number of reports, nodes and score, so many plies before the end of a random game."""
    position = list(random_game(seed))[-1 - plies][1]
    reports = [*search(position, ZAIC.evaluate, Limits(6, 4_000), 1)]
    assert (len(reports), reports[-1].nodes, reports[-1].score) == found


@pytest.mark.parametrize(
    ("plies", "depth", "count", "nodes", "scores"),
    [
        (8, 4, 3, 4_977, [29, -280, -306]),
        (12, 4, 2, 3_313, [840, 824]),
        (16, 4, 3, 1_853, [1_688, 1_599, 1_499]),
        (20, 5, 3, 2_702, [-482, -1_502, -999_995]),
    ],
)
def test_a_search_of_several_lines_visits_what_it_did(
    plies: int, depth: int, count: int, nodes: int, scores: list[int]
) -> None:
    position = wander(ZAIC, plies, plies)
    *_, lines = search_lines(position, ZAIC.evaluate, Limits(depth), count, 1)
    assert {line.nodes for line in lines} == {nodes}
    assert [line.score for line in lines] == scores


def proven(prover: Prover[P], position: P) -> tuple[int | None, int, int, int | None]:
    """Value, nodes, number of steps and move of a proof."""
    *before, proof = prover.prove(position)
    return proof.value, proof.nodes, len(before) + 1, proof.move


@pytest.mark.parametrize(
    ("plies", "seed", "found"),
    [
        (12, 1, (-1, 15_263, 63, 14)),
        (13, 2, (1, 6, 2, 50)),
        (14, 3, (-1, 1_830, 9, 3)),
        (15, 4, (-1, 85, 2, 13)),
        (16, 5, (-1, 1, 2, 57)),
        (18, 6, (-1, 55, 2, 25)),
        (18, 7, (-1, 9, 2, 39)),
        (20, 8, (1, 155, 2, 51)),
    ],
)
def test_a_proof_in_pyrga_visits_what_it_did(
    plies: int, seed: int, found: tuple[int, int, int, int]
) -> None:
    assert proven(prover.Prover(use_book=False), wander(PYRGA, plies, seed)) == found


@pytest.mark.parametrize(
    ("plies", "attacker", "found"),
    [
        (4, FIRST, (104, 344)),
        (5, FIRST, (113, 225)),
        (6, FIRST, (140, 169)),
        (6, SECOND, (143, 163)),
        (7, FIRST, (23, 452)),
        (7, SECOND, (24, 435)),
    ],
)
def test_the_beginning_of_a_long_proof_in_pyrga_is_what_it_was(
    plies: int, attacker: Side, found: tuple[int, int]
) -> None:
    """What is estimated after 1,500 nodes, in a table that has had to forget."""
    position, proof = wander(PYRGA, plies, plies - 3), ProofSearch(2_000)
    for _ in range(3):
        entry = proof.prove(pack(position), plies, attacker, 500)
    assert proof.nodes == 1_500
    assert estimates(entry) == found


@pytest.mark.parametrize(
    ("seed", "plies", "found"),
    [
        (0, 6, (-1, 2_019, 34, 309)),
        (1, 4, (1, 1_644, 28, 617)),
        (2, 5, (1, 349, 6, 373)),
        (3, 6, (1, 1_147, 20, 356)),
        (4, 5, (-1, 455, 8, 554)),
        (5, 4, (-1, 45, 1, 869)),
        (5, 6, (-1, 236, 4, 869)),
        (7, 4, (-1, 142, 3, 407)),
    ],
)
def test_a_proof_in_zaic_visits_what_it_did(
    seed: int, plies: int, found: tuple[int, int, int, int]
) -> None:
    """In a random game, `plies` plies before its end."""
    position = list(random_game(seed))[-1 - plies][1]
    assert proven(endgame.Prover(), position) == found
