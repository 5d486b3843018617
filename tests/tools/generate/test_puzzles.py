"""The pools of puzzles: what they hold, and that what they say is proven anew."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tesserae.core.puzzle import LONGEST_POOL, NOW, STOP, Problem, Puzzle, days_of
from tesserae.core.puzzle.days import FIRST_WEEK
from tesserae.games import catalog
from tesserae.games.pools import pool_of, pool_text
from tests import having
from tests.tiers import THOROUGH, sampled
from tools.generate.puzzles import __main__ as puzzles
from tools.generate.puzzles import candidates, ending
from tools.generate.puzzles.__main__ import faults_of
from tools.generate.puzzles.candidates import Candidate, Findings, Log
from tools.generate.puzzles.pools import pool
from tools.generate.puzzles.replaying import position_after
from tools.generate.puzzles.scheduling import WEEK, scheduled

pytestmark = sampled


@pytest.mark.parametrize("slug", having.POOL)
def test_a_sample_is_proven_anew(slug: str) -> None:
    """`python -m tools.generate.puzzles verify GAME` proves all."""
    sizes = pool(slug).sizes
    assert faults_of(slug, sizes.thorough if THOROUGH else sizes.few, seed=5) == []


@pytest.mark.parametrize("slug", having.POOL)
def test_a_pool_is_large_enough_and_its_numbers_are_unique(slug: str) -> None:
    puzzles = pool_of(slug)
    assert pool(slug).sizes.least <= len(puzzles) <= pool(slug).sizes.most
    assert len({puzzle.number for puzzle in puzzles}) == len(puzzles)
    assert len(pool_text(slug)) < LONGEST_POOL


def test_all_pools_are_small() -> None:
    sizes = [len(gzip.compress(pool_text(slug).encode(), 9)) for slug in having.POOL]
    assert sum(sizes) < 80_000


@pytest.mark.parametrize("slug", having.POOL)
def test_no_two_are_alike_but_for_a_symmetry(slug: str) -> None:
    keys = list(_keys(slug))
    assert len(set(keys)) == len(keys)


def _keys(slug: str) -> Iterator[str]:
    puzzles = pool_of(slug)
    if not THOROUGH:
        puzzles = random.Random(7).sample(puzzles, 60)
    return (pool(slug).key(puzzle.moves) for puzzle in puzzles)


@pytest.mark.parametrize("slug", having.POOL)
def test_every_theme_and_task_has_words(slug: str) -> None:
    game = catalog.by_slug(slug)
    assert game.puzzles is not None
    themes = set(game.puzzles().themes)
    assert {puzzle.theme for puzzle in pool_of(slug)} <= themes
    for theme in themes:
        assert f"{slug}.theme.{theme}" in game.strings["en"]


PUBLISHED = {
    "pyrga": (4, "86.703.311.928"),
    "zaic": (4, "205.190.175.160"),
    "tetrad": (4, "41.98.43.100"),
}
"""The days that have been published, and their puzzles: these never change."""


@pytest.mark.parametrize("slug", having.POOL)
def test_a_day_that_has_been_published_keeps_its_puzzle(slug: str) -> None:
    length, published = PUBLISHED[slug]
    assert ".".join(days_of(pool_text(slug))[:length]) == published


@pytest.mark.parametrize("slug", having.POOL)
def test_from_monday_to_sunday_the_puzzles_of_the_days_get_harder(slug: str) -> None:
    difficulties = {str(puzzle.number): puzzle.difficulty for puzzle in pool_of(slug)}
    listed = [difficulties[number] for number in days_of(pool_text(slug))]
    weeks = [listed[at : at + WEEK] for at in range(FIRST_WEEK, len(listed), WEEK)]
    assert len(weeks) >= 52
    assert all(len(week) == WEEK and week == sorted(week) for week in weeks)
    assert all(week[0] < week[-1] for week in weeks)


def test_weeks_are_added_behind_those_there_are_and_no_puzzle_comes_again_early() -> None:
    puzzles = [Puzzle(n, ("a",), ("b",), "quiet", 600 + 10 * n) for n in range(1, 29)]
    listed = scheduled(puzzles, [5, 6], 4)
    assert (listed[:2], len(listed)) == ([5, 6], 2 + 6 + 4 * WEEK)
    assert len(set(listed[FIRST_WEEK:])) == len(puzzles)
    grown = [*puzzles, *(Puzzle(n, ("a",), ("b",), "quiet", 100) for n in range(30, 40))]
    longer = scheduled(grown, listed, 1)
    assert longer[: len(listed)] == listed
    assert longer[len(listed)] >= 30


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_every_puzzle_for_beginners_is_proven_anew_and_judged_so(slug: str) -> None:
    game = catalog.by_slug(slug)
    assert game.puzzles is not None
    judge = game.puzzles().new_judge()
    for theme in (NOW, STOP):
        puzzles = [puzzle for puzzle in pool_of(slug) if puzzle.theme == theme]
        assert len(puzzles) >= {NOW: 60, STOP: 9}[theme]
        assert [fault for puzzle in puzzles for fault in pool(slug).faults(puzzle)] == []
        for puzzle in puzzles[:3]:
            start = position_after(game, puzzle.moves)
            problem = Problem(start, theme)
            for move in start.legal_moves():
                [ruling] = judge.judge(problem, start, move)
                assert ruling is not None
                right = game.format_move(start, move) == puzzle.line[0]
                assert (ruling.right, ruling.solved, ruling.proven) == (right, right, True)
                refuted = theme == STOP and not right and start.apply(move).outcome() is None
                assert bool(ruling.replies) == refuted


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_an_ending_wins_on_the_board(slug: str) -> None:
    game, puzzles = catalog.by_slug(slug), [it for it in pool_of(slug) if it.ending]
    assert len(puzzles) > len(pool_of(slug)) / 3
    assert [fault for it in puzzles for fault in ending.faults(game, it)] == []
    short = puzzles[0]._replace(ending=puzzles[0].ending[:-1] or puzzles[0].line[:0])
    assert bool(short.ending) == bool(ending.faults(game, short))
    assert pool(slug).ending(puzzles[0]) == puzzles[0].ending


class Finder:
    """Finds two candidates with every seed, of which one is always the same."""

    def find(self, log: Findings, seconds: float, seed: int) -> None:
        assert seconds == 60
        for key in ("same", str(seed)):
            if key not in log.keys:
                log.counts["kept"] += 1
                log.add(Candidate(key, ("Bh8",), ("bj7",), "quiet", 900))


def test_what_is_found_by_several_is_saved_once_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidates, "FOLDER", tmp_path)
    monkeypatch.setattr(puzzles, "pool", lambda _: Finder())
    with ThreadPoolExecutor(2) as executor:
        puzzles.find("zaic", 180, 1, executor)
    keys = ["1000000", "1000001", "1000002", "same"]
    assert sorted(it.key for it in Log("zaic").found) == keys
    assert Log("zaic").counts == {"kept": 4, "candidates": 4, "symmetric duplicate": 2}
    file = tmp_path / "zaic.jsonl"
    whole = file.read_text()
    file.write_text(whole + whole[:20])
    assert sorted(it.key for it in Log("zaic").found) == keys
    assert file.read_text() == whole
    puzzles.find("zaic", 60, 2, None)
    assert sorted(it.key for it in Log("zaic").found) == sorted([*keys, "2000000"])
