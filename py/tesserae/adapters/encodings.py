"""Games as numbers for machine learning: actions, and positions as planes.

The numbers never change while `Game.rules_version` stays the same; docs/adapters.md lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeAlias, cast

from tesserae.adapters.plain_encoding import PlainEncoding
from tesserae.core.game import Game, Move, Position, Side
from tesserae.core.game.on_squares import SquareGame
from tesserae.core.planes import Plane, Shape
from tesserae.games import catalog

Planes: TypeAlias = Callable[[Position, Side], Sequence[Plane]]


class Encoding(NamedTuple):
    """The encoding of a game, for one version of its rules.

    actions: the number of actions. numbers: those of legal moves in a position. action_text: the
    notation of an action for a side, even if it is never legal. planes: a position from a side's
    view, one plane for each of names, of this shape. longest: maximum plies of a game.
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
        """The legal moves by action number, in ascending order; empty once the game is over."""
        moves = position.legal_moves()
        return dict(sorted(zip(self.numbers(position, moves), moves, strict=True)))

    def number(self, position: Position, move: Move) -> int:
        """The action number of a legal move."""
        return self.numbers(position, (move,))[0]

    def __deepcopy__(self, memo: object) -> Encoding:
        """Returns self: it has no state, and a copied game would be a different one."""
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return encoding_of, (self.game.slug,)

    def action(self, position: Position, text: str) -> int:
        """Parses a legal move to its action number. BadInput if it is not legal."""
        return self.number(position, self.game.parse_move(position, text))


def encoding_of(slug: str) -> Encoding:
    return ENCODINGS[slug]


def encoding_for(game: Game[Position]) -> Encoding | None:
    """The encoding in a game's `encoding.py`; games on squares have a default."""
    name = f"{type(game).__module__.rpartition('.')[0]}.encoding"
    parts: Any = None
    if find_spec(name):
        parts = import_module(name)
    elif SquareGame in type(game).__mro__ and cast("SquareGame[Any]", game).longest:
        parts = PlainEncoding(cast("SquareGame[Any]", game))
    else:
        return None
    acts = parts.ACTIONS, parts.numbers, parts.action_text
    return Encoding(
        game, parts.RULES_VERSION, *acts, parts.NAMES, parts.SHAPE, parts.planes, parts.LONGEST
    )


_FOUND: Final = [(game.slug, encoding_for(game)) for game in catalog.GAMES]

ENCODINGS: Final = {slug: encoding for slug, encoding in _FOUND if encoding is not None}
"""The encodings by game name."""
