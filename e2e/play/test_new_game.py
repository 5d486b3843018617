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
from tests.toy.breakthrough import GAME
from tests.toy.project import Project
from tools.serve import Site

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def with_breakthrough(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = Project(tmp_path_factory.mktemp("breakthrough"), (*NAMES, "nim", "breakthrough"))
    project.python("-m", "tools.build")
    built = {path.name for path in (project.root / "dist").rglob("*nim*")}
    parts = {"nim.bin", "nim-en.bin", "nim-fr.bin", "nim-later.bin", "nim-engine.bin"}
    assert parts | {"nim-light.svg", "nim-dark.svg"} <= built
    return project.root / "dist"


@pytest.fixture
def breakthrough(tab: Page, serve: Callable[..., Site], with_breakthrough: Path) -> Board:
    return Board(tab, serve(with_breakthrough).address)


def game(seed: int) -> Iterator[tuple[str, ...]]:
    """The clicks of each move of a random game."""
    rng, position = random.Random(seed), GAME.initial()
    while entries := GAME.entries(position):
        entry = rng.choice(entries)
        yield tuple(target.name for target in entry.targets)
        position = position.apply(entry.move)


def test_it_is_played_to_its_end_with_the_mouse(breakthrough: Board) -> None:
    moves = list(game(seed=0))
    begun = len(moves) - 6
    link = ".".join("".join(names) for names in moves[:begun])
    breakthrough.open(f"#/breakthrough?v=1&g={link}", patience=4 * PATIENCE)
    for number, names in enumerate(moves[begun:], begun):
        breakthrough.pick(*names)
        expect(breakthrough.page.locator(f"#ply-{number}")).to_be_visible()
    winner = "White" if len(moves) % 2 else "Black"
    expect(breakthrough.task).to_contain_text(f"{winner} wins.")
    expect(breakthrough.why).to_contain_text("A pawn has reached the last rank.")
    expect_what_may_be_done_to_be_marked(breakthrough)
    expect_the_computer_to_answer(breakthrough)


def expect_what_may_be_done_to_be_marked(breakthrough: Board) -> None:
    breakthrough.open("#/breakthrough?v=1&g=c2c3.c5c4")
    breakthrough.hit("c3")
    expect(breakthrough.drawn("rect.chosen")).to_have_count(1)
    expect(breakthrough.drawn("circle.dot")).to_have_count(2)
    breakthrough.click("c4")  # a target that is refused is not redrawn
    expect(breakthrough.page.locator("#page")).to_contain_text("takes diagonally")
    expect(breakthrough.page.locator("#own .badges")).to_have_text("begins")


def expect_the_computer_to_answer(breakthrough: Board) -> None:
    breakthrough.open("#/breakthrough?v=1&level=1&g=")
    breakthrough.pick("c2", "c3")
    expect(breakthrough.page.locator("#ply-1")).to_be_visible(timeout=2 * PATIENCE)
