"""How a game is drawn: its board, and the panels of its players."""

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
    """A kind of piece in a player's supply, or a piece in play, with the target that picks it.

    left: how many of the kind are left; None if unlimited. note: a remark.
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

    badges: the score as small pictures, shown instead of it; None without any.
    """

    score: Text
    badges: tuple[Scene, ...] | None = None
    stocks: tuple[Stock, ...] = ()


class Legend(NamedTuple):
    """Explains a part of the board: a small picture of it, its name, and what it does."""

    icon: Scene
    name: Text
    what: Text


class Showing(Entering[P], Protocol[P]):
    """What people see: the board as a scene, and the panels beside it."""

    def scene(self, position: P, marks: Marks) -> Scene:
        """The board. With marks.offered or marks.picked, the ghost of a half-entered move."""

    def scene_after(self, position: P, marks: Marks, plies: Sequence[Played[P]]) -> Scene:
        """The board with the effects of the last plies, all of one turn. By default without."""
        return self.scene(position, marks)

    @property
    def colourways(self) -> Sequence[str]:
        """Names of the board's colourways, the usual one first; empty if there is only one.

        The game's board.css selects by the attribute data-way of an element around
        the board; the text `slug.way.name` says it in words.
        """
        return ()

    @property
    def layers(self) -> Sequence[str]:
        """Names of extra drawings that you can switch on; `slug.layer.name` says them in words."""
        return ()

    @property
    def legend(self) -> Sequence[Legend]:
        """A line that explains the parts of the board; empty if all are alike."""
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
        """Loads the position editor: see core/game/editor.py. By default there is none."""
        return None
