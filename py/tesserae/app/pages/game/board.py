"""The board: its frame, the picture in it, and the targets on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.app.model import Model
from tesserae.app.pages.common import Regions, region, table_of
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks, Scene
from tesserae.view import svg
from tesserae.view.html import Markup, el
from tesserae.view.words import Words

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

BOARD_KEYS: Final = " ".join(
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Escape", ".", ",", "?"]
    + [*LETTERS, *LETTERS.upper(), *"123456789"]
)
"""Keys on the board: moving about, undoing, choosing a piece by letter or number, help."""

TABLE_KEYS: Final = "ArrowLeft ArrowRight Home End Escape r R . , ?"
"""Keys beside the board: stepping through plies, undoing, rotating a piece, the board, help."""


def board(model: Model, fill: Regions) -> Markup:
    """The frame of the board, with regions for the picture and the targets."""
    layers = (
        region("g", "board-ground", fill, aria_hidden="true"),
        region("g", "board-picture", fill, aria_hidden="true"),
        region("g", "board-spots", fill),
    )
    drawing = el("svg", layers, class_="board", viewBox=_view_box(table_of(model).game))
    return el("div", drawing, class_="place", data_keys=BOARD_KEYS)


@lru_cache
def _view_box(game: Game[Position]) -> str:
    """The extent of a board, the same for all positions of a game."""
    return svg.view_box(game.scene(game.initial(), Marks()))


def board_regions(model: Model, shown: Scene, words: Words) -> dict[str, Markup]:
    """The picture of the board, and its targets."""
    focus = model.play.tab_stop
    return {
        "board-ground": Markup(svg.picture(shown.ground)),
        "board-picture": Markup(svg.picture(shown.items)),
        "board-spots": Markup(svg.spots(shown, words, focus)),
    }
