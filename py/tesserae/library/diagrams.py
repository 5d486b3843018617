"""Boards as text, for terminals and for `print`."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Final

from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.text import text
from tesserae.games.diagrams import Style, diagram_of
from tesserae.library.sentences import sentence_of

WIDTH: Final = 80
"""Maximum length of a line."""

_COLOURS: Final[Mapping[Style, str]] = {
    "first": "1;30;47",
    "second": "1;97;40",
    "yellow": "30;43",
    "red": "97;41",
    "blue": "97;44",
    "mark": "1;32",
    "dim": "2",
}
"""The terminal's codes for a style: the sides are black on white, and white on black."""


def draw_diagram(game: Game[Position], position: Position, *, unicode: bool, color: bool) -> str:
    """The diagram of a position; the position text if the game has no diagrams."""
    diagram = diagram_of(game.slug)
    if diagram is None:
        return textwrap.fill(game.encode(position), WIDTH)
    lines = (
        "".join([_style_run(run, style) if color else run for run, style in line])
        for line in diagram(position, unicode)
    )
    return "\n".join(line if color else line.rstrip() for line in lines)


def standings(game: Game[Position], position: Position) -> Iterator[str]:
    """A line for each side: its score and its remaining supply."""
    for side in (FIRST, SECOND):
        panel = game.panel(position, side)
        stocks = [
            f"{sentence_of(stock.name, game)} {stock.left}" for stock in panel.stocks if stock.left
        ]
        name = sentence_of(text(f"{game.slug}.side.{side}"), game)
        told = ", ".join([sentence_of(panel.score, game), *stocks])
        yield textwrap.fill(f"{name}: {told}", WIDTH, subsequent_indent="  ")


def _style_run(run: str, style: Style) -> str:
    return f"\x1b[{_COLOURS[style]}m{run}\x1b[0m" if style and run.strip() else run
