"""The rules page of Tetrad, with boards that show a part of the map."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.core.entry import Picked
from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Marks, Scene
from tesserae.core.teaching.guide import Block, Figure, Figures, Guide, GuideAuthor
from tesserae.games.tetrad.board.ground import UNIT, part
from tesserae.games.tetrad.board.scene import scene
from tesserae.games.tetrad.notation.moves import partial, read_move
from tesserae.games.tetrad.notation.targets import CELL_NUMBERS, Cell, target_of
from tesserae.games.tetrad.rules.board import SIZE
from tesserae.games.tetrad.rules.position import SETUP_PLIES, START, Position
from tesserae.games.tetrad.words.reasons import refusal
from tesserae.games.tetrad.words.strings.en.guide import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.guide import TEXT as FR

RULINGS: Final = (
    "board",
    "placing",
    "room",
    "phases",
    "red",
    "passing",
    "line",
    "yellow",
    "blue",
    "nothing_blocks",
    "one_hit",
    "no_miss",
    "forty",
)
"""Questions that the rulebook leaves open, in the order of the page."""

BARE: Final = Marks(coordinates=False)
_RIM: Final = 4


class Example(NamedTuple):
    """A board of the page.

    seen: the corners of the part that is shown, lower left and upper right.
    move: the text of the move that the picked targets are meant to enter; "" if none.
    faults: the cells at fault; none unless the move is refused.
    """

    position: Position
    picked: str
    seen: tuple[str, str]
    move: str = ""
    faults: str = ""

    @property
    def legal(self) -> bool | None:
        """Whether the move is legal; None without one."""
        if not self.move:
            return None
        return refusal(self.position, read_move(self.position, self.move)) is None


def arrange_position(white: str, black: str, pending: int = 0) -> Position:
    """A position from the cells of each side's units, commas between units, on White's turn.

    Units that are not given are dead. With `pending`, White's unit 1 has attacked and Black
    has to remove tiles.
    """
    units = tuple(
        sum(1 << CELL_NUMBERS[cell] for cell in unit.split())
        for side in (white, black)
        for unit in (side.split(",") + [""] * 5)[:5]
    )
    if pending:
        return Position(SECOND, FIRST, SETUP_PLIES, units, attacked=1, pending=pending)
    return Position(FIRST, FIRST, SETUP_PLIES, units)


_SET_UP: Final = Position(
    FIRST, FIRST, 6, arrange_position("a1 b1 c1 d1,e1 f1 g1 h1,i1 j1 k1 l1", "a14,b14,c14").units
)
_NOBODY: Final = arrange_position("", "")
_ALONE: Final = arrange_position("e3 f3 g3 g4", "n14")
_ON_RED: Final = arrange_position("d8 d9 c9 c10", "n14")
_BEHIND: Final = arrange_position("e1 e2,d3 e3 f3 g3", "n14")
_LINE: Final = arrange_position("c1 d1 e1 d2", "h1 h2 i2 i3,g3 g4 h4")
_YELLOW: Final = arrange_position("a6 b6", "f5 f6 f7")
_BLUE: Final = arrange_position("d2 e2 e3,a2 b2 c2 c3", "i2 j2 j1")
_ROW: Final = arrange_position("b1 b2 c1 c2,e1 e2", "f1 g1,f2 g2 g3")

EXAMPLES: Final[Mapping[str, Example]] = {
    "map": Example(_NOBODY, "", ("a1", "n14")),
    "edge": Example(START, "T0 c1", ("a1", "g4"), "T0c1"),
    "inland": Example(START, "T0 c2", ("a1", "g4"), "T0c2", "c2 d2 e2"),
    "full": Example(_SET_UP, "O0 m1", ("h1", "n4"), "O0m1", "m1 n1"),
    "steps": Example(_ALONE, "f3", ("b1", "j7")),
    "turned": Example(_ALONE, "f3 r", ("b1", "j7")),
    "red": Example(_ON_RED, "d9", ("a5", "i13")),
    "past": Example(_BEHIND, "e2 e5", ("b1", "h6"), "1e4"),
    "onto": Example(_BEHIND, "e2 e4", ("b1", "h6"), "1e3", "e3"),
    "line": Example(_LINE, "d1 xe", ("b1", "j4"), "1xe"),
    "miss": Example(_LINE, "d1 xn", ("b1", "j6"), "1xn"),
    "yellow": Example(_YELLOW, "a6 xe", ("a5", "h8"), "1xe"),
    "blue": Example(_BLUE, "d2 xe", ("a1", "j4"), "1xe"),
    "through": Example(_ROW, "c1 xe", ("a1", "h4"), "1xe"),
    "hit": Example(arrange_position("c1 c2", "e1 f1 g1 g2", 1), "", ("b1", "i3")),
}
"""The boards of the page by name."""

_NO_GAME: Final = ("map", "full")
"""Those that no game leads to."""


_AUTHOR: Final = GuideAuthor("tetrad")


@lru_cache(maxsize=1)
def guide() -> Guide:
    """The sections in the order in which they are read."""
    section, folded, paragraph = _AUTHOR.section, _AUTHOR.folded_section, _AUTHOR.paragraph
    paragraphs = _AUTHOR.paragraphs
    sections = (
        section("minute", *paragraphs("minute", 2)),
        section("map", paragraph("map.1"), _figures("map"), paragraph("map.2")),
        section("setup", *paragraphs("setup", 2), _figures("edge", "inland", "full")),
        section("turn", paragraph("turn.1")),
        section("moves", *_moves()),
        section("attacks", *_attacks()),
        section("hits", paragraph("hits.1"), _figures("hit"), paragraph("hits.2")),
        section("end", *paragraphs("end", 3)),
        folded("rulings", *_AUTHOR.notes(RULINGS)),
        folded("notation", *paragraphs("notation", 3)),
        section("about", paragraph("about.1")),
    )
    return Guide(sections, {"en": EN, "fr": FR})


def example_scene(example: Example) -> Scene:
    """The part of the board that an example shows."""
    position, seen, legal = example.position, example.seen, example.legal
    picked, faults = _targets(example.picked), _targets(example.faults)
    offered = () if legal is False else partial(position, picked).offered
    cells = frozenset(target for target in offered if isinstance(target, Cell))
    marks = BARE._replace(picked=picked, offered=cells, faults=faults)
    low, high = (CELL_NUMBERS[cell] for cell in seen)
    columns = range(low % SIZE, high % SIZE + 1)
    rows = range(SIZE - 1 - high // SIZE, SIZE - low // SIZE)
    return scene(position, marks)._replace(
        x=UNIT * columns.start - _RIM,
        y=UNIT * rows.start - _RIM,
        width=UNIT * len(columns) + 2 * _RIM,
        height=UNIT * len(rows) + 2 * _RIM,
        spots=(),
        ground=(part(columns, rows),),
    )


def _targets(names: str) -> Picked:
    return tuple(filter(None, map(target_of, names.split())))


def _moves() -> tuple[Block, ...]:
    one, two, three = _AUTHOR.paragraphs("moves", 3)
    return one, _figures("steps", "turned"), two, _figures("past", "onto"), three, _figures("red")


def _attacks() -> tuple[Block, ...]:
    one, two, three, four = _AUTHOR.paragraphs("attacks", 4)
    return (
        one,
        two,
        _figures("line", "miss"),
        three,
        _figures("yellow", "blue"),
        four,
        _figures("through"),
    )


def _figures(*names: str) -> Figures:
    return Figures(tuple(_figure(name) for name in names))


def _figure(name: str) -> Figure:
    example = EXAMPLES[name]
    position = None if name in _NO_GAME else example.position
    return _AUTHOR.figure(name, example_scene(example), example.legal, position, example.move)
