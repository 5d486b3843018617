"""Nim as core.game.Game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from tesserae.core.entry import Entry, Picked
from tesserae.core.game import Move, Outcome, Panel, Prompt, Reason, Side
from tesserae.core.guide import Figure, Figures, Paragraph, Section
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import Text, text

from . import notation, picture
from .notation import TARGETS
from .rules import HEIGHT, START, Position
from .strings import STRINGS


class Nim:
    """The game of Nim."""

    slug: Final = "nim"
    rules: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS
    colourways: Final = ()
    layers: Final = ()
    swaps: Final = False
    foreseen: Final = False
    long_turns: Final = False
    drafts: Final = None
    setup: Final = None
    unit: Final = 1  # a take
    odds: Final = 3
    ladder: Final = ()
    board_css: Final = (files(__package__) / "board.css").read_text("utf-8")

    def initial(self) -> Position:
        """Three full heaps."""
        return START

    def showcase(self) -> Position:
        """One take into the game."""
        return START.apply(1)

    def encode(self, position: Position) -> str:
        """See notation.py."""
        return notation.encode(position)

    def decode(self, text: str) -> Position:
        """See notation.py."""
        return notation.decode(text)

    def format_move(self, position: Position, move: Move) -> str:  # noqa: ARG002
        """The lowest counter taken."""
        return TARGETS[move]

    def parse_move(self, position: Position, text: str) -> Move:
        """See notation.py."""
        return notation.parse_move(position, text)

    def entries(self, position: Position) -> Sequence[Entry]:
        """A click on the lowest counter taken."""
        return [Entry((TARGETS[move],), move) for move in position.legal_moves()]

    def scene(self, position: Position, marks: Marks) -> Scene:
        """See picture.py."""
        return picture.scene(position, marks)

    def turned(self, position: Position, picked: Picked) -> Picked:  # noqa: ARG002
        """Nothing turns."""
        return picked

    def panel(self, position: Position, side: Side, picked: Picked = ()) -> Panel:  # noqa: ARG002
        """The takes left; no supply."""
        takes = position.takes if side == position.to_move else 0
        return Panel(text("nim.score", n=takes), (), ())

    def why_not(self, position: Position, picked: Picked, target: Target) -> Reason | None:  # noqa: ARG002
        """A counter that is gone, or a game that is over."""
        if target not in TARGETS or TARGETS.index(target) in position.legal_moves():
            return None
        if position.outcome():
            return Reason(text("nim.no.over"))
        return Reason(text("nim.no.gone", counter=target), (target,))

    def prompt(self, position: Position, picked: Picked) -> Prompt:
        """One click is a move, so only one that waits to be confirmed is ever picked."""
        outcome = position.outcome()
        if outcome:
            return Prompt(text(f"nim.end.{outcome.winner}"), text("nim.end.why"))
        if picked:
            return Prompt(text("nim.do.confirm", counter=picked[0]), text("nim.why"))
        return Prompt(text("nim.do", n=position.takes), text("nim.why"))

    def describe(self, position: Position, move: Move) -> Text:
        """How many counters, and from where."""
        heap, left = divmod(move, HEIGHT)
        return text("nim.move", n=position.heaps[heap] - left, heap="ABC"[heap])

    def agreed(self, position: Position) -> Outcome | None:
        """A draw, as long as the game goes on."""
        return None if position.outcome() else Outcome(None, "agreed")

    def evaluate(self, position: Position, side: Side) -> int:
        """Takes left in one's own turn are worth a little; the rest is for the search."""
        return position.takes if side == position.to_move else -position.takes

    def standing(self, position: Position, score: int) -> Text:
        """Whoever has takes left seems to be ahead."""
        leader = position.to_move if score > 0 else 1 - position.to_move
        return text(f"nim.standing.{leader}" if score else "nim.standing.level")

    def guide(self) -> Sequence[Section]:
        """One section."""
        figures = (
            self._figure("start", self.initial(), Marks()),
            self._figure("taken", self.showcase(), Marks(last=("a2",)), legal=True),
            self._figure("gone", self.showcase(), Marks(faults=("a2",)), legal=False),
        )
        blocks = (Paragraph(text("nim.guide.rules.1")), Figures(figures))
        return (Section("rules", text("nim.guide.rules"), blocks),)

    def _figure(
        self, name: str, position: Position, marks: Marks, legal: bool | None = None
    ) -> Figure:
        key = f"nim.guide.figure.{name}"
        bare = self.scene(position, marks)._replace(spots=(), label=text(f"{key}.picture"))
        return Figure(bare, text(key), legal)
