"""What is said of every wrong move in a sample of puzzles is true, and is a sentence."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tesserae.app.texts.wording import words_in
from tesserae.core.game import Game, Move, Position
from tesserae.core.position import play_all
from tesserae.core.puzzle import Judge, Problem, Ruling
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tests import having
from tests.conformance.sample import truths_of
from tests.core.judging import result
from tests.refuting import Truths, told
from tests.tiers import batches

PUZZLES = 12
"""Puzzles in a batch; there are ten batches, and all but the first are slow."""

TURNS = 4
"""Turns of a game with long turns that are tried in a puzzle, ply by ply."""

LANGUAGES = ("en", "fr")

REFUTING = [slug for slug in having.POOL if "refutation" in vars(type(catalog.by_slug(slug)))]
"""The games that say themselves why a move is wrong; of others the line is told."""


def wrong_plies(
    game: Game[Position], judge: Judge[Position], problem: Problem[Position], rng: random.Random
) -> Iterator[tuple[Position, Move, Ruling]]:
    """Every first ply that is wrong; of long turns, the ply that spoils one of some turns."""
    start = problem.start
    if not game.long_turns:
        for move in start.legal_moves():
            ruling = result(judge.judge(problem, start, move))
            if ruling.right is False:
                yield start, move, ruling
        return
    for _ in range(TURNS):
        before, ruling = start, Ruling(None)
        while not ruling.solved and ruling.right is not False:
            moves = before.legal_moves()
            shots = [it for it in moves if "x" in game.format_move(before, it)]
            move = rng.choice(shots if shots and rng.random() < 0.5 else moves)
            ruling = result(judge.judge(problem, before, move))
            if ruling.right is False:
                yield before, move, ruling
            before = play_all(before.apply(move), ruling.replies)


@pytest.mark.parametrize("batch", batches(10, 1))
@pytest.mark.parametrize("slug", REFUTING)
def test_each_sentence_about_a_wrong_move_is_true(slug: str, batch: int) -> None:
    game, rng, seen = catalog.by_slug(slug), random.Random(f"{slug} {batch}"), Counter[str]()
    assert game.puzzles is not None
    judge = game.puzzles().new_judge()
    holds: Truths = truths_of(slug, "refutation")
    for puzzle in rng.sample(pool_of(slug), min(PUZZLES, len(pool_of(slug)))):
        start = play_all(game.initial(), game.parse_moves(game.initial(), puzzle.moves))
        problem = Problem(start, puzzle.theme)
        for before, move, ruling in wrong_plies(game, judge, problem, rng):
            for key, refuted in told(game, problem, before, move, ruling):
                assert holds[key](refuted), (puzzle.number, game.format_move(before, move), key)
                seen[key] += 1
            for language in LANGUAGES:
                why = game.refutation(problem, before, move, ruling)
                assert why is not None
                said = words_in(language)(text("puzzle.wrong.why", why=why))
                assert said.endswith(".")
                assert "{" not in said
    assert len(seen) >= 3


@pytest.mark.parametrize("slug", REFUTING)
def test_every_sentence_about_wrong_moves_is_held_true(slug: str) -> None:
    catalogs = catalog.by_slug(slug).strings["en"]
    keys = {key.removesuffix(".one").removesuffix(".other") for key in catalogs}
    assert {key for key in keys if ".refuted" in key} <= set(truths_of(slug, "refutation"))
