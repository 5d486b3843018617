"""Setting up a position of Tetrad: ten units with their tiles, and how the turn stands.

In a draft units lie on the board and do not overlap. The reader of positions checks the other
rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.game.editor import Draft, Tool, Tools
from tesserae.core.scene import Group, Marks, Outline, Scene, Target, with_case
from tesserae.core.text import Text, text
from tesserae.games.tetrad import drafts
from tesserae.games.tetrad.armies import ARMIES, read_army
from tesserae.games.tetrad.board import scene as picture
from tesserae.games.tetrad.board.layout import BoardView, board_view
from tesserae.games.tetrad.board.outlines import ring
from tesserae.games.tetrad.board.units import around, badge, icon
from tesserae.games.tetrad.notation import positions as codec
from tesserae.games.tetrad.notation.targets import CELL_NAMES, Cell
from tesserae.games.tetrad.rules.board import CELLS, SIZE, union
from tesserae.games.tetrad.rules.position import (
    QUIET,
    SETUP_PLIES,
    START,
    UNITS,
    Position,
    removable_tiles,
)
from tesserae.games.tetrad.rules.shapes import BY_NAME, SHAPES, mask_of, placement_of, rotate_shape
from tesserae.games.tetrad.words.prompts import shape_name
from tesserae.games.tetrad.words.strings.en.editing import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.editing import TEXT as FR

TILE, UNIT, MOVED, ATTACKED, HIT = _ACTS = ("tile", "unit", "moved", "attacked", "hit")
"""The tools that take away a tile or a unit, and those that say what a unit did or suffered."""

_SIGNS: Final = {TILE: "close", UNIT: "stop", MOVED: "right", ATTACKED: "fire-up", HIT: "threat"}
_SETUP, _WHITE, _BLACK = _TURNS = ("setup", "white", "black")
_QUIET: Final = {"quiet-5": -5, "quiet-1": -1, "quiet+1": 1, "quiet+5": 5}
_LETTERS: Final = tuple(dict.fromkeys(shape.letter for shape in SHAPES))


class _Hand(NamedTuple):
    """The unit in hand: its place among all ten, and the shape that it has or is to have."""

    place: int
    shape: int

    @property
    def tool(self) -> str:
        """The name of the tool: "w3T2"."""
        side, number = divmod(self.place, len(UNITS))
        shape = SHAPES[self.shape]
        return f"{'wb'[side]}{number + 1}{shape.letter}{shape.rotation}"

    @property
    def side(self) -> Side:
        """Whose it is."""
        return SECOND if self.place >= len(UNITS) else FIRST


_HANDS: Final = {
    hand.tool: hand
    for hand in (
        _Hand(place, shape) for place in range(SETUP_PLIES) for shape in range(len(SHAPES))
    )
}
_ARMIES: Final = {
    f"army-{name}-{side}": (army, side) for name, army in ARMIES.items() for side in (FIRST, SECOND)
}


class TetradEditor:
    """The editor of Tetrad as core.game.editor.Editor."""

    strings: Final[Mapping[str, Mapping[str, str]]] = {"en": EN, "fr": FR}
    rotates: Final = True

    def begin(self, written: str) -> Draft:
        """As strict as the reader of positions, but what the rules forbid is allowed."""
        position = drafts.decode(written)
        if drafts.encode(position) != written:
            raise BadInput(text("tetrad.bad.position"))
        return Draft(written, _take_in_hand(position, 0, _HANDS["w1T0"].shape).tool)

    def position(self, draft: Draft) -> Position:
        """See core.game.editor."""
        position = drafts.decode(draft.written)
        if position.placed < SETUP_PLIES:
            if all(position.units):
                raise BadInput(text("tetrad.edit.ready"))
            white, black = (drafts.count_placed(position.of(side)) for side in (FIRST, SECOND))
            if white < 0 or black < 0 or white - black not in (0, 1):
                raise BadInput(text("tetrad.edit.order"))
        return codec.decode(draft.written)

    def tools(self, draft: Draft) -> tuple[Tools, ...]:
        """The units, their shapes, what to do with them, whose turn it is, and whole armies."""
        position, hand = drafts.decode(draft.written), _HANDS.get(draft.tool)
        side = hand.side if hand else FIRST
        quiet = text("tetrad.edit.quiet", n=position.quiet)
        armies = (
            Tool(name, text(f"tetrad.army.{name.split('-')[1]}"))
            for name, (_, of) in _ARMIES.items()
            if of == side
        )
        return (
            *(Tools(text(f"tetrad.side.{of}"), tuple(_units(position, of, hand))) for of in (0, 1)),
            Tools(text("tetrad.edit.shape"), tuple(_shapes(hand))),
            Tools(text("tetrad.edit.acts"), tuple(_acts(position, draft.tool))),
            Tools(text("tetrad.edit.turn"), tuple(_turns(position))),
            Tools(quiet, tuple(Tool(it, text(f"tetrad.edit.{it}")) for it in _QUIET), folded=True),
            Tools(text(f"tetrad.edit.armies.{side}"), tuple(armies), folded=True),
        )

    def choose(self, draft: Draft, name: str) -> Draft:
        """Takes a unit, a shape or a tool in hand, or sets the turn or an army."""
        position, hand = drafts.decode(draft.written), _HANDS.get(draft.tool)
        if name in _ACTS:
            return draft._replace(tool=name)
        if name in _TURNS:
            return Draft(drafts.encode(_with_turn(position, name)), draft.tool)
        if name in _QUIET:
            quiet = min(max(position.quiet + _QUIET[name], 0), QUIET)
            return Draft(drafts.encode(position._replace(quiet=quiet)), draft.tool)
        if name in _ARMIES:
            return Draft(drafts.encode(_with_army(position, *_ARMIES[name])), draft.tool)
        if name in _LETTERS:
            return _with_shape(position, hand or _HANDS["w1T0"], BY_NAME[name, 0])
        if name in _UNIT_NAMES:
            index = _UNIT_NAMES[name]
            return draft._replace(
                tool=_take_in_hand(position, index, hand.shape if hand else 0).tool
            )
        raise BadInput(text("tetrad.bad.position"))

    def put(self, draft: Draft, target: Target) -> Draft:
        """Lays the unit in hand there; takes in hand another one that lies there."""
        if not isinstance(target, Cell):
            return draft
        position, hand, cell = drafts.decode(draft.written), _HANDS.get(draft.tool), target.cell
        if hand is None:
            return Draft(drafts.encode(_after_tool(position, draft.tool, cell)), draft.tool)
        there = _index_at(position, cell)
        if there is not None and there != hand.place:
            return draft._replace(tool=_take_in_hand(position, there, hand.shape).tool)
        return _lay(position, hand, _centred_placement(hand.shape, cell))

    def remove(self, draft: Draft, target: Target) -> Draft:
        """Removes the whole unit."""
        if not isinstance(target, Cell):
            return draft
        return Draft(
            drafts.encode(_after_tool(drafts.decode(draft.written), UNIT, target.cell)), draft.tool
        )

    def rotate(self, draft: Draft, target: Target | None) -> Draft:
        """Takes the unit there in hand, if any, and rotates the one in hand until it has room."""
        position, hand = drafts.decode(draft.written), _HANDS.get(draft.tool)
        there = _index_at(position, target.cell) if isinstance(target, Cell) else None
        if there is not None:
            hand = _take_in_hand(position, there, 0)
        if hand is None:
            return draft
        refused = None
        for quarters in range(1, 4):
            try:
                return _with_shape(position, hand, rotate_shape(hand.shape, quarters))
            except BadInput as bad:
                refused = bad
        raise refused or BadInput(text("tetrad.bad.overlap"))

    def scene(self, draft: Draft, marks: Marks) -> Scene:
        """The board, as in the game, with a line around the unit in hand."""
        position, hand, aimed = drafts.decode(draft.written), _HANDS.get(draft.tool), marks.aimed
        plain = marks._replace(aimed=None)
        scene, view = picture.scene(position, plain), board_view(position, plain)
        if hand is None:
            return scene
        unit = position.units[hand.place]
        lines = around(view.squares(unit), "picked") if unit else ()
        over = (*lines, *(_ghost(view, position, hand, aimed) if isinstance(aimed, Cell) else ()))
        return scene._replace(items=(*scene.items, Group(over, style="tetrad")))


_UNIT_NAMES: Final = {hand.tool[:2]: hand.place for hand in _HANDS.values()}


# What is in hand, and where it lies


def _take_in_hand(position: Position, index: int, shape: int) -> _Hand:
    """A unit in hand: as it lies, or else with a shape."""
    unit = position.units[index]
    return _Hand(index, placement_of(unit) // CELLS if unit else shape)


def _index_at(position: Position, cell: int) -> int | None:
    return next((n for n, unit in enumerate(position.units) if unit >> cell & 1), None)


@cache
def _middle_tile(shape: int) -> tuple[int, int]:
    """File and rank of the tile of a shape that is nearest to its middle, from its lower left."""
    tiles = SHAPES[shape].tiles
    across, up = (sum(tile[axis] for tile in tiles) for axis in (0, 1))
    n = len(tiles)
    return min(tiles, key=lambda it: (n * it[0] - across) ** 2 + (n * it[1] - up) ** 2)


def _centred_placement(shape: int, cell: int) -> int:
    """The placement of a shape whose middle tile lies on a cell; moved onto the board."""
    (x, y), (rank, file) = _middle_tile(shape), divmod(cell, SIZE)
    low, left = _inside(rank - y, SHAPES[shape].height), _inside(file - x, SHAPES[shape].width)
    return shape * CELLS + SIZE * low + left


def _inside(start: int, length: int) -> int:
    return min(max(start, 0), SIZE - length)


def _middle(unit: int) -> int:
    """The cell of the middle tile of a unit."""
    shape, corner = divmod(placement_of(unit), CELLS)
    x, y = _middle_tile(shape)
    return corner + SIZE * y + x


def _lay(position: Position, hand: _Hand, placement: int) -> Draft:
    """The draft with the unit in hand on a placement. BadInput if another one lies there."""
    units = _with(position.units, hand.place, mask_of(placement))
    if sum(units) != union(units):
        raise BadInput(text("tetrad.no.taken"))
    return Draft(drafts.encode(_with_units(position, units)), hand.tool)


def _with_shape(position: Position, hand: _Hand, shape: int) -> Draft:
    """The draft with the unit in hand in another shape, around its middle if it lies somewhere."""
    hand, unit = hand._replace(shape=shape), position.units[hand.place]
    if not unit:
        return Draft(drafts.encode(position), hand.tool)
    return _lay(position, hand, _centred_placement(shape, _middle(unit)))


def _with(units: tuple[int, ...], index: int, unit: int) -> tuple[int, ...]:
    return (*units[:index], unit, *units[index + 1 :])


def _with_units(position: Position, units: tuple[int, ...]) -> Position:
    """The position with other units; clears the actions of removed ones."""
    if position.placed < SETUP_PLIES:
        placed = min(sum(map(bool, units)), SETUP_PLIES - 1)
        return Position(Side(placed % 2), Side(placed % 2), placed, units)
    after = position._replace(units=units)
    own, other = (
        sum(1 << n for n in UNITS if after.of(side)[n])
        for side in (position.turn, OPPONENT[position.turn])
    )
    return _with_side_to_move(
        after._replace(
            moved=after.moved & own, attacked=after.attacked & own, pending=after.pending & other
        )
    )


def _with_side_to_move(position: Position) -> Position:
    """The position with the side to move that follows from whose tiles are due."""
    turn = position.turn
    return position._replace(to_move=OPPONENT[turn] if position.pending else turn)


def _with_turn(position: Position, name: str) -> Position:
    """The setup, or a side's turn; what units have done goes with another turn."""
    if name == _SETUP:
        return _with_units(START, position.units)
    side = FIRST if name == _WHITE else SECOND
    if position.placed == SETUP_PLIES and position.turn == side:
        return position
    return Position(side, side, SETUP_PLIES, position.units, quiet=position.quiet)


