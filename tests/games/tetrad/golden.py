"""The scenes of Tetrad that are kept as files, by name.

`python -m tools.generate.golden_scenes` writes them anew; look at what changed.
"""

from __future__ import annotations

from typing import Final

from tesserae.core.entry import resolve
from tesserae.core.game import FIRST, SECOND, Move
from tesserae.core.scene import Marks, Scene
from tesserae.games.tetrad.board.scene import scene
from tesserae.games.tetrad.board.units import badge, icon
from tesserae.games.tetrad.notation.moves import entries
from tesserae.games.tetrad.rules.position import START, Position
from tesserae.games.tetrad.rules.shapes import LETTERS, SHAPES
from tesserae.games.tetrad.words.guide import arrange_position
from tests.games.tetrad.playing import targets

MIDDLE: Final = arrange_position(
    "e6 f5 f6 g6,a8 b8 b9,,h2 h3 i1 i2,j4 k4 k5",
    "b11 c10 c11 c9,k11 l11,c13 c14 d13 d14,k12 k13 k14,k10 l10",
)._replace(moved=0b00011)
"""White's units 1 and 2 have moved, unit 3 is dead."""

FIRING: Final = arrange_position(
    "e6 f5 f6 g6,a8 b8 b9,,i2 j2 j3 k3,k7 k8 l8",
    "b11 c10 c11,k11 l11,c13 c14 d13 d14,k12 k13 k14,k10 l10,",
)._replace(moved=0b11011, attacked=0b00010)

HIT: Final = FIRING._replace(to_move=SECOND, attacked=0b10010, pending=0b11010)

AMID: Final = arrange_position("c1 d1 d2,h4", "d4 d5,g1 g2,f5 f6 g6")
"""Unit 1 can fire north and east."""

PLACING: Final = arrange_position(
    "d1 e1 e2 f1,b1 b2 c2 c3,j1 j2 j3 k1",
    "e14 f12 f13 f14,k14 l13 l14 m14,b13 b14 c13 c14",
)._replace(placed=6)
"""White is to place unit 4."""

STRUCTURE: Final = frozenset({"moved"})
"""Classes that no style needs to tell."""


def marked(position: Position, picked: str = "", **more: object) -> Marks:
    """Marks as the page asks for them: with what is forced, and what carries it on."""
    partial = resolve(entries(position), targets(picked))
    marks = Marks(picked=partial.filled, offered=partial.offered)
    return marks._replace(**more)  # type: ignore[arg-type]


def parsed(position: Position, picked: str) -> int:
    """The move that these targets enter."""
    return next(entry.move for entry in entries(position) if entry.targets == targets(picked))


def shape_icon(shape: int, side: int) -> Scene:
    """The icon of a shape."""
    return icon(frozenset((x, -y) for x, y in SHAPES[shape].tiles), side)


def _boards() -> dict[str, tuple[Position, Marks]]:
    blacks = PLACING.apply(Move(parsed(PLACING, "S0 g1")))
    refused = Marks(picked=targets("k5 g6"), faults=targets("f6 g6"))
    return {
        "start": (START, marked(START)),
        "flipped": (MIDDLE, marked(MIDDLE, flipped=True, coordinates=False)),
        "shape-picked": (PLACING, marked(PLACING, "S0")),
        "shape-aimed": (PLACING, marked(PLACING, "S0", aimed=targets("g1")[0])),
        "cell-picked": (PLACING, marked(PLACING, "g1")),
        "black-places": (blacks, marked(blacks, "T2", flipped=True, last=targets("S0 g1"))),
        "placed": (blacks, Marks(last=targets("S0 g1"), fresh=True)),
        "idle": (MIDDLE, marked(MIDDLE, last=targets("f4 f6"))),
        "grabbed": (MIDDLE, marked(MIDDLE, "k5")),
        "turned": (MIDDLE, marked(MIDDLE, "k5 r")),
        "going": (MIDDLE, marked(MIDDLE, "k5", aimed=targets("k7")[0])),
        "refused": (MIDDLE, refused),
        "hint": (MIDDLE, marked(MIDDLE, hint=targets("k5 r l7"))),
        "hint-to-fire": (FIRING, marked(FIRING, hint=targets("k7 xn"))),
        "hint-of-an-end": (MIDDLE, marked(MIDDLE, hint=targets("end"))),
        "firing": (FIRING, Marks(picked=targets("k7 xn"))),
        "firing-flipped": (FIRING, Marks(picked=targets("k7 xn"), flipped=True)),
        "ways-to-fire": (AMID, marked(AMID, "d1")),
        "way-aimed": (AMID, marked(AMID, "d1", aimed=targets("xe")[0])),
        "hit": (HIT, marked(HIT, last=targets("k7 xn"))),
        "removing": (HIT, marked(HIT, aimed=targets("l11")[0])),
        "removed": (FIRING, marked(FIRING, last=targets("c9"), fresh=True)),
    }


def _without_map(drawn: Scene) -> Scene:
    """What lies on the map, and what can be done; the map itself is the same every time."""
    spots = tuple(spot for spot in drawn.spots if spot.offered or spot.picked)
    return drawn._replace(ground=(), spots=spots)


def scenes() -> dict[str, Scene]:
    """All of them; a name is a file's. The map is in the first two only."""
    drawn = {name: scene(position, marks) for name, (position, marks) in _boards().items()}
    for name in list(drawn)[2:]:
        drawn[name] = _without_map(drawn[name])
    for letter in LETTERS:
        shape = next(n for n, shape in enumerate(SHAPES) if shape.letter == letter)
        drawn[f"icon-{letter.lower()}"] = shape_icon(shape, len(drawn) % 2)
    drawn["badge-dead"] = badge(FIRST, 1, 0, "")
    for tiles, status in ((4, ""), (3, "moved"), (2, "spent"), (1, "")):
        for side in (FIRST, SECOND):
            drawn[f"badge-{side}{tiles}"] = badge(side, tiles + 1, tiles, status)
    return drawn
