"""The scenes of Pyrga that are kept as files, by name.

`python -m tools.generate.golden_scenes` writes them anew; look at what changed.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.scene import Marks, Scene
from tesserae.games.pyrga.board.pieces import icon, tower_badge
from tesserae.games.pyrga.board.scene import scene
from tesserae.games.pyrga.notation.targets import SPACES
from tesserae.games.pyrga.rules import (
    CYLINDER,
    DIRECTIONS,
    KINDS,
    PIECES,
    SQUARE,
    START,
    TRIANGLE,
    Position,
)
from tesserae.games.pyrga.words.guide import position_after
from tests.games.pyrga.playing import targets

SIDES: Final = (FIRST, SECOND)
FULL_SWING: Final = (
    "Tc2s Tc1e Cd1 Sd1 Td2n Td3w Tc3e Sd3 Sd2 Cd3 Ca2 Ta2e Tb2e Sc2 Cb2 Sb2 Sa2 Sa1 Cb1 Tb1n"
)
WON: Final = FULL_SWING + " Tb3e Cc3 Sc3"

STRUCTURE: Final = frozenset({"handle", "piece", "wall"})
"""Classes that no style needs to tell."""


def arranged(*piles: dict[int, Side], first_direction: int = 0) -> Position:
    """Piles (kind -> owner) on a1, b1, ..; the Triangles point n, e, s, w in turn."""
    sides, arrows = [0, 0], 0
    for cell, pile in enumerate(piles):
        for kind, side in pile.items():
            sides[side] |= 1 << 3 * cell + kind
        if TRIANGLE in pile:
            arrows |= (first_direction + cell) % 4 << 2 * cell
    return Position(FIRST, sides[FIRST], sides[SECOND], arrows)


def singles() -> Position:
    """Every piece of both sides, Triangles in every direction."""
    plain = [{kind: side} for side in SIDES for kind in (SQUARE, CYLINDER)]
    return arranged(*plain, *({TRIANGLE: side} for side in SIDES for _ in DIRECTIONS))


def pairs() -> Position:
    """Every two kinds of every two owners on one space."""
    kinds = ((SQUARE, CYLINDER), (SQUARE, TRIANGLE), (CYLINDER, TRIANGLE))
    return arranged(
        *({low: a, high: b} for low, high in kinds for a, b in product(SIDES, repeat=2))
    )


def towers() -> Position:
    """Towers of all owners."""
    owners = product(SIDES, repeat=3)
    return arranged(*(dict(zip(KINDS, owner, strict=True)) for owner in owners))


def opened(position: Position, **more: object) -> Marks:
    """Marks with the open spaces offered."""
    cells = {PIECES[move].cell for move in position.legal_moves()}
    offered = frozenset(SPACES[cell] for cell in cells)
    return Marks(offered=offered)._replace(**more)  # type: ignore[arg-type]


def _boards() -> dict[str, tuple[Position, Marks]]:
    middle, beside, won = (
        position_after(FULL_SWING),
        position_after("Ta2e Sb2"),
        position_after(WON),
    )
    directions = Marks(picked=targets("b4 T"), offered=frozenset(targets("e s w")))
    stuck = position_after("Tb3e Sc3 Td3w Tc3w Ta3e Cc3")
    kind_first = opened(middle, picked=targets("S"))
    return {
        "start": (START, opened(START)),
        "singles": (singles(), Marks()),
        "pairs": (pairs(), Marks()),
        "towers": (towers(), Marks()),
        "flipped": (middle, opened(middle, flipped=True)),
        "after-square": (beside, opened(beside)),
        "after-triangle": (middle, opened(middle)),
        "without-coordinates": (beside, opened(beside, coordinates=False)),
        "after-cylinder": (position_after("Tc1n Cc2"), opened(position_after("Tc1n Cc2"))),
        "anywhere-empty": (stuck, opened(stuck)),
        "over": (won, Marks(fresh=True)),
        "space-chosen": (middle, Marks(picked=targets("b4"), offered=frozenset(targets("S T C")))),
        "space-under-kind": (middle, kind_first._replace(aimed=targets("b3")[0])),
        "which-way": (middle, directions),
        "which-way-flipped": (middle, directions._replace(flipped=True)),
        "this-way": (middle, directions._replace(aimed=targets("w")[0])),
        "ghost-between": (position_after("Tc1n Cc2"), Marks(picked=targets("c2 S"))),
        "hints": (middle, Marks(hint=targets("b3 T e"))),
        "hint-of-a-space": (middle, Marks(hint=targets("b3"))),
        "faults": (middle, opened(middle, faults=targets("c3 b1"))),
    }


def scenes() -> dict[str, Scene]:
    """All of them; a name is a file's."""
    drawn = {name: scene(position, marks) for name, (position, marks) in _boards().items()}
    for side, kind in product(SIDES, KINDS):
        drawn[f"icon-{side}{kind}"] = icon(kind, side)
    for number, owner in enumerate((FIRST, SECOND, None)):
        drawn[f"badge-{number}"] = tower_badge(owner)
    return drawn
