"""The rules page of Pyrga. Every board on it was reached by legal moves from the start."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.position import Move
from tesserae.core.scene import Marks, Scene
from tesserae.core.teaching.guide import Figure, Figures, Guide, GuideAuthor, play_texts
from tesserae.core.text import text
from tesserae.games.pyrga.board.layout import HALF, layout
from tesserae.games.pyrga.board.scene import scene
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS, read_move
from tesserae.games.pyrga.notation.targets import CELL_NAMES, SPACES, targets_of
from tesserae.games.pyrga.rules import PIECES, START, Position
from tesserae.games.pyrga.words.reasons import refusal
from tesserae.games.pyrga.words.strings.en.guide import TEXT as EN
from tesserae.games.pyrga.words.strings.fr.guide import TEXT as FR

RULINGS: Final = ("supply", "line", "straight", "second_square", "for_them", "pairs")
"""Questions that the rulebook leaves open: the pieces, then rules 2, 4, 5 and the end."""

FIRST_MOVES: Final = {
    "white": ("Sa1", "Tb1w", "Cb2"),
    "draw": ("Ca1", "Sb1", "Cb1", "Sb2", "Tb2s"),
    "black": ("Ta1n", "Tb1n", "Tb1e", "Tb2n"),
}
"""Who wins after each first move if both play their best; of mirror images one."""

LINES: Final = {
    "white": "Sa1 Cb1 Tb1w Ca1 Ta1e",
    "draw": "Sb1 Ca1 Ta1e Sd1 Tc1w",
    "black": "Ta1n Ta3n Sa4 Ca3 Sa3",
}
"""The same of three lines in which neither side errs."""

BARE: Final = Marks(coordinates=False)

_BLACKS_TOWER: Final = "Cc3 Sc3 Tb3e Tc3w"
_WHITES_TOWER: Final = "Cc3 Sc3 Tb3e Sd3 Tc3s Cc2"
_STUCK: Final = "Tb3e Sc3 Td3w Tc3w Ta3e Cc3"
WON: Final = (
    "Tc2s Tc1e Cd1 Sd1 Td2n Td3w Tc3e Sd3 Sd2 Cd3 Ca2 Ta2e "
    "Tb2e Sc2 Cb2 Sb2 Sa2 Sa1 Cb1 Tb1n Tb3e Cc3 Sc3"
)


_AUTHOR: Final = GuideAuthor("pyrga")


@lru_cache(maxsize=1)
def guide() -> Guide:
    """The sections in the order in which they are read."""
    section, folded, paragraph = _AUTHOR.section, _AUTHOR.folded_section, _AUTHOR.paragraph
    paragraphs = _AUTHOR.paragraphs
    sections = (
        section("minute", *paragraphs("minute", 2)),
        section("where", paragraph("where.1"), _orders(), paragraph("where.2"), _fits()),
        section(
            "triangles",
            paragraph("triangles.1"),
            Figures((_move_figure("along", "", "Td3w"), _move_figure("off", "", "Td3e"))),
        ),
        section("towers", paragraph("towers.1"), _towers(), paragraph("towers.2")),
        section(
            "stuck",
            paragraph("stuck.1"),
            Figures((_figure("stuck", _open_spaces(_STUCK), _STUCK),)),
            paragraph("stuck.2"),
        ),
        section(
            "end",
            paragraph("end.1"),
            Figures((_figure("won", _board_scene(WON), WON),)),
            paragraph("end.2"),
        ),
        section(
            "first",
            paragraph("first.1"),
            *map(_first_moves_of, FIRST_MOVES),
            *paragraphs("first.lines", 2),
            Figures(tuple(_valued_figure(LINES[value], value) for value in LINES)),
            paragraph("first.2"),
        ),
        folded("rulings", *_AUTHOR.notes(RULINGS)),
        folded("notation", *paragraphs("notation", 2)),
        section("about", paragraph("about.1")),
    )
    return Guide(sections, {"en": EN, "fr": FR})


def position_after(moves: str) -> Position:
    """The position after moves from the start. IllegalMove if one is not legal."""
    return play_texts(START, moves, lambda name: Move(MOVE_TEXTS.index(name)))


def _orders() -> Figures:
    moves = {"square": "Sb2", "triangle": f"{_BLACKS_TOWER} Ta3e", "cylinder": "Tc1n Cc2"}
    return Figures(tuple(_figure(name, _open_spaces(it), it) for name, it in moves.items()))


def _fits() -> Figures:
    return Figures(
        (
            _move_figure("beside", "Sb2", "Cc2"),
            _move_figure("corner", "Sb2", "Cc3"),
            _move_figure("twice", "Tc1n Cc2", "Cc2"),
        )
    )


def _towers() -> Figures:
    moves = {
        "white_tower": _WHITES_TOWER,
        "black_tower": f"{_BLACKS_TOWER} Ca3",
        "no_tower": "Cc3 Sc3 Tb3e Cd3",
    }
    return Figures(tuple(_figure(name, _close_up(it, "c3"), it) for name, it in moves.items()))


def _first_moves_of(value: str) -> Figures:
    """A board for each first move of a value."""
    return Figures(tuple(_valued_figure(move, value) for move in FIRST_MOVES[value]))


def _valued_figure(moves: str, value: str) -> Figure:
    """The board after some moves, and who wins from there."""
    caption = text(f"pyrga.guide.first.{value}", move=moves.replace(" ", ", "))
    bare = _board_scene(moves)._replace(spots=(), label=caption)
    return Figure(bare, caption, position=position_after(moves))


def _figure(name: str, drawn: Scene, moves: str) -> Figure:
    """A figure of the board after moves from the start."""
    return _AUTHOR.figure(name, drawn, position=position_after(moves))


def _move_figure(name: str, moves: str, tried: str) -> Figure:
    """A figure of a move; the rules themselves say whether it is legal."""
    position, piece = position_after(moves), read_move(tried)
    refused = refusal(position, piece)
    picked = targets_of(piece)
    marks = BARE._replace(picked=picked, faults=() if refused is None else picked[:1])
    return _AUTHOR.figure(name, _board_scene(moves, marks), refused is None, position, tried)


def _board_scene(moves: str, marks: Marks = BARE) -> Scene:
    return scene(position_after(moves), marks)


def _open_spaces(moves: str) -> Scene:
    """A board with the spaces marked that are open to the next piece."""
    cells = {PIECES[move].cell for move in position_after(moves).legal_moves()}
    return _board_scene(moves, BARE._replace(offered=frozenset(SPACES[cell] for cell in cells)))


def _close_up(moves: str, cell: str) -> Scene:
    """One space of a board."""
    x, y = layout(flipped=False, coordinates=False).middle(CELL_NAMES.index(cell))
    half = HALF + 4
    return _board_scene(moves)._replace(x=x - half, y=y - half, width=2 * half, height=2 * half)
