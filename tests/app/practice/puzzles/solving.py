"""Solving puzzles on a page without a browser."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.core.puzzle import Puzzle
from tesserae.games.pools import pool_of
from tests.app.page import Page


def some_puzzle(slug: str, own: int = 1) -> Puzzle:
    """The first puzzle of a pool with so many plies of the solver, or more; skips if none has."""
    for puzzle in pool_of(slug):
        if len(puzzle.line) >= 2 * own - 1:
            return puzzle
    pytest.skip(f"{slug} has no puzzle of {own} moves")


def opened(slug: str, puzzle: Puzzle, **boot: object) -> Page:
    return Page(f"#/{slug}/puzzle/{puzzle.number}", **boot)


def phase(page: Page) -> str:
    """What the puzzle on the page waits for."""
    return page.board.phase


def enter(page: Page, written: str) -> None:
    """Enters a move by clicks, as the board offers it."""
    table = page.table
    move = table.game.parse_move(table.position, written)
    entry = next(entry for entry in table.game.entries(table.position) if entry.move == move)
    for target in entry.targets:
        if page.model.play.selection and target in page.model.play.selection:
            continue
        if page.table.position != table.position:
            break  # the rest was forced
        page.click(target.name)
    if page.model.play.held is not None:
        page.press(actions.CONFIRM)


def wait(page: Page) -> None:
    """Lets the pauses pass, and the judge come to an end."""
    for _ in range(50):
        page.think()
        before = page.puzzle
        page.send("waited", number=before.board.pause.number)
        if page.puzzle == before:
            return


def play(page: Page, *moves: str) -> None:
    """Enters moves, and lets each be judged and answered."""
    for move in moves:
        enter(page, move)
        wait(page)


def show_solution(page: Page) -> None:
    """Asks for the solution, and lets it be played out."""
    page.press(actions.PUZZLE_SOLUTION)
    wait(page)


def solve(page: Page, puzzle: Puzzle) -> None:
    """Plays the stored solution."""
    while phase(page) == "solve":
        play(page, puzzle.line[page.table.record.ply - len(puzzle.moves)])


def wrong_moves(page: Page, puzzle: Puzzle) -> list[str]:
    return [text for text in page.legal if text != puzzle.line[0]]
