"""The pools of puzzles: what they hold, and that what they say is proven anew."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from zlib import crc32

import pytest

from tesserae.core.puzzle import LONGEST_POOL, NOW, STOP, Problem, Puzzle, days_of
from tesserae.core.puzzle.days import EASY_DAY, FIRST_WEEK
from tesserae.core.puzzle.tiers import tier_of
from tesserae.games import catalog
from tesserae.games.pools import pool_of, pool_text, retired_of
from tesserae.games.tetrad.engine.themes import READY
from tesserae.games.tetrad.rules.position import END
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests import having
from tests.tiers import THOROUGH, by_turns, sampled
from tools.generate.puzzles import __main__ as puzzles
from tools.generate.puzzles import calibrating, candidates, ending
from tools.generate.puzzles.__main__ import faults_of
from tools.generate.puzzles.calibrating import (
    SOLVERS,
    TIERS,
    calibrate,
    difficulty,
    table,
    try_puzzle,
)
from tools.generate.puzzles.candidates import Candidate, Findings, Log
from tools.generate.puzzles.parting import Starts, apart
from tools.generate.puzzles.pools import pool
from tools.generate.puzzles.replaying import position_after
from tools.generate.puzzles.scheduling import WEEK, schedule

pytestmark = sampled

NUMBERED = {
    "pyrga": (1099, 744_482_096),
    "zaic": (604, 1_152_484_118),
    "tetrad": (324, 155_963_478),
}
"""Published pools: their highest number, and a checksum of where all links lead."""

PUBLISHED = {
    "pyrga": "86.703.311.928.834.665.286.62.682.261.934.969.782.386.438",
    "zaic": "205.190.175.160.85.62.261.238.386.161.465.486.186.538.438",
    "tetrad": "41.98.43.100.2.62.85.108.286.186.261.134.238.138.234",
}
"""The days that have been published, and their puzzles: these never change."""

every_published_pool = pytest.mark.parametrize(
    "slug",
    [
        slug
        if slug in NUMBERED
        else pytest.param(slug, marks=pytest.mark.skip("To publish its puzzles, list it here."))
        for slug in having.POOL
    ],
)


@pytest.mark.parametrize("slug", having.POOL)
def test_a_sample_is_proven_anew(slug: str) -> None:
    """`python -m tools.generate.puzzles verify GAME` proves all."""
    sizes = pool(slug).sizes
    assert faults_of(slug, sizes.thorough if THOROUGH else sizes.few, seed=5) == []


@pytest.mark.parametrize("slug", having.POOL)
def test_a_pool_is_large_enough_and_small_and_its_numbers_are_unique(slug: str) -> None:
    puzzles = pool_of(slug)
    assert pool(slug).sizes.least <= len(puzzles) <= pool(slug).sizes.most
    assert len({puzzle.number for puzzle in puzzles}) == len(puzzles)
    assert len(pool_text(slug)) < LONGEST_POOL
    small = 49_000  # it is fetched with the first puzzle of its game
    assert len(gzip.compress(pool_text(slug).encode(), 9)) < small


def sample(slug: str, seed: int) -> Sequence[Puzzle]:
    """Puzzles of a pool: all in a thorough run."""
    puzzles = pool_of(slug)
    if THOROUGH:
        return puzzles
    return random.Random(seed).sample(puzzles, min(60, len(puzzles)))


@pytest.mark.parametrize("slug", having.POOL)
def test_no_two_are_alike_but_for_a_symmetry(slug: str) -> None:
    game, puzzles = catalog.by_slug(slug), sample(slug, 7)
    keys = {pool(slug).key(position_after(game, puzzle.moves)) for puzzle in puzzles}
    assert len(keys) == len(puzzles)


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(having.POOL, share=3))
def test_none_gives_another_away_but_for_fixed_days(slug: str) -> None:
    puzzles, fixed = pool_of(slug), set(map(int, days_of(pool_text(slug))[:FIRST_WEEK]))
    starts = Starts(pool(slug), puzzles)
    for puzzle in sample(slug, 3):
        assert puzzle.number in fixed or starts.given_away_by(puzzle) <= fixed


def mirrored(texts: Iterable[str]) -> tuple[str, ...]:
    """Moves of Pyrga, left and right exchanged."""
    return tuple(text.translate(str.maketrans("abcdew", "dcbawe")) for text in texts)


def test_of_two_that_give_each_other_away_one_goes_also_of_mirror_images() -> None:
    game = catalog.by_slug("pyrga")
    one = next(it for it in pool_of("pyrga") if len(it.line) >= 3)
    start, later = position_after(game, one.moves), mirrored(one.moves + one.line[:2])
    other = one._replace(number=9_001, moves=later, line=mirrored(one.line[2:]))
    for fixed in (one, other):
        left = apart(pool("pyrga"), [one, other], frozenset({fixed.number}))
        assert left == [fixed]
    wrong = next(
        text
        for text in map(partial(game.format_move, start), start.legal_moves())
        if text != one.line[0] and start.apply(game.parse_move(start, text)).outcome() is None
    )
    elsewhere = one._replace(number=9_002, moves=(*one.moves, wrong), line=())
    assert apart(pool("pyrga"), [one, elsewhere], frozenset()) == [one, elsewhere]


@pytest.mark.parametrize("slug", having.POOL)
def test_every_theme_and_task_has_words(slug: str) -> None:
    game = catalog.by_slug(slug)
    assert game.puzzles is not None
    themes = set(game.puzzles().themes)
    assert {puzzle.theme for puzzle in pool_of(slug)} <= themes
    said = Words("en", [STRINGS, game.strings])
    assert all(said(f"{slug}.theme.{theme}") for theme in themes)


@every_published_pool
def test_the_link_to_a_puzzle_leads_to_the_same_position_for_ever(slug: str) -> None:
    last, checksum = NUMBERED[slug]
    moves = {it.number: it.moves for it in (*retired_of(slug), *pool_of(slug))}
    links = "".join(f"{number} {'.'.join(moves[number])}\n" for number in range(1, last + 1))
    assert crc32(links.encode()) == checksum


@every_published_pool
def test_a_retired_puzzle_is_in_no_pool_and_still_proven(slug: str) -> None:
    retired = retired_of(slug)
    assert retired
    assert not {it.number for it in retired} & {it.number for it in pool_of(slug)}
    assert not any(it.difficulty for it in retired)
    for it in retired if THOROUGH else random.Random(2).sample(retired, 2):
        assert pool(slug).faults(it) == []


@every_published_pool
def test_a_day_that_has_been_published_keeps_its_puzzle(slug: str) -> None:
    published = PUBLISHED[slug].split(".")
    assert days_of(pool_text(slug))[: len(published)] == published


@every_published_pool
def test_from_an_easy_monday_to_sunday_the_puzzles_of_the_days_get_harder(slug: str) -> None:
    difficulties = {str(puzzle.number): puzzle.difficulty for puzzle in pool_of(slug)}
    listed = [difficulties[number] for number in days_of(pool_text(slug))]
    assert {tier_of(difficulty) for difficulty in listed[EASY_DAY::WEEK]} == {0}
    weeks = [listed[at : at + WEEK] for at in range(FIRST_WEEK, len(listed), WEEK)]
    assert len(weeks) >= 52
    assert all(len(week) == WEEK and week == sorted(week) for week in weeks)
    assert all(week[0] < week[-1] for week in weeks)


def test_weeks_are_added_behind_those_there_are_and_no_puzzle_comes_again_early() -> None:
    puzzles = [Puzzle(n, ("a",), ("b",), "quiet", 600 + 10 * n) for n in range(1, 29)]
    listed = schedule(puzzles, [5, 6], 4)
    assert (listed[:2], len(listed)) == ([5, 6], 2 + 6 + 4 * WEEK)
    assert len(set(listed[FIRST_WEEK:])) == len(puzzles)
    grown = [*puzzles, *(Puzzle(n, ("a",), ("b",), "quiet", 100) for n in range(30, 40))]
    longer = schedule(grown, listed, 1)
    assert longer[: len(listed)] == listed
    assert longer[len(listed)] >= 30


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_every_puzzle_for_beginners_is_proven_anew_and_judged_so(slug: str) -> None:
    game = catalog.by_slug(slug)
    assert game.puzzles is not None
    judge = game.puzzles().new_judge()
    for theme in (NOW, STOP):
        puzzles = [puzzle for puzzle in pool_of(slug) if puzzle.theme == theme]
        assert len(puzzles) >= {NOW: 60, STOP: 30}[theme]
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


@pytest.mark.slow
def test_every_turn_for_beginners_is_certain_and_judged_so() -> None:
    game = catalog.by_slug("tetrad")
    assert game.puzzles is not None
    judge = game.puzzles().new_judge()
    for theme, least in ((READY, 50), (NOW, 40)):
        puzzles = [puzzle for puzzle in pool_of("tetrad") if puzzle.theme == theme]
        assert len(puzzles) >= least
        assert [fault for puzzle in puzzles for fault in pool("tetrad").faults(puzzle)] == []
        start = position_after(game, puzzles[0].moves)
        problem, position, solved = Problem(start, theme), start, False
        [gives_up] = [it for it in judge.judge(problem, start, END) if it is not None]
        assert (gives_up.right, gives_up.proven) == (False, True)
        for move in game.parse_moves(start, puzzles[0].line):
            if position.to_move == start.turn:
                assert not solved
                *_, ruling = judge.judge(problem, position, move)
                assert ruling is not None
                assert ruling.right is not False
                solved = ruling.solved
            position = position.apply(move)
        assert solved
        assert (position.outcome() is not None) == (theme == NOW)


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_an_ending_wins_on_the_board(slug: str) -> None:
    game, puzzles = catalog.by_slug(slug), [it for it in pool_of(slug) if it.ending]
    assert len(puzzles) > len(pool_of(slug)) / 3
    assert [fault for it in puzzles for fault in ending.faults(game, it)] == []
    short = puzzles[0]._replace(ending=puzzles[0].ending[:-1] or puzzles[0].line[:0])
    assert bool(short.ending) == bool(ending.faults(game, short))
    assert pool(slug).ending(puzzles[0]) == puzzles[0].ending


def test_a_puzzle_is_the_harder_the_fewer_solve_it() -> None:
    puzzle = next(it for it in pool_of("pyrga") if it.theme == "quiet")
    names = [solver.name for solver in SOLVERS]
    found = [
        difficulty("pyrga", puzzle, {name: float(n >= fail) for n, name in enumerate(names)})
        for fail in range(len(names) + 1)
    ]
    assert found == sorted(set(found))
    assert found[0] < SOLVERS[1].rating < found[-1]


@pytest.mark.parametrize("slug", ["pyrga", pytest.param("zaic", marks=pytest.mark.slow)])
def test_the_levels_solve_more_of_the_easy_ones_than_of_the_hard_ones(slug: str) -> None:
    order = sorted(pool_of(slug), key=lambda it: it.difficulty)
    tiers = [order[len(order) * n // 3 : len(order) * (n + 1) // 3] for n in range(3)]
    means = []
    for tier in tiers:
        solved = [try_puzzle(slug, 2, it) for it in random.Random(1).sample(tier, 15)]
        means.append(sum(it["level 1"] + it["level 2"] for it in solved) / (2 * len(solved)))
    assert means[0] > means[1] + 0.1 > means[2] + 0.1


def test_what_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrating, "FOLDER", tmp_path)
    puzzles = [it for it in pool_of("pyrga") if it.theme == NOW][:TIERS]
    first = calibrate("pyrga", puzzles[:1], 1, None)
    trials: list[Puzzle] = []

    def none_solves(_: str, __: int, puzzle: Puzzle) -> dict[str, float]:
        trials.append(puzzle)
        return dict.fromkeys((solver.name for solver in SOLVERS), 0.0)

    monkeypatch.setattr(calibrating, "try_puzzle", none_solves)
    both = calibrate("pyrga", puzzles, 1, None)
    assert trials == puzzles[1:]
    assert both[0] == first[0]
    heading, *lines = table("pyrga", both, 1, None)
    assert "level 5" in heading
    assert [line.split()[4:] for line in lines] == [["100%"] * 6, *[["0%"] * 6] * (TIERS - 1)]


class Finder:
    """Finds two candidates with every seed, of which one is always the same."""

    def find(self, log: Findings, seconds: float, seed: int) -> None:
        assert seconds == 60
        for key in ("same", str(seed)):
            if key not in log.keys:
                log.counts["kept"] += 1
                log.add(Candidate(key, ("Bh8",), ("bj7",), "quiet"))


def test_what_is_found_by_several_is_saved_once_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidates, "FOLDER", tmp_path)
    monkeypatch.setattr(puzzles, "pool", lambda _: Finder())
    monkeypatch.setattr(puzzles, "keys_of_pool", lambda _: {"1000001"})
    with ThreadPoolExecutor(2) as executor:
        puzzles.find("zaic", 180, 1, executor)
    keys = ["1000000", "1000002", "same"]  # what is in the pool is not looked for
    assert sorted(it.key for it in Log("zaic").found) == keys
    assert Log("zaic").counts == {"kept": 3, "candidates": 3, "symmetric duplicate": 2}
    file = tmp_path / "zaic.jsonl"
    whole = file.read_text()
    file.write_text(whole + whole[:20])
    assert sorted(it.key for it in Log("zaic").found) == keys
    assert file.read_text() == whole
    puzzles.find("zaic", 60, 2, None)
    assert sorted(it.key for it in Log("zaic").found) == sorted([*keys, "2000000"])
