"""Whole games, a puzzle, a lesson and a study from the accessibility tree and by keys alone."""

from __future__ import annotations

import random
import re

import pytest

from e2e.support.playing.board import Board
from e2e.support.playing.listening import Listener
from tests.tiers import by_turns

ENDS = {
    "pyrga": r"(White|Black) wins|A draw",
    "zaic": r"(Light|Dark) wins|A draw",
    "tetrad": r"(White|Black) wins|A draw",
}

LESSON = (
    *("Next", "a1, Square, Next", "b2, Square, Next", "d3, Square, Next", "c4, Cylinder, Next"),
    *("a3, Square, Next", "a1, Square, Next", "c1, Triangle, Point at d1, Next"),
    *("d2, Square, Next", "b2, Point at b3, Next", "b2, Cylinder, Next", "b4, Next", "a1, Next"),
    *("d3, Triangle, Point at d2, Next", "b3, Cylinder, Next"),
)
"""What a reader chooses in each task of Pyrga's lesson."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(list(ENDS), 3))
def test_a_whole_game(board: Board, slug: str) -> None:
    board.open(f"#/{slug}?v=1&g=")
    ear, rng = Listener(board.page), random.Random(1)
    while choices := ear.choices():
        ends = [it for it in choices.others if it == "End the turn"]
        ear.choose(rng.choice(ends or choices.cells or choices.others))
    assert re.search(ENDS[slug], ear.live())


@pytest.mark.slow
def test_a_puzzle(board: Board) -> None:
    board.open("#/pyrga/puzzle/1")
    ear = Listener(board.page)
    while "Solved" not in ear.until("Solved|to move") and "That is it" not in ear.live():
        ear.choose("Hint")
        ear.choose("Hint")
        told = ear.until(r"Hint: \w+ on")
        kind, cell, at = re.findall(r"Hint: (\w+) on ([a-d]\d)(?:, pointing at ([a-d]\d))?", told)[
            0
        ]
        for name in (cell, kind, *([f"Point at {at}"] if at else [])):
            if name != cell and name not in ear.choices().others:
                break  # the only one, which is chosen by itself
            ear.choose(name)


@pytest.mark.slow
def test_a_lesson(board: Board) -> None:
    board.open("#/pyrga/learn")
    ear = Listener(board.page)
    for task in LESSON:
        for name in task.split(", "):
            if name == "Next":
                board.page.wait_for_timeout(500)  # or it may pass for a double press
            ear.choose(name)
    ear.until("lesson|first game")


@pytest.mark.slow
def test_a_study(board: Board) -> None:
    board.open("#/pyrga/study?v=1&g=Sb2")
    ear = Listener(board.page)
    ear.ask("!", r"White: Square on b2\.$")
    ear.choose("b3")
    ear.choose("Cylinder")
    ear.ask("!", r"Black: Cylinder on b3\.$")
    ear.choose("Back")
    ear.ask("!", r"White: Square on b2\.$")
    ear.ask("Shift+ArrowUp", r"b1: empty\. b2: White Square\.")
