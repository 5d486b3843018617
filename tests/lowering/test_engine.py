"""In MicroPython the levels that need no book play what they play in CPython, ply for ply."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from tesserae.core.game import Position
from tesserae.games import catalog
from tesserae.search.levels import BOOKLESS, LEVELS, seed_of
from tesserae.search.thinking import think
from tests.lowering.answering import LoweredApp, bundle_of, program, running, written
from tests.search.positions import wander
from tests.tiers import THOROUGH, sampled, some
from tools.lowering.sources import APP, ENGINE

pytestmark = sampled

MAIN: Final = """
class App:
    def __init__(self, **_):
        pass
    def begin(self, seed):
        pass
    def handle(self, event):
        from tesserae.games import catalog
        from tesserae.search.levels import LEVELS
        from tesserae.search.thinking import think
        slug, level, seed, code = event.split(chr(10))
        game = catalog.by_slug(slug)
        for report in think(game, game.decode(code), LEVELS[int(level) - 1], int(seed)):
            pass
        return [str(report.nodes), str(report.score), str(list(report.pv))]
"""
"""The app that answers: the nodes, the score and the line of a search to its end."""

LONGEST: Final = {"pyrga": 20, "zaic": 36, "tetrad": 60}
"""Random plies before a position, at most; of other games there are few."""

FEW: Final = 3

POSITIONS: Final = int(os.environ.get("POSITIONS", "8"))
"""Of a game and a level, when thorough; before a release more (docs/releasing.md)."""

AT_ONCE: Final = 20
"""Positions in one session."""


@pytest.fixture(scope="module", params=catalog.NAMES)
def slug(request: pytest.FixtureRequest) -> str:
    """A game: all tests of one come together, as they share its engine."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def engine(slug: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoweredApp]:
    """The lowered engine of that game, which needs none of what the app imports later."""
    parts = bundle_of(slug, APP, "en", ENGINE)
    with running(written([program(MAIN)], tmp_path_factory.mktemp(slug)) + parts) as started:
        yield started


def asked(slug: str, level: int, number: int) -> str:
    """Which position is searched: one line each for the game, the level, the seed and its code."""
    game = catalog.by_slug(slug)
    position: Position = wander(game, 7 * number % LONGEST.get(slug, FEW), number)
    return "\n".join([slug, str(level), str(seed_of(number, number)), game.encode(position)])


def chosen(question: str) -> list[str]:
    """CPython's answer."""
    slug, level, seed, code = question.split("\n")
    game = catalog.by_slug(slug)
    *_, report = think(game, game.decode(code), LEVELS[int(level) - 1], int(seed))
    return [str(report.nodes), str(report.score), str([*report.pv])]


def of_each(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    """Batches that are small enough for the time limit of a session."""
    return (numbers[n : n + AT_ONCE] for n in range(0, len(numbers), AT_ONCE))


@pytest.mark.parametrize("level", some(range(1, BOOKLESS + 1), quick=1))
def test_it_plays_what_cpython_plays(engine: LoweredApp, slug: str, level: int) -> None:
    for numbers in of_each(range(POSITIONS if THOROUGH else 4)):
        questions = [asked(slug, level, number) for number in numbers]
        assert engine.answers(questions) == list(map(chosen, questions))
