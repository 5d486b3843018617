"""The board: its frame, the picture in it, and the targets on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.app.model import Model
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.app.play import aloud
from tesserae.core.game import Game, Position
from tesserae.core.scene import Item, Marks, Scene, Spot, Target
from tesserae.core.text import Text
from tesserae.view import svg
from tesserae.view.html import Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.words import Words

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

BOARD_KEYS: Final = " ".join(
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Escape", ".", ",", "?"]
    + [*LETTERS, *LETTERS.upper(), *"123456789", *aloud.KEYS]
)
"""Keys on the board: moving about, undoing, choosing a piece by letter or number, help, reading."""

TABLE_KEYS: Final = "ArrowLeft ArrowRight Home End Escape r R . , ?"
"""Keys beside the board: stepping through plies, undoing, rotating a piece, the board, help."""

GAME_KEYS: Final = f"{TABLE_KEYS} h H f F e E n N t T"
"""Keys of the page of a game, with its shortcuts."""


def board(game: Game[Position], fill: Regions, keys: str = BOARD_KEYS) -> Markup:
    """The frame of the board, with regions for the picture and the targets. keys: its shortcuts."""
    layers = (
        region("g", "board-ground", fill, aria_hidden="true"),
        region("g", "board-picture", fill, aria_hidden="true"),
        region("g", "board-spots", fill),
    )
    drawing = el("svg", layers, class_="board", viewBox=_view_box(game))
    said = region("p", "said", fill, class_="hidden", role="status")
    return el("div", drawing, said, class_="place", data_keys=keys)


@lru_cache
def _view_box(game: Game[Position]) -> str:
    """The extent of a board, the same for all positions of a game."""
    return svg.view_box(game.scene(game.initial(), Marks()))


def board_regions(model: Model, shown: Scene, words: Words) -> Drawings:
    """The picture of the board, and its targets."""
    return {
        "board-ground": lazy(_picture, *shown.ground),
        "board-picture": lazy(_layers, *shown.items),
        "board-spots": lazy(_spots, shown.spots, shown.label, model.play.tab_stop, words),
        "said": lazy(_announcement, model.play.said, model.play.sayings, words),
    }


def _picture(*items: Item) -> Markup:
    return Markup(svg.picture(items))


def _layers(*items: Item) -> Markup:
    return Markup(svg.board(items))


def _announcement(said: tuple[Text, ...], number: int, words: Words) -> Markup:
    """The announcement; differs from the one before, as screen readers would not repeat it."""
    told = [words(it) for it in said]
    whole = " ".join([it if it[-1] in ".:" else f"{it}." for it in told])
    return join([whole, "\u00a0" if told and number % 2 else ""])


def _spots(
    spots: tuple[Spot, ...], label: Text | None, focus: Target | None, words: Words
) -> Markup:
    return Markup(svg.spots(spots, label, words, focus))
