"""Moves about the page with the keyboard alone."""

from __future__ import annotations

import re
from typing import Final

from e2e.support.playing.board import Board

FOCUSED: Final = "document.activeElement.id"


def focused(board: Board) -> str:
    """The id of the focused element; "" if there is none."""
    id: str = board.page.evaluate(FOCUSED)
    return id


def focus_is(board: Board, name: str) -> None:
    board.page.wait_for_function(f"{FOCUSED} === '{name}'")


def tab_to(board: Board, begin: str, backwards: bool = False) -> None:
    """Presses Tab until the id of the focused element begins with `begin`, once there is one."""
    board.page.locator(f"[id^='{begin}']:visible").first.wait_for()
    for _ in range(40):
        if focused(board).startswith(begin):
            return
        board.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"Tab does not lead to {begin}")


def walk(board: Board, cell: str) -> None:
    """Goes to a cell with the arrow keys, from the focused cell or from the board's tab stop."""
    if not re.fullmatch("spot-[a-z][0-9]+", focused(board)):
        tab_to(board, "spot-", backwards=True)
    at = focused(board).removeprefix("spot-")
    file, rank, goal = ord(at[0]), int(at[1:]), (ord(cell[0]), int(cell[1:]))
    while (file, rank) != goal:
        if file != goal[0]:
            key, file = ("ArrowRight", file + 1) if file < goal[0] else ("ArrowLeft", file - 1)
        else:
            key, rank = ("ArrowUp", rank + 1) if rank < goal[1] else ("ArrowDown", rank - 1)
        board.press(key)
        focus_is(board, f"spot-{chr(file)}{rank}")
