"""A fixed game of Tetrad, and how a player enters its moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import expect

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tesserae.core.entry import resolve
from tesserae.games import catalog

TETRAD: Final = catalog.by_slug("tetrad")

_WRITTEN: Final = (
    "I1b1 T2k13 I1d1 L1i12 I1g1 T2f13 I1j1 J3d12 I1m1 T2a13 1e4 2d4 4j4 3g4 5l3 2xn -d12 1xn -e12 "
    "4xn -i14 3xn -h14 end 2i9l 1i11 4d10 5c12r 3f10 1xs -j7 5xs -d7 4xs -d6 3xs -g7 2xs -j4 end "
    "5g8r 1g7r 2d7 3d4 1xn -j11 -j10 -g10 4xn -i9 5xn -i12 -j9 -f11 3xn -d10 -c13 2xn -d11 -d14 "
    "end end 1g9 4g6 2d11r 3d7 5j11 3xn -d12 2xn -d13 1xn -k12 -g11 5xn -j12"
)

GAME: Final = tuple(_WRITTEN.split())
"""White wins it by annihilation; with turns, several hits at once, and lost units."""

END: Final = "White wins: Black has no tile left."

OVER_TO_BLACK: Final = "Over to Black. Unit 4 was hit: choose the tile it loses (1 of 4)."

SETUP: Final = 10

MIDDLE: Final = f"#/tetrad?v=1&g={'.'.join(GAME[:31])}"
"""White has fired and been fired at; it is Black's turn, who can still fire."""


def positions(moves: tuple[str, ...] = GAME) -> Iterator[tuple[Any, str]]:
    """Each position of a game with the move that was played there."""
    position = TETRAD.initial()
    for text in moves:
        yield position, text
        position = position.apply(TETRAD.parse_move(position, text))


def clicks(position: Any, text: str, order: int = 0) -> tuple[str, ...]:
    """The targets that enter a move; `order` picks one of its entries, modulo their number."""
    move = TETRAD.parse_move(position, text)
    sequences = [
        tuple(target.name for target in entry.targets)
        for entry in TETRAD.entries(position)
        if entry.move == move
    ]
    return sequences[order % len(sequences)]


def by_hand(moves: tuple[str, ...] = GAME) -> Iterator[tuple[int, Any, str]]:
    """The plies of a game that the player enters: number of plies afterwards, position, move.

    A turn in which nothing more can be done ends by itself.
    """
    plies = list(positions(moves))
    for ply, (position, text) in enumerate(plies, 1):
        if TETRAD.automatic(position) is None:
            then = plies[ply][0] if ply < len(plies) else None
            yield ply + (then is not None and TETRAD.automatic(then) is not None), position, text


def offered(board: Board, position: Any, picked: tuple[str, ...]) -> None:
    """Exactly those cells are marked that carry the half-entered move on."""
    targets = tuple(t for t in map(TETRAD.target, picked) if t is not None)
    names = {t.name for t in resolve(TETRAD.entries(position), targets).offered}
    expected = {name for name in names if name[1:].isdigit()}
    cells = board.page.locator("#board-spots [role=gridcell].offered")
    expect(cells).to_have_count(len(expected))
    assert set(cells.evaluate_all("them => them.map((it) => it.dataset.arg)")) == expected


def show(board: Board, name: str) -> None:
    """Picks a shape, and rotates it until it has the named rotation."""
    stock = board.page.locator(f"#tray [data-arg^='{name[0]}']").first
    if stock.get_attribute("aria-pressed") != "true":
        stock.click()
    expect(stock).to_have_attribute("aria-pressed", "true")
    for _ in range(4):
        at = str(stock.get_attribute("data-arg"))
        if at == name:
            return
        board.page.locator("#rotate").click()
        expect(board.page.locator(f"#tray [data-arg='{at}']")).to_have_count(0)
    raise AssertionError(f"{name} does not come up")


def take(board: Board, position: Any, text: str, order: int = 0) -> None:
    """Enters a move by clicks on offered targets."""
    for target in clicks(position, text, order):
        if re.fullmatch("[A-Z][0-3]", target):
            show(board, target)
            continue
        element = board.target(target)
        expect(element).to_have_class(re.compile(r"\boffered\b"), timeout=PATIENCE)
        board.hit(target)
