"""The judge of Zaic's puzzles against a full proof of random positions near the end.

None of them is drawn: in 1,500 random games no one was.
"""

from __future__ import annotations

import random

import pytest

from tesserae.core.puzzle import WIN, Judge, Problem
from tesserae.core.puzzle.proven_judge import ProvenJudge
from tesserae.games.zaic import GAME
from tesserae.games.zaic.notation.moves import move_text, read_move
from tesserae.games.zaic.rules import Position
from tesserae.search import estimating
from tesserae.search.report import Limits
from tests.core.judging import MIRRORS, FullProof, Hopeless, result
from tests.core.solving import plain_value
from tests.games.zaic import literal
from tests.games.zaic.engine.solving import mirrored, near_the_end
from tests.games.zaic.playing import play
from tests.tiers import part, sampled


def literal_value(game: list[str]) -> int:
    """The same under the literal rules."""
    over = literal.outcome(game)
    if over is None:
        return max(-literal_value([*game, move]) for move in literal.legal(game))
    return 0 if over[0] is None else 1 if over[0] == len(game) % 2 else -1


PROOF: FullProof[Position] = FullProof(plain_value)


def new_judge() -> Judge[Position]:
    """A judge of puzzles that are in no pool."""
    return GAME.puzzles().new_judge(estimating.estimator(GAME))


@sampled
@pytest.mark.parametrize("plies", [1, 2, 3, 4])
def test_every_question_and_every_move_is_judged_as_a_full_proof_does(plies: int) -> None:
    judge = new_judge()
    for seed in range(part(80)):
        PROOF.check_everything(judge, play(" ".join(near_the_end(seed, plies))))
        plain_value.cache_clear()


@sampled
def test_the_full_proof_is_that_of_the_literal_rules() -> None:
    for seed in range(part(18)):
        texts = near_the_end(seed, 1)
        assert plain_value(play(" ".join(texts))) == literal_value(texts), texts


@sampled
@pytest.mark.parametrize("plies", [2, 3, 4])
def test_a_pool_is_judged_as_a_full_proof_does(plies: int) -> None:
    judge = GAME.puzzles().new_judge()
    for seed in range(part(24)):
        position = play(" ".join(near_the_end(seed, plies)))
        for move in position.legal_moves():
            ruling = result(judge.judge(Problem(position, "cut"), position, move))
            assert ruling.proven
            PROOF.check_ruling(position, WIN, move, ruling)
        plain_value.cache_clear()


@sampled
@pytest.mark.parametrize("plies", [2, 3])
def test_mirror_images_are_judged_alike(plies: int) -> None:
    for seed in range(part(48)):
        flips = random.Random(seed).choice(MIRRORS)
        texts = near_the_end(seed, plies)
        start, image = play(" ".join(texts)), play(" ".join(mirrored(texts, *flips)))
        moves = {
            move: read_move(mirrored([*texts, move_text(move)], *flips)[-1])
            for move in start.legal_moves()
        }
        PROOF.check_mirrored((new_judge(), new_judge()), start, image, moves)
        plain_value.cache_clear()


@sampled
@pytest.mark.parametrize("nodes", [50, 150])
def test_what_a_search_proves_is_so_where_the_prover_gives_up(
    nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimating, "SHORT_TURNS", Limits(nodes=nodes))
    judge: ProvenJudge[Position] = ProvenJudge(Hopeless(), estimating.estimator(GAME))
    proven = 0
    for seed in range(part(60)):
        position = play(" ".join(near_the_end(seed, 3)))
        proven += PROOF.check_what_is_proven(judge, position)
        plain_value.cache_clear()
    assert proven > part(60)
