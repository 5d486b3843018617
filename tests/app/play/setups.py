"""New games of Tetrad whose armies are chosen in the dialog."""

from __future__ import annotations

from tesserae.app.messages import actions
from tests.app.page import Page

LINE = "I1b1.I1d1.I1g1.I1j1.I1m1"

OURS = "T2c1.O0f1.I1h1.L0i1.S0l1"


def asked(hash: str = "#/tetrad") -> Page:
    """The dialog of a new game."""
    page = Page(hash)
    page.press(actions.DIALOG("new"))
    return page


def new(
    white: str, black: str, seats: tuple[int, int] = (0, 0), texts: tuple[str, str] = ("", "")
) -> Page:
    """A new game with these choices made in the dialog."""
    page = asked()
    for side in (0, 1):
        page.change(actions.NEW_SEAT[side], seats[side])
        page.change(actions.NEW_SETUP[side], (white, black)[side])
        page.change(actions.NEW_TEXT[side], texts[side])
    page.press(actions.NEW_START)
    return page