def _with_army(position: Position, army: str, side: Side) -> Position:
    """The position with an army of a side as it is set up, in place of what the side has."""
    own = tuple(mask_of(move) for move in read_army(army, side))
    other = position.of(OPPONENT[side])
    if union(own) & union(other):
        raise BadInput(text("tetrad.no.taken"))
    return _with_units(position, (*other, *own) if side == SECOND else (*own, *other))


def _after_tool(position: Position, tool: str, cell: int) -> Position:
    """The position after a click on a unit with a tool that removes, or sets what it did."""
    index = _index_at(position, cell)
    if index is None:
        raise BadInput(text("tetrad.edit.nothing", cell=CELL_NAMES[cell]))
    unit, (side, number) = position.units[index], divmod(index, len(UNITS))
    if tool == UNIT:
        return _with_units(position, _with(position.units, index, 0))
    if tool == TILE:
        if unit.bit_count() > 1 and not removable_tiles(unit) >> cell & 1:
            raise BadInput(text("tetrad.no.split", unit=number + 1))
        return _with_units(position, _with(position.units, index, unit & ~(1 << cell)))
    if position.placed < SETUP_PLIES:
        raise BadInput(text("tetrad.edit.in_setup"))
    bit = 1 << number
    if (side == position.turn) == (tool == HIT):
        raise BadInput(text(f"tetrad.edit.{tool}.whose"))
    if tool == MOVED:
        return position._replace(moved=position.moved ^ bit)
    if tool == ATTACKED:
        return position._replace(attacked=position.attacked ^ bit)
    return _with_side_to_move(position._replace(pending=position.pending ^ bit))


