"""The scenes of Zaic that are kept as files, by name.

`python -m tools.generate.golden_scenes` writes them anew; look at what changed.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from tesserae.core.entry import resolve
from tesserae.core.game import FIRST, SECOND
from tesserae.core.scene import Marks, Scene, Target
from tesserae.games.zaic.board.scene import scene
from tesserae.games.zaic.board.tiles import icon, number_tile
from tesserae.games.zaic.notation import moves
from tesserae.games.zaic.rules import HEIGHTS, KINDS, START, WIDTHS, Position
from tesserae.games.zaic.words.guide import position_after
from tesserae.games.zaic.words.reasons import why_not
from tests.games.zaic.playing import targets

FULL_SWING: Final = (
    "Bh8 Vh8 Vh6 Si7 Bf9 Se10 Sh8 Sf10 Vj6 Be7 Vd7 Bh4 Vi4 Vh5 Vg4 Bj8 Sf7 Bj4 Vj7 Hh5 Sj4 Vg9"
)
LAST: Final = targets("V g9")
WON: Final = (
    "Bh8 Bh10 Bg12 Sg14 Vj11 Vi9 Be14 Hk12 Vl13 Vj13 Vh11 Sg12 Sf12 "
    "Vh8 Si11 Sj8 Bf8 Ve8 Hj9 He15 Si9 Hk15 Vj12 Hf8 Vl10"
)
SHORT: Final = "Bh8 Sg9 Bf10 Sh10"
TALL: Final = "Bh8 Vi8 Bi6 Vi6 Vi7 Si7"
"""Light cannot answer SHORT; TALL is four levels high."""

STRUCTURE: Final[frozenset[str]] = frozenset()
"""Every class is told by a style."""


def offered(position: Position, tile: str) -> frozenset[Target]:
    """The cells that a tile may cover."""
    return resolve(moves.entries(position), targets(tile)).offered


def holding(position: Position, tile: str, **more: object) -> Marks:
    """Marks with a tile picked and its cells offered."""
    marks = Marks(picked=targets(tile), offered=offered(position, tile), last=LAST)
    return marks._replace(**more)  # type: ignore[arg-type]


def refused(position: Position, tile: str, cell: str) -> Marks:
    """Marks with a tile that was tried where it must not lie."""
    [tried] = targets(cell)
    reason = why_not(position, targets(tile), tried)
    assert reason is not None
    return Marks(picked=targets(tile), refused=tried, faults=reason.faults)


def anything(position: Position) -> Marks:
    """Marks with nothing picked and everything offered that is legal."""
    return Marks(offered=resolve(moves.entries(position), ()).offered, last=LAST)


def _boards() -> dict[str, tuple[Position, Marks]]:
    middle, two, won = position_after(FULL_SWING), position_after("Bh8 Sg9"), position_after(WON)
    lying, levels = holding(middle, "H"), frozenset({"levels"})
    return {
        "start": (START, holding(START, "B", last=())),
        "second-ply": (two, anything(two)._replace(last=targets("S g9"))),
        "middle": (middle, anything(middle)),
        "just-played": (middle, Marks(last=LAST, fresh=True)),
        "flipped": (
            middle,
            lying._replace(flipped=True, aimed=targets("d11")[0], layers=frozenset({"areas"})),
        ),
        "cell-picked": (middle, Marks(picked=targets("e8"), offered=frozenset(targets("H S")))),
        "ghost": (middle, lying._replace(aimed=targets("e8")[0])),
        "uneven": (middle, refused(middle, "H", "i7")),
        "own-colour": (middle, refused(middle, "V", "f5")),
        "too-wide": (middle, refused(middle, "V", "l8")),
        "hint": (middle, Marks(hint=targets("H e8"))),
        "levels": (middle, Marks(layers=levels)),
        "levels-hint": (
            middle,
            Marks(last=LAST, hint=targets("H e8"), worse=targets("V j5"), layers=levels),
        ),
        "levels-areas": (middle, lying._replace(layers=levels | {"areas"})),
        "areas": (middle, Marks(layers=frozenset({"areas"}))),
        "tall": (position_after(TALL), Marks()),
        "over": (won, Marks(last=targets("V l10"), fresh=True)),
        "over-early": (position_after(SHORT), Marks()),
    }


def scenes() -> dict[str, Scene]:
    """All of them; a name is a file's."""
    drawn = {name: scene(position, marks) for name, (position, marks) in _boards().items()}
    for side, kind in product((FIRST, SECOND), KINDS):
        drawn[f"icon-{side}{kind}"] = icon(WIDTHS[kind], HEIGHTS[kind], side)
    for side in (FIRST, SECOND):
        drawn[f"badge-{side}"] = number_tile(14, side)
    return drawn
