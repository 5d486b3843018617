"""The rules page of Zaic. Every board on it was reached by legal moves from the start."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.scene import Marks, Scene
from tesserae.core.teaching.guide import Figure, Figures, Guide, GuideAuthor, play_texts
from tesserae.games.zaic.board.layout import board_view
from tesserae.games.zaic.board.relief import UNIT
from tesserae.games.zaic.board.scene import scene
from tesserae.games.zaic.notation.moves import read_move, targets
from tesserae.games.zaic.notation.targets import CELL_NUMBERS
from tesserae.games.zaic.rules import START, Position
from tesserae.games.zaic.words.reasons import refusal
from tesserae.games.zaic.words.strings.en.guide import TEXT as EN
from tesserae.games.zaic.words.strings.fr.guide import TEXT as FR

RULINGS: Final = ("overhang", "draw")
"""Questions that the rulebooks leave open: rule 1 on the table's edge, and the end."""

BARE: Final = Marks(coordinates=False)

_TWO: Final = "Bh8 Hj8"
_FOUR: Final = "Bh8 Hj8 Vk9 Sh9"
_FULL_SWING: Final = (
    "Bh8 Vh8 Vh6 Si7 Bf9 Se10 Sh8 Sf10 Vj6 Be7 Vd7 Bh4 Vi4 Vh5 Vg4 Bj8 Sf7 Bj4 Vj7 Hh5 Sj4 Vg9"
)
WON: Final = (
    "Bh8 Bh10 Bg12 Sg14 Vj11 Vi9 Be14 Hk12 Vl13 Vj13 Vh11 Sg12 Sf12 "
    "Vh8 Si11 Sj8 Bf8 Ve8 Hj9 He15 Si9 Hk15 Vj12 Hf8 Vl10"
)

_PAD: Final = 30
"""A close-up shows so much more on every side."""


_AUTHOR: Final = GuideAuthor("zaic")


@lru_cache(maxsize=1)
def guide() -> Guide:
    """The sections in the order in which they are read."""
    section, folded, paragraph = _AUTHOR.section, _AUTHOR.folded_section, _AUTHOR.paragraph
    paragraphs = _AUTHOR.paragraphs
    sections = (
        section("minute", *paragraphs("minute", 2)),
        section(
            "surface",
            paragraph("surface.1"),
            Figures((_example("beside", _TWO, "Vk9"), _example("own", _TWO, "Vj9"))),
            paragraph("surface.2"),
        ),
        section("top", *paragraphs("top", 2), _on_top(), paragraph("top.3")),
        section(
            "buried",
            paragraph("buried.1"),
            Figures((_example("shows", _FOUR, "Vk8"), _example("buries", _FOUR, "Hj8"))),
        ),
        section(
            "frame",
            paragraph("frame.1"),
            Figures(tuple(_move_figure(*it) for it in (("within", "He11"), ("beyond", "Vl8")))),
            paragraph("frame.2"),
        ),
        section(
            "end",
            *paragraphs("end", 2),
            Figures((_figure("won", _close_up(WON, BARE, "e8", "l15", pad=20), WON),)),
            paragraph("end.3"),
        ),
        folded("rulings", *_AUTHOR.notes(RULINGS)),
        folded("notation", *paragraphs("notation", 2)),
        section("about", paragraph("about.1")),
    )
    return Guide(sections, {"en": EN, "fr": FR})


def position_after(moves: str) -> Position:
    """The position after moves from the start. IllegalMove if one is not legal."""
    return play_texts(START, moves, read_move)


def _on_top() -> Figures:
    numbered = BARE._replace(layers=frozenset({"levels"}))
    tried = {"over": "Hi8", "covers": "Hh8", "uneven": "Hh9", "overhang": "Hk8"}
    levels = _close_up(_FULL_SWING, numbered, "g4", "k8", pad=8)
    examples = [_example(name, _FOUR, move) for name, move in tried.items()]
    return Figures((*examples, _figure("levels", levels, _FULL_SWING)))


def _example(name: str, moves: str, tried: str) -> Figure:
    """A tile in mid-air over a few others; the rules themselves say whether it may be played."""
    marks = _in_the_air(position_after(moves), tried)
    return _with_move(name, _close_up(moves, marks, "h7", "l11"), moves, tried)


def _move_figure(name: str, tried: str) -> Figure:
    """The same on a whole board."""
    position = position_after(_FULL_SWING)
    return _with_move(name, scene(position, _in_the_air(position, tried)), _FULL_SWING, tried)


def _with_move(name: str, drawn: Scene, moves: str, tried: str) -> Figure:
    """A figure that shows a move, with the verdict of the rules."""
    position = position_after(moves)
    legal = read_move(tried) in position.legal_moves()
    return _AUTHOR.figure(name, drawn, legal, position, tried)


def _figure(name: str, drawn: Scene, moves: str) -> Figure:
    """A figure of the board after moves from the start."""
    return _AUTHOR.figure(name, drawn, position=position_after(moves))


def _in_the_air(position: Position, tried: str) -> Marks:
    """The marks of a tile that was tried, and refused if the rules do so.

    It is drawn on the very cells of the move, where a click would have it snap to legal ones.
    """
    move = read_move(tried)
    tile, cell = targets(move)
    reason = refusal(position, move)
    if reason is None:
        return BARE._replace(picked=(tile, cell))
    return BARE._replace(picked=(tile,), refused=cell, faults=reason.faults)


def _close_up(moves: str, marks: Marks, first: str, last: str, pad: int = _PAD) -> Scene:
    """A part of a board, from one cell to another further right and up.

    pad: how much of the cells around them is seen; it must not cut what is written there.
    """
    position = position_after(moves)
    layout = board_view(position, marks).layout
    left, bottom = layout.square(CELL_NUMBERS[first])
    right, top = layout.square(CELL_NUMBERS[last])
    return scene(position, marks)._replace(
        x=UNIT * left - pad,
        y=UNIT * top - pad,
        width=UNIT * (right - left + 1) + 2 * pad,
        height=UNIT * (bottom - top + 1) + 2 * pad,
    )