# What is shown


def _ghost(view: BoardView, position: Position, hand: _Hand, aimed: Cell) -> tuple[Outline, ...]:
    """A dotted line where a click would lay the unit in hand."""
    there = _index_at(position, aimed.cell)
    if there is not None and there != hand.place:
        return around(view.squares(position.units[there]), "hint", 4)
    placed = mask_of(_centred_placement(hand.shape, aimed.cell))
    return with_case(Outline((ring(view.squares(placed), 4),), "hint"))


def _units(position: Position, side: int, hand: _Hand | None) -> Iterator[Tool]:
    """The units of a side, as badges that show how many tiles each has."""
    of = Side(side)
    for number, unit in enumerate(position.of(of)):
        index = len(UNITS) * side + number
        picture_ = badge(of, number + 1, unit.bit_count())
        held = hand is not None and hand.place == index
        label = text(f"tetrad.edit.unit.{side}", unit=number + 1)
        name = _take_in_hand(position, index, 0).tool[:2]
        yield Tool(name, label, picture_, key=str((index + 1) % SETUP_PLIES), chosen=held)


def _shapes(hand: _Hand | None) -> Iterator[Tool]:
    """The shapes, that of the unit in hand as it lies there."""
    side = hand.side if hand else FIRST
    for letter in _LETTERS:
        held = hand is not None and SHAPES[hand.shape].letter == letter
        shape = hand.shape if hand and held else BY_NAME[letter, 0]
        squares = frozenset((x, -y) for x, y in SHAPES[shape].tiles)
        key = "" if letter in "RZ" else letter
        yield Tool(letter, shape_name(letter), icon(squares, side), key=key, chosen=held)


def _acts(position: Position, tool: str) -> Iterator[Tool]:
    """The tools that remove a tile or a unit; in play, those for units' actions."""
    for name in _ACTS if position.placed == SETUP_PLIES else (TILE, UNIT):
        key = "x" if name == TILE else ""
        label = text(f"tetrad.edit.{name}")
        yield Tool(name, label, sign=_SIGNS[name], key=key, chosen=name == tool)


def _turns(position: Position) -> Iterator[Tool]:
    setup = position.placed < SETUP_PLIES
    now = _SETUP if setup else _TURNS[1 + position.turn]
    labels: tuple[Text, ...] = (text("tetrad.edit.setup"), text("tetrad.side.0"))
    for name, label in zip(_TURNS, (*labels, text("tetrad.side.1")), strict=True):
        yield Tool(name, label, chosen=name == now)
