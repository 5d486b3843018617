"""The pools of puzzles: what they hold, and that what they say is proven anew."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator

import pytest

from tesserae.core.puzzle import LONGEST_POOL
from tesserae.games import catalog
from tesserae.games.pools import pool_of, pool_text
from tesserae.games.tetrad import GAME as TETRAD
from tests.tiers import THOROUGH, part, sampled
from tools.generate.puzzles.__main__ import faults_of
from tools.generate.puzzles.pyrga import PyrgaSource
from tools.generate.puzzles.replaying import position_after
from tools.generate.puzzles.tetrad import key_of
from tools.generate.puzzles.zaic import ZaicSource

pytestmark = sampled

SAMPLES = {"pyrga": part(160, 20), "zaic": part(80, 27), "tetrad": part(60, 30)}
LEAST = {"pyrga": 1_000, "zaic": 300, "tetrad": 100}


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_a_sample_is_proven_anew(slug: str) -> None:
    """`python -m tools.generate.puzzles verify GAME` proves all."""
    assert faults_of(slug, SAMPLES[slug], seed=5) == []


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_a_pool_is_large_enough_and_its_numbers_are_unique(slug: str) -> None:
    puzzles = pool_of(slug)
    assert len(puzzles) >= LEAST[slug]
    assert len({puzzle.number for puzzle in puzzles}) == len(puzzles)
    assert len(pool_text(slug)) < LONGEST_POOL


def test_all_pools_are_small() -> None:
    sizes = [len(gzip.compress(pool_text(slug).encode(), 9)) for slug in catalog.NAMES]
    assert sum(sizes) < 60_000


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_no_two_are_alike_but_for_a_symmetry(slug: str) -> None:
    keys = list(_keys(slug))
    assert len(set(keys)) == len(keys)


def _keys(slug: str) -> Iterator[str]:
    puzzles = pool_of(slug)
    if not THOROUGH:
        puzzles = random.Random(7).sample(puzzles, 60)
    for puzzle in puzzles:
        if slug == "pyrga":
            yield PyrgaSource().key(position_after(PyrgaSource().game, puzzle.moves))
        elif slug == "zaic":
            yield ZaicSource().key(position_after(ZaicSource().game, puzzle.moves))
        else:
            yield key_of(position_after(TETRAD, puzzle.moves))


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_every_theme_and_task_has_words(slug: str) -> None:
    game = catalog.by_slug(slug)
    assert game.puzzles is not None
    themes = set(game.puzzles().themes)
    assert {puzzle.theme for puzzle in pool_of(slug)} <= themes
    for theme in themes:
        assert f"{slug}.theme.{theme}" in game.strings["en"]
