"""Pictures that chats show beside a link: the board of each game, and of the first three."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import resvg_py

from tesserae.app.model.settings import LANGUAGES
from tesserae.app.texts.wording import words_in
from tesserae.core.game import Game, Position
from tesserae.core.scene import Group, Item, Label, Marks
from tesserae.games import catalog
from tesserae.view.standalone import Appearance, board

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The height to which chats and social networks crop pictures."""

NAME: Final = "preview.png"

_PAPER: Final = "#f5f0e6"
_MARGIN: Final = 30
_MOST_BOARDS: Final = 3
_OPENING: Final = re.compile(r"<svg([^>]*?) width=\"[^\"]*\" height=\"[^\"]*\"")


def files() -> dict[str, bytes]:
    """Path in the site -> content."""
    each = {f"{game.slug}/{NAME}": picture([game]) for game in catalog.GAMES}
    return {NAME: picture(catalog.GAMES[:_MOST_BOARDS], WIDTH * 3 // 5), **each}


def picture(games: Sequence[Game[Position]], width: int = WIDTH) -> bytes:
    """The boards of some games side by side, as a PNG that needs no font and is always the same.

    width: in pixels; smaller if it would be too large a file.
    """
    share = WIDTH / len(games)
    size = min(share - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
    drawn = [
        _place(_draw(game), share * n + (share - size) / 2, (HEIGHT - size) / 2, size)
        for n, game in enumerate(games)
    ]
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    svg = f"{whole}{''.join(drawn)}</svg>"
    made = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, background=_PAPER, skip_system_fonts=True
    )
    return bytes(made)


def _draw(game: Game[Position]) -> str:
    scene = game.scene(game.showcase(), Marks(coordinates=False))
    bare = scene._replace(
        ground=tuple(_without_letters(scene.ground)), items=tuple(_without_letters(scene.items))
    )
    css, colourway = catalog.listing_of(game.slug).board_css, next(iter(game.colourways), "")
    return board(bare, Appearance(css, "light", colourway), "", words_in(LANGUAGES[0]))


def _without_letters(items: Iterable[Item]) -> Iterator[Item]:
    """The items without letters and numbers: fonts differ from machine to machine."""
    for item in items:
        if isinstance(item, Group):
            yield item._replace(items=tuple(_without_letters(item.items)))
        elif not isinstance(item, Label):
            yield item


def _place(drawn: str, x: float, y: float, size: float) -> str:
    """A board in its place within the picture."""
    return _OPENING.sub(
        rf'<svg\1 x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"', drawn, count=1
    )
