"""How a game is shown: its board, and the panels of its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tesserae.core.entry import Picked
from tesserae.core.game.entering import Entering
from tesserae.core.position import P, Played, Side
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import Text, text

if TYPE_CHECKING:
    from tesserae.core.game.editor import Editor


class Stock(NamedTuple):
    """A kind of piece in a player's supply, or a piece in play: the target that picks it.

    left: how many of the kind are left; None if it is not used up. note: a remark.
    rotates: whether `Game.with_piece_rotated` rotates it while it is picked.
    lost: whether it is no longer in play.
    """

    target: Target
    name: Text
    left: int | None
    icon: Scene
    rotates: bool = False
    note: Text | None = None
    lost: bool = False


class Panel(NamedTuple):
    """A player's score and supply.

    badges: the score as small pictures, which are shown in its place; None where there are none.
    """

    score: Text
    badges: tuple[Scene, ...] | None = None
    stocks: tuple[Stock, ...] = ()


class Legend(NamedTuple):
    """What something on the board does: a small picture of it, its name, and what it does."""

    icon: Scene
    name: Text
    what: Text


class Showing(Entering[P], Protocol[P]):
    """What people see: the board as a scene, and what stands beside it."""

    def scene(self, position: P, marks: Marks) -> Scene:
        """The board. With marks.offered or marks.picked, the ghost of a half-entered move."""

    def scene_after(self, position: P, marks: Marks, plies: Sequence[Played[P]]) -> Scene:
        """The board with what the last plies did, those of one turn. By default as without them."""
        return self.scene(position, marks)

    @property
    def colourways(self) -> Sequence[str]:
        """Names of the board's colourways, the usual one first; empty if there is one only.

        The game's board.css selects by the attribute data-way of an element around
        the board; the text `slug.way.name` says it in words.
        """
        return ()

    @property
    def layers(self) -> Sequence[str]:
        """Names of extra drawings that can be switched on; `slug.layer.name` says them in words."""
        return ()

    @property
    def legend(self) -> Sequence[Legend]:
        """A line that tells what the parts of the board do; empty where they are all alike."""
        return ()

    def showcase(self) -> P:
        """The position for the picture on the home page; by default after one ply."""
        position = self.initial()
        return position.apply(position.legal_moves()[0])

    def panel(self, position: P, side: Side, picked: Picked = ()) -> Panel:
        """A player's panel; `picked`: the move they are entering. By default `slug.score.side`."""
        return Panel(text(f"{self.slug}.score.{side}"))

    @property
    def editor(self) -> Callable[[], Editor[P]] | None:
        """Loads what sets up positions: see core/game/editor.py. By default there is nothing."""
        return None
