"""A game in numbers, as programs that learn want it: its actions, and a position as planes.

The numbers never change while `Game.rules_version` stays the same; docs/adapters.md lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tesserae.adapters.encodings import pyrga, tetrad, zaic
from tesserae.adapters.encodings.planes import Plane, Shape
from tesserae.core.game import Game, Move, Position, Side
from tesserae.games import catalog

Planes: TypeAlias = Callable[[Position, Side], Sequence[Plane]]


class Encoding(NamedTuple):
    """The encoding of a game, for one version of its rules.

    actions: how many numbers there are; a position has some of them. numbers: those of legal
    moves in a position. action_text: the text of a number for a side, in the notation of moves,
    whether it is ever legal or not. planes: a position as a side sees it, one for each of names,
    of this shape. longest: no game has more plies.
    """

    game: Game[Position]
    rules_version: int
    actions: int
    numbers: Callable[[Position, Sequence[Move]], Sequence[int]]
    action_text: Callable[[int, Side], str]
    names: Sequence[str]
    shape: Shape
    planes: Planes
    longest: int

    def legal(self, position: Position) -> dict[int, Move]:
        """The legal moves by their numbers, in ascending order; empty once the game is over."""
        moves = position.legal_moves()
        return dict(sorted(zip(self.numbers(position, moves), moves, strict=True)))

    def number(self, position: Position, move: Move) -> int:
        """The number of a legal move."""
        return self.numbers(position, (move,))[0]

    def __deepcopy__(self, memo: object) -> Encoding:
        """Itself: it has no state, and copies of a game would be other games."""
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _known, (self.game.slug,)

    def action(self, position: Position, text: str) -> int:
        """The number of a move's text. BadInput if it is not legal."""
        return self.number(position, self.game.parse_move(position, text))


def _known(slug: str) -> Encoding:
    return ENCODINGS[slug]


def _encoding(slug: str, version: int, module: object) -> Encoding:
    parts = (getattr(module, name) for name in ("ACTIONS", "numbers", "action_text"))
    seen = (getattr(module, name) for name in ("NAMES", "SHAPE", "planes", "LONGEST"))
    return Encoding(catalog.by_slug(slug), version, *parts, *seen)


ENCODINGS: Final = {
    "pyrga": _encoding("pyrga", 1, pyrga),
    "zaic": _encoding("zaic", 1, zaic),
    "tetrad": _encoding("tetrad", 1, tetrad),
}
"""The encodings by the names of the games."""
