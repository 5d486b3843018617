"""A game that was begun with the tool and written by the guide is built, and played on the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tesserae.games.catalog import NAMES
from tests.toy.konane import GAME
from tests.toy.project import Project
from tools.serve import Site

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def with_konane(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = Project(tmp_path_factory.mktemp("konane"), (*NAMES, "konane"))
    project.python("-m", "tools.build")
    return project.root / "dist"


@pytest.fixture
def konane(tab: Page, serve: Callable[..., Site], with_konane: Path) -> Board:
    return Board(tab, serve(with_konane).address)


def game(seed: int) -> Iterator[tuple[str, ...]]:
    """The clicks of each move of a random game."""
    rng, position = random.Random(seed), GAME.initial()
    while entries := GAME.entries(position):
        entry = rng.choice(entries)
        yield tuple(target.name for target in entry.targets)
        position = position.apply(entry.move)


def test_it_is_played_to_its_end_with_the_mouse(konane: Board) -> None:
    konane.open("#/konane?v=1&g=", patience=4 * PATIENCE)
    moves = list(game(seed=0))
    for number, names in enumerate(moves):
        konane.pick(*names)
        expect(konane.page.locator(f"#ply-{number}")).to_be_visible()
    winner = "White" if len(moves) % 2 == 0 else "Black"
    expect(konane.task).to_have_text(f"{winner} wins.")
    expect(konane.why).to_have_text("The other side cannot jump.")


def test_what_may_be_done_is_marked_and_what_may_not_is_refused(konane: Board) -> None:
    konane.open("#/konane?v=1&g=c3.c2", patience=4 * PATIENCE)
    konane.hit("c5")
    expect(konane.drawn("rect.chosen")).to_have_count(1)
    expect(konane.drawn("circle.dot")).to_have_count(1)
    konane.click("f6")  # a target that is refused is not redrawn
    expect(konane.page.locator("#page")).to_contain_text("That is no jump over a stone")
    expect(konane.page.locator("#own .badges")).to_have_text("begins")


def test_the_computer_answers(konane: Board) -> None:
    konane.open("#/konane?v=1&level=1&g=", patience=4 * PATIENCE)
    konane.pick("c3")
    expect(konane.page.locator("#ply-1")).to_be_visible(timeout=2 * PATIENCE)
