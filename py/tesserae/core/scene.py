"""Scenes: pictures in board units, with their clickable areas. No SVG.

x grows to the right and y downwards. Styles are class names ("cell", "piece
white ghost"); the game's `board.css` styles them. Every
item is immutable and hashable, so a renderer can cache it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar, Union

from tesserae.core.text import Text


class Target(Protocol):
    """Anything that you can click. Each game defines its own types of targets.

    They are immutable and hashable. `Game.target` parses names from outside; all other methods get
    the game's own targets.
    """

    def __hash__(self) -> int:
        """Equal targets have equal hashes."""

    @property
    def name(self) -> str:
        """Its name in the notation, unique within the game: "b4", "S", "n"."""


Point: TypeAlias = tuple[float, float]


class Box(NamedTuple):
    """A rectangle, its corners rounded by `corner`."""

    x: float
    y: float
    width: float
    height: float
    style: str
    corner: float = 0


class Disc(NamedTuple):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    style: str


class Outline(NamedTuple):
    """One area bounded by closed rings of points; inner rings are holes."""

    rings: tuple[tuple[Point, ...], ...]
    style: str


class Strokes(NamedTuple):
    """Open lines, drawn as one."""

    lines: tuple[tuple[Point, ...], ...]
    style: str


class Label(NamedTuple):
    """A short text centred on (x, y), the same in every language (a coordinate, a number)."""

    x: float
    y: float
    words: str
    style: str


class Group(NamedTuple):
    """Items moved to (x, y), rotated clockwise by `rotation` degrees, then scaled."""

    items: tuple[Item, ...]
    x: float = 0
    y: float = 0
    rotation: float = 0
    scale: float = 1
    style: str = ""


Item: TypeAlias = Union[Box, Disc, Outline, Strokes, Label, Group]


class Spot(NamedTuple):
    """A clickable area: the place of a target, and its words for screen readers.

    Spots with a row and a column (counted from 0 at the upper left of the
    picture, flipped or not) make the grid that arrow keys
    walk; the others (handles, buttons on the board) come after it in the order
    given. One without width has no place on the board: it is a button beside it.
    `label` describes the target and, if it is offered, what it does; cells whose labels differ in
    their argument `cell` alone are read together. `sides`: whose pieces are there, None if the game
    does not say so. `sign`: the
    icon beside the label where it is written ("up", "rotate", ...); "" for none. `drags`: what is
    there can be dragged: "pick", as a click on it picks it; "held", as it is picked.
    """

    target: Target
    x: float
    y: float
    width: float
    height: float
    label: Text
    row: int | None = None
    column: int | None = None
    offered: bool = False
    picked: bool = False
    sign: str = ""
    drags: Literal["", "pick", "held"] = ""
    sides: tuple[int, ...] | None = None

    def __hash__(self) -> int:
        """Cheap, as all spots of a board are keys of a cache at each click."""
        return hash((self.target, self.x, self.y))


class Scene(NamedTuple):
    """A picture of `width` by `height` units whose upper left corner is (x, y).

    ground: what lies below the items; it does not change during a game.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    spots: tuple[Spot, ...] = ()
    label: Text | None = None
    x: float = 0
    y: float = 0
    ground: tuple[Item, ...] = ()


class Marks(NamedTuple):
    """What a scene shows besides the position, and from which side.

    picked: the targets of the half-entered move, forced ones included.
    offered: the targets that continue it.
    aimed: the target under the pointer or the focus.
    last: the targets of the last ply. hint: the targets of the hint's move, or of the better one.
    worse: the targets of a move that was played here, and is compared with the better one.
    branches: the targets of each move that the game goes on with here, in a study of several.
    sent: where the moves under consideration would send the other side.
    refused, faults: the target that was refused after `picked`, and the cells at fault.
    flipped: the board is seen from the second side.
    fresh: the last ply was played just now, so it may be animated.
    layers: the extra drawings that are switched on.
    without: the drawings to leave out, as a lesson has not explained them yet.
    """

    picked: tuple[Target, ...] = ()
    offered: frozenset[Target] = frozenset()
    aimed: Target | None = None
    last: tuple[Target, ...] = ()
    hint: tuple[Target, ...] = ()
    worse: tuple[Target, ...] = ()
    branches: tuple[tuple[Target, ...], ...] = ()
    sent: frozenset[Target] = frozenset()
    refused: Target | None = None
    faults: tuple[Target, ...] = ()
    flipped: bool = False
    coordinates: bool = True
    fresh: bool = False
    layers: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()

    @property
    def picked_or_aimed(self) -> tuple[Target, ...]:
        """The picked targets, and the aimed one if it continues the move."""
        aimed = self.aimed
        return (*self.picked, aimed) if aimed is not None and aimed in self.offered else self.picked


Drawn = TypeVar("Drawn", Box, Disc, Outline, Strokes)


def with_case(item: Drawn) -> tuple[Drawn, Drawn]:
    """An item on its case, a plain one that sets it off from the background."""
    return item._replace(style=f"{item.style} case"), item


def marked_spots(
    idle: Sequence[Spot],
    marks: Marks,
    number_of: Callable[[Target], int | None],
    offer: Callable[[Spot], Text],
) -> list[Spot]:
    """Marks spots as offered or picked; the others stay the same objects.

    number_of: the index of a target's spot; None if it has none. offer: the label of an offered
    spot, which says what it does.
    """
    spots = [*idle]
    for target in marks.offered.union(marks.picked):
        number = number_of(target)
        if number is not None:
            spot = spots[number]
            offered, picked = target in marks.offered, target in marks.picked
            label = offer(spot) if offered else spot.label
            spots[number] = spot._replace(label=label, offered=offered, picked=picked)
    return spots
