"""The picture of a board as an SVG file."""

from __future__ import annotations

import re
from functools import partial
from numbers import Real
from typing import Final, NamedTuple, get_args

from tesserae.core.entry import targets_for
from tesserae.core.game import Game, Played, Position
from tesserae.core.scene import Marks, Target
from tesserae.games import catalog
from tesserae.library.arguments import check
from tesserae.library.sentences import sentence_of
from tesserae.view import standalone
from tesserae.view.standalone import Appearance
from tesserae.view.svg import PictureTheme

_SIZE: Final = re.compile(r' width="[\d.]+" height="[\d.]+"')

LARGEST: Final = 100_000
"""Pixels above which no picture is drawn."""


class Shown(NamedTuple):
    """What a picture shows besides the position. last: the ply to mark. marks: names of cells."""

    last: Played[Position] | None
    marks: tuple[str, ...]
    flipped: bool
    coordinates: bool


def svg(
    game: Game[Position],
    position: Position,
    shown: Shown,
    theme: PictureTheme,
    colourway: str | None,
    size: int | None,
    title: str,
) -> str:
    """The SVG file.

    ValueError for an unknown theme, colourway or cell, and for a bad size.
    """
    if theme not in get_args(PictureTheme):
        raise ValueError(f"no such theme: {theme!r}; there are {', '.join(get_args(PictureTheme))}")
    check(0 if size is None else size, Real, "size must be a number")
    if size is not None and not 0 < size < LARGEST:
        raise ValueError(f"size must be above 0, and below {LARGEST:,}: {size!r}")
    check_colourway(game, colourway)
    last: tuple[Target, ...] = ()
    if shown.last is not None:
        before, move = shown.last
        last = targets_for(game.entries(before), move)
    marks = Marks(
        last=last,
        hint=tuple(_target(game, name) for name in shown.marks),
        flipped=shown.flipped,
        coordinates=shown.coordinates,
    )
    scene = game.scene(position, marks)
    listing = catalog.listing_of(game.slug)
    appearance = Appearance(listing.board_css, theme, colourway or next(iter(game.colourways), ""))
    drawn = standalone.board(scene, appearance, title, partial(sentence_of, game=game))
    if size is None:
        return drawn
    scale = size / max(scene.width, scene.height)
    measures = f' width="{scene.width * scale:g}" height="{scene.height * scale:g}"'
    return _SIZE.sub(measures, drawn, count=1)


def _target(game: Game[Position], name: str) -> Target:
    target = game.target(name)
    if target is None:
        raise ValueError(f"no such cell: {name!r}")
    return target


def check_colourway(game: Game[Position], colourway: str | None) -> None:
    """ValueError for a colourway that a game does not have."""
    ways = game.colourways
    if colourway is not None and colourway not in ways:
        raise ValueError(f"no such colourway: {colourway!r}; there are {', '.join(ways) or 'none'}")
