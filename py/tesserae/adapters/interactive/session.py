"""An interactive board: handles clicks until it is a person's turn again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tesserae.adapters.interactive.markup import view
from tesserae.adapters.interactive.table import WAYS, Opponent, Shown, Table
from tesserae.adapters.interactive.values import Values, values_of
from tesserae.core.game import FIRST, Position
from tesserae.core.numerals import is_number
from tesserae.library.picture import check_colourway

Show: TypeAlias = Callable[[dict[str, Any]], None]
"""Shows a view (markup.py). It is called several times if an engine has to think."""


class Session:
    """A table, how to show it, and to whom.

    values: whether to show the values of moves; it searches for them at most `seconds` in every
    position, once. ValueError for an unknown colourway.
    """

    def __init__(
        self,
        show: Show,
        shown: Shown,
        opponent: Opponent | None = None,
        side: int = FIRST,
        *,
        values: bool = False,
        seconds: float = 2.0,
        flipped: bool = False,
        colourway: str | None = None,
    ) -> None:
        self.table = Table(shown, opponent, side)
        check_colourway(self.table.game, colourway)
        self._show, self._colourway, self._flipped = show, colourway, flipped
        self._weighs, self._seconds = values, seconds
        self._known: dict[Position, Values] = {}

    def handle(self, sent: Mapping[str, Any]) -> None:
        """Handles a click: an action and its argument. Ignores what makes no sense."""
        act, arg = str(sent.get("act", ""))[:20], str(sent.get("arg", ""))[:20]
        self._do(act, arg, touched=sent.get("touched") is True)
        self.go_on()

    def push(self, move: str) -> None:
        """Plays a move, then the opponent's reply. IllegalMove if it is not legal."""
        self.table.play(self.table.board.number_of(move))
        self.go_on()

    def flip(self) -> None:
        """Shows the board from the other side."""
        self._flipped = not self._flipped
        self.draw()

    def go_on(self) -> None:
        """Shows the view; lets the opponent play, and finds values."""
        table = self.table
        self.draw()
        while table.fault is None and table.reply():
            self.draw()
        if table.fault is not None:
            self.draw()
        if self._weighs and table.by_hand and table.position not in self._known:
            self._known[table.position] = values_of(table.board, self._seconds)
            self.draw()

    def draw(self) -> None:
        """Shows the view."""
        values = self._known.get(self.table.position)
        self._show(view(self.table, self._flipped, self._colourway, values))

    def _do(self, act: str, arg: str, *, touched: bool) -> None:
        table = self.table
        if act == "target":
            table.press(arg, touched=touched)
        elif act in ("confirm", "cancel", "rotate"):
            {"confirm": table.confirm, "cancel": table.cancel, "rotate": table.rotate}[act]()
        elif act == "go":
            for way in WAYS:
                if way == arg:
                    table.go(way)
        elif act == "jump" and arg == "start":
            table.go("first")
        elif act == "jump" and is_number(arg, 6) and int(arg) < len(table.record.plies):
            table.jump(int(arg))
        elif act == "chapter" and is_number(arg, 3) and int(arg) < len(table.titles):
            table.open(int(arg))
