"""A fixed game of Zaic, and how a player enters its moves."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tesserae.games import catalog

ZAIC: Final = catalog.by_slug("zaic")

GAME: Final = (
    *("Hh8", "Si8", "Hj8", "Sh9", "Vi6", "Vh6", "Hh10", "Vg10", "Vg6", "Hj6", "Sl6"),
    *("Bj9", "Sh6", "Be7", "Ve9", "Vi4", "Vj4", "Sj4", "Vl9", "Vg4", "Se6", "Ve8"),
)
"""Dark wins it with the second area, after the largest are level."""

END: Final = "Dark wins: the larger areas."

LINK: Final = f"#/zaic?v=1&g={'.'.join(GAME)}"


def lay(board: Board, text: str, order: int = 0) -> None:
    """Plays a move: the tile, if it is not picked already, then a cell that it covers.

    A standing 2x1 is taken with the rotate button where the tray shows it lying. A move that
    was tapped is confirmed.
    """
    played = len(board.moves())
    tile, cell = text[0], board.clicks(text, order)[-1]
    if not board.target(tile).count():
        board.page.locator("#tray .turnable .bare").click()
    elif board.target(tile).get_attribute("aria-pressed") != "true":
        board.hit(tile)
    expect(board.target(tile)).to_have_attribute("aria-pressed", "true")
    expect(board.target(cell)).to_have_class(re.compile(r"\boffered\b"), timeout=PATIENCE)
    board.hit(cell)
    if board.finger:
        board.page.locator("#confirm").tap()
    arrived(board, text, played)


def arrived(board: Board, text: str, played: int) -> None:
    """Waits until a move is the current one, the `played`-th of the game."""
    expect(board.page.locator(f"#ply-{played}[aria-current]")).to_have_text(text)
