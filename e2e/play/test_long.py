"""Games of several hundred plies: only the end of the list of moves is redrawn."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tesserae.games import catalog
from tools.generate.playthroughs import folder

LONG: Final = re.findall(
    r"^move: (.*)$", (folder(catalog.by_slug("tetrad")) / "33.txt").read_text("utf-8"), re.MULTILINE
)
BEGUN: Final = 411


def opened(board: Board) -> None:
    board.open(f"#/tetrad?v=1&g={'.'.join(LONG[:BEGUN])}")
    expect(board.page.locator(f"#ply-{BEGUN - 1}[aria-current]")).to_be_visible(timeout=PATIENCE)
    board.page.evaluate("document.querySelector('#ply-300').untouched = true")


def all_there(board: Board, plies: int) -> None:
    """Asserts that every ply is in the list once, and that earlier chunks were not redrawn."""
    expect(board.page.locator("#moves button")).to_have_count(plies + 1)
    assert board.page.evaluate("document.querySelector('#ply-300').untouched")
    places = board.page.locator("[data-kept]")
    assert all(text.strip() for text in places.all_text_contents())


def test_looking_back_in_a_long_list_marks_one_ply(board: Board) -> None:
    opened(board)
    for number in range(BEGUN - 2, BEGUN - 32, -1):
        board.press("ArrowLeft")
        expect(board.page.locator("#moves [aria-current]")).to_have_id(f"ply-{number}")
    all_there(board, BEGUN)


def test_a_variation_early_in_a_long_game_stands_among_what_was_there(board: Board) -> None:
    opened(board)
    board.page.click("#ply-9")
    expect(board.page.locator("#ply-9[aria-current]")).to_be_visible()
    board.page.fill("#typed-move", "end")
    board.press("Enter")
    expect(board.page.locator(f".variation #ply-{BEGUN}[aria-current]")).to_be_visible()
    all_there(board, BEGUN + 1)
    assert board.moves() == [*LONG[:10], "end"]
