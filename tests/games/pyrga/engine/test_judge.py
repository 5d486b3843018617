"""The judge of Pyrga's puzzles against a full proof of random positions."""

from __future__ import annotations

import random

import pytest

from tesserae.core.puzzle import DRAW, WIN, Judge, Problem, proven_judge
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.engine.puzzles import PyrgaPuzzles
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import Position
from tesserae.search.estimating import estimator
from tests.core.judging import MIRRORS, FullProof, result
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import literal_value, random_games
from tests.games.pyrga.playing import play
from tests.tiers import part, sampled

PROOF: FullProof[Position] = FullProof(plain_value)

PLIES = (20, 21, 22, 23, 24, 25)

EARLY = (
    "b1sC.b2Te.c2te.d2C~Cd2",
    "c1Te.d1Stnc.d2Ts~Sd1",
    "b1Tn.a3Sc.b3Twc~Sa3",
    "a1s.b1C.c1Tw.c4tsC~Cb1",
)
"""Wins that are known from the table of early positions; by which move takes a long proof."""


def new_judge() -> Judge[Position]:
    """A judge of puzzles that are in no pool."""
    return PyrgaPuzzles().new_judge(estimator(GAME))


def sample(plies: int, number: int, *, drawn: bool = False) -> list[tuple[str, ...]]:
    """Games of that many random plies; drawn: those whose value is a draw."""
    if not drawn:
        return [texts for texts, _ in random_games(plies, number, seed=1)]
    found: list[tuple[str, ...]] = []
    for seed in range(2, 100):
        games = random_games(plies, 20, seed)
        found += [texts for texts, position in games if plain_value(position) == 0]
        if len(found) >= number:
            break
    return found[:number]


@sampled
@pytest.mark.parametrize("plies", PLIES)
def test_every_question_and_every_move_is_judged_as_a_full_proof_does(plies: int) -> None:
    judge = new_judge()
    for drawn in (False, True):
        for texts in sample(plies, part(20 if drawn else 50), drawn=drawn):
            PROOF.check_everything(judge, play(" ".join(texts)))
    plain_value.cache_clear()


@sampled
def test_the_full_proof_is_that_of_the_literal_rules() -> None:
    for plies in (24, 25):
        for texts in sample(plies, part(30)):
            assert plain_value(play(" ".join(texts))) == literal_value(texts, {}), texts


@sampled
@pytest.mark.parametrize("plies", [21, 22, 24])
def test_a_pool_is_judged_as_a_full_proof_does(plies: int) -> None:
    judge = PyrgaPuzzles().new_judge()
    for drawn in (False, True):
        for texts in sample(plies, part(15), drawn=drawn):
            position = play(" ".join(texts))
            for move in position.legal_moves():
                for theme, ask in ((DRAW, DRAW), ("tower", WIN)):
                    ruling = result(judge.judge(Problem(position, theme), position, move))
                    assert ruling.proven
                    PROOF.check_ruling(position, ask, move, ruling)
    plain_value.cache_clear()


@sampled
@pytest.mark.parametrize("plies", [21, 22, 23, 24])
def test_mirror_images_are_judged_alike(plies: int) -> None:
    for drawn in (False, True):
        for seed, texts in enumerate(sample(plies, part(18), drawn=drawn)):
            flips = random.Random(seed).choice(MIRRORS)
            start = play(" ".join(texts))
            image = play(" ".join(mirrored(text, *flips) for text in texts))
            moves = {
                move: GAME.parse_move(image, mirrored(MOVE_TEXTS[move], *flips))
                for move in start.legal_moves()
            }
            PROOF.check_mirrored((new_judge(), new_judge()), start, image, moves)
    plain_value.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("written", EARLY)
def test_an_early_win_is_found_and_proven_once_more_by_a_prover_without_tables(
    written: str,
) -> None:
    start = GAME.decode(written)
    posed = result(new_judge().pose(start, WIN))
    assert posed.proven
    *_, proof = Prover(use_book=False).prove(start.apply(posed.line[0]))
    assert proof.value == -1


@pytest.mark.parametrize("written", EARLY)
def test_an_early_win_is_not_called_proven_while_its_move_is_not(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proven_judge, "MOVE_STEPS", 10)
    posed = result(new_judge().pose(GAME.decode(written), WIN))
    assert posed.line
    assert not posed.proven


def mirrored(text: str, left_right: bool, up_down: bool, swapped: bool) -> str:
    """The text of a move in a mirror image of the board."""
    x, y = "abcd".index(text[1]), int(text[2]) - 1
    way = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0), "": (0, 0)}[text[3:]]
    (x, y), way = ((y, x), (way[1], way[0])) if swapped else ((x, y), way)
    x, way = (3 - x, (-way[0], way[1])) if left_right else (x, way)
    y, way = (3 - y, (way[0], -way[1])) if up_down else (y, way)
    direction = {(0, 1): "n", (1, 0): "e", (0, -1): "s", (-1, 0): "w", (0, 0): ""}[way]
    return f"{text[0]}{'abcd'[x]}{y + 1}{direction}"
