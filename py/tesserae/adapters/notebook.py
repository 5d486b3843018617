"""A board to click on in notebooks: Jupyter, marimo, Colab.

>>> from tesserae.adapters.notebook import BoardWidget
>>> widget = BoardWidget("pyrga", opponent=2)
>>> widget.push("Tc2s")
>>> widget.board.ply
2
"""

from __future__ import annotations

from typing import Any, Final

try:
    import anywidget
    import traitlets
except ImportError:
    raise ImportError(
        "A board to click on needs the package anywidget: pip install 'tesserae-games[notebook]'"
    ) from None

from tesserae.adapters.interactive.markup import SCRIPT, styles
from tesserae.adapters.interactive.session import Session
from tesserae.adapters.interactive.table import Opponent, Shown
from tesserae.core.game import FIRST
from tesserae.library.board import Board
from tesserae.library.records.record import Record

THEMES: Final = ("auto", "light", "dark")
"""How it is coloured; "auto": as the notebook is."""


class BoardWidget(anywidget.AnyWidget):
    """A board that shows a game, takes moves, and walks through records.

    shown: a game by name, which then begins; a `Board`; a `Record`; or several records, as the
    chapters of a study. A move played in place of another begins a variation.

    opponent: who plays the other side: a level from 1 to 5, an engine, or a function that takes a
    board and returns a move. side: yours, 0 to begin or 1. values: show the value of each target:
    proven if possible, as in Pyrga, else estimates of the best moves, within `seconds` in every
    position. flipped: seen from the second side. theme: "auto", "light" or "dark". colourway: one
    of the game's. size: maximum of the board, in pixels.

    UnknownGame or ValueError for unknown values. Sentences are in the library's language.
    """

    _esm = SCRIPT

    moves = traitlets.Unicode(read_only=True).tag(sync=True)
    """The moves up to the position on the board; observable."""

    view = traitlets.Dict().tag(sync=True)
    sent = traitlets.Dict().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    theme = traitlets.Enum(THEMES, "auto").tag(sync=True)
    size = traitlets.Int(460).tag(sync=True)

    def __init__(
        self,
        shown: Shown = "pyrga",
        *,
        opponent: Opponent | None = None,
        side: int = FIRST,
        values: bool = False,
        seconds: float = 2.0,
        flipped: bool = False,
        theme: str = "auto",
        colourway: str | None = None,
        size: int = 460,
    ) -> None:
        if theme not in THEMES:
            raise ValueError(f"no such theme: {theme!r}; there are {', '.join(THEMES)}")
        self._session = Session(
            self._show,
            shown,
            opponent,
            side,
            values=values,
            seconds=seconds,
            flipped=flipped,
            colourway=colourway,
        )
        super().__init__(theme=theme, size=size)
        self._session.go_on()
        self.observe(lambda change: self._session.handle(change["new"]), "sent")

    @property
    def board(self) -> Board:
        """A copy of the board, with the moves up to the displayed position."""
        return self._session.table.board

    @property
    def record(self) -> Record:
        """A copy of the displayed record, with all variations."""
        return self._session.table.library_record

    def push(self, move: str) -> None:
        """Plays a move, then the opponent's reply. IllegalMove if it is not legal."""
        self._session.push(move)

    def flip(self) -> None:
        """Shows the board from the other side."""
        self._session.flip()

    def _show(self, view: dict[str, Any]) -> None:
        self.styles = styles(view["game"])
        self.view = view
        self.set_trait("moves", " ".join(self.board.move_stack))
